// One's own odds at practice tables, and whether one wants to see them: remembered in this browser.

import { request } from '../../connection/api';
import type { OwnOdds } from '../../connection/hands';

const REMEMBERED = 'pakli.odds';

export const ownOdds = (table: string) => request<OwnOdds>('GET', `/api/tables/${encodeURIComponent(table)}/odds`);

export function kept(): boolean {
  try {
    return localStorage.getItem(REMEMBERED) === 'shown';
  } catch {
    return false;
  }
}

export function keep(shown: boolean): void {
  try {
    if (shown) localStorage.setItem(REMEMBERED, 'shown');
    else localStorage.removeItem(REMEMBERED);
  } catch {
    // A browser that keeps nothing asks again the next time.
  }
}
