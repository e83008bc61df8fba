import { expect, test } from 'vitest';
import { heightFor, stepOf, widthOf } from './fan';

test('cards lie side by side where there is room, and closer where there is less', () => {
  expect(stepOf(2, 70, 300)).toBe(52);
  expect(stepOf(5, 70, 200)).toBeCloseTo(37.5);
  expect(widthOf(5, 70, stepOf(5, 70, 200))).toBeCloseTo(200);
});

test('a fan never hides a rank, however little room there is', () => {
  for (const cards of [2, 5, 7]) expect(stepOf(cards, 28, 10)).toBeGreaterThanOrEqual(28 * (5 / 7) * 0.55);
});

test('backs have nothing to hide', () => {
  expect(stepOf(7, 28, 10, true)).toBeLessThan(stepOf(7, 28, 10));
});

test('cards are as large as fits', () => {
  for (const cards of [2, 5, 7]) {
    const height = heightFor(cards, 96, 40);
    expect(height).toBeLessThanOrEqual(40);
    expect(widthOf(cards, height, stepOf(cards, height, 96))).toBeLessThanOrEqual(96.01);
  }
});
