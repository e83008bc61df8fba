// Tournaments for the tests, with the least in them.

import type { DeskEntry, Structure, TournamentEntryView, TournamentView } from '../wire';

const EUR = { code: 'EUR', value: 1, digits: 2 };

export const STRUCTURE: Structure = {
  name: 'Friday',
  schedule: [
    { type: 'level', stakes: { big_blind: 100, small_blind: 50 }, minutes: 20 },
    { type: 'break', minutes: 10 },
    { type: 'level', stakes: { big_blind: 200, small_blind: 100 }, minutes: 20 },
  ],
  entry: { pays: 1100, share: 100 },
  stack: 10_000,
  money: EUR,
};

export function entry(tournament: string, more: Partial<TournamentEntryView> = {}): TournamentEntryView {
  return {
    ...{ tournament, name: tournament, status: 'registering', variants: ['holdem'], limit: 'no-limit' },
    ...{ preset: 'standard', entry: STRUCTURE.entry, money: EUR, practice: false, stack: 10_000, table_size: 9 },
    ...{ sit_and_go: false, rebuys: false, reentries: false, bounty: 0, satellite_to: '', ticket: 0, starts: 0 },
    ...{ players: 3, least: 2, most: 0, left: 3, level: 0, late: false, pool: 3000, may_enter: true },
    ...more,
  };
}

export function view(more: Partial<TournamentView> = {}): TournamentView {
  const level = { at: 0, level: 1, small_blind: 50, big_blind: 100, ante: 0 };
  return {
    ...{
      tournament: 'e',
      v: 1,
      structure: STRUCTURE,
      status: 'running',
      private: false,
      owner: 'o',
      owner_name: 'Judit',
    },
    ...{ starts: 0, players: 20, people: 20, left: 12, average: 16_666, chips: 200_000, rebuys: 0, add_ons: 0 },
    ...{ pool: 20_000, payouts: [], settled: false, paid_places: 3, bubble: false, ranks: [], tables: [] },
    me: { state: 'playing', can: [], table: 'e-2', table_number: 2, seat: 3, chips: 9000, rank: 4 },
    clock: {
      ...{ phase: 'level', runs: true, paused: '', at: 0, now: level },
      ...{ next: { ...level, level: 2, small_blind: 100, big_blind: 200 }, left: 600_000, to_break: 1_800_000 },
    },
    ...more,
  };
}

export function deskEntry(number: number, name: string, more: Partial<DeskEntry> = {}): DeskEntry {
  return { entry: number, player: `p-${number}`, name, state: 'playing', chips: 100, ...more };
}
