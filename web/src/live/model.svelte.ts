// A live table as its dealer's page holds it: the view, what happened, and what is said to who cannot see it.
// Its own rather than the table page's, whose script is to stay small: what two pages share is packed worse.

import type { Trouble } from '../connection/api';
import { rights } from '../connection/club';
import type { Link } from '../connection/link';
import { speech } from '../texts/speech.svelte';
import { lineText, type Manner } from '../texts/words';
import type { Action, BatchMessage, Clock, Line, SeatView, TableView, ViewMessage } from '../wire';

/** A line of the log with the names of those who sat there then. */
export interface Entry {
  readonly id: number;
  readonly line: Line;
  readonly seats: Readonly<Record<string, SeatView>>;
}

const LONGEST_LOG = 100;

export class LiveModel {
  view: TableView | undefined = $state.raw();
  clock: Clock | undefined = $state.raw();
  log: readonly Entry[] = $state.raw([]);
  gone = $state(false);
  /** What the viewer may at this table, by the server's word. */
  rights: ReadonlySet<string> = $state.raw(new Set());
  readonly stop: () => void;
  readonly #link: Link;
  readonly #table: string;
  #version = $state(-1);
  #ids = 0;

  constructor(link: Link, table: string) {
    this.#link = link;
    this.#table = table;
    this.stop = link.watch(table, {
      onView: (message) => this.#shown(message),
      onBatch: (message) => this.#happened(message),
      onChat: () => undefined,
      onGone: () => (this.gone = true),
      version: () => (this.#version < 0 ? undefined : this.#version),
    });
  }

  get version(): number {
    return this.#version;
  }

  async askRights(): Promise<void> {
    const answer = await rights(this.#table);
    if (answer.ok) this.rights = new Set(answer.value);
  }

  /** Do something; why not, if it was refused. What has happened is known when this is over. */
  async enter(action: Action): Promise<Trouble | undefined> {
    const answer = await this.#link.do(this.#table, Math.max(0, this.#version), action);
    return answer.done ? undefined : answer.refusal;
  }

  /** A sentence that has not happened, as one of the log. */
  lineText(line: Line): string {
    return this.entryText({ id: 0, line, seats: this.view?.seats ?? {} }, 'signs');
  }

  entryText({ line, seats }: Entry, manner: Manner): string {
    const nameOf = (seat: number): string => seats[seat]?.name ?? speech.say.text('web-seat', { seat });
    const { money } = this.view?.sign ?? { money: { code: '', value: 1, digits: 0 } };
    return lineText(speech.say, line, { money, manner, nameOf });
  }

  #shown({ v, view, clock, told }: ViewMessage): void {
    this.#version = v;
    [this.view, this.clock, this.gone, this.log] = [view, clock, false, []];
    this.#noted(told ?? []);
  }

  #happened({ v, events, set, clock, told }: BatchMessage): void {
    if (v < this.#version || (v === this.#version && events.length)) return; // seen already
    if (!this.view || v - events.length !== this.#version) return this.#link.resync(this.#table);
    this.#version = v;
    this.view = merged(this.view, set) as TableView;
    this.clock = clock;
    this.#noted(told);
  }

  #noted(lines: readonly Line[]): void {
    const seats = this.view?.seats ?? {};
    const entries = lines.map((line) => ({ id: ++this.#ids, line, seats }));
    this.log = [...this.log, ...entries].slice(-LONGEST_LOG);
  }
}

type Json = Readonly<Record<string, unknown>>;

/** A JSON merge patch (RFC 7396) applied: null means gone. */
export function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, change] of Object.entries(patch)) {
    if (change === null) delete result[name];
    else result[name] = merged(result[name], change);
  }
  return result;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
