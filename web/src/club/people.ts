// Who of everybody is looked for.

import type { KnownPerson } from '../connection/club';

/** As many as a page can hold. */
export const MOST_SHOWN = 100;

export interface Found {
  /** How many there are. */
  readonly all: number;
  readonly shown: readonly KnownPerson[];
}

/** Those whose name has the text in it, whatever its accents; the newest first. */
export function found(everybody: readonly KnownPerson[], search: string, bots: boolean): Found {
  const wanted = plain(search);
  const fitting = everybody.filter((one) => (bots || !one.kind.endsWith('bot')) && plain(one.name).includes(wanted));
  return { all: fitting.length, shown: fitting.toReversed().slice(0, MOST_SHOWN) };
}

/** Letters alone, whatever their accents. */
export function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase().trim();
}
