// Slips: what is asked about once before it is done, by the server's word and by how one likes it.

import type { Settings } from '../../connection/club';
import type { Action, Option, Question, TableView } from '../../wire';
import { choiceOf, filled, type Chosen } from './input';
import { baseOf } from './presets';

/** Milliseconds for which a key does nothing to a question: it was meant for the one before. */
export const FRESH = 300;
const BIG_PART = 0.4;

export function isFresh(now: number, since: number): boolean {
  return now - since < FRESH;
}

/** The message that asks whether one is sure; undefined: nothing is asked. */
export function guardOf(option: Option, chosen: Chosen, asked: Asked | undefined, likes: Likes): string | undefined {
  if (option.confirm === 'turn-confirm-fold') return likes.ask_before_free_fold ? option.confirm : undefined;
  if (option.confirm === 'web-confirm-leave') return option.confirm;
  if (option.word === 'ask_bomb_pot') return 'act-sure-bomb-pot'; // everybody is told
  if (!likes.ask_before_all_in) return undefined;
  if (option.confirm) return option.confirm;
  return asked && isSlip(option, chosen.amount, asked) ? 'act-sure-raise' : undefined;
}

export type Likes = Pick<Settings, 'ask_before_all_in' | 'ask_before_free_fold'>;
export interface Asked {
  readonly view: TableView;
  readonly question: Question;
}

/** A raise of more than the pot, for a big part of the chips one has. */
function isSlip(option: Option, amount: number | undefined, { view, question }: Asked): boolean {
  const own = view.me.seat === undefined ? undefined : view.seats[view.me.seat];
  const range = choiceOf(option, 'amount');
  if (!own || amount === undefined || range?.field !== 'total') return false;
  const { level, pot } = baseOf(view, question);
  return amount - own.front > BIG_PART * own.stack && amount > level + pot;
}

/** What a setting answers by itself: only for a hand that is beaten, by the server's word, and what it offers. */
export function answered(question: Question | undefined, likes: Pick<Settings, 'losing_hands'>): Action | undefined {
  const muck = question?.options.find((option) => option.word === 'muck');
  if (!muck?.beaten || likes.losing_hands === 'ask') return undefined;
  const show = question?.options.find((option) => option.word === 'show');
  const option = likes.losing_hands === 'show' ? show : muck;
  return option && filled(option, {});
}
