// What the big clock rings for: a minute left, a new level, a break and its end. Pure.

import type { ClockView } from '../../wire';

export type Bell = 'minute' | 'level' | 'break' | 'play';

/** Milliseconds of a level or break before its end that are told. */
export const SOON = 60_000;

/** How the clock stands at one moment. */
export interface Stand {
  readonly clock: Pick<ClockView, 'at' | 'phase' | 'runs'>;
  /** Milliseconds left by now; undefined: it goes by hands. */
  readonly left: number | undefined;
}

/** What there is to ring for; nothing when the page is opened, nor when the director has set the clock back. */
export function bellOf(before: Stand | undefined, now: Stand): Bell | undefined {
  if (!before) return undefined;
  if (now.clock.phase === 'break' && before.clock.phase !== 'break') return 'break';
  if (now.clock.phase !== 'break' && before.clock.phase === 'break') return 'play';
  if (now.clock.at > before.clock.at && now.clock.phase === 'level') return 'level';
  const crosses = (before.left ?? 0) > SOON && now.left !== undefined && now.left <= SOON;
  return crosses && now.clock.runs && now.clock.at === before.clock.at ? 'minute' : undefined;
}

/** Where the blinds or the break stand, as tones: when each begins and how long it lasts in seconds, and how high it is. */
export const RINGS: Readonly<
  Record<Bell, readonly { readonly at: number; readonly lasts: number; readonly hertz: number }[]>
> = {
  minute: [0, 0.35].map((at) => ({ at, lasts: 0.25, hertz: 660 })),
  level: [523, 659, 784, 1047].map((hertz, place) => ({ at: place * 0.22, lasts: 0.4, hertz })),
  break: [784, 587, 440].map((hertz, place) => ({ at: place * 0.35, lasts: 0.5, hertz })),
  play: [440, 587, 784].map((hertz, place) => ({ at: place * 0.3, lasts: 0.4, hertz })),
};
