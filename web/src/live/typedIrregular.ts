// What went wrong, as the dealer types it: `put 100 25 raise`, `oot check`, `count 3 1`. Pure.

import type { Action, TableView } from '../wire';
import type { Command } from './commands';
import { actionOf, blankDraft, placeInDeal, putIn, type Draft } from './irregular';

type Cards = (text: string) => string | undefined;
interface Reading {
  readonly view: TableView;
  /** An amount as it was typed, in chips; NaN: it is none. */
  readonly chips: (text: string) => number;
  readonly cards: Cards;
  /** What is said where no reason was typed. */
  readonly why: (key: string) => string;
}

const SAID: Readonly<Record<string, Draft['said']>> = {
  ...{ check: 'check', k: 'check', call: 'call', c: 'call', bet: 'bet', raise: 'raise', r: 'raise' },
  ...{ allin: 'all_in', a: 'all_in', pot: 'pot' },
};
const DEAL: Readonly<Record<string, string>> = {
  ...{ boxed: 'boxed_card', fouled: 'fouled_deck', first: 'wrong_first_card', button: 'wrong_button' },
  ...{ blinds: 'wrong_blinds', leftout: 'seat_left_out', entitled: 'seat_not_entitled' },
};

/** The command; undefined: the word is none of these. */
export function irregularTyped(word: string, about: string, reading: Reading): Command | undefined {
  const words = about.split(/\s+/).filter(Boolean);
  if (word in DEAL) return done({ type: 'deal_error', what: DEAL[word], cards: Number(words[0] ?? 1) });
  switch (word) {
    case 'put':
      return put(words.map(lower), reading, asked(reading.view));
    case 'oot':
      return outOfTurn(words.map(lower), reading);
    case 'count':
      return numbers(words, 2, ([seat, has]) => ({ type: 'wrong_count', seat, has }));
    case 'flip':
      return numbers(words, 2, ([seat = 0, which = 1]) => ({
        type: 'exposed_cards',
        exposed: [[placeInDeal(reading.view, seat, which), '??']],
      }));
    case 'aside':
      return aside(about, reading);
    case 'four':
      return four(words, reading);
    case 'misdeal':
      return done({ type: 'declare_misdeal', reason: about || reading.why('misdeal'), clause: 'I2' });
    case 'dead':
      return dead(words, reading);
    case 'note':
      return about
        ? done({ type: 'note_irregularity', what: 'other', clause: 'F1', reason: about })
        : { wrong: 'console-wrong-reason' };
    default:
      return undefined;
  }
}

const lower = (text: string): string => text.toLowerCase();
const done = (action: Action | undefined): Command => (action ? { action } : { wrong: 'console-wrong-put' });
const asked = (view: TableView): number => view.live?.seat ?? 0;

/** Chips before the word, amounts behind it; `+` begins a second motion, `then` says that the chips came first. */
function put(words: readonly string[], reading: Reading, seat: number, early = false): Command {
  const draft = { ...blankDraft(), seat };
  const [chips, more, amounts]: number[][] = [[], [], []];
  let into = chips;
  let bad = false;
  for (const word of words) {
    const said = SAID[word];
    const amount = reading.chips(word);
    if (word === '+') into = more;
    else if (word === 'then') draft.chipsFirst = true;
    else if (word === 'full' || word === 'stay') draft.decision = word;
    else if (said && !draft.said) [draft.said, into] = [said, amounts];
    else if (Number.isFinite(amount) && amount > 0) into?.push(amount);
    else bad = true;
  }
  if (bad) return { wrong: 'console-wrong-put' };
  Object.assign(draft, { chips, more, amounts });
  return done(early ? putIn(draft) : actionOf('put_in', draft, reading.view, reading.why('undercall')));
}

/** The seat may be left out: it is the next one after the player who is asked. */
function outOfTurn(words: readonly string[], reading: Reading): Command {
  const named = /^\d+$/.test(words[0] ?? '');
  const seat = named ? Number(words[0]) : nextSeat(reading.view);
  const [does = '', ...rest] = named ? words.slice(1) : words;
  if (does === 'f' || does === 'fold') return done(early({ type: 'fold', seat }));
  if (does === 'put') {
    const command = put(rest, reading, seat, true);
    return 'action' in command ? done(early(command.action)) : command;
  }
  const said = SAID[does];
  if (said === 'check' || said === 'call') return done(early({ type: said, seat }));
  const total = reading.chips(rest.join(''));
  if ((said === 'raise' || said === 'bet') && total > 0) return done(early({ type: 'raise_to', seat, total }));
  return { wrong: 'console-wrong-oot' };
}

function early(action: Action): Action {
  return { type: 'out_of_turn', action };
}

function nextSeat(view: TableView): number {
  const seats = view.live?.irregular?.out_of_turn?.seats ?? [];
  return seats.find((seat) => seat > asked(view)) ?? seats[0] ?? 0;
}

function numbers(words: readonly string[], least: number, made: (given: readonly number[]) => Action): Command {
  const given = words.map(Number);
  return given.length < least || given.some(Number.isNaN) ? { wrong: 'console-wrong-seat' } : { action: made(given) };
}

function aside(about: string, { view, cards }: Reading): Command {
  const back = about ? cards(about) : '??'.repeat(view.live?.irregular?.set_aside?.cards ?? 0);
  return back === undefined ? { wrong: 'console-wrong-board' } : done({ type: 'set_aside', back });
}

function four(words: readonly string[], { cards }: Reading): Command {
  const burn = Number(words.at(-1));
  const flop = cards(words.slice(0, -1).join(''));
  return flop && burn ? done({ type: 'four_card_flop', cards: flop, burn }) : { wrong: 'console-wrong-four' };
}

function dead([seat, ...why]: readonly string[], reading: Reading): Command {
  const reason = why.join(' ') || reading.why('dead');
  return Number(seat)
    ? done({ type: 'kill_hand', seat: Number(seat), reason, clause: 'P17' })
    : { wrong: 'console-wrong-seat' };
}
