import { expect, test } from 'vitest';
import { catalogueOf, SIGN } from '../testing';
import { gamesText } from '../table/input/labels';
import type { GameSign, LobbyTable } from '../wire';
import { isFull, listed, standOf } from './lobby';

function lobbyTable(table: string, players: number, more: Partial<LobbyTable> = {}): LobbyTable {
  return { table, sign: { ...SIGN, name: table }, players, waiting: 0, average_pot: 0, ...more };
}

test('tables with players and a seat free come first, empty ones last', () => {
  const tables = [lobbyTable('empty', 0), lobbyTable('full', 6), lobbyTable('two', 2), lobbyTable('five', 5)];
  const ids = (freeOnly: boolean) => listed(tables, { game: '', freeOnly }).map(({ table }) => table);
  expect(ids(false)).toEqual(['five', 'two', 'full', 'empty']);
  expect(ids(true)).toEqual(['five', 'two', 'empty']);
  expect(listed(tables, { game: 'razz', freeOnly: false })).toEqual([]);
});

test('a mixed game is called by its name', () => {
  const say = catalogueOf('en');
  const [game] = SIGN.games as readonly [GameSign];
  const played = (limit: GameSign['limit'], ...variants: string[]) =>
    gamesText(say, { ...SIGN, games: variants.map((variant) => ({ ...game, variant, limit })) });
  const mix = ['holdem', 'omaha-high-low', 'razz', 'stud', 'stud-high-low'];
  expect(played('fixed-limit', ...mix)).toBe('HORSE, Fixed Limit');
  expect(played('pot-limit', 'holdem', 'omaha')).toBe('Mixed game, Pot Limit');
  expect(played('no-limit', 'holdem')).toBe('Texas Hold’em, No Limit');
  const [one, ...others] = ['holdem', 'omaha'].map((variant) => ({ ...game, variant }));
  const limits = [{ ...game, ...one, limit: 'fixed-limit' as const }, ...others];
  expect(gamesText(say, { ...SIGN, games: limits })).toBe('Mixed game');
});

test('a seat for which others wait is not free', () => {
  expect(isFull(lobbyTable('a', 5))).toBe(false);
  expect(isFull(lobbyTable('a', 5, { waiting: 1 }))).toBe(true);
  expect(isFull(lobbyTable('a', 6))).toBe(true);
});

test('only tables where one waits are looked at anew', () => {
  const waiting = [{ table: 'a', place: 2, called: false }];
  const before = standOf([lobbyTable('a', 6, { waiting: 2 }), lobbyTable('b', 1)], waiting);
  expect(standOf([lobbyTable('a', 6, { waiting: 2 }), lobbyTable('b', 5)], waiting)).toBe(before);
  expect(standOf([lobbyTable('a', 5, { waiting: 2 }), lobbyTable('b', 1)], waiting)).not.toBe(before);
  expect(standOf([lobbyTable('a', 6, { waiting: 1 }), lobbyTable('b', 1)], waiting)).not.toBe(before);
});
