// Who got which cards off the pack, as everybody at the table sees it, and which place of the order that is.

import type { Deal } from '../wire';
import { Broken } from './broken';

/** Whom a card in the middle was dealt to: everybody. */
export const BOARD = 0;
/** A card the viewer does not see. */
export const UNKNOWN = 52;

export interface Place {
  readonly number: number;
  readonly seat: number;
  readonly card: number;
}

/** What one player, or the middle, got of a stub shuffled anew; `number` from 1. */
export interface Served {
  readonly number: number;
  readonly seat: number;
  readonly burn: number;
  readonly cards: readonly number[];
}

const receivers = (deal: Deal): readonly number[] => (deal.seats?.length ? deal.seats : [BOARD]);

/** The places of a pack that were dealt, burns left out; throws `Broken` where no dealer deals like that. */
export function placesOf(deals: readonly Deal[], cards: number): readonly Place[] {
  const places: Place[] = [];
  let at = 0;
  deals.forEach((deal, index) => {
    check(deal, deals.slice(0, index), cards - at);
    if (deal.shuffled) return;
    at += deal.burn ?? 0;
    const seats = receivers(deal);
    deal.cards.forEach((card, step) => places.push({ number: at + step, seat: seats[step % seats.length]!, card }));
    at += deal.cards.length;
    if (at > cards) throw new Broken('deals', 'too_many', { cards: at });
  });
  return places;
}

/** What was dealt from a stub shuffled anew, player by player. */
export function servingsOf(deals: readonly Deal[]): readonly Served[] {
  const served: Served[] = [];
  for (const deal of deals) {
    if (!deal.shuffled) continue;
    const seats = receivers(deal);
    seats.forEach((seat, place) =>
      served.push({
        number: served.length + 1,
        seat,
        burn: place ? 0 : (deal.burn ?? 0),
        cards: deal.cards.filter((_, step) => step % seats.length === place),
      }),
    );
  }
  return served;
}

/** Who may choose whether a card is burned, chooses who gets which. */
function check(deal: Deal, before: readonly Deal[], left: number): void {
  const burn = deal.burn ?? 0;
  const number = { deal: before.length + 1 };
  if (burn > 1 || (!before.length && (burn || deal.to !== 'hole'))) throw new Broken('deals', 'burn', number);
  const first = deal.to === 'board' && !deal.board && !deal.shuffled;
  if (first && burn !== 1 && left > deal.each) throw new Broken('deals', 'burn', number);
  const seats = deal.seats ?? [];
  if (seats.length > 0 === (deal.to === 'board') || new Set(seats).size < seats.length) {
    throw new Broken('deals', 'seats', number);
  }
  if (deal.cards.length !== deal.each * receivers(deal).length) throw new Broken('deals', 'count', number);
  if (!deal.shuffled && before.some((one) => one.shuffled)) throw new Broken('deals', 'order', number);
}
