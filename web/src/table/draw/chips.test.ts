import { expect, test } from 'vitest';
import { MOST_HIGH, MOST_KINDS, piles } from './chips';

test.each([
  [1, 1, [[0, 1]]],
  [20, 1, [[1, 4]]],
  [
    137,
    1,
    [
      [3, 1],
      [2, 1],
      [1, 2],
      [0, 2],
    ],
  ],
  [
    12_345,
    1,
    [
      [6, 2],
      [5, 2],
      [4, 0],
      [3, 3],
      [2, 2],
    ],
  ],
  [100, 25, [[0, 4]]],
  [0, 1, []],
] as const)('%i chips of %i are these piles', (amount, chip, wanted) => {
  const found = piles(amount, chip).map(({ kind, count }) => [kind, count]);
  expect(found.slice(0, 3)).toEqual(wanted.filter(([, count]) => count > 0).slice(0, 3));
});

test('no amount needs more than five denominations, nor a pile that is too high', () => {
  for (const amount of [3, 99, 4999, 999_999, 123_456_789, 1e12, 1e15]) {
    for (const kinds of [1, 2, MOST_KINDS]) {
      const found = piles(amount, 1, kinds);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(kinds);
      expect(Math.max(...found.map(({ count }) => count))).toBeLessThanOrEqual(MOST_HIGH);
    }
  }
});

test('what is too small to be drawn is one chip more, never none', () => {
  expect(piles(1_000_001, 1, 1)).toEqual([{ kind: 10, count: 2 }]);
});
