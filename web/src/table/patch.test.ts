import { expect, test } from 'vitest';
import { patched } from './patch';

// The cases of RFC 7396's appendix whose target and patch are objects.
test.each([
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
])('%j with %j is %j', (target, patch, result) => {
  expect(patched<object>(target, patch)).toEqual(result);
});

test('what did not change is the very same', () => {
  const before = { seats: { 1: { stack: 5 }, 2: { stack: 7 } }, button: 1 };
  const after = patched(before, { seats: { 1: { stack: 4 } } });
  expect(before.seats[1].stack).toBe(5);
  expect(after.seats[2]).toBe(before.seats[2]);
});
