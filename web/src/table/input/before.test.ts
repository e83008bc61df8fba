import { expect, test } from 'vitest';
import { CALL, FOLD, question, RAISE, seat, tableView } from '../../testing';
import type { HandView, Option, TableView } from '../../wire';
import type { Known } from '../view';
import { befores, fateOf, priceOf, type Before, type BeforeKind } from './before';

const HAND: HandView = { number: 3, game: 0, pot: 60, pots: [], boards: [''], over: false };
const CHECK: Option = { word: 'check', action: { type: 'check', seat: 1 } };

/** Bence is to act; `front` lies before him, and 20 before Anna, who looks. */
function waiting(front: number, more: Partial<TableView> = {}): Known {
  const seats = { 1: seat(1, 'Anna', { cards: 'AsKd', front: 20 }), 2: seat(2, 'Bence', { front }) };
  return { v: 5, view: tableView({ seats, hand: HAND, to_act: [2], ...more }) };
}

function asked(front: number, options: readonly Option[], toCall: number): Known {
  return { ...waiting(front, { to_act: [1] }), question: question(options, { to_call: toCall }) };
}

function decided(kind: BeforeKind, known: Known): Before {
  const found = befores(known).find((before) => before.kind === kind);
  if (!found) throw new Error(`${kind} cannot be decided`);
  return found;
}

test('what can be decided hangs on what is to call', () => {
  expect(befores(waiting(20)).map(({ kind }) => kind)).toEqual(['check_fold', 'check']);
  expect(befores(waiting(60)).map(({ kind, price }) => [kind, price])).toEqual([
    ['check_fold', 40],
    ['call', 40],
  ]);
  expect(priceOf(waiting(900).view)).toBe(200); // no more than one has
});

test.each([
  ['one is asked already', asked(60, [CALL], 40)],
  ['one has folded', waiting(60, { seats: { 1: seat(1, 'Anna', { status: 'folded' }), 2: seat(2, 'Bence') } })],
  ['one is all-in', waiting(60, { seats: { 1: seat(1, 'Anna', { stack: 0 }), 2: seat(2, 'Bence') } })],
  ['nobody acts', waiting(60, { to_act: [] })],
  ['cards are drawn', waiting(60, { waits: 'drawing' })],
  ['the hand is over', waiting(60, { hand: { ...HAND, over: true } })],
  ['one only looks on', waiting(60, { me: { balance: 0 } })],
])('nothing is decided while %s', (_, known) => expect(befores(known)).toEqual([]));

test('a call is done at the price that was seen, and only then', () => {
  const before = decided('call', waiting(60));
  expect(fateOf(before, waiting(60))).toEqual({ now: 'kept' });
  expect(fateOf(before, asked(60, [FOLD, CALL, RAISE], 40))).toEqual({ now: 'done', option: CALL });
  expect(fateOf(before, waiting(100))).toEqual({ now: 'gone', told: true });
  expect(fateOf(before, asked(100, [FOLD, { ...CALL, amount: 80 }], 80))).toEqual({ now: 'gone', told: true });
});

test('a check is never turned into anything else', () => {
  const before = decided('check', waiting(20));
  expect(fateOf(before, asked(20, [FOLD, CHECK], 0))).toEqual({ now: 'done', option: CHECK });
  expect(fateOf(before, waiting(60))).toEqual({ now: 'gone', told: true });
  const no = { ...CHECK, refusal: { clause: 'B0', code: 'check.facing_bet', facts: [] } };
  expect(fateOf(before, asked(60, [FOLD, no, CALL], 40))).toEqual({ now: 'gone', told: true });
});

test('to check or fold is to check where that is free, and else to fold', () => {
  const before = decided('check_fold', waiting(20));
  expect(fateOf(before, waiting(60))).toEqual({ now: 'kept' });
  expect(fateOf(before, asked(20, [FOLD, CHECK], 0))).toEqual({ now: 'done', option: CHECK });
  expect(fateOf(before, asked(60, [FOLD, CALL], 40))).toEqual({ now: 'done', option: FOLD });
  // Never a fold that costs nothing to avoid.
  expect(fateOf(before, asked(20, [FOLD], 0))).toEqual({ now: 'gone', told: true });
});

test('a call of much is asked about all the same', () => {
  const before = decided('call', waiting(60));
  const much: Option = { ...CALL, confirm: 'web-confirm-call' };
  expect(fateOf(before, asked(60, [FOLD, much], 40))).toEqual({ now: 'gone', told: true });
});

test('a decision is for one betting round', () => {
  const before = decided('check_fold', waiting(60));
  const gone = { now: 'gone', told: false };
  expect(fateOf(before, waiting(60, { hand: { ...HAND, boards: ['2c3c4c'] } }))).toEqual(gone);
  expect(fateOf(before, waiting(60, { hand: { ...HAND, number: 4 } }))).toEqual(gone);
  expect(fateOf(before, waiting(60, { hand: { ...HAND, over: true } }))).toEqual(gone);
  const next = asked(20, [FOLD, CHECK], 0);
  const flop = { ...next.view, hand: { ...HAND, boards: ['2c3c4c'] } };
  expect(fateOf(before, { ...next, view: flop })).toEqual(gone);
  expect(fateOf(before, { ...waiting(60), view: { ...waiting(60).view, waits: 'drawing' } })).toEqual(gone);
});
