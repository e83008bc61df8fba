// The events of a table, as far as they deal or show cards.

import type { Deal, TableEvent } from '../wire';
import { UNKNOWN } from './deals';

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** The codes of cards written together, such as AsKd??. */
export function codesOf(cards: string): number[] {
  const names = cards.match(/../g) ?? [];
  return names.map((name) => (name === '??' ? UNKNOWN : 4 * RANKS.indexOf(name[0]!) + SUITS.indexOf(name[1]!)));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (cards: unknown): number => text(cards).length / 2;
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What was dealt; undefined: nothing. */
export function dealOf(event: TableEvent, shuffled: boolean): Deal | undefined {
  const burn = count(event['burned']);
  switch (event.type) {
    case 'hole_dealt': {
      const hands = event['hands'] as readonly (readonly [number, string])[];
      const codes = hands.map(([, cards]) => codesOf(cards));
      const each = codes[0]!.length;
      const cards = Array.from({ length: each }, (_, at) => codes.map((hand) => hand[at]!)).flat();
      return { to: 'hole', seats: hands.map(([seat]) => seat), each, burn, board: 0, shuffled, cards };
    }
    case 'board_dealt': {
      const cards = codesOf(text(event['cards']));
      return { to: 'board', seats: [], each: cards.length, burn, board: number(event['board']), shuffled, cards };
    }
    case 'drawn': {
      const cards = codesOf(text(event['cards']));
      if (!cards.length) return undefined;
      return { to: 'draw', seats: [number(event['seat'])], each: cards.length, burn, board: 0, shuffled, cards };
    }
    default:
      return undefined;
  }
}

/** What lies face up from now on; undefined: nothing new. */
export function shownIn(event: TableEvent): { readonly seat: number; readonly cards: number[] } | undefined {
  const known = (cards: string): number[] => codesOf(cards).filter((card) => card !== UNKNOWN);
  switch (event.type) {
    case 'shown':
    case 'shown_after_hand':
      return { seat: number(event['seat']), cards: known(text(event['cards'])) };
    case 'rabbit_shown':
      return { seat: 0, cards: known((event['boards'] as readonly string[]).join('')) };
    default:
      return undefined;
  }
}
