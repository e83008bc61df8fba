// The last hands of a table, as the server lists them; those that drop off its list stay while the page is open.

import { lastHand, lastHands, type Trouble } from '../../connection/api';
import type { PastLine, PastView } from '../../wire';
import { merged } from './chart';

export class LastHands {
  /** The newest first; undefined: not heard of yet. */
  lines: readonly PastLine[] | undefined = $state.raw();
  trouble: Trouble | undefined = $state.raw();
  readonly #table: string;
  /** The server keeps them no longer: they cannot be replayed. */
  #listed: ReadonlySet<number> = $state.raw(new Set());

  constructor(table: string) {
    this.#table = table;
  }

  async ask(): Promise<void> {
    const answer = await lastHands(this.#table);
    this.trouble = answer.ok ? undefined : answer.problem;
    if (!answer.ok) return;
    this.#listed = new Set(answer.value.map((line) => line.number));
    this.lines = merged(this.lines ?? [], answer.value);
  }

  /** Whether the server can still tell it step by step. */
  isThere(number: number): boolean {
    return this.#listed.has(number);
  }

  async open(number: number): Promise<PastView | undefined> {
    const answer = await lastHand(this.#table, number);
    this.trouble = answer.ok ? undefined : answer.problem;
    return answer.ok ? answer.value : undefined;
  }
}
