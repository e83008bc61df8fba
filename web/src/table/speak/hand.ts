// What one's own cards make now, as text: a line for each of high and low where there are both.

import type { Catalogue } from '../../texts/catalogue';
import { handText } from '../../texts/words';
import type { TableView } from '../../wire';

/** Nothing while one has no cards, or they make nothing yet. High hands come first, one for each board. */
export function ownHand(say: Catalogue, { me, seats, hand }: TableView): string[] {
  const own = me.seat === undefined ? undefined : seats[me.seat];
  const held = own?.status === 'folded' ? [] : (own?.held ?? []);
  const boards = Math.max(1, hand?.boards.length ?? 0);
  const [high, low] = [held.slice(0, boards), held.slice(boards)];
  if (!low.length) return high.length ? [handText(say, high)] : [];
  return [say.text('act-hand-high', { hand: handText(say, high) }), handText(say, low)];
}
