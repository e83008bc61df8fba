// A hand checked from its proof alone. Whatever does not hold throws `Broken`, which says which step failed.

import type { OpenedPack, Proof, VoidAttempt } from '../wire';
import { Broken } from './broken';
import { follows } from './chain';
import { checkCards } from './checkCards';
import { bytes, cardLeaf, digest, hex, seedOf, ticketLeaf, utf8, type Bytes } from './hashing';
import { orderOf, type Order } from './order';
import { PACKS, readRecord, recordHash, type HandRecord } from './record';
import { rootOf } from './trees';

export type Shares = Proof['shares'];

/** What a proof that holds has shown. */
export interface Checked {
  readonly record: HandRecord;
  readonly hash: string;
  readonly pack: number;
  readonly shares: number;
  /** Cards whose place was checked; of them, `served` from a stub shuffled anew. */
  readonly cards: number;
  readonly served: number;
  readonly voids: number;
}

export function check(proof: Proof): Checked {
  const record = readRecord(proof.record);
  const voids = proof.voids ?? [];
  checkVoids(voids, record);
  const seed = checkShares(record, proof.record, proof.shares);
  const order = orderOf(seed, record.cards, record.cut);
  checkOpened(record, order, proof.opened);
  const [cards, served] = checkCards(proof, record, order, seed);
  return {
    record,
    hash: recordHash(proof.record),
    pack: order.pack,
    shares: proof.shares.length,
    cards: cards + served,
    served,
    voids: voids.length,
  };
}

/** The seed, once every seat of the record has given the share after its chain's value. */
export function checkShares(record: HandRecord, text: string, shares: Shares): Bytes {
  const seats = (some: readonly (readonly [number, string])[]): string => some.map(([seat]) => seat).join(' ');
  if (seats(shares) !== seats(record.seats)) throw new Broken('shares', 'seats');
  checkFollowing(record, shares);
  return seedOf(
    digest(utf8(text)),
    shares.map(([, share]) => bytes(share)),
  );
}

function checkFollowing(record: HandRecord, shares: Shares): void {
  const values = new Map(record.seats);
  for (const [seat, share] of shares) {
    const value = values.get(seat);
    if (value === undefined || !follows(share, value)) throw new Broken('shares', 'chain', { seat });
  }
}

/** The packs that were not picked are opened, and are whole packs. */
export function checkOpened(record: HandRecord, order: Order, opened: readonly OpenedPack[]): void {
  const wanted = [0, 1, 2, 3].filter((pack) => pack !== order.pack);
  if (numbersOf(opened) !== wanted.join(' ')) throw new Broken('packs', 'which');
  for (const one of opened) checkPack(record, one);
}

const numbersOf = (packs: readonly OpenedPack[]): string =>
  packs
    .map(({ pack }) => pack)
    .sort((one, other) => one - other)
    .join(' ');

/** Every card of the game's pack exactly once, and the roots are those of the record. */
function checkPack(record: HandRecord, { pack, cards, salts, tickets }: OpenedPack): void {
  const count = record.cards;
  const codes = [...cards].sort((one, other) => one - other);
  const whole = codes.length === count && codes.every((card, at) => card === 52 - count + at);
  if (!whole || salts.length !== count || tickets.length !== count) {
    throw new Broken('packs', 'cards', { pack: pack + 1 });
  }
  const hand = bytes(record.hand);
  const leaves = cards.map((card, at) => cardLeaf(hand, pack, at, card, bytes(salts[at]!)));
  const ticketLeaves = tickets.map((ticket, at) => ticketLeaf(hand, pack, at, bytes(ticket)));
  const roots = record.roots[pack];
  if (hex(rootOf(leaves)) !== roots?.[0] || hex(rootOf(ticketLeaves)) !== roots[1]) {
    throw new Broken('packs', 'root', { pack: pack + 1 });
  }
}

/** An attempt that was void: a share is missing, those that came follow, all four packs were whole. */
export function checkVoid(attempt: VoidAttempt): HandRecord {
  const record = readRecord(attempt.record);
  const { attempt: number } = record;
  const given = attempt.shares.map(([seat]) => seat);
  const inOrder = given.every((seat, at) => at === 0 || seat > given[at - 1]!);
  if (!inOrder || given.length >= record.seats.length) throw new Broken('voids', 'none_missing', { attempt: number });
  checkFollowing(record, attempt.shares);
  if (numbersOf(attempt.packs) !== Array.from({ length: PACKS }, (_, pack) => pack).join(' ')) {
    throw new Broken('voids', 'packs', { attempt: number });
  }
  for (const one of attempt.packs) checkPack(record, one);
  return record;
}

/** The attempts before a record: linked one to the next, each without those who failed the one before. */
function checkVoids(attempts: readonly VoidAttempt[], record: HandRecord): void {
  const records = [...attempts.map(checkVoid), record];
  const first = records[0]!.attempt;
  if (first !== 1) throw new Broken('voids', 'missing', { attempt: first });
  attempts.forEach((attempt, at) => checkNext(records[at]!, attempt.shares, records[at + 1]!));
  if (new Set(records.map(({ hand }) => hand)).size < records.length) throw new Broken('voids', 'hand');
}

function checkNext(before: HandRecord, given: Shares, after: HandRecord): void {
  const { attempt } = after;
  if (after.previous !== before.hand || attempt !== before.attempt + 1) throw new Broken('voids', 'link', { attempt });
  const about = ({ table, game, cards, cut }: HandRecord): string => JSON.stringify([table, game, cards, cut]);
  if (about(before) !== about(after)) throw new Broken('voids', 'other_game', { attempt });
  const [shares, values] = [new Map(given), new Map(before.seats)];
  for (const [seat, value] of after.seats) {
    if (values.has(seat) && shares.get(seat) !== value) throw new Broken('voids', 'seats', { attempt, seat });
  }
}
