// What the dealer of real cards asks for over HTTP.

import { request } from './api';

/** Seat somebody without a phone. */
export const seatByName = (
  table: string,
  wanted: { readonly seat: number; readonly name: string; readonly chips: number },
) => request<{ readonly player: string }>('POST', `/api/tables/${encodeURIComponent(table)}/names`, wanted);
