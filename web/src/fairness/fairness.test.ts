// The vectors that Python, TypeScript and the manual share.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Proof } from '../wire';
import { Broken } from './broken';
import { Chain, follows } from './chain';
import { check } from './check';
import {
  bytes,
  cardLeaf,
  digest,
  hex,
  link,
  node,
  seedOf,
  spread,
  stream,
  ticketLeaf,
  ticketValue,
  type Bytes,
} from './hashing';
import { orderOf } from './order';
import { rootBy, rootOf } from './trees';

const FILE = join(__dirname, '../../../tests/golden/fairness/vectors.json');
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const vectors: any = JSON.parse(readFileSync(FILE, 'utf8'));
const b = (text: string): Bytes => bytes(text);

describe('the hashes', () => {
  const { hashes } = vectors;

  test('each has its own first byte', () => {
    const hand = b(hashes.hand);
    const { card_leaf: card, ticket_leaf: ticket } = hashes;
    expect(hex(cardLeaf(hand, card.pack, card.position, card.card, b(card.salt)))).toBe(card.hash);
    expect(hex(ticketLeaf(hand, ticket.pack, ticket.position, b(ticket.ticket)))).toBe(ticket.hash);
    expect(hex(node(b(hashes.node.left), b(hashes.node.right)))).toBe(hashes.node.hash);
    expect(hex(link(b(hashes.link.value)))).toBe(hashes.link.hash);
    expect(hex(seedOf(b(hashes.seed.record), hashes.seed.shares.map(b)))).toBe(hashes.seed.hash);
    const value = hashes.ticket_value;
    expect(hex(ticketValue(b(value.seed), value.serving, b(value.ticket)))).toBe(value.hash);
  });

  test('the stream, and what salts and tickets are made of', () => {
    const bytesOf = stream(b(hashes.stream.seed));
    expect(hex(bytesOf.slice(0, 64))).toBe(hashes.stream.first);
    expect(hex(digest(bytesOf))).toBe(hashes.stream.digest);
    const { salts, tickets } = spread(b(vectors.spread.key), 4);
    expect(salts.map(hex)).toEqual(vectors.spread.salts);
    expect(tickets.map(hex)).toEqual(vectors.spread.tickets);
  });

  test('a chain', () => {
    const values = vectors.chain as string[];
    const chain = new Chain(b(values.at(-1)!), values.length - 1);
    expect(values.map((_, number) => chain.value(number))).toEqual(values);
    expect(follows(values[3]!, values[2]!)).toBe(true);
    expect(follows(values[3]!, values[1]!)).toBe(false);
    expect(chain.numberOf(values[4]!)).toBe(4);
    expect(chain.numberOf('00')).toBeUndefined();
  });
});

test.each(vectors.orders as { seed: string; cards: number; cut: number; pack: number; positions: number[] }[])(
  'the order of $cards cards, cut at $cut',
  ({ seed, cards, cut, pack, positions }) => {
    expect(orderOf(b(seed), cards, cut)).toEqual({ pack, positions });
  },
);

test.each(vectors.trees as { leaves: number; root: string; paths: string[][] }[])(
  'a tree of $leaves leaves',
  ({ leaves: count, root, paths }) => {
    const leaves = Array.from({ length: count }, (_, at) => digest(Uint8Array.of(at)));
    expect(hex(rootOf(leaves))).toBe(root);
    [0, count >> 1, count - 1].forEach((at, index) => {
      const path = paths[index]!.map(b);
      expect(hex(rootBy(leaves[at]!, at, count, path)!)).toBe(root);
      expect(rootBy(leaves[at]!, at, count, [...path, leaves[0]!])).toBeUndefined();
    });
  },
);

test.each(Object.keys(vectors.proofs as object))('the proof %s holds', (name) => {
  expect(check(vectors.proofs[name] as Proof)).toEqual(vectors.checked[name]);
});

interface Case {
  readonly proof: string;
  readonly says: string;
  readonly change: readonly (readonly [readonly (string | number)[], unknown])[];
  readonly expect: string;
}

test.each(vectors.broken as Case[])('$proof: $says is caught', ({ proof, change, expect: code }) => {
  const document = structuredClone(vectors.proofs[proof]);
  for (const [path, value] of change) {
    const place = path.slice(0, -1).reduce((inside, step) => inside[step], document);
    const last = path.at(-1)!;
    if (value !== null) place[last] = value;
    else if (Array.isArray(place)) place.splice(Number(last), 1);
    else delete place[last];
  }
  let caught: unknown;
  try {
    check(document as Proof);
  } catch (error) {
    caught = error;
  }
  expect(caught).toBeInstanceOf(Broken);
  expect((caught as Broken).message).toBe(code);
});
