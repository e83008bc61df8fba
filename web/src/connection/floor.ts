// Requests of the floor's desk, and a player's call for the floor. A test of the server compares these shapes with
// its description of itself. Times are milliseconds since 1970.

import type { CallView, Problem, SignView } from '../wire';
import { given, request } from './api';

/** Somebody in a seat, as those in charge see him: never a card. */
export interface DeskPlayer {
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly stack: number;
  readonly out: boolean;
  readonly away: boolean;
  readonly bot: boolean;
}

export interface DeskTable {
  readonly table: string;
  readonly sign: SignView;
  readonly state: 'playing' | 'between' | 'held' | 'waiting' | 'stopped';
  readonly held: string;
  readonly hand: number;
  readonly players: readonly DeskPlayer[];
  readonly waiting: number;
  readonly spectators: number;
  readonly private: boolean;
}

/** A ruling, of a seat or (0) of the table; with a refusal it is not possible now. */
export interface TableRuling {
  readonly what: string;
  readonly seat: number;
  readonly refusal: Problem | null;
}

/** A line of the book. */
export interface BookEntry {
  readonly kind: 'ruling' | 'call' | 'deed';
  readonly number: number;
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly whom: string;
  readonly other: string;
  readonly table: string;
  readonly table_name: string;
  readonly hand: number;
  readonly seat: number;
  readonly count: number;
  readonly reason: string;
  readonly detail: Readonly<Record<string, number | string>>;
}

/** Something about two people that is out of the ordinary; it proves nothing. */
export interface Pattern {
  readonly kind: 'address' | 'together' | 'flow' | 'folds';
  readonly one: string;
  readonly other: string;
  readonly strong: boolean;
  readonly hands: number;
  readonly count: number;
  readonly usual: number;
  readonly quick: number;
}

/** A table at which hands were void by a misdeal; how many were played out there. */
export interface TableMisdeals {
  readonly table: string;
  readonly name: string;
  readonly hands: number;
  readonly misdeals: number;
}

/** The host's fairness report. */
export interface Report {
  readonly days: number;
  readonly hands: number;
  readonly address_days: number;
  readonly lines: readonly Pattern[];
  readonly misdeals: readonly TableMisdeals[];
}

/** What of the book is wanted: parts of names, a kind; all of it where nothing is said. */
export type BookWish = Readonly<Record<'table' | 'person' | 'kind', string>>;

export const deskTables = () => request<readonly DeskTable[]>('GET', '/api/floor/tables');
export const tableRulings = (table: string) =>
  request<readonly TableRuling[]>('GET', `/api/tables/${encodeURIComponent(table)}/rulings`);
export const muteAtTable = (table: string, player: string, minutes: number, reason: string) =>
  request<object>('POST', `/api/tables/${encodeURIComponent(table)}/mute`, { player, minutes, reason });
/** `command`: an id of this deed, so that asking twice does it once. */
export const grantAtTable = (table: string, player: string, chips: number, reason: string, command: string) =>
  request<object>('POST', `/api/tables/${encodeURIComponent(table)}/grant`, { player, chips, reason, command });
export const callFloor = (table: string, text: string) =>
  request<CallView>('POST', `/api/tables/${encodeURIComponent(table)}/calls`, { text });
export const takeCall = (number: number) => request<CallView>('PUT', `/api/calls/${number}/taken`);
export const closeCall = (number: number, answer: string) =>
  request<CallView>('PUT', `/api/calls/${number}/closed`, { answer });
/** The latest lines; `before`: the time of the last line known. */
export const book = (wish: BookWish, before = 0) => {
  const fields = new URLSearchParams(given({ ...wish, before: before ? String(before) : '' })).toString();
  return request<readonly BookEntry[]>('GET', '/api/book' + (fields && `?${fields}`));
};
export const patterns = (days: number) => request<Report>('GET', '/api/patterns' + `?days=${days}`);
