// The list of tables: in which order, and which of them.

import type { Waiting } from '../connection/club';
import { addressOfAll } from '../table/several/opened';
import type { LobbyTable } from '../wire';

export const SORTS = ['usual', 'name', 'stakes_up', 'stakes_down', 'players', 'average_pot'] as const;
export type Sort = (typeof SORTS)[number];
export const CHIPS = ['any', 'practice', 'club'] as const;
export type Chips = (typeof CHIPS)[number];

export interface Filter {
  /** Game id; empty: any. */
  readonly game: string;
  readonly freeOnly: boolean;
  readonly chips?: Chips;
  readonly favouritesOnly?: boolean;
  readonly sort?: Sort;
}

export const USUAL: Required<Filter> = {
  game: '',
  freeOnly: false,
  chips: 'any',
  favouritesOnly: false,
  sort: 'usual',
};
const REMEMBERED = 'pakli.lobby';

/** How this browser looked through the tables last; what cannot be read is as usual. */
export function rememberedFilter(): Required<Filter> {
  try {
    const found = JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') as Partial<Filter>;
    return {
      game: typeof found.game === 'string' ? found.game : '',
      freeOnly: found.freeOnly === true,
      chips: CHIPS.find((one) => one === found.chips) ?? 'any',
      favouritesOnly: found.favouritesOnly === true,
      sort: SORTS.find((one) => one === found.sort) ?? 'usual',
    };
  } catch {
    return USUAL;
  }
}

export function rememberFilter(filter: Filter): void {
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(filter));
  } catch {
    // A browser that keeps nothing begins as usual.
  }
}

export function gamesPlayed(tables: readonly LobbyTable[]): string[] {
  return [...new Set(tables.flatMap((table) => table.sign.games.map((game) => game.variant)))].sort();
}

/** Those that fit, favourites first, then as wished. */
export function listed(
  tables: readonly LobbyTable[],
  { game, freeOnly, chips = 'any', favouritesOnly = false, sort = 'usual' }: Filter,
  favourites: readonly string[] = [],
): LobbyTable[] {
  const isFavourite = ({ table }: LobbyTable): boolean => favourites.includes(table);
  return tables
    .filter((table) => !game || table.sign.games.some((one) => one.variant === game))
    .filter((table) => !freeOnly || table.players < table.sign.seats)
    .filter((table) => chips === 'any' || table.sign.practice === (chips === 'practice'))
    .filter((table) => !favouritesOnly || isFavourite(table))
    .sort(
      (one, other) =>
        Number(isFavourite(other)) - Number(isFavourite(one)) || ORDERS[sort](one, other) || byName(one, other),
    );
}

/** As usual: the ones with players first, full ones after them, empty ones last. */
const ORDERS: Readonly<Record<Sort, (one: LobbyTable, other: LobbyTable) => number>> = {
  usual: (one, other) => rank(one) - rank(other) || other.players - one.players,
  name: () => 0,
  stakes_up: (one, other) => stakesOf(one) - stakesOf(other),
  stakes_down: (one, other) => stakesOf(other) - stakesOf(one),
  players: (one, other) => other.players - one.players,
  average_pot: (one, other) => other.average_pot - one.average_pot,
};

/** The largest stake of the first game, in chips. */
function stakesOf({ sign }: LobbyTable): number {
  const facts = sign.games[0]?.stakes.flatMap((part) => Object.values(part.facts)) ?? [];
  return Math.max(0, ...facts.map((fact) => (typeof fact === 'object' && 'chips' in fact ? Number(fact.chips) : 0)));
}

function rank({ players, sign }: LobbyTable): number {
  if (players === 0) return 2;
  return players < sign.seats ? 0 : 1;
}

function byName(one: LobbyTable, other: LobbyTable): number {
  return one.sign.name < other.sign.name ? -1 : 1;
}

/** Whether one has to wait for a seat: all are taken, or others wait for those that are not. */
export function isFull({ players, waiting, sign }: LobbyTable): boolean {
  return players + waiting >= sign.seats;
}

/** What one's places on waiting lists hang on. */
export function standOf(tables: readonly LobbyTable[], waiting: readonly Waiting[]): string {
  const mine = new Set(waiting.map(({ table }) => table));
  return tables
    .filter(({ table }) => mine.has(table))
    .map((one) => `${one.table} ${one.players} ${one.waiting}`)
    .join();
}

/** A table's page, with the tables at which one sits still open on it. */
export function addressOf(table: string, beside: readonly string[] = []): string {
  return addressOfAll({ tables: [...beside.filter((other) => other !== table), table], front: table });
}
