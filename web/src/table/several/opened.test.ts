// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { addressOfAll, MOST_OPEN, nextWaiting, openedBy, remember, remembered, stepped } from './opened';

afterEach(() => sessionStorage.clear());

test('an address names the table in front, and those beside it in their order', () => {
  expect(openedBy('?table=a')).toEqual({ tables: ['a'], front: 'a' });
  expect(openedBy('?table=b&beside=a&beside=c&at=1')).toEqual({ tables: ['a', 'b', 'c'], front: 'b' });
  expect(openedBy('?table=a&beside=a&beside=b&beside=b')).toEqual({ tables: ['a', 'b'], front: 'a' });
  expect(openedBy('?table=a&beside=b&at=-3').tables).toEqual(['a', 'b']);
  expect(openedBy('?table=a&beside=b&at=99').tables).toEqual(['b', 'a']);
});

test('an address leads back to what it was made of', () => {
  for (const front of ['a', 'b c', 'ő&d']) {
    const opened = { tables: ['a', 'b c', 'ő&d'], front };
    expect(openedBy(addressOfAll(opened).split('?')[1] ?? '')).toEqual(opened);
  }
});

test('there is an end to how many are open', () => {
  const many = Array.from({ length: 20 }, (_, at) => `beside=t${at}`).join('&');
  const { tables } = openedBy(`?table=front&${many}`);
  expect(tables).toHaveLength(MOST_OPEN);
  expect(tables).toContain('front');
});

test('who has waited longest comes first, and nobody while one is asked at the table in front', () => {
  const waiting = [
    { table: 'b', since: 30 },
    { table: 'c', since: 20 },
  ];
  expect(nextWaiting(waiting, 'a')).toBe('c');
  expect(nextWaiting([...waiting, { table: 'a', since: 40 }], 'a')).toBeUndefined();
  expect(nextWaiting([], 'a')).toBeUndefined();
});

test('one goes round in both directions', () => {
  expect(stepped(['a', 'b', 'c'], 'c', 1)).toBe('a');
  expect(stepped(['a', 'b', 'c'], 'a', -1)).toBe('c');
});

test('where one sits is kept for oneself alone', () => {
  remember('p1', ['a', 'b']);
  expect(remembered('p1')).toEqual(['a', 'b']);
  expect(remembered('p2')).toEqual([]);
  sessionStorage.setItem('pakli.tables', '{broken');
  expect(remembered('p1')).toEqual([]);
});
