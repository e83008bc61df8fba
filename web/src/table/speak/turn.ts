// One's turn in a sentence: "Your turn: call 40, raise to 100 up to 480, or fold."

import type { Catalogue } from '../../texts/catalogue';
import { chipsFact } from '../../texts/words';
import type { Counted } from '../../texts/amounts';
import type { Option, Question, Word } from '../../wire';
import { choiceOf } from '../input/input';

const GIVES_UP: readonly Word[] = ['fold', 'muck', 'decline'];

/** Everything that can be done, giving up last; what is refused is left out. */
export function turnHeard(say: Catalogue, { options }: Question, money: Counted): string {
  const possible = options.filter((option) => !option.refusal);
  // To raise up to all one has says already that one may go all-in.
  const ranged = possible.some((option) => choiceOf(option, 'amount')?.field === 'total');
  const told = possible.filter((option) => option.word !== 'all_in' || !ranged);
  const ordered = [
    ...told.filter(({ word }) => !GIVES_UP.includes(word)),
    ...told.filter(({ word }) => GIVES_UP.includes(word)),
  ];
  const options_ = ordered.map((option) => optionHeard(say, option, money));
  return options_.length ? say.text('speech-turn', { options: either(say, options_) }) : say.text('turn-yours');
}

function optionHeard(say: Catalogue, option: Option, money: Counted): string {
  const { word, amount = 0, game } = option;
  if (word === 'game') return say.text(`game-${game}`);
  const range = choiceOf(option, 'amount');
  const inChips = (chips: number): number | string => chipsFact(say, chips, money);
  if (range?.chips && ['bet', 'raise', 'complete'].includes(word)) {
    return say.text(`speech-${word}-range`, { least: inChips(range.least), most: inChips(range.most) });
  }
  const id = word === 'call' && option.all_in ? 'speech-call-all-in' : `speech-${word.replaceAll('_', '-')}`;
  const count = word === 'discard' ? (choiceOf(option, 'cards')?.most ?? 0) : amount;
  return say.text(id, { amount: inChips(amount), count });
}

/** "a", "a or b", "a, b, or c". */
function either(say: Catalogue, all: readonly string[]): string {
  const [first = '', ...more] = all;
  const last = more.pop();
  if (last === undefined) return first;
  const before = more.reduce((one, next) => say.text('speech-list', { before: one, next }), first);
  return say.text(more.length ? 'speech-or-list' : 'speech-or', { before, last });
}
