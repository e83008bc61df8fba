// One table as the page holds it: what is known, the log, the chat, and what the viewer is about to do.

import type { Trouble } from '../connection/api';
import { rights } from '../connection/club';
import type { Answer, Link } from '../connection/link';
import type { Fairness } from '../fairness/fairness.svelte';
import { settings } from '../looks/settings.svelte';
import { speech } from '../texts/speech.svelte';
import { countedAt, type Counted } from '../texts/amounts';
import { chipsFact, lineText, PLAIN_CHIPS, type Context, type Manner } from '../texts/words';
import type { Action, ChatMessage, Line, Refusal, SeatView, TableView, ViewMessage, BatchMessage } from '../wire';
import { bankBegins, mentions, signalsOf, type Signal } from './speak/signals';
import { keptLines } from './speak/kept';
import { tell } from './speak/telling';
import { receive, type Known } from './view';

/** A line of the log with those who sat there then: seats change hands. */
export interface Entry {
  readonly id: number;
  readonly line: Line;
  readonly seats: Readonly<Record<string, SeatView>>;
  readonly me: number | undefined;
  /** What was played then, by place on the sign. */
  readonly game: number | undefined;
}

/** Something said to who cannot see, in the language it was said in. */
export interface Spoken {
  readonly id: number;
  readonly lang: string;
  readonly text: string;
}

const LONGEST_LOG = 300;
const LONGEST_CHAT = 200;
const SHORT_OF_TIME = 10_000;

/** What drawing the table needs of the model; a replay has it too. */
export type Drawn = Pick<TableModel, 'known' | 'view' | 'money' | 'clockAt' | 'anew'>;

export class TableModel {
  known: Known | undefined = $state.raw();
  /** Whether the view came whole: then nothing has moved. */
  anew = true;
  /** When `known.clock` was told, by the page's own clock. */
  clockAt = $state(0);
  log: readonly Entry[] = $state.raw([]);
  chat: readonly ChatMessage[] = $state.raw([]);
  gone = $state(false);
  /** Actions sent and not answered yet. */
  sending = $state(0);
  /** Why the last thing was refused. */
  refusal: (Refusal & { text?: string }) | undefined = $state.raw();
  /** What the viewer may at this table besides playing, by the server's word. */
  rights: ReadonlySet<string> = $state.raw(new Set());
  /** Said to who cannot see: what happened, in words. */
  spoken: readonly Spoken[] = $state.raw([]);
  /** When something else was asked than before, or nothing any more, by the page's own clock. */
  askedAt = 0;
  /** The number of the question that was answered: it is not answered twice. */
  answered: number | undefined = $state();
  /** Whether a question needs nobody's answer: then nobody is called for it. */
  answersItself: (known: Known) => boolean = () => false;
  /** Whose page it is: his name in the chat calls him. */
  viewer = '';
  /** His id. */
  player = '';

  readonly fair: Fairness | undefined;
  readonly #link: Link;
  readonly #table: string;
  #ids = 0;
  #called: ((signal: Signal) => void) | undefined;
  #chatBegan = 0;
  #warning: ReturnType<typeof setTimeout> | undefined;
  #unwatch: () => void;

