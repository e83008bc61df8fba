import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { seat, tableView } from '../../testing';
import { Catalogue } from '../../texts/catalogue';
import { PLAIN_CHIPS } from '../../texts/words';
import type { Award, HandView } from '../../wire';
import { rowsOf, winningCards } from './results';

const TEXTS = resolve(__dirname, '../../../../src/pakli/texts/en');
const say = new Catalogue(
  'en',
  ['drawing', 'table', 'words', 'web'].map((theme) => readFileSync(resolve(TEXTS, `${theme}.ftl`), 'utf8')),
);
const FULL = 'KdKh7c7hKs';
const AWARDS: readonly Award[] = [
  { pot: 0, half: 'high', shares: [{ seat: 1, chips: 60, cards: FULL }] },
  { pot: 0, half: 'low', shares: [{ seat: 2, chips: 60 }] },
  { pot: 1, half: 'whole', board: 1, shares: [{ seat: 1, chips: 30, cards: 'AsKs' }] },
];

function hand(awards: readonly Award[], boards = ['KdKh7c2s7h', 'KdKh7c2s3h']): HandView {
  return { number: 1, game: 0, pot: 0, pots: [], boards, over: true, awards };
}

const seats = {
  1: seat(1, 'Anna', { status: 'shown', cards: 'AsKs', held: [{ category: 'full-house', ranks: 'KKK77' }] }),
  2: seat(2, 'Bence', { cards: '????' }),
};

test('every payment says which pot, board and half, who, how much and with what', () => {
  const rows = rowsOf(tableView({ hand: hand(AWARDS), seats, me: { balance: 0 } }), say, PLAIN_CHIPS);
  expect(rows.map(({ what }) => what)).toEqual(['main pot, high half', 'main pot, low half', 'side pot 1, board 2']);
  expect(rows[0]?.shares[0]).toEqual({
    seat: 1,
    text: 'Anna wins 60 with this hand: full house, kings full of sevens.',
    cards: 'K♦ K♥ 7♣ 7♥ K♠',
  });
  expect(rows[1]?.shares[0]?.text).toBe('Bence wins 60.');
});

test('where there is one pot and one board, only who and with what is said, to oneself as "you"', () => {
  const awards: Award[] = [{ pot: 0, half: 'whole', shares: [{ seat: 1, chips: 386, cards: FULL }] }];
  const [row] = rowsOf(tableView({ hand: hand(awards, ['KdKh7c2s7h']), seats }), say, PLAIN_CHIPS);
  expect(row?.what).toBe('');
  expect(row?.shares[0]?.text).toBe('You win 386 with this hand: full house, kings full of sevens.');
});

test('the cards of one payment are marked, on its own board only', () => {
  expect(winningCards(hand(AWARDS), 0, 0)).toBe(FULL);
  expect(winningCards(hand(AWARDS), 2, 0)).toBeUndefined();
  expect(winningCards(hand(AWARDS), 2, 1)).toBe('AsKs');
  expect(winningCards(hand(AWARDS), 1)).toBeUndefined(); // nobody has shown: nothing is marked
  expect(winningCards(undefined, 0)).toBeUndefined();
});
