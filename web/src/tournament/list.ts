// The list of tournaments: which of them, under which heading, in which order; and chains of satellites. Pure.

import type { EntryState, TournamentEntryView } from '../wire';

type Event = TournamentEntryView;

export const GROUPS = ['mine', 'sit-and-go', 'scheduled', 'satellites', 'over'] as const;
export type Group = (typeof GROUPS)[number];

export const MONEY = ['any', 'practice', 'club'] as const;

export interface Filter {
  readonly money: (typeof MONEY)[number];
  /** Only what the viewer may enter now. */
  readonly openOnly: boolean;
}

const IN: readonly EntryState[] = ['registered', 'unseated', 'playing', 'broke', 'asked'];

/** Whether the viewer is in it: he has a seat, or will have one. */
export function isMine({ mine = 'none', status }: Event): boolean {
  return IN.includes(mine) && isOn({ status });
}

/** Whether it can still be entered or played. */
export function isOn({ status }: Pick<Event, 'status'>): boolean {
  return status === 'registering' || status === 'running';
}

export function groupOf(event: Event): Group {
  if (!isOn(event)) return 'over';
  if (isMine(event)) return 'mine';
  if (event.satellite_to) return 'satellites';
  return event.sit_and_go ? 'sit-and-go' : 'scheduled';
}

/** What fits, by group; groups with nothing in them are left out. */
export function grouped(
  events: readonly Event[],
  { money, openOnly }: Filter,
): readonly { readonly group: Group; readonly events: readonly Event[] }[] {
  const fitting = events
    .filter((event) => money === 'any' || event.practice === (money === 'practice'))
    .filter((event) => !openOnly || event.may_enter || isMine(event));
  return GROUPS.map((group) => ({
    group,
    events: fitting.filter((event) => groupOf(event) === group).sort(ORDERS[group]),
  })).filter(({ events: found }) => found.length);
}

const byName = (one: Event, other: Event): number =>
  one.name.localeCompare(other.name) || one.tournament.localeCompare(other.tournament);
/** Those with a time first, by it. */
const byStart = (one: Event, other: Event): number =>
  (one.starts || Infinity) - (other.starts || Infinity) || byName(one, other);
const isRunning = ({ status }: Event): number => Number(status === 'running');
const toFill = ({ most, players }: Event): number => (most ? most - players : Infinity);

const ORDERS: Readonly<Record<Group, (one: Event, other: Event) => number>> = {
  mine: (one, other) => isRunning(other) - isRunning(one) || byStart(one, other),
  // The one that starts next is the one that lacks fewest.
  'sit-and-go': (one, other) => isRunning(one) - isRunning(other) || toFill(one) - toFill(other) || byName(one, other),
  scheduled: (one, other) => isRunning(one) - isRunning(other) || byStart(one, other) || 0,
  satellites: byStart,
  over: (one, other) => (other.starts || 0) - (one.starts || 0) || byName(one, other),
};

/** A tournament with the satellites that lead to it: those furthest from it first, itself last. */
export interface Chain {
  readonly target: Pick<Event, 'tournament' | 'name'>;
  readonly steps: readonly (readonly Step[])[];
}

/** `note`: what else is to be said of it. An event that is not made yet has no id. */
export type Step = Pick<
  Event,
  'tournament' | 'name' | 'status' | 'entry' | 'money' | 'starts' | 'sit_and_go' | 'level' | 'late'
> & { readonly note?: string };

/** More steps than any chain has: a circle is no chain. */
const MOST_STEPS = 8;

export function chainsOf(events: readonly Event[]): readonly Chain[] {
  const open = events.filter(isOn);
  const known = new Set(open.map(({ tournament }) => tournament));
  const targets = open.filter(({ satellite_to: to }) => !to || !known.has(to));
  return targets.flatMap((target) => {
    const steps: Event[][] = [[target]];
    while (steps.length <= MOST_STEPS) {
      const above = new Set(steps[0]?.map(({ tournament }) => tournament));
      const below = open.filter(({ satellite_to: to }) => above.has(to)).sort(byStart);
      if (!below.length) break;
      steps.unshift(below);
    }
    return steps.length > 1 ? [{ target, steps }] : [];
  });
}

export function addressOfEvent(tournament: string, part = ''): string {
  return `./tournaments.html?event=${encodeURIComponent(tournament)}${part && `#${part}`}`;
}

/** Behind an event's address: to the table as soon as one has a seat. */
export const PLAY = '#play';

/** Where satellites to an event are made. */
export function addressOfChain(tournament: string): string {
  return `./tournaments.html#chain=${encodeURIComponent(tournament)}`;
}

/** Which event a chain is to lead to, by the part of the address behind `#`; undefined: none is to be made. */
export function chainIn(hash: string): string | undefined {
  return hash.startsWith('#chain') ? decodeURIComponent(hash.slice('#chain='.length)) : undefined;
}

export function addressOfClock(tournament: string): string {
  return `./clock.html?event=${encodeURIComponent(tournament)}`;
}

export function addressOfTable(table: string): string {
  return `./table.html?table=${encodeURIComponent(table)}`;
}

/** Which event a page's address names; empty: none. */
export function eventIn(search: string): string {
  return new URLSearchParams(search).get('event') ?? '';
}
