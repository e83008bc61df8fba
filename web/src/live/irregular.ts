// What has gone wrong at a table with real cards, as the dealer puts it, made into an action. What the rules say of
// it is the server's to tell. Pure.

import type { Action, Irregularity, LiveView, TableView } from '../wire';

export const GROUPS = {
  chips: ['put_in', 'out_of_turn', 'bar_raise', 'return_bet'],
  cards: ['exposed_cards', 'expose_hand', 'wrong_count', 'set_aside', 'four_card_flop'],
  deal: [
    'boxed_card',
    'wrong_first_card',
    'seat_not_entitled',
    'seat_left_out',
    'wrong_button',
    'wrong_blinds',
    'fouled_deck',
    'declare_misdeal',
  ],
  hand: ['kill_hand', 'kill_by_accident', 'award_hand', 'note_irregularity'],
} as const satisfies Readonly<Record<string, readonly Irregularity[]>>;

export const SAID = ['', 'check', 'call', 'bet', 'raise', 'all_in', 'pot'] as const;
export const DOES = ['check', 'call', 'raise', 'fold', 'put'] as const;
export const NOTED = ['other', 'card_exposed', 'burn_exposed', 'four_card_flop'] as const;
const DEAL: readonly Irregularity[] = GROUPS.deal.filter((one) => one !== 'declare_misdeal');
const REASONED: readonly Irregularity[] = [
  'bar_raise',
  'return_bet',
  'declare_misdeal',
  'kill_hand',
  'kill_by_accident',
  'award_hand',
  'note_irregularity',
];

/** What the dealer has filled in so far; amounts are chips. */
export interface Draft {
  seat: number;
  reason: string;
  /** Chips of the first motion and of a second, each by its value. */
  chips: readonly number[];
  more: readonly number[];
  said: (typeof SAID)[number];
  amounts: readonly number[];
  chipsFirst: boolean;
  /** Where the floor must decide: a full call, or the chips stay in and there is no raise. */
  decision: '' | 'full' | 'stay';
  does: (typeof DOES)[number];
  total: number;
  /** Which of the seat's cards, from 1. */
  which: number;
  several: boolean;
  count: number;
  cards: string;
  burn: number;
  noted: (typeof NOTED)[number];
}

export function blankDraft(): Draft {
  return {
    ...{ seat: 0, reason: '', chips: [], more: [], said: '', amounts: [], chipsFirst: false, decision: '' },
    ...{ does: 'check', total: 0, which: 1, several: false, count: 1, cards: '', burn: 4, noted: 'other' },
  };
}

/** Whether it is of a seat. */
export function isOfSeat(live: LiveView, kind: Irregularity): boolean {
  return kind === 'exposed_cards' || live.irregular?.[kind]?.seats !== undefined;
}

/** Whether a reason belongs to it, by the house's book. */
export function needsReason(kind: Irregularity, draft: Draft): boolean {
  return REASONED.includes(kind) || (kind === 'put_in' && draft.decision === 'stay');
}

/** How many cards are to be entered for it; 0: none. */
export function cardsWanted(view: TableView, kind: Irregularity, draft: Draft): number {
  if (kind === 'expose_hand') return draft.count;
  if (view.sign.live === 'chips') return 0;
  return kind === 'set_aside' || kind === 'four_card_flop' ? (view.live?.irregular?.[kind]?.cards ?? 0) : 0;
}

/** The place of a seat's card in the deal, from 1: one at a time, from the left of the button. */
export function placeInDeal(view: TableView, seat: number, which: number): number {
  const numbers = Object.values(view.seats)
    .filter(({ status }) => status !== 'none')
    .map(({ number }) => number)
    .sort((one, other) => one - other);
  const button = view.button ?? 0;
  const order = [...numbers.filter((one) => one > button), ...numbers.filter((one) => one <= button)];
  return (which - 1) * order.length + order.indexOf(seat) + 1;
}

/** Denominations to press: the usual ones, as far as the stack has a use for them. */
export function denominations(chip: number, stack: number): readonly number[] {
  return [1, 5, 25, 100, 500, 1000, 5000, 25000, 100000].map((one) => one * chip).filter((one) => one <= stack);
}

/** The action; undefined: something is still missing. `why`: what is said where no reason was given. */
export function actionOf(kind: Irregularity, draft: Draft, view: TableView, why: string): Action | undefined {
  const { seat } = draft;
  const reason = draft.reason.trim() || why;
  const silent = draft.reason.trim() ? { reason: draft.reason.trim() } : {};
  const wanted = cardsWanted(view, kind, draft);
  if (wanted && draft.cards.length !== 2 * wanted) return undefined;
  if (needsReason(kind, draft) && !reason) return undefined;
  if (DEAL.includes(kind)) {
    return { type: 'deal_error', what: kind, ...(kind === 'boxed_card' ? { cards: draft.count } : {}), ...silent };
  }
  switch (kind) {
    case 'put_in':
      return draft.decision === 'stay'
        ? { type: 'bar_raise', seat, why: 'undercall', left: sum(draft.chips), reason }
        : putIn(draft);
    case 'out_of_turn':
      return outOfTurn(draft);
    case 'exposed_cards': {
      const first = placeInDeal(view, seat, draft.which);
      const places = draft.several ? [first, first === 1 ? 2 : 1] : [first];
      return { type: 'exposed_cards', exposed: places.map((place) => [place, '??']) };
    }
    case 'expose_hand':
      return { type: 'expose_hand', seat, cards: draft.cards, ...silent };
    case 'wrong_count':
      return { type: 'wrong_count', seat, has: draft.count, ...silent };
    case 'set_aside':
      return { type: 'set_aside', back: draft.cards || '??'.repeat(view.live?.irregular?.set_aside?.cards ?? 0) };
    case 'four_card_flop':
      return { type: 'four_card_flop', cards: draft.cards || '????????', burn: draft.burn };
    case 'kill_by_accident':
      return { type: 'kill_hand', seat, reason, clause: 'TDA65' };
    case 'kill_hand':
      return { type: 'kill_hand', seat, reason, clause: 'P17' };
    case 'declare_misdeal':
      return { type: 'declare_misdeal', reason, clause: 'I2' };
    case 'note_irregularity':
      return { type: 'note_irregularity', what: draft.noted, clause: 'F1', reason };
    default:
      return { type: kind, seat, reason };
  }
}

/** Chips and words; undefined: there are none yet. */
export function putIn(draft: Draft): Action | undefined {
  const { seat, chips, more, said, amounts, chipsFirst, decision } = draft;
  if (!chips.length && !said && !amounts.length) return undefined;
  return {
    ...{ type: 'put_in', seat, chips, more, said, amounts },
    ...(chipsFirst ? { chips_first: true } : {}),
    ...(decision === 'full' ? { full_call: true } : {}),
  };
}

function outOfTurn(draft: Draft): Action | undefined {
  const { seat, does, total } = draft;
  if (does === 'put') {
    const action = putIn(draft);
    return action && { type: 'out_of_turn', action };
  }
  if (does === 'raise') return total ? { type: 'out_of_turn', action: { type: 'raise_to', seat, total } } : undefined;
  return { type: 'out_of_turn', action: { type: does, seat } };
}

function sum(chips: readonly number[]): number {
  return chips.reduce((total, one) => total + one, 0);
}
