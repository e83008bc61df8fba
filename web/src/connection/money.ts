// Requests about money: how everybody stands, statements, corrections, settling up. Amounts are in the smallest
// unit of a currency; an empty currency: practice chips. A test of the server compares the shapes.

import { given, request } from './api';

/** A currency that accounts are kept in. */
export interface CountedIn {
  readonly currency: string;
  readonly digits: number;
}

/** How somebody stands. */
export interface Member {
  readonly player: string;
  readonly name: string;
  readonly kind: string;
  readonly balance: number;
  readonly credit: number;
  readonly on_tables: number;
}

export interface Standings {
  readonly currency: string;
  readonly digits: number;
  readonly currencies: readonly CountedIn[];
  readonly members: readonly Member[];
}

/** A line of a statement. */
export interface Entry {
  readonly entry: number;
  readonly at: number;
  /** A code, such as `buy_in`. */
  readonly what: string;
  readonly amount: number;
  readonly balance: number;
  readonly table: string;
  readonly note: string;
  readonly by: string;
  /** The entry that it takes back; 0: none. */
  readonly undoes: number;
}

export interface Statement {
  readonly currency: string;
  readonly digits: number;
  readonly balance: number;
  readonly credit: number;
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly more: boolean;
}

/** Somebody who is owed or, below nothing, owes; an empty id and name: the house. */
export interface PartyBalance {
  readonly player: string;
  readonly name: string;
  readonly balance: number;
}

export interface Pays {
  readonly payer: string;
  readonly payee: string;
  readonly amount: number;
}

export interface Settlement {
  readonly currency: string;
  readonly digits: number;
  readonly parties: readonly PartyBalance[];
  readonly raked: number;
  /** Where that is not nothing, there are no payments yet. */
  readonly on_tables: number;
  readonly payments: readonly Pays[];
  /** Whether there are provably no fewer payments. */
  readonly exact: boolean;
  /** To be pasted. */
  readonly text: string;
}

/** A night that was settled. */
export interface PastNight {
  readonly entry: number;
  readonly at: number;
  readonly reason: string;
  readonly by: string;
  readonly undone: boolean;
}

/** Where a statement is: one's own, or somebody's. */
export const OWN = '/api/me/statement';
export const statementOf = (player: string) => `/api/people/${encodeURIComponent(player)}/statement`;

export const standings = (currency: string) => request<Standings>('GET', `/api/ledger${query({ currency })}`);
/** `before`: an entry, for those older than it. */
export const statement = (where: string, currency: string, before = 0) =>
  request<Statement>('GET', where + query({ currency, before: before ? String(before) : '' }));
export const sheetOf = (where: string, currency: string, language: string) =>
  `${where}.csv${query({ currency, language })}`;
/** `command`: an id of this deed, so that asking twice does it once. */
export const correct = (player: string, chips: number, currency: string, reason: string, command: string) =>
  request<object>('POST', `/api/people/${encodeURIComponent(player)}/correction`, { chips, currency, reason, command });
export const takeBack = (entry: number, reason: string) =>
  request<object>('POST', `/api/ledger/${entry}/correction`, { reason });

export const SETTLEMENT = '/api/settlement';
export const settlement = (currency: string, language: string) =>
  request<Settlement>('GET', SETTLEMENT + query({ currency, language }));
/** That everybody has paid; refused if the balances are others by now. */
export const settle = (currency: string, reason: string, parties: readonly PartyBalance[]) =>
  request<object>('POST', '/api/settlement', {
    currency,
    reason,
    balances: Object.fromEntries(parties.map(({ player, balance }) => [player, balance])),
  });
export const settlements = (currency: string) =>
  request<readonly PastNight[]>('GET', `/api/settlements${query({ currency })}`);

function query(fields: Readonly<Record<string, string>>): string {
  const text = new URLSearchParams(given(fields)).toString();
  return text && `?${text}`;
}
