// Requests about one's own hands and statistics. A test of the server compares these shapes with its description of
// itself. Times are milliseconds since 1970.

import type { Line, PastView } from '../wire';
import { request } from './api';
import type { Form } from './handFiles';

/** Which hands; what is left empty does not matter. */
export type Wanted = {
  readonly table?: string;
  readonly tournament?: string;
  readonly game?: string;
  /** `practice`, `tournament` or the code of a currency. */
  readonly money?: string;
  readonly since?: number;
  readonly until?: number;
  readonly result?: '' | 'won' | 'lost';
  readonly big?: boolean;
  readonly showdown?: boolean;
  readonly search?: string;
};

export interface HandLine {
  readonly table: string;
  readonly number: number;
  /** The number it has in exported files. */
  readonly id: string;
  readonly at: number;
  readonly title: string;
  readonly tournament: string;
  readonly money: string;
  /** Smallest units of the currency in a chip. */
  readonly value: number;
  readonly digits: number;
  readonly game: string;
  readonly limit: string;
  readonly blind: number;
  readonly pot: number;
  readonly showdown: boolean;
  readonly seat: number;
  readonly gain: number;
  readonly stack: number;
}

export interface HandsPage {
  readonly hands: readonly HandLine[];
  /** For the next page; empty: there is none. */
  readonly before: string;
  /** Whether all of one's hands were found by now. */
  readonly complete: boolean;
}

export interface NamedPlace {
  readonly id: string;
  readonly title: string;
}

export interface HandPlaces {
  readonly tables: readonly NamedPlace[];
  readonly tournaments: readonly NamedPlace[];
  readonly games: readonly string[];
  readonly money: readonly string[];
}

export interface SeatOdds {
  readonly seat: number;
  readonly equity: number;
  readonly known: boolean;
}

export interface StreetOdds {
  /** Community cards that lie there; in stud, the cards each player has. */
  readonly cards: number;
  readonly board: string;
  readonly exact: boolean;
  readonly seats: readonly SeatOdds[];
}

export interface SeenHand {
  readonly line: HandLine;
  readonly hand: PastView;
  readonly odds: readonly StreetOdds[];
  /** Why there are no odds, or not of every round; empty: there are. */
  readonly why_none: '' | 'draws' | 'boards' | 'unknown' | 'time';
  /** Whether who was in it may ask the coach: at practice tables. */
  readonly coach: boolean;
}

/** One of the four facts, and the sentence that says how it mattered. */
export interface Mattered {
  readonly fact: 'structure' | 'stack' | 'position' | 'strength';
  readonly line: Line;
}

/** Parts are of 1. Chips are whole, but for `cost` and `margin`. */
export interface Decision {
  readonly street: number;
  readonly street_name: string;
  readonly cards: string;
  readonly boards: readonly string[];
  readonly pot: number;
  readonly to_call: number;
  readonly stack: number;
  readonly where: 'button' | 'small_blind' | 'big_blind' | 'early' | 'middle' | 'late' | 'none';
  readonly did: Line;
  readonly timed_out: boolean;
  readonly bot: Line;
  readonly best: Line | null;
  readonly equity: number | null;
  readonly needed: number | null;
  readonly really: number | null;
  readonly cost: number;
  /** The cost in big blinds; 0 in games without. */
  readonly blinds: number;
  readonly margin: number;
  readonly prizes: number;
  readonly verdict: 'good' | 'even' | 'gave' | 'same' | 'other';
  readonly why_none: '' | 'draw' | 'bring_in' | 'start' | 'short';
  readonly mattered: readonly Mattered[];
}

export interface CoachedHand {
  readonly decisions: readonly Decision[];
  readonly tournament: boolean;
  /** Chips of a big blind; 0: it is a game without. */
  readonly blind: number;
}

/** What one's own cards are worth now, at a practice table; null: one has none. */
export interface OwnOdds {
  readonly share: number | null;
  readonly rivals: number;
}

