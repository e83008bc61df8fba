// Requests about club nights, standings and one's own data. A test of the server compares these shapes with its
// description of itself. Times are milliseconds since 1970.

import { request } from './api';

export const ANSWERS = ['yes', 'maybe', 'no'] as const;
export type Coming = (typeof ANSWERS)[number];

/** An evening at which the club meets, and who comes, by name. */
export interface ShownNight {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly note: string;
  readonly starts: number;
  readonly minutes: number;
  readonly cancelled: boolean;
  readonly yes: readonly string[];
  readonly maybe: readonly string[];
  readonly no: readonly string[];
  /** One's own answer; empty: none yet. */
  readonly mine: string;
}

export interface NewNight {
  readonly title: string;
  readonly starts: number;
  readonly minutes: number;
  readonly place: string;
  readonly note: string;
}

/** A span of time with its standings. */
export interface ShownSeason {
  readonly id: string;
  readonly title: string;
  readonly begins: number;
  readonly ends: number;
  readonly practice: boolean;
  readonly currency: string;
  readonly shown: boolean;
}

export interface NewSeason {
  readonly title: string;
  readonly begins: number;
  readonly ends: number;
  readonly practice: boolean;
  readonly currency: string;
  readonly shown: boolean;
}

/** What somebody has played, and won (below nothing: lost) in the smallest unit. */
export interface StandingLine {
  readonly player: string;
  readonly name: string;
  readonly sessions: number;
  readonly hands: number;
  readonly net: number;
  /** For places in tournaments that count for a season. */
  readonly points: number;
}

export const nights = () => request<readonly ShownNight[]>('GET', '/api/nights');
export const planNight = (plan: NewNight) => request<ShownNight>('POST', '/api/nights', plan);
export const changeNight = (id: string, plan: NewNight) => request<ShownNight>('PUT', `/api/nights/${id}`, plan);
export const cancelNight = (id: string, cancelled: boolean) =>
  request<ShownNight>('PUT', `/api/nights/${id}/cancelled`, { cancelled });
export const answerNight = (id: string, answer: Coming) =>
  request<ShownNight>('PUT', `/api/nights/${id}/answer`, { answer });
export const hasCalendar = () => request<{ readonly there: boolean }>('GET', '/api/me/calendar');
export const renewCalendar = () => request<{ readonly token: string }>('POST', '/api/me/calendar');

export const seasons = () => request<readonly ShownSeason[]>('GET', '/api/seasons');
export const makeSeason = (plan: NewSeason) => request<ShownSeason>('POST', '/api/seasons', plan);
export const showSeason = (id: string, shown: boolean) => request<object>('PUT', `/api/seasons/${id}/shown`, { shown });
export const removeSeason = (id: string) => request<object>('DELETE', `/api/seasons/${id}`);
export const standings = (id: string) => request<readonly StandingLine[]>('GET', `/api/seasons/${id}/standings`);
export const isListed = () => request<{ readonly listed: boolean }>('GET', '/api/me/listed');
export const setListed = (listed: boolean) => request<object>('PUT', '/api/me/listed', { listed });

/** Where one's own data are fetched from, as a file. */
export const EXPORT = '/api/me/export';
export const leaveClub = (password: string) => request<object>('POST', '/api/me/leave', { password });
