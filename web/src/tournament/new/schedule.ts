// A schedule that is changed by hand: levels and breaks put in, taken out, made longer. Pure.

import type { Break, Level, Structure } from '../../wire';

type Schedule = Structure['schedule'];
type Span = Level | Break;

/** A nice step up: half as much again, in the chips there are. */
export function raised(level: Level, chip = 1): Level {
  const step = (amount: number): number => Math.max(chip, Math.ceil((amount * 1.5) / chip) * chip);
  const { small_blind: small = 0, big_blind: big, ante = 0, bring_in: bringIn = 0 } = level.stakes;
  const blind = step(big);
  const stakes = {
    ...level.stakes,
    big_blind: blind,
    ...(small ? { small_blind: small * 2 === big ? Math.floor(blind / 2 / chip) * chip || chip : step(small) } : {}),
    ...(ante ? { ante: ante === big ? blind : step(ante) } : {}),
    ...(bringIn ? { bring_in: step(bringIn) } : {}),
  };
  return { ...level, stakes };
}

/** Another level after place `at`, higher than the one before it. */
export function withLevel(schedule: Schedule, at: number): Schedule {
  const before = schedule.slice(0, at + 1).findLast((span) => span.type === 'level');
  const made: Level = before
    ? raised(before, before.stakes.chip)
    : { type: 'level', stakes: { big_blind: 2 }, minutes: 20 };
  return put(schedule, at + 1, made);
}

export function withBreak(schedule: Schedule, at: number): Schedule {
  return put(schedule, at + 1, { type: 'break', minutes: 10 });
}

export function without(schedule: Schedule, at: number): Schedule {
  return schedule.filter((_, place) => place !== at);
}

export function changed(schedule: Schedule, at: number, span: Span): Schedule {
  return schedule.map((one, place) => (place === at ? span : one));
}

export const UNITS = ['minutes', 'hands'] as const;
export type Unit = (typeof UNITS)[number];

/** What a level's length is counted in. */
export function unitOf(span: Span): Unit {
  return span.type === 'level' && span.hands ? 'hands' : 'minutes';
}

/** The same with another length; breaks last so many minutes. */
export function lasting(span: Span, length: number, unit: Unit = unitOf(span)): Span {
  if (span.type === 'break') return { ...span, minutes: length };
  return { ...span, minutes: 0, hands: 0, [unit]: length };
}

export function lengthOf(span: Span): number {
  return (span.type === 'level' && span.hands) || (span.minutes ?? 0);
}

/** All levels counted in minutes, or in hands: about one is played in a minute. */
export function countedIn(schedule: Schedule, unit: Unit): Schedule {
  return schedule.map((span) => (span.type === 'level' ? lasting(span, lengthOf(span), unit) : span));
}

/** The one main break there can be (M6). */
export function withMainBreak(schedule: Schedule, at: number, on: boolean): Schedule {
  return schedule.map((span, place) => (span.type === 'break' ? { ...span, main: on && place === at } : span));
}

function put(schedule: Schedule, at: number, span: Span): Schedule {
  return [...schedule.slice(0, at), span, ...schedule.slice(at)];
}
