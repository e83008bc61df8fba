// A replay as the table's drawing wants it: one frame after the other is what is known.

import { settings } from '../../looks/settings.svelte';
import { countedAt, type Counted } from '../../texts/amounts';
import { PLAIN_CHIPS } from '../../texts/words';
import type { TableView } from '../../wire';
import type { Drawn } from '../model.svelte';
import type { Known } from '../view';

export class Replayed implements Drawn {
  known: Known | undefined = $state.raw();
  readonly clockAt = 0;
  /** Whether the view comes from nothing, so that nothing flies: a step back, or a leap. */
  anew = true;

  get view(): TableView | undefined {
    return this.known?.view;
  }

  get money(): Counted {
    return this.view ? countedAt(this.view.sign, this.view.hand?.game ?? 0, settings.now.amounts) : PLAIN_CHIPS;
  }

  show(view: TableView, at: number): void {
    this.anew = at !== (this.known?.v ?? 0) + 1;
    this.known = { v: at, view };
  }
}
