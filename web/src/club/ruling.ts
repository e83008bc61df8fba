// Rulings as a form: which there are, what each asks for, what is sent. What is possible is the server's word.

import { trouble, type Trouble } from '../connection/api';
import type { TableRuling } from '../connection/floor';
import type { Action } from '../wire';

/** As the form offers them: what the server calls one thing may have several names for who rules. */
export type Kind = string;
export type Field = 'player' | 'to' | 'amount' | 'seat' | 'button' | 'hands' | 'minutes' | 'award';

const SPLIT: Readonly<Record<string, readonly Kind[]>> = {
  move_chips: ['give_back_bet', 'award_pot', 'move_chips'],
};
const MOVES: Readonly<Record<Kind, string>> = { give_back_bet: 'bet', award_pot: 'pot', move_chips: 'chips' };
const FIELDS: Readonly<Record<Kind, readonly Field[]>> = {
  kill_hand: ['player'],
  return_bet: ['player'],
  award_hand: ['player'],
  give_back_bet: ['player', 'to', 'amount'],
  award_pot: ['player', 'to', 'amount'],
  move_chips: ['player', 'to', 'amount'],
  rule_award: ['award'],
  change_seat: ['player', 'seat'],
  sit_out: ['player'],
  penalize: ['player', 'hands'],
  remove_player: ['player'],
  set_button: ['button'],
  mute: ['player', 'minutes'],
  grant: ['player', 'amount'],
};
/** To let the game go on needs no reason. */
const WITHOUT_REASON: readonly Kind[] = ['resume_table'];

/** What the form holds. */
export interface Draft {
  player: number;
  to: number;
  amount: string;
  seat: number;
  hands: number;
  minutes: number;
  pot: number;
  half: 'whole' | 'high' | 'low';
  winners: string;
  reason: string;
}

export const HALVES = ['whole', 'high', 'low'] as const;

export function blankDraft(): Draft {
  const numbers = { player: 0, to: 0, seat: 1, hands: 1, minutes: 10, pot: 0 };
  return { ...numbers, amount: '', half: 'whole', winners: '', reason: '' };
}

/** Those that one may rule, in the server's order; a table that is not held is not let go on, and so on. */
export function kindsOf(rulings: readonly TableRuling[]): Kind[] {
  const whats = [...new Set(rulings.map(({ what }) => what))];
  return whats.flatMap((what) => SPLIT[what] ?? [what]);
}

export function whatOf(kind: Kind): string {
  return kind in MOVES ? 'move_chips' : kind;
}

export function fieldsOf(kind: Kind): readonly Field[] {
  return FIELDS[kind] ?? [];
}

export function needsReason(kind: Kind): boolean {
  return !WITHOUT_REASON.includes(kind);
}

/** Whether a ruling can be asked for at all now, of whatever seat. */
export function isPossible(rulings: readonly TableRuling[], kind: Kind): boolean {
  return rulings.some(({ what, refusal }) => what === whatOf(kind) && !refusal);
}

/** Why it is not possible: of this seat, or of the table. */
export function refusalOf(rulings: readonly TableRuling[], kind: Kind, seat: number): Trouble | undefined {
  const found = rulings.filter(({ what }) => what === whatOf(kind));
  const one = found.find((ruling) => ruling.seat === seat || ruling.seat === 0);
  return one?.refusal ? trouble(one.refusal) : undefined;
}

/** Seats as they are typed: "2, 5". */
export function seatsOf(typed: string): number[] {
  return typed
    .split(/[^0-9]+/)
    .filter(Boolean)
    .map(Number);
}

/** The action for the table; undefined: it is the club's to do (mute, chips outside the table). */
export function actionOf(kind: Kind, draft: Draft, chips: number): Action | undefined {
  const reason = draft.reason.trim();
  const { player: seat } = draft;
  switch (kind) {
    case 'resume_table':
      return { type: kind };
    case 'hold_table':
    case 'void_hand':
      return { type: kind, reason };
    case 'declare_misdeal':
      return { type: kind, reason, clause: 'P17' };
    case 'kill_hand':
      return { type: kind, seat, reason, clause: 'P17' };
    case 'give_back_bet':
    case 'award_pot':
    case 'move_chips':
      return { type: 'move_chips', giver: seat, taker: draft.to, chips, reason, what: MOVES[kind] };
    case 'rule_award':
      return { type: kind, pot: draft.pot, seats: seatsOf(draft.winners), half: draft.half, reason };
    case 'change_seat':
      return { type: kind, seat, to: draft.seat, reason };
    case 'penalize':
      return { type: kind, seat, hands: draft.hands, reason };
    case 'set_button':
      return { type: kind, seat: draft.seat, reason };
    case 'return_bet':
    case 'award_hand':
    case 'sit_out':
    case 'remove_player':
      return { type: kind, seat, reason };
    default:
      return undefined;
  }
}
