// A server for the tests: honest, until a test changes what it says.

import type { FairPack, FairSharesMessage, FairVoidMessage, Opening } from '../wire';
import { bytes, cardLeaf, digest, hex, node, seedOf, spread, ticketLeaf, utf8, type Bytes } from './hashing';
import { orderOf, type Order } from './order';
import { readRecord, type HandRecord } from './record';

const hash = (text: string): Bytes => digest(utf8(text));

function levelsOf(leaves: Bytes[]): Bytes[][] {
  const levels = [leaves];
  while (levels.at(-1)!.length > 1) {
    const below = levels.at(-1)!;
    const pairs = Array.from({ length: Math.ceil(below.length / 2) }, (_, at) => [below[2 * at]!, below[2 * at + 1]]);
    levels.push(pairs.map(([left, right]) => (right ? node(left!, right) : left!)));
  }
  return levels;
}

class Pack {
  readonly cards: number[];
  readonly key: Bytes;
  readonly salts: Bytes[];
  readonly #tree: Bytes[][];
  readonly roots: [string, string];

  constructor(
    hand: Bytes,
    readonly number: number,
    seed: string,
    spoiled: boolean,
  ) {
    this.key = hash(`key ${seed}`);
    this.cards = [...orderOf(hash(`order ${seed}`), 52).positions];
    if (spoiled) this.cards[0] = this.cards[1]!;
    const { salts, tickets } = spread(this.key, 52);
    this.salts = salts;
    this.#tree = levelsOf(this.cards.map((card, at) => cardLeaf(hand, number, at, card, salts[at]!)));
    const ticketTree = levelsOf(tickets.map((ticket, at) => ticketLeaf(hand, number, at, ticket)));
    this.roots = [hex(this.#tree.at(-1)![0]!), hex(ticketTree.at(-1)![0]!)];
  }

  opening(position: number): Opening {
    const path: string[] = [];
    let at = position;
    for (const level of this.#tree.slice(0, -1)) {
      const beside = level[at ^ 1];
      if (beside) path.push(hex(beside));
      at >>= 1;
    }
    return { position, card: this.cards[position]!, salt: hex(this.salts[position]!), path };
  }

  get opened(): FairPack {
    return { pack: this.number, cards: this.cards, key: hex(this.key) };
  }
}

export interface Wanted {
  readonly attempt?: number;
  readonly previous?: string;
  readonly cut?: number;
  readonly spoiled?: readonly number[];
}

/** One attempt at a hand. */
export class Attempt {
  readonly packs: readonly Pack[];
  readonly text: string;
  readonly record: HandRecord;

  constructor(seed: string, seats: readonly (readonly [number, string])[], wanted: Wanted = {}) {
    const hand = hex(hash(`hand ${seed}`)).slice(0, 32);
    const { attempt = 1, previous = null, cut = 0, spoiled = [] } = wanted;
    this.packs = [0, 1, 2, 3].map((pack) => new Pack(bytes(hand), pack, `${seed} ${pack}`, spoiled.includes(pack)));
    const roots = this.packs.map((pack) => pack.roots);
    const about = { v: 1, hand, attempt, previous, table: 't1', game: 'holdem', cards: 52, cut };
    this.text = JSON.stringify({ ...about, seats, roots });
    this.record = readRecord(this.text);
  }

  order(shares: readonly (readonly [number, string])[]): Order {
    const seed = seedOf(
      digest(utf8(this.text)),
      shares.map(([, share]) => bytes(share)),
    );
    return orderOf(seed, 52, this.record.cut);
  }

  told(shares: readonly (readonly [number, string])[]): FairSharesMessage {
    const { pack } = this.order(shares);
    const opened = this.packs.filter(({ number }) => number !== pack).map((one) => one.opened);
    return { t: 'fair_shares', table: 't1', hand: this.record.hand, shares, opened };
  }

  void(shares: readonly (readonly [number, string])[]): FairVoidMessage {
    return { t: 'fair_void', table: 't1', record: this.text, shares, opened: this.packs.map((one) => one.opened) };
  }
}

const NAMES = '23456789TJQKA';

export const cardText = (code: number): string => NAMES[code >> 2]! + 'cdhs'[code & 3]!;
