import { describe, expect, test } from 'vitest';
import { overlap, planOf, scaleOf, type Box, type Plan, type Size } from './places';

const REM = 16;
const SIZES: Readonly<Record<string, Size>> = {
  'a wide screen with the panel open': { width: 944, height: 590, rem: REM },
  'a wide screen with the panel folded': { width: 1280, height: 590, rem: REM },
  'a low wide screen': { width: 900, height: 470, rem: REM },
  'a large screen': { width: 1900, height: 900, rem: REM },
  'a phone of 360 by 640 while one is asked': { width: 360, height: 400, rem: REM },
  'a larger phone': { width: 430, height: 700, rem: REM },
  'a phone on its side': { width: 640, height: 200, rem: REM },
  'a tablet upright': { width: 768, height: 800, rem: REM },
};
const COUNTS = [2, 3, 4, 5, 6, 7, 8, 9, 10];

function boxesOf({ others, own, middle }: Plan): [string, Box][] {
  const places = [...others, ...(own ? [own] : [])];
  const seats = places.flatMap(({ seat, pod, front }): [string, Box][] => [
    [`seat ${seat}`, pod],
    [`in front of ${seat}`, front],
  ]);
  return [...seats, ['middle', middle]];
}

function overlaps(plan: Plan): string[] {
  const boxes = boxesOf(plan);
  return boxes.flatMap(([name, box], at) =>
    boxes.slice(at + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${name} and ${other}`] : [])),
  );
}

describe.each(Object.entries(SIZES))('%s', (_, size) => {
  test.each(COUNTS)('holds %i seats, nothing over anything else', (seats) => {
    for (const own of [1, seats, undefined]) {
      const plan = planOf(size, seats, own);
      expect(plan.shape).not.toBe('list');
      expect(overlaps(plan)).toEqual([]);
      const height = Math.max(size.height, plan.height);
      for (const [name, box] of boxesOf(plan)) {
        expect([name, box.x >= 0, box.y >= 0, box.x + box.width <= size.width, box.y + box.height <= height]).toEqual([
          name,
          true,
          true,
          true,
          true,
        ]);
      }
    }
  });
});

test('a large screen shows the table larger, a small one never smaller', () => {
  expect(scaleOf(360, 400, REM)).toBe(1);
  expect(scaleOf(944, 560, REM)).toBe(1);
  expect(scaleOf(1584, 840, REM)).toBeCloseTo(1.38);
  expect(scaleOf(6000, 3000, REM)).toBe(1.75);
});

test('ten seats on a phone need no scrolling', () => {
  const size = SIZES['a phone of 360 by 640 while one is asked'];
  expect(size && planOf(size, 10, 1).height).toBeLessThanOrEqual(400);
});

test('a wide screen has an ellipse, with its own seat at the bottom in the middle', () => {
  const size = { width: 944, height: 590, rem: REM };
  const { shape, own, others, middle } = planOf(size, 6, 3);
  expect(shape).toBe('round');
  expect(own?.seat).toBe(3);
  expect((own?.pod.x ?? 0) + (own?.pod.width ?? 0) / 2).toBeCloseTo(472);
  expect(others.map(({ seat }) => seat)).toEqual([4, 5, 6, 1, 2]);
  expect(others[0]?.pod.x).toBeLessThan(others[4]?.pod.x ?? 0); // the next to act sits to the left
  expect(middle.width).toBeGreaterThan(300);
});

test('more than ten seats, and text so large that no pod fits, are a list', () => {
  expect(planOf({ width: 1280, height: 700, rem: REM }, 11, 1).shape).toBe('list');
  expect(planOf({ width: 360, height: 640, rem: 2 * REM }, 6, 1).shape).toBe('list');
});

test('text at twice its size keeps its pods apart on a wide screen', () => {
  const plan = planOf({ width: 1280, height: 640, rem: 2 * REM }, 9, 1);
  expect(overlaps(plan)).toEqual([]);
});
