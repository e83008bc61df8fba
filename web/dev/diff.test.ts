import { expect, test } from 'vitest';
import { patched } from '../src/table/patch';
import { difference } from './diff';

test.each([
  [{ a: 1 }, { a: 1 }, {}],
  [{ a: 1, b: 2 }, { a: 1 }, { b: null }],
  [{ a: { b: 1, c: 2 } }, { a: { b: 1, d: 3 } }, { a: { c: null, d: 3 } }],
  [{ a: [1, 2] }, { a: [1] }, { a: [1] }],
  [{ a: [1] }, { a: { b: 1 } }, { a: { b: 1 } }],
  [{}, { seats: { 3: { stack: 5 } } }, { seats: { 3: { stack: 5 } } }],
])('from %j to %j it is %j', (before, after, patch) => {
  expect(difference(before, after)).toEqual(patch);
  expect(patched<object>(before, patch)).toEqual(after);
});
