// Amounts with a button: the server's marks, or parts of the pot as one likes them. Bounds and steps are the
// option's own; what falls outside them has no button.

import type { Catalogue } from '../../texts/catalogue';
import type { ChooseAmount, Question, TableView } from '../../wire';

export interface Preset {
  /** In per cent of the pot, or as the server calls it. */
  readonly name: number | ChooseAmount['marks'][number]['name'];
  readonly amount: number;
}

/** What parts of the pot are reckoned from: the bet to answer as a total, and the pot with the call in it. */
export interface Base {
  readonly level: number;
  readonly pot: number;
}

export function baseOf(view: TableView, question: Question): Base {
  const own = view.me.seat === undefined ? undefined : view.seats[view.me.seat];
  const call = question.to_call ?? 0;
  return { level: (own?.front ?? 0) + call, pot: (view.hand?.pot ?? 0) + call };
}

/** Buttons from the least to the most. `percents`: one's own; none: the server's marks as they are. */
export function presetsOf(choose: ChooseAmount, percents: readonly number[], base: Base | undefined): Preset[] {
  const marks = choose.marks.map(({ name, amount }) => ({ name, amount }));
  if (!percents.length || !base || choose.field !== 'total') return marks;
  const own = percents.map((percent) => ({ name: percent, amount: partOf(choose, percent, base) }));
  const inBounds = own.filter(({ amount }) => amount > choose.least && amount < choose.most);
  const ends = (name: string) => marks.filter((mark) => mark.name === name);
  return [...ends('least'), ...inBounds.sort((one, other) => one.amount - other.amount), ...ends('most')];
}

function partOf({ step }: ChooseAmount, percent: number, { level, pot }: Base): number {
  const total = level + Math.floor((pot * percent) / 100);
  return total - (total % step);
}

/** What stands on the button; `allIn`: the most is all one has. */
export function presetText(say: Catalogue, { name }: Preset, allIn: boolean): string {
  if (typeof name === 'number') return say.text('act-percent', { percent: name });
  if (name === 'most' && allIn) return say.text('seat-all-in');
  return say.text(`web-amount-${name.replaceAll('_', '-')}`);
}
