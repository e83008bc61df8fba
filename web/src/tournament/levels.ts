// A schedule as rows: levels with their numbers, breaks between them, when each begins. Pure.

import type { Break, Level, Structure } from '../wire';

export interface Row {
  /** Place in the schedule, from 0. */
  readonly at: number;
  readonly span: Level | Break;
  /** Which level, from 1 and without breaks; of a break, the one that is over. */
  readonly level: number;
  /** Minutes from the start; undefined: a level before it goes by hands. */
  readonly begins: number | undefined;
}

export function rowsOf(schedule: Structure['schedule']): readonly Row[] {
  let level = 0;
  let begins: number | undefined = 0;
  return schedule.map((span, at) => {
    if (span.type === 'level') level += 1;
    const row = { at, span, level, begins };
    begins = begins === undefined || !span.minutes ? undefined : begins + span.minutes;
    return row;
  });
}

/** Hours and minutes: "1:40". */
export function clockOf(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Places that are paid the same, together. */
export interface PaidPlaces {
  readonly first: number;
  readonly last: number;
  readonly prize: number;
}

export function placesOf(payouts: readonly { readonly place: number; readonly prize: number }[]): PaidPlaces[] {
  const together: PaidPlaces[] = [];
  for (const { place, prize } of payouts) {
    const before = together.at(-1);
    if (before && before.prize === prize && before.last === place - 1)
      together[together.length - 1] = { ...before, last: place };
    else together.push({ first: place, last: place, prize });
  }
  return together;
}
