// From what was pressed, typed or picked to the action that is sent: options come from the server, and only
// the fields they leave open are filled in here.

import type { Action, Choose, ChooseAmount, Option, Question, Switches, TableView, Word } from '../../wire';

/** What was chosen, by the kind of choice. */
export interface Chosen {
  readonly amount?: number;
  readonly cards?: readonly string[];
  readonly seat?: number;
  readonly claim?: string;
  readonly switches?: Switches;
}

/** The action to send; undefined while something has yet to be chosen, or is out of bounds. */
export function filled(option: Option, chosen: Chosen): Action | undefined {
  if (option.refusal) return undefined;
  let action = option.action;
  for (const choose of option.choose ?? []) {
    const value = valueOf(choose, chosen);
    if (value === undefined) return undefined;
    action = { ...action, [choose.field]: value };
  }
  return action;
}

function valueOf(choose: Choose, chosen: Chosen): unknown {
  switch (choose.what) {
    case 'amount':
      return chosen.amount !== undefined && fits(choose, chosen.amount) ? chosen.amount : undefined;
    case 'cards': {
      const cards = chosen.cards ?? [];
      return cards.length >= choose.least && cards.length <= choose.most ? cards.join('') : undefined;
    }
    case 'seat':
      return chosen.seat !== undefined && choose.seats.includes(chosen.seat) ? chosen.seat : undefined;
    case 'claim':
      return chosen.claim ?? choose.best;
    case 'switches':
      return chosen.switches ?? choose.now;
  }
}

/** Whether the amount may be sent: the ends always, in between whole steps. */
export function fits({ least, most, step }: ChooseAmount, amount: number): boolean {
  if (amount === least || amount === most) return true;
  return Number.isInteger(amount) && amount > least && amount < most && amount % step === 0;
}

/** The amount nearest to the one wished for that may be sent. */
export function nearest({ least, most, step }: ChooseAmount, wished: number): number {
  if (wished <= least) return least;
  if (wished >= most) return most;
  return Math.min(most, Math.max(least, Math.round(wished / step) * step));
}

export function choiceOf<W extends Choose['what']>(option: Option, what: W): Extract<Choose, { what: W }> | undefined {
  return option.choose?.find((one): one is Extract<Choose, { what: W }> => one.what === what);
}

/** Whether something has yet to be chosen before the option can be sent: an amount, a seat, cards, switches. */
export function mustAsk(option: Option, chosen: Chosen): boolean {
  const { amount, seat, cards, switches } = chosen;
  const open = { amount, seat, cards, switches, claim: '' };
  return (option.choose ?? []).some((choose) => open[choose.what] === undefined);
}

/** `picked` with the card at `place` picked, or no more; at most so many. */
export function pickedAfter(picked: readonly number[], place: number, most: number): readonly number[] {
  if (picked.includes(place)) return picked.filter((one) => one !== place);
  return picked.length < most ? [...picked, place].sort((one, other) => one - other) : picked;
}

/** The options in play: what is asked comes first. */
export function optionsOf(view: TableView, question: Question | undefined): Option[] {
  return [...(question?.options ?? []), ...Object.values(view.can)];
}

export function optionNamed(options: readonly Option[], ...words: readonly Word[]): Option | undefined {
  return options.find((option) => words.includes(option.word));
}

// What one is offered in the middle of the page; the rest is in the panel. Sitting down is offered at the
// seats, and here only if it is refused.
const AT_HAND: readonly Word[] = [
  'sit',
  'sit_in',
  'post',
  'wait',
  'show_after_hand',
  'show_cards',
  'rabbit_cards',
  'join_list',
  'leave_list',
];

/** What the viewer may do besides answering a question. Who has lost everything buys again at hand. */
export function offered(view: TableView, atHand: boolean): Option[] {
  const own = view.me.seat === undefined ? undefined : view.seats[view.me.seat];
  const broke = own?.marks.includes('broke');
  const options = Object.values(view.can).filter(({ word, refusal }) => word !== 'sit' || refusal);
  return options.filter(({ word }) => (AT_HAND.includes(word) || (word === 'buy' && broke === true)) === atHand);
}

/** Whether a seat is kept for the viewer, who has waited for it. */
export function isCalled({ can }: TableView): boolean {
  return can.leave_list !== undefined && can.sit !== undefined && !can.sit.refusal;
}

/** The action by which the viewer agrees to bomb pots, while one is proposed to which he does not. */
export function agreement({ bomb_asked: asked, can }: TableView): Action | undefined {
  const switching = can.switches && choiceOf(can.switches, 'switches');
  if (asked === undefined || !can.switches || !switching?.offered.includes('bomb_pot')) return undefined;
  return switching.now.bomb_pot ? undefined : filled(can.switches, { switches: { ...switching.now, bomb_pot: true } });
}
