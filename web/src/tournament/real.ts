// Real cards and chips of an event in words, and what its desk sends. Pure; what is possible the server says.

import { chipsText } from '../texts/amounts';
import type { Catalogue } from '../texts/catalogue';
import type { DeskEntry, RealTable, DirectorAction, RealDesk, SeatMove, Structure, TournamentView } from '../wire';
import { leftNow, timeText } from './times';
import { PLAIN } from './words';

export const WAYS = ['', 'clock', 'chips', 'console', 'record'] as const;
export const MIXES = ['', 'apart', 'together'] as const;

/** "25×8 100×8" as pairs; undefined: there is something else in it. */
export function chipsFrom(typed: string): (readonly [number, number])[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  const pairs = parts.map((part) => /^(\d{1,9})[x×*](\d{1,5})$/i.exec(part));
  if (!pairs.every((pair) => pair !== null)) return undefined;
  return pairs.map((pair) => [Number(pair[1]), Number(pair[2])] as const);
}

/** The other way round. */
export function chipsTyped(chips: readonly (readonly [number, number])[] = []): string {
  return chips.map(([value, count]) => `${value}×${count}`).join(' ');
}

/** How its tables are run, as sentences. */
export function realFacts(say: Catalogue, { live = '', mixed = '', chips = [] }: Structure): string[] {
  if (!live) return [];
  const handed = chips.filter(([, count]) => count > 0);
  const list = handed.map(([value, count]) => `${say.number(count)} × ${chipsText(value, say.language, PLAIN)}`);
  return [
    say.text(`real-fact-${live}`),
    ...(mixed ? [say.text(`real-fact-${mixed}`)] : []),
    ...(list.length ? [say.text('real-fact-stack', { chips: list.join(', ') })] : []),
  ];
}

/** Who goes from where to where. */
export function moveText(say: Catalogue, move: SeatMove): string {
  const { name, from_table: from, from_seat: seat, table, seat: to } = move;
  return from ? say.text('real-move', { name, from, seat, table, to }) : say.text('real-move-new', { name, table, to });
}

/** The viewer’s own way, until somebody has seen him there; undefined: he sits where he should. */
export function myMove({ real, me }: Pick<TournamentView, 'real' | 'me'>): SeatMove | undefined {
  return real?.moves.find(({ entry, done }) => entry === me.entry && !done);
}

/** What leaves play next, and when. */
export function colourUpText(
  say: Catalogue,
  { real, clock, structure }: Pick<TournamentView, 'real' | 'clock' | 'structure'>,
  told: number,
  now: number,
): string | undefined {
  const next = real?.colour_up;
  if (!next) return undefined;
  const value = chipsText(next.removed, say.language, PLAIN);
  if (next.left === undefined || !clock) {
    const level = structure.schedule.slice(0, next.at).filter(({ type }) => type === 'level').length;
    return say.text('real-colour-up-some-time', { value, level });
  }
  if (!next.left) return say.text('real-colour-up-now', { value });
  return say.text('real-colour-up-in', { value, time: timeText(leftNow(next.left, told, now, clock.runs)) });
}

/** Whether chips are as they were issued. */
export function countText(say: Catalogue, { issued, known }: RealDesk): string {
  const missing = issued - known;
  if (!missing) return say.text('real-right');
  return say.text(missing > 0 ? 'real-missing' : 'real-over', { chips: Math.abs(missing) });
}

export type AtTable = 'bust_out' | 'count_chips' | 'race_off' | 'take_back_race';

/** What may be entered of one table. */
export function ofTable({ can }: RealDesk, table: RealTable): AtTable[] {
  const words: readonly AtTable[] = ['bust_out', 'count_chips', 'race_off', 'take_back_race'];
  return words.filter((what) => {
    if (!can.includes(what) || table.busy) return false;
    if (what === 'bust_out') return !table.hands;
    return what !== 'take_back_race' || Boolean(table.race?.length);
  });
}

/** Who plays at a table, by seat. */
export function seatedAt(entries: readonly DeskEntry[], table: number): DeskEntry[] {
  return entries
    .filter((entry) => entry.table_number === table && entry.state === 'playing')
    .sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
}

/** What stands in the fields of a table, by entry; a number that is empty at the moment is null. */
export interface TableFilled {
  out: Record<number, boolean>;
  had: Record<number, number | null>;
  by: number;
  stacks: Record<number, number | null>;
  small: Record<number, number | null>;
  cards: string;
  reason: string;
}

export function tableFilled(entries: readonly DeskEntry[]): TableFilled {
  const each = <T>(value: (entry: DeskEntry) => T): Record<number, T> =>
    Object.fromEntries(entries.map((entry) => [entry.entry, value(entry)]));
  return {
    ...{ out: each(() => false), had: each(() => 0), by: 0, cards: '', reason: '' },
    ...{ stacks: each(() => null), small: each(() => 0) },
  };
}

const isWhole = (number: unknown): number is number => Number.isSafeInteger(number) && Number(number) >= 0;

/** What is sent; undefined: something is missing. Of a count, players without a number are left out. */
export function tableAction(
  what: AtTable,
  table: number,
  filled: TableFilled,
  race: { readonly removed: number; readonly smallest: number } | undefined,
): DirectorAction | undefined {
  const numbers = Object.keys(filled.out).map(Number);
  const stack = (entry: number): number | null | undefined => filled.stacks[entry];
  switch (what) {
    case 'bust_out': {
      const out = numbers.filter((entry) => filled.out[entry]).map((entry) => [entry, filled.had[entry] ?? 0] as const);
      if (!out.length || !out.every(([, had]) => isWhole(had))) return undefined;
      return { type: what, table, out, by: filled.by ? [filled.by] : [] };
    }
    case 'count_chips': {
      const stacks = numbers.flatMap((entry) => {
        const chips = stack(entry);
        return isWhole(chips) && chips > 0 ? [[entry, chips] as const] : [];
      });
      return stacks.length ? { type: what, table, stacks } : undefined;
    }
    case 'race_off': {
      const stacks = numbers.map((entry) => [entry, stack(entry) ?? -1, filled.small[entry] ?? -1] as const);
      if (!race || !stacks.every(([, chips, small]) => isWhole(chips) && isWhole(small))) return undefined;
      const { removed, smallest } = race;
      return { type: what, table, removed, smallest, stacks, cards: filled.cards.replaceAll(/\s/g, '') };
    }
    case 'take_back_race': {
      const reason = filled.reason.trim();
      return reason ? { type: what, table, reason } : undefined;
    }
  }
}
