// The link that an invitation's token makes, and how long one can hold.

import type { LobbyTable } from '../wire';

/** The token stands after `#`, so that no log and no other site ever has it. */
export function linkOf(token: string, origin: string): string {
  return `${origin}/#invitation=${token}`;
}

/** Hours, and the message that names them; 0: as long as the house usually has it. */
export const LASTING = [
  [0, 'invite-lasting-usual'],
  [24, 'invite-lasting-day'],
  [24 * 7, 'invite-lasting-week'],
  [24 * 30, 'invite-lasting-month'],
  [24 * 365, 'invite-lasting-year'],
] as const;

export function privateOnes(tables: readonly LobbyTable[]): LobbyTable[] {
  return tables.filter((table) => table.private);
}