  /** `fair`: what checks the deals. */
  constructor(link: Link, table: string, fair?: Fairness) {
    this.#link = link;
    this.#table = table;
    this.fair = fair;
    this.#unwatch = link.watch(table, {
      onView: (message) => this.#receive(message),
      onBatch: (message) => this.#receive(message),
      onChat: (message) => this.#heard(message),
      onGone: () => (this.gone = true),
      onFair: (message) => fair?.hear(message),
      onConnected: () => fair?.connected(),
      version: () => this.known?.v,
    });
  }

  /** Ask what the viewer may here. */
  async askRights(): Promise<void> {
    const answer = await rights(this.#table);
    if (answer.ok) this.rights = new Set(answer.value);
  }

  stop(): void {
    clearTimeout(this.#warning);
    this.#unwatch();
  }

  get view(): TableView | undefined {
    return this.known?.view;
  }

  /** How amounts are written, in the game that is played. */
  get money(): Counted {
    return this.#money(this.view?.hand?.game);
  }

  #money(game = 0): Counted {
    return this.view ? countedAt(this.view.sign, game, settings.now.amounts) : PLAIN_CHIPS;
  }

  /** Do something; `answers`: the number of the question it answers; `quiet`: a no is of no interest. */
  async do(action: Action, answers?: number, quiet = false): Promise<void> {
    if (!this.known || (answers !== undefined && answers === this.answered)) return;
    this.refusal = undefined;
    if (answers !== undefined) this.answered = answers;
    await this.#sent(this.#link.do(this.#table, this.known.v, action), answers, quiet);
  }

  /** Do what is no player's but the host's or the floor's; why not is for their panel to show. */
  async rule(action: Action): Promise<Trouble | undefined> {
    const answer = await this.#link.do(this.#table, this.known?.v ?? 0, action);
    return answer.done ? undefined : answer.refusal;
  }

  /** Write a line; why not is for the chat to show. */
  say(text: string): Promise<Answer> {
    return this.#link.chat(this.#table, text);
  }

  /** Have it shown why something is not possible: where it stands it is read aloud, every time anew. */
  explain(refusal: Refusal & { text?: string }): void {
    this.refusal = { ...refusal };
  }

  /** Say something to who cannot see. */
  speak(text: string): void {
    if (text) this.spoken = [...this.spoken.slice(-20), { id: ++this.#ids, lang: speech.say.language, text }];
  }

  /** Be called for what one may want to be called for. */
  listen(called: (signal: Signal) => void): () => void {
    this.#called = called;
    return () => (this.#called = undefined);
  }

  entryText(entry: Entry, manner: Manner): string {
    return lineText(speech.say, entry.line, this.#context(entry, manner));
  }

  async #sent(answer: Promise<Answer>, answers?: number, quiet = false): Promise<void> {
    this.sending += 1;
    const answered = await answer;
    this.sending -= 1;
    if (answered.done) return;
    if (answers === this.answered) this.answered = undefined;
    if (!quiet) this.explain(answered.refusal);
  }

  #receive(message: ViewMessage | BatchMessage): void {
    const received = receive(this.known, message);
    if ('resync' in received) return this.#link.resync(this.#table);
    if ('seen' in received) return;
    const before = this.known;
    this.anew = received.anew;
    this.known = received.known;
    this.clockAt = performance.now();
    this.gone = false;
    this.fair?.follow(this.player, received.known.view, message.t === 'batch' ? message : undefined);
    if (received.anew) this.#chatBegan = this.clockAt;
    if (received.known.view.live) void import('../live/awake');
    const kept = received.anew ? [] : keptLines(before?.view, received.known.view);
    const entries = this.#entries([...received.lines, ...kept], before, received.known);
    this.log = (received.anew ? entries : [...this.log, ...entries]).slice(-LONGEST_LOG);
    const { question, ...rest } = received.known;
    const now = question && this.answersItself(received.known) ? rest : received.known;
    this.#tell(received.anew ? [] : entries, before, now);
  }

  #entries(lines: readonly Line[], before: Known | undefined, now: Known): Entry[] {
    const seats = { ...before?.view.seats, ...now.view.seats };
    const { me, hand } = now.view;
    return lines.map((line) => ({ id: ++this.#ids, line, seats, me: me.seat, game: hand?.game }));
  }

  #tell(entries: readonly Entry[], before: Known | undefined, now: Known): void {
    const asked = now.question?.number;
    if (asked !== before?.question?.number) {
      this.askedAt = this.clockAt;
      if (asked !== undefined) this.refusal = undefined;
    }
    this.#warnLater(now);
    const told = entries.map((entry) => ({ line: entry.line, text: this.entryText(entry, 'words') }));
    this.speak(tell(speech.say, told, before, now, settings.now.speech, this.money));
    if (bankBegins(before, now)) {
      const seconds = Math.round((now.clock?.left ?? 0) / 1000);
      this.speak(speech.say.text('act-bank-begins', { seconds }));
    }
    for (const signal of signalsOf(before, now)) this.#called?.(signal);
  }

  /** Say once that the viewer's time is running out. */
  #warnLater({ question, clock }: Known): void {
    clearTimeout(this.#warning);
    if (!question || !clock || clock.left <= SHORT_OF_TIME) return;
    this.#warning = setTimeout(() => {
      this.speak(speech.say.text('web-time-short', { seconds: SHORT_OF_TIME / 1000 }));
      this.#called?.('short');
    }, clock.left - SHORT_OF_TIME);
  }

  /** Whose turn, what to call, what is in the pot. */
  turnText(toCall: number | undefined, pot: number | undefined): string {
    const say = speech.say;
    const parts = [say.text('turn-yours')];
    if (toCall) parts.push(say.text('turn-to-call', { amount: chipsFact(say, toCall, this.money) }));
    if (pot) parts.push(say.text('turn-pot', { amount: chipsFact(say, pot, this.money) }));
    return parts.join(' ');
  }

  #heard(message: ChatMessage): void {
    if (this.chat.some((one) => one.n === message.n)) return;
    // What was written before comes at once with the table.
    const isNew = performance.now() - this.#chatBegan > 1000;
    if (isNew && mentions(message, this.viewer)) this.#called?.('mention');
    this.chat = [...this.chat, message].sort((one, other) => one.n - other.n).slice(-LONGEST_CHAT);
  }

  #context(entry: Entry, manner: Manner): Context {
    const nameOf = (seat: number): string => entry.seats[seat]?.name ?? speech.say.text('web-seat', { seat });
    return { money: this.#money(entry.game), manner, nameOf, ...(entry.me === undefined ? {} : { me: entry.me }) };
  }
}
