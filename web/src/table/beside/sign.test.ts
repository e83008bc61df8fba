import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SIGN } from '../../testing';
import { Catalogue } from '../../texts/catalogue';
import { keptText, moneyText } from './sign';

const TEXTS = join(__dirname, '../../../../src/pakli/texts/en');
const say = new Catalogue(
  'en',
  ['web', 'words', 'table', 'play', 'club'].map((theme) => readFileSync(join(TEXTS, `${theme}.ftl`), 'utf8')),
);
const OPEN = { owner: '', private: false, approve: false, delay: 0, chat: 'everyone' } as const;
const CLOSED = { ...OPEN, private: true, approve: true, delay: 30, chat: 'off' } as const;

test('a sign says what its chips are', () => {
  expect(moneyText(say, SIGN)).toBe(say.text('kind-practice'));
  expect(moneyText(say, { ...SIGN, practice: false })).toBe('chips of the club');
  const money = { code: 'EUR', value: 5, digits: 2 };
  expect(moneyText(say, { ...SIGN, practice: false, money })).toBe('a chip is €0.05');
});

test('what is as everywhere is left out', () => {
  expect(keptText(say, SIGN, OPEN)).toEqual(['The pack is offered for cutting.']);
  expect(keptText(say, SIGN, undefined)).toEqual(keptText(say, SIGN, OPEN));
});

test('how a table is kept is told in sentences', () => {
  const [game] = SIGN.games;
  const mixed = { ...SIGN, games: game ? [game, game] : [], rotation: 'hands', every: 8, cut: false, bomb_pot: 100 };
  expect(keptText(say, mixed as typeof SIGN, CLOSED)).toEqual([
    'The next game comes after so many hands: 8.',
    'Bomb pot: everybody pays 100.',
    'The pack is not cut.',
    'By invitation only.',
    'The host lets every buy-in through.',
    'Spectators see everything 30 s later.',
    'There is no chat.',
  ]);
});
