// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SIGN, tableView } from '../../testing';
import type { Option } from '../../wire';
import { seatAtOnce, takeSeatWish, withSeatWish } from './seatAtOnce';

const sit: Option = {
  word: 'sit',
  action: { type: 'sit', seat: 0, chips: 0 },
  choose: [
    { what: 'seat', field: 'seat', seats: [3, 5] },
    { what: 'amount', field: 'chips', least: 400, most: 2000, step: 1, chips: true, marks: [] },
  ],
};

test('who comes for practice sits down in the first free seat with the most he may bring', () => {
  const sign = { ...SIGN, practice: true };
  expect(seatAtOnce(tableView({ sign, me: { balance: 5000 }, can: { sit } }))).toEqual({
    type: 'sit',
    seat: 3,
    chips: 2000,
  });
});

test('never where chips are played for, nor who sits already, nor who may not', () => {
  const practice = { ...SIGN, practice: true };
  expect(seatAtOnce(tableView({ sign: { ...SIGN, practice: false }, me: { balance: 0 }, can: { sit } }))).toBe(
    undefined,
  );
  expect(seatAtOnce(tableView({ sign: practice, me: { seat: 1, balance: 0 }, can: { sit } }))).toBe(undefined);
  expect(seatAtOnce(tableView({ sign: practice, me: { balance: 0 }, can: {} }))).toBe(undefined);
  const refused = { ...sit, refusal: { clause: 'T1', code: 'buy.too_little', facts: [] } };
  expect(seatAtOnce(tableView({ sign: practice, me: { balance: 0 }, can: { sit: refused } }))).toBe(undefined);
});

test('the address asks once', () => {
  history.replaceState({}, '', withSeatWish('/table.html?table=7'));
  expect(takeSeatWish()).toBe(true);
  expect(location.search).toBe('?table=7');
  expect(takeSeatWish()).toBe(false);
});
