import { expect, test } from 'vitest';
import { toldOf } from '../connection/handFiles';
import { asked, type StreetOdds } from '../connection/hands';
import type { Frame } from '../table/beside/replay';
import { Catalogue } from '../texts/catalogue';
import { handIn, linkTo, sharedIn } from './address';
import { dayAt, oddsAt, percentText, signed } from './figures';

const say = new Catalogue('hu', []);

test('an address names a hand, or holds the secret of a link', () => {
  expect(handIn('#a1b2c3-17')).toEqual({ table: 'a1b2c3', number: 17 });
  expect(handIn('#a1b2c3-2-17')).toEqual({ table: 'a1b2c3-2', number: 17 });
  for (const other of ['', '#list', '#hand=abc-1', '#a-x', '#A1-2']) expect(handIn(other)).toBeUndefined();
  const link = linkTo('T0ken_-', 'https://club.example/hands.html?x#a1-2');
  expect(link).toBe('https://club.example/hands.html#hand=T0ken_-');
  expect(sharedIn(new URL(link).hash)).toBe('T0ken_-');
  expect(sharedIn('#list')).toBe('');
});

test('what is empty is not asked for', () => {
  expect(asked({})).toBe('');
  expect(asked({ table: 'a b', big: false, since: 0, showdown: true }, { before: '' })).toBe(
    '?table=a+b&showdown=true',
  );
});

test('what is not in a file is told with its reasons, in one order', () => {
  const headers = { 'X-Pakli-Hands': '7', 'X-Pakli-Left-Out': '15' };
  const why = { 'X-Pakli-Left-Out-Why': 'older=12, no_such_game=3, strange=9' };
  expect(toldOf(new Headers({ ...headers, ...why }))).toEqual({
    hands: 7,
    leftOut: 15,
    why: [
      ['no_such_game', 3],
      ['older', 12],
    ],
  });
  expect(toldOf(new Headers())).toEqual({ hands: 0, leftOut: 0, why: [] });
});

test('figures are written as the language has them', () => {
  expect(percentText(say, 0.3333)).toBe('33,3%');
  expect(percentText(say, 1)).toBe('100%');
  expect(percentText(say, -0.5)).toBe('−50%');
  expect([signed('5', 5), signed('0', 0)]).toEqual(['+5', '0']);
});

test('a day begins at midnight here, and ends at the next', () => {
  expect(dayAt('2026-03-29')).toBe(new Date(2026, 2, 29).getTime());
  expect(dayAt('2026-12-31', 1)).toBe(new Date(2027, 0, 1).getTime());
  expect(dayAt('')).toBe(0);
});

function odds(cards: number, board = ''): StreetOdds {
  return { cards, board, exact: true, seats: [] };
}

function frame(boards: readonly string[], cards = ''): Frame {
  const view = { hand: { boards }, seats: { 1: { cards } } };
  return { view, lines: [], seats: {} } as unknown as Frame;
}

test('the odds of a step are those of its board, or in stud of the cards', () => {
  const holdem = [odds(0), odds(3, '2c3c4d')];
  expect(oddsAt(holdem, frame([], 'AsKs'))).toBe(holdem[0]);
  expect(oddsAt(holdem, frame(['2c3c4d'], 'AsKs'))).toBe(holdem[1]);
  expect(oddsAt(holdem, frame(['2c3c4d9h'], 'AsKs'))).toBeUndefined();
  expect(oddsAt(holdem, frame(['2c3c4d', '2c3c5d']))).toBeUndefined();
  const stud = [odds(3), odds(4)];
  expect(oddsAt(stud, frame([], 'AsKsQs'))).toBe(stud[0]);
  expect(oddsAt(stud, frame([], 'AsKsQsJs'))).toBe(stud[1]);
  expect(oddsAt(stud, frame([], 'AsKsQsJs9s'))).toBeUndefined();
});
