// How a scripted table is written: a script changes the view as it likes and yields beats; where a beat asks
// something, the script goes on with the answer. It is a puppet show: nothing here knows the rules of a game.

import type { Action, Clock, Line, Option, Question, SeatView, TableView } from '../src/wire.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export type SeatDraft = Writable<SeatView>;
export type Draft = Omit<Writable<TableView>, 'seats' | 'me' | 'can' | 'hand' | 'to_act'> & {
  seats: Record<string, SeatDraft>;
  me: Writable<TableView['me']>;
  can: Writable<TableView['can']>;
  hand?: Writable<NonNullable<TableView['hand']>>;
  to_act: number[];
};

export interface Beat {
  readonly told?: readonly Line[];
  /** Asked of the viewer; the script goes on when he has answered. */
  readonly question?: Omit<Question, 'number'>;
  readonly clock?: Clock;
  /** How long it is looked at, in beats. */
  readonly pause?: number;
}

export type Script = (view: Draft) => Generator<Beat, void, Action>;

export interface Scripted {
  readonly view: Draft;
  readonly script: Script;
}

/** A line about a seat. */
export function line(say: string, seat?: number, facts?: Line['facts']): Line {
  return { say, ...(seat === undefined ? {} : { seat }), ...(facts ? { facts } : {}) };
}

export const chips = (amount: number) => ({ amount: { chips: amount } });
export const cards = (text: string) => ({ cards: { cards: text } });

/** The clock of who is asked. */
export function clockOf(seats: readonly number[]): Clock {
  return { seats, left: 20_000, of: 20_000, kind: 'time', bank: 60_000 };
}

export function seated(number: number, name: string, stack: number, more: Partial<SeatDraft> = {}): SeatDraft {
  return { number, player: `p-${number}`, name, stack, front: 0, status: 'none', cards: '', marks: ['bot'], ...more };
}

/** Put chips in front of a seat. */
export function put(view: Draft, number: number, amount: number): void {
  const seat = view.seats[number];
  if (!seat) return;
  seat.stack -= amount;
  seat.front += amount;
  if (view.hand) view.hand.pot += amount;
}

/** Gather what is in front of everybody; a new round begins. */
export function gather(view: Draft): void {
  for (const seat of Object.values(view.seats)) {
    seat.front = 0;
    if (seat.did?.word !== 'fold') delete seat.did;
  }
}

/** A bot's move, told and done. */
export function* moves(
  view: Draft,
  number: number,
  did: SeatDraft['did'] & object,
  say: string,
): Generator<Beat, void, Action> {
  const seat = view.seats[number];
  if (!seat) return;
  view.to_act = [number];
  yield { clock: clockOf([number]) };
  seat.did = did;
  if (did.word === 'fold') seat.status = 'folded';
  const facts = did.amount === undefined ? undefined : chips(did.amount);
  if (did.amount) put(view, number, did.word === 'raise' ? did.amount - seat.front : did.amount);
  view.to_act = [];
  yield { told: [line(say, number, facts)], pause: 0.3 };
}

/** Ask the viewer. */
export function ask(options: readonly Option[], more: Partial<Question> = {}): Beat {
  return { question: { what: 'betting', options, ...more }, pause: 0 };
}

export const plain = (word: Option['word'], type: string, more: Partial<Option> = {}): Option => ({
  word,
  action: { type, seat: 1 },
  ...more,
});

export function raise(word: 'bet' | 'raise', least: number, most: number, pot: number): Option {
  const marks = [
    { name: 'least', amount: least },
    { name: 'half_pot', amount: Math.max(least, pot / 2) },
    { name: 'pot', amount: pot },
    { name: 'most', amount: most },
  ] as const;
  const choose = [{ what: 'amount', field: 'total', least, most, step: 1, chips: true, marks }] as const;
  return { word, action: { type: 'raise_to', seat: 1 }, choose };
}

export const allIn = (amount: number): Option =>
  plain('all_in', 'raise_to', {
    amount,
    action: { type: 'raise_to', seat: 1, total: amount },
    confirm: 'turn-confirm-all-in',
  });
