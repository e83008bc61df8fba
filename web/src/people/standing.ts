// What somebody is in the club, as the catalogue calls it: `standing-…`.

import type { Role } from '../connection/club';

export type Standing = 'guest' | 'bot' | 'members-bot' | Role;

/** Roles come with those they include, the highest last; a guest has none. */
export function standingOf({ guest, roles }: { readonly guest: boolean; readonly roles: readonly string[] }): Standing {
  return guest ? 'guest' : ((roles.at(-1) ?? 'player') as Role);
}

/** Somebody in the list of people. */
export function standingIn({ kind, role }: { readonly kind: string; readonly role: Role }): Standing {
  if (kind === 'members_bot') return 'members-bot';
  return kind === 'guest' || kind === 'bot' ? kind : role;
}
