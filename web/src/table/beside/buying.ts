// What buying chips comes to: what one has at the table and outside it, now and afterwards. Pure.

import type { TableView, Word } from '../../wire';

export interface Buying {
  /** Sitting down, more chips, or all anew after losing everything. */
  readonly kind: 'first' | 'later' | 'again';
  readonly clause: 'T1' | 'T3' | 'T4';
  readonly stack: number;
  readonly stackAfter: number;
  readonly balanceAfter: number;
}

/** `amount` may be NaN while what is typed is none: then it counts as nothing. */
export function buyingOf(view: TableView, word: Word, amount: number): Buying {
  const { me, seats } = view;
  const own = me.seat === undefined ? undefined : seats[me.seat];
  const stack = own ? own.stack + own.front : 0;
  const bought = Number.isFinite(amount) ? amount : 0;
  const after = {
    stack,
    stackAfter: stack + (me.bought ?? 0) + bought,
    balanceAfter: me.balance - bought,
  };
  if (word === 'sit') return { kind: 'first', clause: 'T1', ...after };
  if (own?.marks.includes('broke')) return { kind: 'again', clause: 'T4', ...after };
  return { kind: 'later', clause: 'T3', ...after };
}