export interface SharedHand {
  readonly by: string;
  readonly seen: SeenHand;
}

export interface ShownLink {
  readonly id: string;
  readonly table: string;
  readonly number: number;
  readonly made: number;
}

export interface MadeLink {
  readonly link: ShownLink;
  readonly token: string;
}

/** Rates are parts of 1; null: there was nothing to count. */
export interface Figures {
  readonly hands: number;
  readonly won: number;
  readonly vpip: number | null;
  readonly pfr: number | null;
  readonly three_bet: number | null;
  readonly aggression: number | null;
  readonly aggression_rate: number | null;
  readonly went_to_showdown: number | null;
  readonly won_at_showdown: number | null;
  readonly blinds: number;
  readonly per_hundred: number | null;
}

export interface Point {
  readonly hand: number;
  readonly at: number;
  readonly blinds: number;
  readonly stack: number;
}

export interface EventResult {
  readonly event: string;
  readonly at: number;
  readonly name: string;
  readonly money: string;
  readonly digits: number;
  readonly entries: number;
  readonly players: number;
  readonly place: number;
  readonly paid: number;
  readonly won: number;
}

export interface Return {
  readonly money: string;
  readonly digits: number;
  readonly events: number;
  readonly paid: number;
  readonly won: number;
  readonly roi: number | null;
  readonly in_the_money: number;
}

export interface AtPosition {
  readonly position: string;
  readonly figures: Figures;
}

export interface OfOther {
  readonly player: string;
  readonly name: string;
  readonly figures: Figures;
  /** Whether a program played him. */
  readonly bot: boolean;
}

export interface Gain {
  readonly money: string;
  readonly gain: number;
}

export interface HandStatistics {
  readonly own: Figures;
  readonly positions: readonly AtPosition[];
  readonly others: readonly OfOther[];
  readonly gains: readonly Gain[];
  readonly chart: readonly Point[];
  readonly events: readonly EventResult[];
  readonly returns: readonly Return[];
  readonly complete: boolean;
}

/** What is asked for behind `?`: what is empty is left out. */
export function asked(wanted: Wanted, more: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries({ ...wanted, ...more }).filter(([, value]) => value !== undefined && value !== false);
  const words = given.filter(([, value]) => value !== '' && value !== 0);
  const text = new URLSearchParams(words.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

const one = (table: string, number: number): string => `/api/me/hands/${encodeURIComponent(table)}/${number}`;

export const myHands = (wanted: Wanted, before = '') =>
  request<HandsPage>('GET', `/api/me/hands${asked(wanted, { before })}`);
export const handPlaces = () => request<HandPlaces>('GET', '/api/me/hands/places');
export const myHand = (table: string, number: number) => request<SeenHand>('GET', one(table, number));
export const coachOf = (table: string, number: number) => request<CoachedHand>('GET', `${one(table, number)}/coach`);
export const handFile = (table: string, number: number, form: Form): string =>
  `${one(table, number)}/export?form=${form}`;
export const handsFile = (wanted: Wanted, form: Form): string => `/api/me/hands/export${asked(wanted, { form })}`;
export const handLinks = () => request<readonly ShownLink[]>('GET', '/api/me/hand-links');
export const shareHand = (table: string, number: number) =>
  request<MadeLink>('POST', '/api/me/hand-links', { table, number });
export const unshareHand = (link: string) =>
  request<object>('DELETE', `/api/me/hand-links/${encodeURIComponent(link)}`);
export const sharedHand = (token: string) => request<SharedHand>('POST', '/api/shared-hands/look', { token });
export const myStatistics = (wanted: Wanted) => request<HandStatistics>('GET', `/api/me/statistics${asked(wanted)}`);
export const statisticsFile = (wanted: Wanted): string => `/api/me/statistics.csv${asked(wanted)}`;
export const resultsFile = (wanted: Wanted): string => `/api/me/results.csv${asked(wanted)}`;
