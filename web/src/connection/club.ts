// Requests about people: one's own account, and what those in charge do. A test of the server compares these
// shapes with its description of itself. Times are milliseconds since 1970.

import type { Account } from '../wire';
import { given, request } from './api';

export type Role = 'player' | 'floor' | 'host';
export const ROLES: readonly Role[] = ['player', 'floor', 'host'];

/** A device on which one is signed in. */
export interface OpenSession {
  readonly id: string;
  readonly device: string;
  readonly began: number;
  readonly seen: number;
  readonly ends: number;
  readonly here: boolean;
}

/** One's place on the waiting list of a table. */
export interface Waiting {
  readonly table: string;
  readonly place: number;
  readonly called: boolean;
}

export interface Invitation {
  readonly id: string;
  readonly role: Role;
  readonly member: boolean;
  /** A private table; empty: the club. */
  readonly table: string;
  readonly note: string;
  readonly made_by: string;
  readonly made: number;
  readonly ends: number;
  readonly uses_left: number;
}

export interface NewInvitation {
  readonly table: string;
  readonly role: Role;
  readonly member: boolean;
  readonly note: string;
  readonly uses: number;
  /** 0: as long as the house usually has it. */
  readonly hours: number;
}

/** With what goes into the link; shown this once. */
export interface MadeInvitation {
  readonly invitation: Invitation;
  readonly token: string;
}

/** Somebody, as those in charge see him. */
export interface KnownPerson {
  readonly player: string;
  readonly name: string;
  readonly kind: string;
  /** Of a member's bot, the member's name. */
  readonly owner: string;
  readonly role: Role;
  readonly joined: number;
  readonly muted_minutes: number;
  readonly barred: boolean;
}

/** An account, in the smallest unit of a currency; no currency: practice chips. */
export interface Holding {
  readonly currency: string;
  readonly balance: number;
  readonly credit: number;
  readonly digits: number;
}

/** What one has oneself. */
export interface OwnHolding {
  readonly currency: string;
  readonly balance: number;
  readonly digits: number;
}

export const TAGS = ['loose', 'tight', 'aggressive', 'passive', 'tricky', 'friend'] as const;
/** How somebody plays, in a word; empty: no tag. */
export type Tag = (typeof TAGS)[number] | '';

/** What one has noted about a player; nobody else sees it. */
export interface Note {
  readonly player: string;
  readonly text: string;
  readonly tag: Tag;
}

/** What somebody in charge has done. */
export interface Deed {
  readonly number: number;
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly whom: string;
  readonly detail: Readonly<Record<string, number | string>>;
}

/** How one likes the table. What is as usual the server leaves out. */
export interface Settings {
  readonly pack: 'four_colour' | 'two_colour';
  readonly card_size: 'small' | 'middle' | 'large';
  readonly felt: 'green' | 'blue' | 'red' | 'grey';
  readonly theme: 'system' | 'light' | 'dark';
  readonly motion: 'system' | 'full' | 'reduced';
  readonly sound: boolean;
  readonly vibrate: boolean;
  readonly notify: boolean;
  readonly speech: 'full' | 'brief';
  readonly amounts: 'chips' | 'big_blinds';
  /** Bets with a button, in per cent of the pot, at most six; none: the usual ones. */
  readonly presets: readonly number[];
  /** Lines for the chat with a button, at most eight; none: the usual ones. */
  readonly phrases: readonly string[];
  readonly ask_before_all_in: boolean;
  readonly ask_before_free_fold: boolean;
  readonly losing_hands: 'ask' | 'throw_away' | 'show';
  /** At practice tables: what one may do and why. */
  readonly hints: boolean;
  /** With several tables open, one that waits comes to the front. */
  readonly bring_forward: boolean;
  /** Ids of tables that stand first in the lobby, at most fifty. */
  readonly favourites: readonly string[];
}

export const settings = () => request<Partial<Settings>>('GET', '/api/me/settings');
export const keepSettings = (wanted: Settings) => request<object>('PUT', '/api/me/settings', wanted);
export const rights = (table = '') => request<readonly string[]>('GET', `/api/me/rights${query({ table })}`);
export const setName = (name: string) => request<Account>('PUT', '/api/me/name', { name });
export const setLanguage = (language: string) => request<object>('PUT', '/api/me/language', { language });
export const changePassword = (old: string, renewed: string) =>
  request<object>('PUT', '/api/me/password', { old, new: renewed });
export const sessions = () => request<readonly OpenSession[]>('GET', '/api/me/sessions');
export const endSession = (id: string) => request<object>('DELETE', `/api/me/sessions/${encodeURIComponent(id)}`);
export const endOtherSessions = () => request<object>('DELETE', '/api/me/sessions');
export const holdings = () => request<readonly OwnHolding[]>('GET', '/api/me/holdings');
export const notes = () => request<readonly Note[]>('GET', '/api/me/notes');
/** A note with neither text nor tag removes what was noted. */
export const putNote = ({ player, text, tag }: Note) =>
  request<object>('PUT', `/api/me/notes/${encodeURIComponent(player)}`, { text, tag });
export const waiting = () => request<readonly Waiting[]>('GET', '/api/me/waiting');

export const invitations = (table = '') => request<readonly Invitation[]>('GET', `/api/invitations${query({ table })}`);
export const invite = (wanted: NewInvitation) => request<MadeInvitation>('POST', '/api/invitations', wanted);
export const withdraw = (id: string, table = '') =>
  request<object>('DELETE', `/api/invitations/${encodeURIComponent(id)}${query({ table })}`);
/** Take back somebody's right to a private table. */
export const uninvite = (table: string, player: string) =>
  request<object>('DELETE', `/api/tables/${encodeURIComponent(table)}/invited/${encodeURIComponent(player)}`);

export const people = () => request<readonly KnownPerson[]>('GET', '/api/people');
export const addMember = (name: string) => request<KnownPerson>('POST', '/api/people', { name });
export const rename = (player: string, name: string) => request<KnownPerson>('PUT', of(player, 'name'), { name });
export const nameRole = (player: string, role: Role) => request<KnownPerson>('PUT', of(player, 'role'), { role });
export const mute = (player: string, minutes: number) => request<KnownPerson>('PUT', of(player, 'mute'), { minutes });
export const bar = (player: string, barred: boolean) => request<KnownPerson>('PUT', of(player, 'barred'), { barred });
export const recoveryCode = (player: string) => request<{ readonly code: string }>('POST', of(player, 'recovery'));
export const signOutEverywhere = (player: string) =>
  request<{ readonly sessions: number }>('DELETE', of(player, 'sessions'));
export const holding = (player: string, currency: string) =>
  request<Holding>('GET', of(player, 'account') + query({ currency }));
/** `command`: an id of this deed, so that asking twice does it once. */
export const grant = (player: string, chips: number, currency: string, note: string, command: string) =>
  request<Holding>('POST', of(player, 'chips'), { chips, currency, note, command });
export const setCredit = (player: string, chips: number, currency: string) =>
  request<Holding>('PUT', of(player, 'credit'), { chips, currency });
export const deeds = () => request<readonly Deed[]>('GET', '/api/deeds');

function of(player: string, what: string): string {
  return `/api/people/${encodeURIComponent(player)}/${what}`;
}

function query(fields: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(given(fields)).toString();
  return text && `?${text}`;
}
