// What the director may do: which fields each word needs, and what is sent. Pure; what is possible the server says.

import type { DeskEntry, DirectorAction, MayRule, TournamentView } from '../../wire';
import { timeFrom } from '../times';

export type Field =
  | 'reason'
  | 'hands'
  | 'seat'
  | 'where'
  | 'sizes'
  | 'number'
  | 'text'
  | 'player'
  | 'clock'
  | 'tables'
  | 'chips'
  | 'parts';

const NEEDS: Readonly<Record<MayRule, readonly Field[]>> = {
  begin: [],
  resize: ['sizes'],
  cancel: ['reason'],
  enter_player: ['player'],
  invite: ['player'],
  bots: ['number'],
  fix_seat: ['seat'],
  pause: ['reason'],
  resume: [],
  set_clock: ['clock', 'reason'],
  take_back_clock: ['reason'],
  order_breaks: ['tables'],
  hand_for_hand: ['reason'],
  disqualify: ['reason'],
  penalize: ['hands', 'reason'],
  move_player: ['where', 'reason'],
  take_back_bust: ['chips', 'reason'],
  take_back_move: ['reason'],
  take_back_entry: ['reason'],
  drop_deal: ['reason'],
  set_payouts: ['parts', 'reason'],
  take_back_payouts: ['reason'],
  announce: ['text'],
};

export function needsOf(what: MayRule): readonly Field[] {
  return NEEDS[what];
}

/** Those about somebody stand with him; the others are the event's. */
const ABOUT_SOMEBODY: readonly MayRule[] = [
  'fix_seat',
  'disqualify',
  'penalize',
  'move_player',
  'take_back_bust',
  'take_back_move',
  'take_back_entry',
];
const OF_CLOCK: readonly MayRule[] = ['set_clock', 'take_back_clock'];

export function ofEvent(can: readonly MayRule[]): MayRule[] {
  return can.filter((what) => !ABOUT_SOMEBODY.includes(what) && !OF_CLOCK.includes(what));
}

export function ofClock(can: readonly MayRule[]): MayRule[] {
  return can.filter((what) => OF_CLOCK.includes(what));
}

/** About one: what the server says of him, and his seat where seats can be fixed at all. */
export function aboutOne(can: readonly MayRule[], entry: DeskEntry): MayRule[] {
  const seat: MayRule[] = can.includes('fix_seat') && entry.state !== 'out' ? ['fix_seat'] : [];
  return [...seat, ...(entry.can ?? [])];
}

/** What stands in the fields; numbers that are empty at the moment are null. */
export interface Filled {
  reason: string;
  hands: number;
  seat: number;
  /** A table and a free seat of it: "3 7". */
  where: string;
  least: number;
  most: number;
  number: number;
  text: string;
  /** Id of somebody. */
  player: string;
  /** Place in the schedule, from 0. */
  at: number;
  /** Left of it, as typed: "12:30". */
  time: string;
  /** Whether he means it, where the clock ends that one may enter and buy. */
  sure: boolean;
  /** Numbers of tables, as typed: "3 5". */
  tables: string;
  /** Parts of the pool, the first place first, as typed: "50 30 20". */
  parts: string;
  /** Chips that entries give back, by their number. */
  chips: Record<number, number>;
}

export function filledAtFirst(view: TournamentView, entry?: DeskEntry): Filled {
  const { least = 2, most = 0 } = view.structure;
  const givers = entry?.by ?? [];
  // One who has won them all gives them all back; of several, the director says who gives what.
  const chips = Object.fromEntries(givers.map((giver) => [giver, givers.length === 1 ? (entry?.had ?? 0) : 0]));
  return {
    ...{ reason: '', hands: 1, seat: entry?.fixed || entry?.seat || 0, least, most, number: 1, text: '' },
    ...{ where: '', sure: false, player: '', at: view.clock?.at ?? 0, time: '' },
    ...{ tables: view.desk?.break_order.join(' ') ?? '', chips },
    parts: (view.structure.payouts?.parts ?? []).join(' '),
  };
}

/** Numbers typed one after another; undefined: something else is among them. */
function numbersIn(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,6}$/.test(part)) ? parts.map(Number) : undefined;
}

const isWhole = (number: unknown): number is number => Number.isSafeInteger(number) && Number(number) >= 0;

/** Whether nobody can enter or buy any more once the clock is set there. */
export function endsEntries(at: number, from = -1): boolean {
  return from >= 0 && at >= from;
}

/** What is sent; undefined: something is missing, or is no number. */
export function actionOf(
  what: MayRule,
  filled: Filled,
  more: {
    readonly entry?: DeskEntry | undefined;
    readonly handForHand?: boolean;
    readonly endsEntries?: number | undefined;
  },
): DirectorAction | undefined {
  const reason = filled.reason.trim();
  if (NEEDS[what].includes('reason') && !reason) return undefined;
  const player = more.entry?.player ?? filled.player;
  switch (what) {
    case 'begin':
    case 'resume':
      return { type: what };
    case 'cancel':
    case 'pause':
    case 'take_back_clock':
    case 'take_back_payouts':
    case 'drop_deal':
      return { type: what, reason };
    case 'resize':
      return isWhole(filled.least) && isWhole(filled.most)
        ? { type: what, least: filled.least, most: filled.most }
        : undefined;
    case 'enter_player':
    case 'invite':
      return player ? { type: what, player } : undefined;
    case 'bots':
      return isWhole(filled.number) && filled.number > 0 ? { type: what, number: filled.number } : undefined;
    case 'fix_seat':
      return isWhole(filled.seat) ? { type: what, player, seat: filled.seat } : undefined;
    case 'set_clock': {
      const left = Math.round(timeFrom(filled.time) / 1000);
      if (endsEntries(filled.at, more.endsEntries) && !filled.sure) return undefined;
      return isWhole(filled.at) && isWhole(left) ? { type: what, at: filled.at, left, reason } : undefined;
    }
    case 'order_breaks': {
      const tables = numbersIn(filled.tables);
      return tables ? { type: what, tables } : undefined;
    }
    case 'set_payouts': {
      const parts = numbersIn(filled.parts);
      return parts?.some(Boolean) ? { type: what, parts, reason } : undefined;
    }
    case 'hand_for_hand':
      return { type: what, on: !more.handForHand, reason };
    case 'penalize':
      return isWhole(filled.hands) ? { type: what, player, hands: filled.hands, reason } : undefined;
    case 'move_player': {
      const [table, seat] = filled.where.split(' ').map(Number);
      return table && seat ? { type: what, player, table, seat, reason } : undefined;
    }
    case 'take_back_bust': {
      const chips = Object.entries(filled.chips).map(([giver, amount]) => [Number(giver), amount] as const);
      if (!chips.every(([, amount]) => isWhole(amount))) return undefined;
      return { type: what, player, chips: chips.filter(([, amount]) => amount > 0), reason };
    }
    case 'disqualify':
    case 'take_back_move':
    case 'take_back_entry':
      return { type: what, player, reason };
    case 'announce':
      return { type: what, text: filled.text.trim() };
  }
}
