// What moves on the table: worked out from a view and the one after it, whatever the events were. Pure.

import { cardsOf, isKnown } from '../../texts/words';
import type { SeatView, TableView } from '../../wire';

export type Spot = { readonly at: 'seat' | 'front'; readonly seat: number } | { readonly at: 'pot' };

export interface ChipFlight {
  readonly from: Spot;
  readonly to: Spot;
  readonly chips: number;
}

/** A card that comes from the dealer, or turns over where it lies: by its place in a hand or on a board. */
export interface CardMove {
  readonly how: 'dealt' | 'turned';
  readonly seat?: number;
  readonly board?: number;
  readonly place: number;
}

export interface Moves {
  readonly chips: readonly ChipFlight[];
  readonly cards: readonly CardMove[];
}

export function movesBetween(before: TableView, now: TableView): Moves {
  const anew = before.hand?.number !== now.hand?.number;
  const seats = Object.values(now.seats);
  const pairs = seats.map((seat) => [sat(before.seats[seat.number], seat, anew), seat] as const);
  return {
    chips: pairs.flatMap(([was, seat]) => chipsOf(was, seat)),
    cards: [...pairs.flatMap(([was, seat]) => handOf(was, seat)), ...boardsOf(before, now, anew)],
  };
}

/** The seat as it was; somebody else's, or an earlier hand's, was empty. */
function sat(was: SeatView | undefined, now: SeatView, anew: boolean): SeatView {
  const { won, ...rest } = was ?? now;
  if (!anew && was?.player === now.player) return was;
  return { ...rest, stack: now.stack + now.front, front: 0, cards: '' };
}

function chipsOf(was: SeatView, { number: seat, stack, front, won = 0 }: SeatView): ChipFlight[] {
  const gained = Math.max(0, won - (was.won ?? 0));
  const less = was.front - front;
  const back = less > 0 ? Math.max(0, Math.min(less, stack - gained - was.stack)) : 0;
  const own: Spot = { at: 'seat', seat };
  const ahead: Spot = { at: 'front', seat };
  const flights: ChipFlight[] = [
    { from: own, to: ahead, chips: -less },
    { from: ahead, to: own, chips: back },
    { from: ahead, to: { at: 'pot' }, chips: less - back },
    { from: { at: 'pot' }, to: own, chips: gained },
  ];
  return flights.filter(({ chips }) => chips > 0);
}

function handOf(was: SeatView, { number: seat, cards }: SeatView): CardMove[] {
  const [old, all] = [cardsOf(was.cards), cardsOf(cards)];
  return all.flatMap((card, place): CardMove[] => {
    const there = old[place];
    if (there === undefined) return [{ how: 'dealt', seat, place }];
    if (there === card) return [];
    return [{ how: isKnown(there) ? 'dealt' : 'turned', seat, place }];
  });
}

function boardsOf(before: TableView, now: TableView, anew: boolean): CardMove[] {
  const old = anew ? [] : (before.hand?.boards ?? []);
  return (now.hand?.boards ?? []).flatMap((cards, board) => {
    // A second run-out begins with the cards that lay there already.
    const known = cardsOf(old[board] ?? old[0] ?? '').length;
    return cardsOf(cards).flatMap((_, place): CardMove[] => (place < known ? [] : [{ how: 'dealt', board, place }]));
  });
}
