// A scripted table played to one viewer: keeps versions, makes batches, answers what the page sends.

import { difference } from './diff.ts';
import type { Beat, Draft, Scripted } from './script.ts';
import { acted } from './scripts/sitting.ts';
import type {
  Action,
  BatchMessage,
  ChatMessage,
  Line,
  Question,
  Refusal,
  ServerMessage,
  TableView,
  ViewMessage,
} from '../src/wire.ts';

type Send = (message: ServerMessage) => void;

const NOT_OFFERED: Refusal = {
  clause: 'B0',
  code: 'turn.not_yours',
  facts: [
    ['seat', 1],
    ['to_act', 2],
  ],
};

export class Host {
  readonly #view: Draft;
  readonly #beats: Generator<Beat, void, Action>;
  readonly #name: string;
  readonly #pace: number;
  readonly #batches: BatchMessage[] = [];
  readonly #chat: ChatMessage[] = [];
  #sent: TableView;
  #told: Line[] = [];
  #v = 0;
  #questions = 0;
  #question: Question | undefined;
  #clock: Beat['clock'];
  #send: Send | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #begun = false;

  constructor({ view, script }: Scripted, name: string, pace: number) {
    this.#view = view;
    const own = view.me.seat === undefined ? undefined : view.seats[view.me.seat];
    if (own) own.name = name;
    this.#name = name;
    this.#pace = pace;
    this.#beats = script(view);
    this.#sent = structuredClone(view);
  }

  watch(since: number | undefined, send: Send): void {
    this.#send = send;
    const missed = this.#batches.filter((batch) => batch.v > (since ?? 0));
    if (since !== undefined && missed.length === this.#v - since) missed.forEach(send);
    else send(this.#snapshot());
    this.#chat.forEach(send);
    if (!this.#begun) this.#go(undefined);
  }

  unwatch(): void {
    this.#send = undefined;
  }

  do(id: string, action: Action): void {
    const asked = this.#question?.options.some((option) => option.action.type === action.type);
    const can = Object.values(this.#view.can).some((option) => option.action.type === action.type);
    if (!asked && !can) return this.#send?.({ t: 'refused', id, text: '', ...NOT_OFFERED });
    this.#send?.({ t: 'done', id, v: this.#v });
    if (asked) this.#go(action);
    else this.#publish(acted(this.#view, action, this.#name), this.#question, this.#clock);
  }

  /** A line is written; a spectator, if there is one, has something to say to it. */
  say(id: string, text: string): void {
    this.#send?.({ t: 'done', id, v: this.#v });
    this.#write('me', this.#name, text);
    const [spectator] = this.#view.spectators;
    if (spectator) this.#write(spectator.player, spectator.name, text.toUpperCase());
  }

  #write(player: string, name: string, text: string): void {
    const [table, n] = [this.#view.table, this.#chat.length + 1];
    const message: ChatMessage = { t: 'chat', table, n, at: Date.now(), player, name, text };
    this.#chat.push(message);
    this.#send?.(message);
  }

  #go(answer: Action | undefined): void {
    this.#begun = true;
    clearTimeout(this.#timer);
    const next = this.#beats.next(answer as Action);
    if (next.done) return;
    const { question, clock, pause = 1 } = next.value;
    this.#publish(next.value, question && { number: ++this.#questions, ...question }, clock);
    if (!question) this.#timer = setTimeout(() => this.#go(undefined), pause * this.#pace);
  }

  #publish(beat: Beat, question: Question | undefined, clock: Beat['clock']): void {
    this.#question = question;
    this.#clock = clock;
    const told = beat.told ?? [];
    this.#told = told[0]?.say === 'event-hand-number' ? [...told] : [...this.#told, ...told];
    const message: BatchMessage = {
      t: 'batch',
      table: this.#view.table,
      v: ++this.#v,
      events: [{ type: 'passed' }],
      told,
      set: difference(this.#sent, this.#view),
      ...this.#pending(),
    };
    this.#sent = structuredClone(this.#view);
    this.#batches.push(message);
    this.#send?.(message);
  }

  #snapshot(): ViewMessage {
    return { t: 'view', table: this.#view.table, v: this.#v, view: this.#sent, told: this.#told, ...this.#pending() };
  }

  #pending(): Pick<ViewMessage, 'question' | 'clock'> {
    return { ...(this.#question ? { question: this.#question } : {}), ...(this.#clock ? { clock: this.#clock } : {}) };
  }
}
