// The cards of a proof checked: each lay where the seed says it was dealt from, and is the one that was seen.

import type { Opening, Proof, ServingList, TicketOpening } from '../wire';
import { Broken } from './broken';
import { BOARD, placesOf, servingsOf, UNKNOWN, type Place, type Served } from './deals';
import { bytes, cardLeaf, digest, hex, ticketLeaf, ticketValue, type Bytes } from './hashing';
import type { Order } from './order';
import type { HandRecord } from './record';
import { rootBy } from './trees';

type Opened = ReadonlyMap<number, Opening>;

/** How many cards were checked: off the pack, and from a stub shuffled anew. */
export function checkCards(proof: Proof, record: HandRecord, order: Order, seed: Bytes): readonly [number, number] {
  const deals = proof.deals ?? [];
  const places = placesOf(deals, record.cards);
  const dealt = new Set(deals[0]?.seats ?? []);
  if (deals.length && record.seats.some(([seat]) => !dealt.has(seat))) throw new Broken('deals', 'left_out');
  const opened = openings(proof.openings ?? [], record, order.pack);
  const shown = new Map((proof.shown ?? []).flatMap(({ seat, cards }) => cards.map((card) => [card, seat] as const)));
  const byPosition = new Map(places.map((place) => [order.positions[place.number]!, place] as const));
  const servings = servingsOf(deals);
  const fed = new Set(servings.map(({ seat }) => seat));
  const viewer = proof.seat ?? 0;
  for (const place of places) checkPlace(place, viewer, opened.get(order.positions[place.number]!));
  const again = checkServings(proof, record, order.pack, seed, servings, opened);
  checkShown(shown, opened, byPosition, fed);
  checkNoMore(opened, byPosition, again, shown);
  return [[...opened.keys()].filter((position) => !again.has(position)).length, again.size];
}

function openings(all: readonly Opening[], record: HandRecord, pack: number): Opened {
  const opened = new Map<number, Opening>();
  for (const one of all) {
    const leaf = cardLeaf(bytes(record.hand), pack, one.position, one.card, bytes(one.salt));
    if (!leads(leaf, one.position, record, one.path, record.roots[pack]![0])) {
      throw new Broken('openings', 'path', { card: one.card });
    }
    if (opened.has(one.position)) throw new Broken('openings', 'twice', { position: one.position });
    opened.set(one.position, one);
  }
  if (new Set(all.map(({ card }) => card)).size < all.length) throw new Broken('openings', 'card_twice');
  return opened;
}

function leads(leaf: Bytes, position: number, record: HandRecord, path: readonly string[], root: string): boolean {
  if (position >= record.cards) return false;
  const reached = rootBy(leaf, position, record.cards, path.map(bytes));
  return reached !== undefined && hex(reached) === root;
}

/** A card the viewer saw was uncovered to him, and is the one he saw. */
function checkPlace(place: Place, viewer: number, opening: Opening | undefined): void {
  const must = place.card !== UNKNOWN || place.seat === BOARD || place.seat === viewer;
  if (!opening) {
    if (must) throw new Broken('openings', 'missing', { place: place.number });
  } else if (place.card !== UNKNOWN && place.card !== opening.card) {
    throw new Broken('openings', 'other_card', { card: place.card, other: opening.card });
  } else if (place.card === UNKNOWN && must) {
    throw new Broken('openings', 'missing', { place: place.number });
  }
}

/** The positions that were dealt again to somebody who is seen to have got them. */
function checkServings(
  proof: Proof,
  record: HandRecord,
  pack: number,
  seed: Bytes,
  servings: readonly Served[],
  opened: Opened,
): ReadonlySet<number> {
  const lists = new Map((proof.servings ?? []).map((one) => [one.serving, one] as const));
  const tickets = new Map((proof.tickets ?? []).map((one) => [one.position, one] as const));
  const again = new Set<number>();
  for (const serving of servings) {
    const given = lists.get(serving.number);
    if (!given) throw new Broken('reshuffle', 'list', { serving: serving.number });
    checkList(given);
    const own = serving.seat === BOARD || serving.seat === (proof.seat ?? 0);
    if (own && serving.cards.includes(UNKNOWN)) {
      throw new Broken('openings', 'missing_served', { serving: serving.number });
    }
    serving.cards.forEach((card, at) => {
      if (card === UNKNOWN) return;
      const position = [...opened.values()].find((one) => one.card === card)?.position;
      if (position === undefined) throw new Broken('openings', 'missing_shown', { card });
      checkServed(record, pack, seed, serving, given, at, tickets.get(position));
      again.add(position);
    });
  }
  return again;
}

const ascending = (values: readonly string[]): boolean =>
  values.every((value, at) => at === 0 || values[at - 1]! <= value);

/** The values of a reshuffled stub stand in order, each once, and are those whose hash was told. */
function checkList({ serving, hash, values, last = [] }: ServingList): void {
  if (!values) return;
  const all = [...values, ...last];
  if (!ascending(values) || !ascending(last)) throw new Broken('reshuffle', 'order', { serving });
  if (new Set(all).size < all.length || hex(digest(bytes(all.join('')))) !== hash) {
    throw new Broken('reshuffle', 'hash', { serving });
  }
}

/** The card that a player got as number `at` of a serving was his by its ticket's value. */
function checkServed(
  record: HandRecord,
  pack: number,
  seed: Bytes,
  serving: Served,
  given: ServingList,
  at: number,
  ticket: TicketOpening | undefined,
): void {
  const number = { serving: serving.number };
  if (!ticket) throw new Broken('reshuffle', 'ticket', number);
  const leaf = ticketLeaf(bytes(record.hand), pack, ticket.position, bytes(ticket.ticket));
  if (!leads(leaf, ticket.position, record, ticket.path, record.roots[pack]![1])) {
    throw new Broken('reshuffle', 'path', { position: ticket.position });
  }
  if (!given.values) throw new Broken('reshuffle', 'list', number);
  const value = hex(ticketValue(seed, serving.number, bytes(ticket.ticket)));
  if ([...given.values, ...(given.last ?? [])][serving.burn + at] !== value) {
    throw new Broken('reshuffle', 'value', number);
  }
}

/** What lies face up was uncovered, and had been dealt to whoever shows it, or may have come from a stub. */
function checkShown(
  shown: ReadonlyMap<number, number>,
  opened: Opened,
  places: ReadonlyMap<number, Place>,
  fed: ReadonlySet<number>,
): void {
  const positions = new Map([...opened.values()].map((one) => [one.card, one.position] as const));
  for (const [card, seat] of shown) {
    const position = positions.get(card);
    if (position === undefined) throw new Broken('openings', 'missing_shown', { card });
    if (seat && !fed.has(seat) && places.get(position)?.seat !== seat) {
      throw new Broken('openings', 'other_place', { card });
    }
  }
}

/** Nothing was uncovered that this viewer has not seen. */
function checkNoMore(
  opened: Opened,
  places: ReadonlyMap<number, Place>,
  again: ReadonlySet<number>,
  shown: ReadonlyMap<number, number>,
): void {
  for (const [position, { card }] of opened) {
    const seen = (places.get(position)?.card ?? UNKNOWN) !== UNKNOWN;
    if (!seen && !again.has(position) && !shown.has(card)) throw new Broken('openings', 'not_dealt', { card });
  }
}
