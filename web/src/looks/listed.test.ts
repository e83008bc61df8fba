import { expect, test } from 'vitest';
import { linesOf, percentsOf } from './listed';

test.each([
  ['33 50, 100 %', [33, 50, 100]],
  ['', []],
  ['1000', [1000]],
  ['0', undefined],
  ['1001', undefined],
  ['1/2', undefined],
  ['1 2 3 4 5 6 7', undefined],
])('%j is read as %j per cent', (typed, percents) => {
  expect(percentsOf(typed)).toEqual(percents);
});

test('lines are read without blanks; too many or too long ones are refused', () => {
  expect(linesOf(' nice hand \n\nthank you')).toEqual(['nice hand', 'thank you']);
  expect(linesOf('a'.repeat(61))).toBeUndefined();
  expect(linesOf(Array(9).fill('a').join('\n'))).toBeUndefined();
});
