// What the viewer is about to do: cards picked, a decision made beforehand, what a dialog asks, what keys mean.

import { settings } from '../../looks/settings.svelte';
import { speech } from '../../texts/speech.svelte';
import type { Action, Option, Question } from '../../wire';
import type { TableModel } from '../model.svelte';
import { heard } from '../speak/hear';
import type { Known } from '../view';
import { befores, fateOf, type Before } from './before';
import { answered, guardOf, isFresh } from './guards';
import { choiceOf, filled, mustAsk, optionsOf, pickedAfter, type Chosen } from './input';
import { isForPage, pressed, type Ask, type Pressed } from './keys';
import { beforeText } from './labels';

/** An option that needs more than a press. */
export interface Asking {
  readonly option: Option;
  readonly chosen: Chosen;
  readonly guard: string | undefined;
  /** The number of the question it answers, if it answers one. */
  readonly answers: number | undefined;
}

/** Where an amount is chosen: the part of the page that keys speak to. */
export interface AskBox {
  pressed(option: Option): boolean;
  change(to: { readonly steps: number } | { readonly preset: number }): void;
  send(): void;
}

/** Milliseconds. */
const TOO_SOON_SHOWN = 3000;

export class Acting {
  asking: Asking | undefined = $state.raw();
  /** Places of one's own cards picked to throw away. */
  picked: readonly number[] = $state.raw([]);
  before: Before | undefined = $state.raw();
  /** A decision that holds no more because its price has changed. */
  cancelled: Before | undefined = $state.raw();
  /** A key was pressed that was meant for what was asked before: shown for a while. */
  tooSoon = $state(false);
  showsKeys = $state(false);
  box: AskBox | undefined;
  readonly model: TableModel;
  #asked: number | undefined;
  #shown: ReturnType<typeof setTimeout> | undefined;

  constructor(model: TableModel) {
    this.model = model;
    model.answersItself = (known) => this.#answersItself(known);
  }

  /** By what was decided beforehand, or by what one likes. */
  #answersItself(known: Known): boolean {
    if (this.before) return fateOf(this.before, known).now === 'done';
    return answered(known.question, settings.now) !== undefined;
  }

  /** Given while cards may be thrown away. */
  get discard(): Option | undefined {
    return this.model.known?.question?.options.find((option) => option.word === 'discard');
  }

  get befores(): Before[] {
    return this.model.known ? befores(this.model.known) : [];
  }

  pick(place: number): void {
    const most = (this.discard && choiceOf(this.discard, 'cards')?.most) ?? 0;
    this.picked = pickedAfter(this.picked, place, most);
  }

  /** Do what an option stands for, or ask for what it leaves open, and whether it is no slip. */
  choose(option: Option, chosen: Chosen = {}): void {
    if (option.refusal) return this.model.explain(option.refusal);
    const { view, question } = this.model.known ?? {};
    const answers = question?.options.includes(option) ? question.number : undefined;
    const guard = guardOf(option, chosen, view && question && { view, question }, settings.now);
    if (guard ?? mustAsk(option, chosen)) this.asking = { option, chosen, guard, answers };
    else this.send(filled(option, chosen), answers);
  }

  /** `answers`: the number of the question it answers, which is answered once. */
  send(action: Action | undefined, answers?: number): void {
    if (action) void this.model.do(action, answers);
  }

  /** Decide beforehand, or not after all. */
  decide(before: Before): void {
    this.cancelled = undefined;
    this.before = this.before?.kind === before.kind ? undefined : before;
    this.model.speak(this.before ? this.#about('act-before-set', before) : speech.say.text('act-before-unset'));
  }

  /** What is asked, unless it is being answered by itself. */
  get question(): Question | undefined {
    const question = this.model.known?.question;
    const byItself = this.model.answered === question?.number && answered(question, settings.now);
    return byItself ? undefined : question;
  }

  /** Something has changed at the table. */
  follow(known: Known): void {
    const number = known.question?.number;
    if (number !== this.#asked) {
      this.#asked = number;
      this.picked = [];
      if (this.asking?.answers !== undefined) this.asking = undefined;
    }
    if (this.before) this.#go(this.before, known);
    else this.#answerByItself(known);
    if (known.view.hand?.over) this.cancelled = undefined;
  }

  /** Another page of the same player may have been quicker: then nothing has to be said. */
  #answerByItself({ question }: Known): void {
    const action = answered(question, settings.now);
    if (action && question) void this.model.do(action, question.number, true);
  }

  #go(before: Before, known: Known): void {
    const fate = fateOf(before, known);
    if (fate.now === 'kept') return;
    this.before = undefined;
    if (fate.now === 'done') return this.send(filled(fate.option, {}), known.question?.number);
    if (!fate.told) return;
    this.cancelled = before;
    this.model.speak(this.#about('act-before-cancelled', before));
  }

  #about(id: string, before: Before): string {
    return speech.say.text(id, { what: beforeText(speech.say, before, this.model.money) });
  }

  press(event: KeyboardEvent): void {
    const known = this.model.known;
    if (!known || !isForPage(event)) return;
    const meant = pressed(event.key, {
      options: optionsOf(known.view, known.question),
      picksCards: this.discard !== undefined,
      ranged: known.question?.options.some((option) => !option.refusal && choiceOf(option, 'amount')) ?? false,
      befores: this.befores.map(({ kind }) => kind),
    });
    if (!meant) return;
    if (!('do' in meant)) event.preventDefault();
    if (event.repeat && !('steps' in meant)) return; // held down: once is enough
    this.#tooSoon(this.#isHasty(meant, known));
    if (!this.tooSoon) this.#do(meant, known);
  }

  /** Say it, and show it for a while. */
  #tooSoon(now: boolean): void {
    clearTimeout(this.#shown);
    this.tooSoon = now;
    if (!now) return;
    this.model.speak(speech.say.text('act-too-soon'));
    this.#shown = setTimeout(() => (this.tooSoon = false), TOO_SOON_SHOWN);
  }

  /** Whether a key would act on what has only just come, or gone. */
  #isHasty(meant: Pressed, known: Known): boolean {
    if (!isFresh(performance.now(), this.model.askedAt)) return false;
    if ('before' in meant || ('do' in meant && meant.do === 'send')) return true;
    return 'option' in meant && (known.question === undefined || known.question.options.includes(meant.option));
  }

  #do(meant: Pressed, known: Known): void {
    if ('card' in meant) this.pick(meant.card);
    else if ('ask' in meant) this.#hear(meant.ask, known);
    else if ('steps' in meant || 'preset' in meant) this.box?.change(meant);
    else if ('before' in meant) {
      const before = this.befores.find(({ kind }) => kind === meant.before);
      if (before) this.decide(before);
    } else if ('do' in meant) {
      if (meant.do === 'send') this.box?.send();
      else this.before = undefined;
    } else if (!this.box?.pressed(meant.option)) this.choose(meant.option);
  }

  #hear(ask: Ask, known: Known): void {
    if (ask === 'help') {
      this.showsKeys = true;
      return;
    }
    const { refusal, money, spoken } = this.model;
    const before = { refusal, money, last: spoken.at(-1)?.text };
    this.model.speak(heard(ask, known, before, speech.say));
  }
}
