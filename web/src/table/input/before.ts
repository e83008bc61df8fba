// What one decides before it is one's turn. Private to the page: nothing is sent before the question comes, and
// only what it then offers, at the price that was seen. What would surprise is not done but asked.

import type { Option, Question, TableView } from '../../wire';
import type { Known } from '../view';

export type BeforeKind = 'check_fold' | 'check' | 'call';

/** A decision, and what it hangs on. */
export interface Before {
  readonly kind: BeforeKind;
  /** What was to call, as it looked then: of `call`, the most it may cost. */
  readonly price: number;
  /** The betting round it is for. */
  readonly round: string;
}

/** What becomes of a decision: nothing yet, it is done by this option, or it is no more; `told`: says so. */
export type Fate =
  | { readonly now: 'kept' }
  | { readonly now: 'done'; readonly option: Option }
  | { readonly now: 'gone'; told: boolean };

/** Betting rounds are told apart by the hand, the cards on the board and one's own. */
export function roundOf({ hand, seats, me }: TableView): string {
  const own = me.seat === undefined ? undefined : seats[me.seat];
  return `${hand?.number} ${hand?.boards.join('/')} ${own?.cards.length}`;
}

/** What it would cost to call, by what lies in front of the seats. */
export function priceOf({ seats, me }: TableView): number {
  const own = me.seat === undefined ? undefined : seats[me.seat];
  if (!own) return 0;
  const most = Math.max(...Object.values(seats).map((seat) => seat.front));
  return Math.min(most - own.front, own.stack);
}

/** Whether one waits in a betting round that may come round to one again. */
function waits({ view, question }: Known): boolean {
  const own = view.me.seat === undefined ? undefined : view.seats[view.me.seat];
  if (question || !own || view.waits !== 'betting' || view.hand?.over) return false;
  return own.status === 'in' && own.stack > 0 && view.to_act.length > 0 && !view.to_act.includes(own.number);
}

/** What can be decided now. */
export function befores(known: Known): Before[] {
  if (!waits(known)) return [];
  const [price, round] = [priceOf(known.view), roundOf(known.view)];
  const kinds: BeforeKind[] = price > 0 ? ['check_fold', 'call'] : ['check_fold', 'check'];
  return kinds.map((kind) => ({ kind, price, round }));
}

/** What becomes of a decision at what is known now. */
export function fateOf(before: Before, known: Known): Fate {
  const { view, question } = known;
  if (view.hand?.over || roundOf(view) !== before.round) return { now: 'gone', told: false };
  if (question) return asked(before, question);
  if (!waits(known)) return { now: 'gone', told: false };
  return before.kind === 'check_fold' || priceOf(view) === before.price ? { now: 'kept' } : { now: 'gone', told: true };
}

function asked(before: Before, question: Question): Fate {
  const toCall = question.to_call ?? 0;
  const possible = (word: Option['word']): Option | undefined =>
    question.options.find((option) => option.word === word && !option.refusal && !option.confirm);
  const option =
    before.kind === 'call'
      ? toCall === before.price && possible('call')
      : (toCall === 0 && possible('check')) || (before.kind === 'check_fold' && toCall > 0 && possible('fold'));
  if (question.what !== 'betting' || !option) return { now: 'gone', told: true };
  return { now: 'done', option };
}
