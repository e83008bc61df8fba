// The hand before, kept until it was seen or the next one is over.

import type { TableView } from '../../wire';

export class LastResult {
  /** The table as it was when that hand was over. */
  last: TableView | undefined = $state.raw();
  #over: TableView | undefined;

  follow(now: TableView): void {
    if (now.hand?.over) this.last = undefined;
    if (now.hand?.over && now.hand.awards) this.#over = now;
    else if (this.#over && now.hand?.number !== this.#over.hand?.number) {
      [this.last, this.#over] = [this.#over, undefined];
    }
  }

  seen(): void {
    this.last = undefined;
  }
}
