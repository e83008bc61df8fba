// What the dealer does, one entry after another; the last no is kept to be shown.

import type { Trouble } from '../connection/api';
import type { LiveModel } from './model.svelte';
import type { Action, TableView } from '../wire';
import { optionOf, turnedUp } from './commands';

const MOST_AT_ONCE = 25;

export class Dealing {
  trouble: Trouble | undefined = $state.raw();
  /** Something is under way: nothing else is pressed meanwhile. */
  busy = $state(false);
  readonly #model: LiveModel;

  constructor(model: LiveModel) {
    this.#model = model;
  }

  /** Amounts that were bet at this table, the last first. */
  sizes: readonly number[] = $state.raw([]);

  /** An amount was bet: it is offered again. */
  used(total: number): void {
    this.sizes = [total, ...this.sizes.filter((one) => one !== total)].slice(0, 8);
  }

  /** Over when all that was asked for so far is done. */
  rest: Promise<unknown> = Promise.resolve();

  /** Do something, once what was asked for before is done; whether it was done. */
  enter(action: Action | undefined): Promise<boolean> {
    if (!action) return Promise.resolve(false);
    const done = this.rest.then(() => this.#sent(action));
    this.rest = done;
    return done;
  }

  async #sent(action: Action): Promise<boolean> {
    this.busy = true;
    this.trouble = await this.#model.enter(action);
    this.busy = false;
    return !this.trouble;
  }

  /** Everybody folds until it is this seat's turn. */
  foldTo(seat: number): Promise<void> {
    return this.#again((view) => (view.live?.seat === seat ? undefined : optionOf(view, 'fold')?.action));
  }

  /** Everybody checks who is asked in this round. */
  checkAround(): Promise<void> {
    const board = this.#model.view?.hand?.boards.join();
    return this.#again((view) => (view.hand?.boards.join() === board ? optionOf(view, 'check')?.action : undefined));
  }

  /** Everybody checks until it is this seat's turn. */
  checkTo(seat: number): Promise<void> {
    return this.#again((view) => (view.live?.seat === seat ? undefined : optionOf(view, 'check')?.action));
  }

  /** Everybody calls who is asked in this round. */
  callAround(): Promise<void> {
    const board = this.#model.view?.hand?.boards.join();
    return this.#again((view) => (view.hand?.boards.join() === board ? optionOf(view, 'call')?.action : undefined));
  }

  /** Everybody else throws his hand away unseen. */
  muckAround(): Promise<void> {
    return this.#again((view) => optionOf(view, 'muck')?.action);
  }

  /** Nobody enters what is shown: the dealer says who has won. */
  showUnseen(): Promise<void> {
    return this.#again((view) => turnedUp(view));
  }

  async #again(next: (view: TableView) => Action | undefined): Promise<void> {
    for (let times = 0; times < MOST_AT_ONCE; times++) {
      const view = this.#model.view;
      const action = view && next(view);
      if (!action || !(await this.enter(action))) return;
    }
  }
}
