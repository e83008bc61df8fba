import { expect, test } from 'vitest';
import { CALL, FOLD, question, RAISE, seat, tableView } from '../../testing';
import type { ChooseAmount, Option } from '../../wire';
import { agreement, filled, fits, isCalled, mustAsk, nearest, offered, optionsOf, pickedAfter } from './input';

const RANGE = RAISE.choose?.[0] as ChooseAmount;
const DISCARD: Option = {
  word: 'discard',
  action: { type: 'discard', seat: 1 },
  choose: [{ what: 'cards', field: 'cards', least: 1, most: 3 }],
};
const SIT: Option = {
  word: 'sit',
  action: { type: 'sit', player: 'p1' },
  choose: [
    { what: 'seat', field: 'seat', seats: [3, 4] },
    { what: 'amount', field: 'chips', least: 40, most: 200, step: 1, chips: true, marks: [] },
  ],
};

test("an option's own action is what is sent", () => {
  expect(filled(CALL, {})).toBe(CALL.action);
});

test('what an option leaves open is filled in', () => {
  expect(filled(RAISE, { amount: 120 })).toEqual({ type: 'raise_to', seat: 1, total: 120 });
  expect(filled(DISCARD, { cards: ['As', '7d'] })).toEqual({ type: 'discard', seat: 1, cards: 'As7d' });
  expect(filled(SIT, { seat: 4, amount: 100 })).toEqual({ type: 'sit', player: 'p1', seat: 4, chips: 100 });
});

test('nothing is sent while something is open, out of bounds or refused', () => {
  expect(filled(RAISE, {})).toBeUndefined();
  expect(filled(RAISE, { amount: 79 })).toBeUndefined();
  expect(filled(RAISE, { amount: NaN })).toBeUndefined();
  expect(filled(DISCARD, { cards: [] })).toBeUndefined();
  expect(filled(DISCARD, { cards: ['2c', '3c', '4c', '5c'] })).toBeUndefined();
  expect(filled(SIT, { seat: 1, amount: 100 })).toBeUndefined();
  expect(filled({ ...CALL, refusal: { clause: 'B0', code: 'x', facts: [] } }, {})).toBeUndefined();
});

test('amounts go in whole chips, but all-in always', () => {
  expect([80, 85, 205].every((amount) => fits(RANGE, amount))).toBe(true);
  expect([75, 82, 204, 206, 100.5].some((amount) => fits(RANGE, amount))).toBe(false);
  expect([0, 82, 83, 203, 999].map((amount) => nearest(RANGE, amount))).toEqual([80, 80, 85, 205, 205]);
});

test('a dialog asks for what is open', () => {
  expect(mustAsk(CALL, {})).toBe(false);
  expect(mustAsk(RAISE, {})).toBe(true);
  expect(mustAsk(RAISE, { amount: 100 })).toBe(false);
  expect(mustAsk(SIT, { seat: 3 })).toBe(true);
  expect(mustAsk(DISCARD, {})).toBe(true);
  expect(mustAsk(DISCARD, { cards: ['As'] })).toBe(false);
});

test('cards are picked in their order, and no more than may be', () => {
  expect(pickedAfter([2], 0, 3)).toEqual([0, 2]);
  expect(pickedAfter([0, 2], 2, 3)).toEqual([0]);
  expect(pickedAfter([0, 2], 4, 2)).toEqual([0, 2]);
});

test('what is asked comes before what is possible besides', () => {
  const leave: Option = { word: 'leave', action: { type: 'leave', seat: 1 } };
  const view = tableView({ can: { sit: SIT, leave, post: { word: 'post', action: { type: 'choose_entry' } } } });
  expect(optionsOf(view, question([FOLD])).map((option) => option.word)).toEqual(['fold', 'sit', 'leave', 'post']);
  expect(offered(view, true).map((option) => option.word)).toEqual(['post']);
  expect(offered(view, false).map((option) => option.word)).toEqual(['leave']);
});

test('who has lost everything buys again at hand', () => {
  const buy: Option = { word: 'buy', action: { type: 'buy', seat: 1 } };
  const broke = tableView({ seats: { 1: seat(1, 'Anna', { stack: 0, marks: ['broke'] }) }, can: { buy } });
  expect(offered(broke, true)).toEqual([buy]);
  expect(offered(tableView({ can: { buy } }), true)).toEqual([]);
  expect(offered(tableView({ can: { buy } }), false)).toEqual([buy]);
});

test('who waited for a seat is told when there is one', () => {
  const leave: Option = { word: 'leave_list', action: { type: 'leave_list' } };
  const sit: Option = { word: 'sit', action: { type: 'sit' } };
  const refusal = { clause: 'T5', code: 'seat.taken', facts: [] };
  expect(isCalled(tableView({ can: { leave_list: leave, sit } }))).toBe(true);
  expect(isCalled(tableView({ can: { leave_list: leave, sit: { ...sit, refusal } } }))).toBe(false);
  expect(isCalled(tableView({ can: { sit } }))).toBe(false);
});

test('a bomb pot that is proposed can be agreed to at once', () => {
  const now = { straddle: true, bomb_pot: false, runs: 2, cut: false };
  const switching = { what: 'switches', field: 'switches', now, offered: ['bomb_pot'], most_runs: 3 } as const;
  const switches: Option = { word: 'switches', action: { type: 'set_switches', seat: 1 }, choose: [switching] };
  const asked = tableView({ bomb_asked: 2, can: { switches } });
  expect(agreement(asked)).toEqual({ type: 'set_switches', seat: 1, switches: { ...now, bomb_pot: true } });
  expect(agreement(tableView({ can: { switches } }))).toBeUndefined();
  const agreed = { ...switches, choose: [{ ...switching, now: { ...now, bomb_pot: true } }] };
  expect(agreement(tableView({ bomb_asked: 2, can: { switches: agreed } }))).toBeUndefined();
});
