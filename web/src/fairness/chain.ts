// Shares nobody can choose late: a chain of hashes whose end is handed in before anything is known.

import { HASH_BYTES, hex, bytes, link, type Bytes } from './hashing';

export const CHAIN_LENGTH = 1000;

/** Whether a share is the one after a chain's value that is known. */
export const follows = (share: string, value: string): boolean =>
  share.length === 2 * HASH_BYTES && hex(link(bytes(share))) === value;

/** Every value of one's own chain: v(0) is handed in, v(1) and the following are shares. */
export class Chain {
  readonly #values: readonly string[];

  /** `last`: 32 random bytes, the value with the number `length`. */
  constructor(last: Bytes, length = CHAIN_LENGTH) {
    const values = [last];
    for (let number = length; number > 0; number -= 1) values.push(link(values.at(-1)!));
    this.#values = values.reverse().map(hex);
  }

  get length(): number {
    return this.#values.length - 1;
  }

  value(number: number): string | undefined {
    return this.#values[number];
  }

  /** Which value it is; undefined: none of these. */
  numberOf(value: string): number | undefined {
    const number = this.#values.indexOf(value);
    return number < 0 ? undefined : number;
  }
}
