// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { catalogueOf, SIGN } from '../testing';
import { gamesText } from '../table/input/labels';
import type { GameSign, LobbyTable } from '../wire';
import { addressOf, isFull, listed, rememberedFilter, rememberFilter, standOf, USUAL, type Sort } from './lobby';

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

test('favourites stand first, and may stand alone', () => {
  const tables = [lobbyTable('a', 5), lobbyTable('b', 2), lobbyTable('c', 0)];
  const ids = (favouritesOnly: boolean) =>
    listed(tables, { ...USUAL, favouritesOnly }, ['c', 'gone']).map(({ table }) => table);
  expect(ids(false)).toEqual(['c', 'a', 'b']);
  expect(ids(true)).toEqual(['c']);
});

test('tables are listed in the order that is wished', () => {
  const stakes = (big: number) => [
    { ...(SIGN.games[0] as GameSign), stakes: [{ say: 'sign-blinds', facts: { big: { chips: big } } }] },
  ];
  const tables = [
    lobbyTable('b', 1, { average_pot: 5, sign: { ...SIGN, name: 'b', games: stakes(10) } }),
    lobbyTable('a', 3, { average_pot: 50, sign: { ...SIGN, name: 'a', games: stakes(2), practice: false } }),
    lobbyTable('c', 6, { average_pot: 20, sign: { ...SIGN, name: 'c', games: stakes(400) } }),
  ];
  const order = (sort: Sort) => listed(tables, { ...USUAL, sort }).map(({ table }) => table);
  expect(order('name')).toEqual(['a', 'b', 'c']);
  expect(order('stakes_up')).toEqual(['a', 'b', 'c']);
  expect(order('stakes_down')).toEqual(['c', 'b', 'a']);
  expect(order('players')).toEqual(['c', 'a', 'b']);
  expect(order('average_pot')).toEqual(['a', 'c', 'b']);
  expect(listed(tables, { ...USUAL, chips: 'club' }).map(({ table }) => table)).toEqual(['a']);
});

test('a filter is kept by the browser; one of another release is as usual', () => {
  rememberFilter({ ...USUAL, game: 'razz', sort: 'players' });
  expect(rememberedFilter()).toEqual({ ...USUAL, game: 'razz', sort: 'players' });
  localStorage.setItem('pakli.lobby', '{"sort":"moon","chips":7,"game":3}');
  expect(rememberedFilter()).toEqual(USUAL);
  localStorage.clear();
});

test('from the lobby one goes to a table with those at which one sits beside it', () => {
  expect(addressOf('a')).toBe('./table.html?table=a');
  expect(addressOf('a', ['b', 'a'])).toBe('./table.html?table=a&beside=b&at=1');
});
