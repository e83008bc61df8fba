// The list of tables: in which order, and which of them.

import type { Waiting } from '../connection/club';
import type { LobbyTable } from '../wire';

export interface Filter {
  /** Game id; empty: any. */
  readonly game: string;
  readonly freeOnly: boolean;
}

export function gamesPlayed(tables: readonly LobbyTable[]): string[] {
  return [...new Set(tables.flatMap((table) => table.sign.games.map((game) => game.variant)))].sort();
}

/** Those that fit, the ones with players first, full ones after them, empty ones last. */
export function listed(tables: readonly LobbyTable[], filter: Filter): LobbyTable[] {
  return tables
    .filter((table) => !filter.game || table.sign.games.some((game) => game.variant === filter.game))
    .filter((table) => !filter.freeOnly || table.players < table.sign.seats)
    .sort((one, other) => rank(one) - rank(other) || other.players - one.players || byName(one, other));
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

export function addressOf(table: string): string {
  return `./table.html?table=${encodeURIComponent(table)}`;
}
