// The record: what the server lays down before the deal, as the very bytes that are published and hashed.

import { Broken } from './broken';
import { digest, hex, utf8 } from './hashing';

export const PACKS = 4;

export interface HandRecord {
  readonly v: 1;
  readonly hand: string;
  readonly attempt: number;
  readonly previous: string | null;
  readonly table: string;
  readonly game: string;
  readonly cards: number;
  readonly cut: number;
  readonly seats: readonly (readonly [seat: number, value: string])[];
  /** Of each pack the root over its cards and the one over its tickets. */
  readonly roots: readonly (readonly [cards: string, tickets: string])[];
}

const FIELDS = 'v hand attempt previous table game cards cut seats roots';
const HASH = /^[0-9a-f]{64}$/;
const HAND = /^[0-9a-f]{32}$/;
const LONGEST = 8192;

const whole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const hash = (value: unknown): boolean => typeof value === 'string' && HASH.test(value);
const hand = (value: unknown): boolean => typeof value === 'string' && HAND.test(value);
const pair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2;

/** A record; throws `Broken` where it is none, or is not written as records are. */
export function readRecord(text: string): HandRecord {
  const record = parsed(text);
  const numbers = record.seats.map(([seat]) => seat);
  if (numbers.some((seat, at) => at > 0 && seat <= numbers[at - 1]!)) throw new Broken('record', 'seats');
  if (record.cut >= record.cards) throw new Broken('record', 'cut', { cut: record.cut });
  if ((record.attempt === 1) !== (record.previous === null)) {
    throw new Broken('record', 'attempt', { attempt: record.attempt });
  }
  return record;
}

function parsed(text: string): HandRecord {
  let value: unknown;
  try {
    value = text.length > LONGEST ? undefined : JSON.parse(text);
  } catch {
    value = undefined;
  }
  // Only what is written without any choice has one hash.
  if (!isRecord(value) || JSON.stringify(value) !== text) throw new Broken('record', 'form');
  return value;
}

function isRecord(value: unknown): value is HandRecord {
  if (typeof value !== 'object' || value === null || Object.keys(value).join(' ') !== FIELDS) return false;
  const one = value as Record<string, unknown>;
  return (
    one['v'] === 1 &&
    hand(one['hand']) &&
    whole(one['attempt'], 1, 255) &&
    (one['previous'] === null || hand(one['previous'])) &&
    [one['table'], one['game']].every((text) => typeof text === 'string' && text.length <= 64) &&
    [32, 36, 52].includes(one['cards'] as number) &&
    whole(one['cut'], 0, 51) &&
    Array.isArray(one['seats']) &&
    one['seats'].every((seat: unknown) => pair(seat) && whole(seat[0], 1, 255) && hash(seat[1])) &&
    Array.isArray(one['roots']) &&
    one['roots'].length === PACKS &&
    one['roots'].every((roots: unknown) => pair(roots) && roots.every(hash))
  );
}

/** What everybody sees of it. */
export const recordHash = (text: string): string => hex(digest(utf8(text)));
