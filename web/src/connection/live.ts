// What the dealer of real cards asks for over HTTP.

import type { Action, Foretold } from '../wire';
import { request } from './api';

/** Seat somebody without a phone. */
export const seatByName = (
  table: string,
  wanted: { readonly seat: number; readonly name: string; readonly chips: number; readonly cash: boolean },
) => request<{ readonly player: string }>('POST', `/api/tables/${encodeURIComponent(table)}/names`, wanted);

/** A player buys chips for cash: paid in and bought is one entry. */
export const buyForCash = (table: string, wanted: { readonly seat: number; readonly chips: number }) =>
  request<undefined>('POST', `/api/tables/${encodeURIComponent(table)}/cash`, wanted);

/** A player leaves, and what he has on the table is paid out. */
export const payOut = (table: string, wanted: { readonly seat: number }) =>
  request<undefined>('POST', `/api/tables/${encodeURIComponent(table)}/cash-out`, wanted);

/** What a ruling would come to, and by which clauses; nothing is done. */
export const foretold = (table: string, action: Action) =>
  request<Foretold>('POST', `/api/tables/${encodeURIComponent(table)}/foretold`, { action });
