// The tables open on one page: each is followed all the time, one of them is looked at.

import type { Link } from '../../connection/link';
import { Fairness } from '../../fairness/fairness.svelte';
import { LastResult } from '../draw/lastResult.svelte';
import { Acting } from '../input/acting.svelte';
import { TableModel } from '../model.svelte';
import { MOST_OPEN, nextWaiting, stepped, type Opened, type Waits } from './opened';

/** One table, with what the viewer is about to do there. */
export class OpenTable {
  readonly table: string;
  readonly fair: Fairness;
  readonly model: TableModel;
  readonly acting: Acting;
  readonly result = new LastResult();

  constructor(link: Link, table: string) {
    this.table = table;
    this.fair = new Fairness(link, table);
    this.model = new TableModel(link, table, this.fair);
    this.acting = new Acting(this.model);
  }

  /** Whether an answer is wanted that nothing gives by itself. */
  get waits(): boolean {
    const question = this.acting.question;
    return question !== undefined && question.number !== this.model.answered;
  }

  get isSeated(): boolean {
    return this.model.view?.me.seat !== undefined;
  }
}

export class Several {
  open: readonly OpenTable[] = $state.raw([]);
  front: string = $state('');
  readonly #link: Link;

  constructor(link: Link, { tables, front }: Opened) {
    this.#link = link;
    this.open = tables.map((table) => new OpenTable(link, table));
    this.front = front;
  }

  get now(): OpenTable | undefined {
    return this.open.find(({ table }) => table === this.front) ?? this.open[0];
  }

  get tables(): string[] {
    return this.open.map(({ table }) => table);
  }

  /** Tables that wait for the viewer. */
  get waiting(): Waits[] {
    return this.open.filter((one) => one.waits).map(({ table, model }) => ({ table, since: model.askedAt }));
  }

  /** What would come to the front by itself now. */
  get next(): string | undefined {
    return nextWaiting(this.waiting, this.front);
  }

  /** Look at this table: a key that was meant for another one does nothing to it. */
  show(table: string): void {
    if (table === this.front || !this.tables.includes(table)) return;
    this.front = table;
    if (this.now) this.now.model.askedAt = performance.now();
  }

  step(by: number): void {
    this.show(stepped(this.tables, this.front, by));
  }

  add(table: string): void {
    if (!this.tables.includes(table) && this.open.length < MOST_OPEN) {
      this.open = [...this.open, new OpenTable(this.#link, table)];
    }
    this.show(table);
  }

  /** The player sits at another table now: it takes the place of the one he left. */
  follow(left: string, table: string): void {
    const one = this.open.find((each) => each.table === left);
    if (!one || this.tables.includes(table)) return this.show(table);
    this.open = this.open.map((each) => (each === one ? new OpenTable(this.#link, table) : each));
    if (this.front === left) this.front = table;
    one.model.stop();
  }

  /** Look at it no more; whoever sits there keeps it open, for his time would run unseen. */
  close(table: string): void {
    const one = this.open.find((each) => each.table === table);
    if (!one || one.isSeated || this.open.length < 2) return;
    if (table === this.front) this.step(1);
    this.open = this.open.filter((each) => each !== one);
    one.model.stop();
  }

  stop(): void {
    for (const { model } of this.open) model.stop();
  }
}
