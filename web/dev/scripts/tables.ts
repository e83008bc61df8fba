// What the scripted tables are before anything happens.

import { seated, type Draft } from '../script.ts';
import type { GameSign, Option, SignView } from '../../src/wire.ts';

const TIMES = { to_act: 20_000, bank: 60_000, grace: 30_000 };
const NAMES = [
  'Bence',
  'Wiśniewska Katarzyna',
  'Cecília',
  'Dávid',
  'Żaneta',
  'Ferenc',
  'Gréta',
  'Hugó',
  'Maximiliánné Őrségi-Kovács',
];

export function game(variant: string, limit: GameSign['limit'], small: number, big: number): GameSign {
  const say = limit === 'fixed-limit' ? 'sign-limits' : 'sign-blinds';
  const facts =
    limit === 'fixed-limit'
      ? { low: { chips: small }, high: { chips: big } }
      : { small: { chips: small }, big: { chips: big } };
  return { variant, limit, stakes: [{ say, facts }], preset: 'standard', rules: [] };
}

export function sign(name: string, games: readonly GameSign[], more: Partial<SignView> = {}): SignView {
  const base = { kind: 'cash', practice: true, seats: 6, least: 400, most: 2000, chip: 1 } as const;
  const money = { code: '', value: 1, digits: 0 };
  return { name, games, ...base, money, rotation: 'orbits', every: 1, cut: true, times: TIMES, ...more };
}

const SWITCHES: Option = {
  word: 'switches',
  action: { type: 'set_switches', seat: 1 },
  choose: [
    {
      what: 'switches',
      field: 'switches',
      now: { straddle: false, bomb_pot: false, runs: -1, cut: true },
      offered: ['straddle', 'cut', 'runs'],
      most_runs: 3,
    },
  ],
};

const BUY: Option = {
  word: 'buy',
  action: { type: 'buy', seat: 1 },
  choose: [
    {
      what: 'amount',
      field: 'chips',
      least: 1,
      most: 500,
      step: 1,
      chips: true,
      marks: [
        { name: 'minimum', amount: 1 },
        { name: 'maximum', amount: 500 },
      ],
    },
  ],
};

/** A table with the viewer in seat 1 and bots in all others. */
export function atTable(id: string, board: SignView, stack = 2000): Draft {
  const others = NAMES.slice(0, board.seats - 1).map((name, at) => seated(at + 2, name, stack + at * 137));
  const seats = Object.fromEntries([seated(1, '', stack, { marks: [] }), ...others].map((one) => [one.number, one]));
  return {
    table: id,
    sign: board,
    seats,
    button: board.seats,
    waits: 'dealer',
    to_act: [],
    waiting_list: [{ player: 'w1', name: 'Ödön' }],
    spectators: [
      { player: 's1', name: 'Ágota' },
      { player: 's2', name: 'Stanisław' },
    ],
    me: { seat: 1, balance: 8000 },
    can: {
      buy: BUY,
      sit_out: { word: 'sit_out', action: { type: 'sit_out', seat: 1 } },
      sit_out_at_big_blind: {
        word: 'sit_out_at_big_blind',
        action: { type: 'sit_out_at_big_blind', seat: 1, on: true },
        on: false,
      },
      switches: SWITCHES,
      leave: { word: 'leave', action: { type: 'leave', seat: 1 }, confirm: 'web-confirm-leave' },
    },
  };
}

/** A sign with everything on it. */
export const SIGN: SignView = sign(
  'Draft',
  [
    { ...game('holdem', 'no-limit', 10, 20), rules: [{ rule: 'straddle', clause: 'S1', value: true }] },
    { ...game('omaha', 'pot-limit', 10, 20), rake: { per_mille: 25, cap: 60, no_flop_no_drop: true } },
  ],
  {
    practice: false,
    money: { code: 'EUR', value: 5, digits: 2 },
    bomb_pot: 100,
    cut: false,
    rotation: 'hands',
    every: 8,
  },
);
