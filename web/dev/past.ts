// Hands that are over, for the scripted tables: the viewer raises, one calls, the flop comes, he wins.

import { difference } from './diff.ts';
import { cards, chips, gather, line, put, type Draft } from './script.ts';
import { atTable, game, sign } from './scripts/tables.ts';
import type { Line, PastLine, PastStep, PastView, TableView } from '../src/wire.ts';

const LAST = 12;
const NOW = 1_800_000_000_000;
const GAINS = [120, -40, 0, 310, -200, -60, 45, 0, 90, -150, 60, -20];

/** The last hands, the newest first. */
export function pastLines(): PastLine[] {
  let stack = 2000;
  const lines = GAINS.map((gain, at): PastLine => {
    stack += gain;
    const winner = gain > 0 ? { seat: 1, name: 'Anna', chips: gain } : { seat: 3, name: 'Cecília', chips: 80 - gain };
    const own = at === 4 ? {} : { gain, stack };
    return { number: at + 1, at: NOW + at * 90_000, game: 0, winners: [winner], ...own };
  });
  return lines.reverse();
}

export function pastView(number: number): PastView | undefined {
  if (!(number >= 1 && number <= LAST)) return undefined;
  const view = atTable('past', sign('Green table', [game('holdem', 'no-limit', 10, 20)]));
  const own = view.seats[1];
  if (own) own.name = 'Anna';
  for (const seat of Object.values(view.seats))
    Object.assign(seat, { status: 'in', cards: seat.number === 1 ? 'AsKs' : '????' });
  view.hand = { number, game: 0, pot: 0, pots: [], boards: [''], over: false };
  const first = structuredClone(view) as TableView;
  return { number, told: [line('event-hand-number', undefined, { number })], first, steps: stepsOf(view) };
}

function stepsOf(view: Draft): PastStep[] {
  const steps: PastStep[] = [];
  let before = structuredClone(view);
  const step = (told: readonly Line[], change: () => void): void => {
    change();
    steps.push({ told, set: difference(before, view) });
    before = structuredClone(view);
  };
  const me = (change: Partial<Draft['seats'][string]>): void => void Object.assign(view.seats[1] ?? {}, change);
  step([line('event-small-blind', 2, chips(10))], () => put(view, 2, 10));
  step([line('event-big-blind', 3, chips(20))], () => put(view, 3, 20));
  step([line('event-hole', undefined, cards('AsKs'))], () => (view.to_act = [1]));
  step([line('event-raise', 1, chips(60))], () => put(view, 1, 60));
  step([line('event-fold', 2)], () => Object.assign(view.seats[2] ?? {}, { status: 'folded', cards: '' }));
  step([line('event-call', 3, chips(40))], () => put(view, 3, 40));
  step([line('event-flop', undefined, cards('Kd7s2c'))], () => {
    gather(view);
    if (view.hand) view.hand.boards = ['Kd7s2c'];
  });
  step([line('event-fold', 3)], () => Object.assign(view.seats[3] ?? {}, { status: 'folded', cards: '' }));
  step([line('event-wins', 1, chips(130))], () => {
    if (view.hand) Object.assign(view.hand, { pot: 0, over: true });
    me({ won: 130, stack: (view.seats[1]?.stack ?? 0) + 130 });
  });
  return steps;
}
