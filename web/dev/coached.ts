// A hand of a practice tournament among one's own hands, for the scripted room, and what the coach says of it:
// every verdict, every reason for no figure, and each of the four facts.

import { pastView } from './past.ts';
import { cards, chips, line } from './script.ts';
import type { CoachedHand, Decision, HandLine, Mattered, SeenHand } from '../src/connection/hands.ts';

const TABLE = 'past';
const NUMBER = 7;
const BLIND = 20;

const LINE: HandLine = {
  table: TABLE,
  number: NUMBER,
  id: '7000007',
  at: 1_800_000_000_000,
  title: 'Őrségi-Kovács Ágota emlékversenye',
  tournament: 'friday',
  money: 'tournament',
  value: 1,
  digits: 0,
  game: 'holdem',
  limit: 'no-limit',
  blind: BLIND,
  pot: 130,
  showdown: true,
  seat: 1,
  gain: -1060,
  stack: 940,
};

const PLAIN: Decision = {
  street: 0,
  street_name: 'pre_flop',
  cards: 'AsKs',
  boards: [],
  pot: 1030,
  to_call: 20,
  stack: 2000,
  where: 'early',
  did: line('action-raise', undefined, chips(60)),
  timed_out: false,
  bot: line('action-raise', undefined, chips(60)),
  best: null,
  equity: 0.312,
  needed: 0.4,
  really: 0.451,
  cost: 0,
  blinds: 0,
  margin: 12,
  prizes: 0,
  verdict: 'good',
  why_none: '',
  mattered: [],
};

const strength = (say: string, facts: Record<string, number>): Mattered => ({
  fact: 'strength',
  line: line(say, undefined, facts),
});
const EVENT: readonly Mattered[] = [
  { fact: 'structure', line: line('coach-structure', undefined, { speed: 'fast', left: 9, paid: 3 }) },
  { fact: 'stack', line: line('coach-stack', undefined, { own: 100, others: 64 }) },
  { fact: 'stack', line: line('coach-stack-prizes', undefined, { percent: 34 }) },
];
const position = (where: string, behind: number): Mattered => ({
  fact: 'position',
  line: line('coach-position', undefined, { where, behind }),
});
const FREE = strength('coach-strength-free', { percent: 81, even: 50 });

const DECISIONS: readonly Decision[] = [
  {
    ...PLAIN,
    mattered: [
      ...EVENT,
      position('early', 8),
      strength('coach-strength-start', { percent: 97 }),
      strength('coach-strength-all-enough', { percent: 31, needed: 17 }),
      strength('coach-strength-to-come', {}),
      strength('coach-strength-some', { rivals: 5 }),
    ],
  },
  {
    ...PLAIN,
    to_call: 0,
    did: line('action-check'),
    bot: line('action-bet', undefined, chips(90)),
    street: 1,
    street_name: 'flop',
    boards: ['Kd7s2c', '9h9s4d'],
    equity: 0.81,
    needed: null,
    verdict: 'even',
    timed_out: true,
    mattered: [position('button', 1), FREE],
  },
  {
    ...PLAIN,
    did: line('action-all-in', undefined, chips(1940)),
    bot: line('action-fold'),
    best: line('action-call', undefined, chips(1_240_000)),
    street: 2,
    street_name: 'turn',
    boards: ['Kd7s2cQh'],
    pot: 1_480_000,
    to_call: 1_240_000,
    cost: 412_345,
    blinds: 20_617.2,
    verdict: 'gave',
    mattered: [strength('coach-strength-short', { percent: 24, needed: 46 })],
  },
  {
    ...PLAIN,
    where: 'big_blind',
    did: line('action-call', undefined, chips(200)),
    bot: line('action-fold'),
    best: line('action-fold'),
    prizes: 0.034,
    cost: 10,
    verdict: 'gave',
    mattered: [
      { fact: 'stack', line: line('coach-stack-short', undefined, { own: 9, others: 31 }) },
      { fact: 'position', line: line('coach-position-blind-late', undefined, { behind: 0 }) },
    ],
  },
  {
    ...PLAIN,
    verdict: 'other',
    why_none: 'short',
    bot: line('action-all-in', undefined, chips(200)),
    mattered: [strength('coach-strength-all-just', { percent: 33 })],
  },
  {
    ...PLAIN,
    street_name: 'third_draw',
    boards: [],
    where: 'none',
    did: line('coach-throws', undefined, cards('9c9dKh')),
    bot: line('action-stand-pat'),
    cards: '2d3h9c9dKh',
    equity: null,
    needed: null,
    really: null,
    verdict: 'other',
    why_none: 'draw',
    mattered: [strength('coach-strength-drawn-other', { percent: 32, better: 46 })],
  },
];

const COACHED: CoachedHand = { decisions: DECISIONS, tournament: true, blind: BLIND };

/** One's own hands; undefined: it is no question about them. */
export function ownHands(route: string): object | undefined {
  switch (route) {
    case 'GET /api/me/hands':
      return { hands: [LINE], before: '', complete: true };
    case 'GET /api/me/hands/places':
      return { tables: [{ id: TABLE, title: LINE.title }], tournaments: [], games: ['holdem'], money: ['tournament'] };
    case `GET /api/me/hands/${TABLE}/${NUMBER}`:
      return seen();
    case `GET /api/me/hands/${TABLE}/${NUMBER}/coach`:
      return COACHED;
    default:
      return undefined;
  }
}

function seen(): SeenHand | undefined {
  const hand = pastView(NUMBER);
  return hand && { line: LINE, hand, odds: [], why_none: '', coach: true };
}
