// The hashes of fair dealing, each with a first byte of its own. In TypeScript throughout: browsers keep
// `crypto.subtle` from pages that come over plain http, as in a local network.

import { sha256 } from '@noble/hashes/sha2.js';
import { shake256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Bytes = Uint8Array;

export const HASH_BYTES = 32;
const STREAM_BYTES = 4096;

export const hex = (bytes: Bytes): string => bytesToHex(bytes);
export const bytes = (text: string): Bytes => hexToBytes(text);
export const utf8 = (text: string): Bytes => utf8ToBytes(text);

/** SHA-256. */
export const digest = (data: Bytes): Bytes => sha256(data);

const tagged = (tag: number, ...parts: Bytes[]): Bytes => sha256(concatBytes(Uint8Array.of(tag), ...parts));

export const cardLeaf = (hand: Bytes, pack: number, position: number, card: number, salt: Bytes): Bytes =>
  tagged(0x00, hand, Uint8Array.of(pack, position, card), salt);

export const node = (left: Bytes, right: Bytes): Bytes => tagged(0x01, left, right);

/** The value of a chain before this one. */
export const link = (value: Bytes): Bytes => tagged(0x02, value);

export const ticketLeaf = (hand: Bytes, pack: number, position: number, ticket: Bytes): Bytes =>
  tagged(0x03, hand, Uint8Array.of(pack, position), ticket);

/** What decides the order: the record's hash and the shares by ascending seat. */
export const seedOf = (recordHash: Bytes, shares: readonly Bytes[]): Bytes => tagged(0x04, recordHash, ...shares);

/** The bytes that everything by chance in a hand is read from. */
export const stream = (seed: Bytes): Bytes => shake256(concatBytes(Uint8Array.of(0x05), seed), { dkLen: STREAM_BYTES });

/** Where a position stands in a reshuffled stub. */
export const ticketValue = (seed: Bytes, serving: number, ticket: Bytes): Bytes =>
  tagged(0x06, seed, Uint8Array.of(serving), ticket);

/** Salts and tickets of a pack, by position, from its key. */
export function spread(key: Bytes, cards: number): { readonly salts: Bytes[]; readonly tickets: Bytes[] } {
  const chance = shake256(concatBytes(Uint8Array.of(0x07), key), { dkLen: 2 * HASH_BYTES * cards });
  const piece = (at: number): Bytes => chance.slice(at * HASH_BYTES, (at + 1) * HASH_BYTES);
  const places = Array.from({ length: cards }, (_, at) => at);
  return { salts: places.map(piece), tickets: places.map((at) => piece(cards + at)) };
}
