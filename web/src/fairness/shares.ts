// One's own shares at one table: the chain they come from, and which were given away. Kept in this browser, so
// that a page loaded anew goes on with them. What was given for one record is never given for another.

import { Chain } from './chain';
import { bytes, hex, HASH_BYTES } from './hashing';

interface Kept {
  /** Whose they are: another player at the same browser has his own. */
  readonly player: string;
  readonly last: string;
  readonly used: number;
  /** The record that the last share was given for. */
  readonly record: string;
}

/** So few are left, and a new chain is handed in. */
const FEW = 20;

export class Shares {
  readonly #name: string;
  readonly #player: string;
  #chain: Chain;
  #kept: Kept;
  /** The chain before: a record may still count on it. */
  #before: Shares | undefined;

  private constructor(table: string, player: string, kept: Kept) {
    this.#name = `pakli.shares.${table}`;
    this.#player = player;
    this.#kept = kept;
    this.#chain = new Chain(bytes(kept.last));
    if (kept.used === 0) this.#save();
  }

  /** Those this player has at this table, or new ones where he begins to sit. */
  static of(table: string, player: string, sitsAnew: boolean): Shares {
    const known = sitsAnew ? undefined : read(`pakli.shares.${table}`);
    return new Shares(table, player, known?.player === player ? known : fresh(player));
  }

  /** He has left his seat: a chain is for one sitting. */
  static forget(table: string): void {
    try {
      localStorage.removeItem(`pakli.shares.${table}`);
    } catch {
      // nothing is kept there
    }
  }

  /** What is handed in: the value the next share comes after. */
  get value(): string {
    return this.#chain.value(this.#kept.used)!;
  }

  /** Whether a new chain is due; it is begun then. */
  renew(): boolean {
    if (this.#kept.used < this.#chain.length - FEW) return false;
    this.#before = new Shares(this.#name.slice('pakli.shares.'.length), this.#player, this.#kept);
    this.#kept = fresh(this.#player);
    this.#chain = new Chain(bytes(this.#kept.last));
    this.#save();
    return true;
  }

  /**
   * The share for a record that counts on `value`. `elsewhere`: the value is of no chain of this browser's;
   * `spent`: the share after it was given for another record, so that it is known.
   */
  for(record: string, value: string): { readonly share: string } | 'elsewhere' | 'spent' {
    this.#readAgain();
    const number = this.#chain.numberOf(value);
    if (number === undefined) return this.#before?.for(record, value) ?? 'elsewhere';
    const next = number + 1;
    const share = this.#chain.value(next);
    const { used, record: given } = this.#kept;
    if (share === undefined || next < used || (next === used && given !== record)) return 'spent';
    this.#kept = { ...this.#kept, used: next, record };
    this.#save(); // before it is sent
    return { share };
  }

  /** Whether a share was given for this record. */
  gaveFor(record: string): boolean {
    return this.#kept.record === record || (this.#before?.gaveFor(record) ?? false);
  }

  /** Another page of this browser may have given some meanwhile. */
  #readAgain(): void {
    const kept = read(this.#name);
    if (kept?.player === this.#player && kept.last === this.#kept.last && kept.used > this.#kept.used)
      this.#kept = kept;
  }

  #save(): void {
    try {
      localStorage.setItem(this.#name, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing hands in a new chain when the page is loaded anew.
    }
  }
}

function fresh(player: string): Kept {
  const last = hex(crypto.getRandomValues(new Uint8Array(HASH_BYTES)));
  return { player, last, used: 0, record: '' };
}

function read(name: string): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<Kept> | null;
    const whole =
      typeof kept?.player === 'string' &&
      typeof kept.last === 'string' &&
      /^[0-9a-f]{64}$/.test(kept.last) &&
      Number.isInteger(kept.used) &&
      typeof kept.record === 'string';
    return whole ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
