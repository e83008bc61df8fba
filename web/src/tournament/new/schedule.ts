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

/** The one main break there can be (M6). */
export function withMainBreak(schedule: Schedule, at: number, on: boolean): Schedule {
  return schedule.map((span, place) => (span.type === 'break' ? { ...span, main: on && place === at } : span));
}

function put(schedule: Schedule, at: number, span: Span): Schedule {
  return [...schedule.slice(0, at), span, ...schedule.slice(at)];
}
