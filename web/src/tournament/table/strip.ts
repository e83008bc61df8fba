// What the strip over a tournament's table says, in a few words each. Pure.

import type { Catalogue } from '../../texts/catalogue';
import type { TournamentView } from '../../wire';
import { leftNow, timeText } from '../times';
import { stakesText } from '../words';

export interface Item {
  /** Its name: the message `tour-row-…`. */
  readonly id: string;
  readonly text: string;
  /** Left out where there is little room. */
  readonly wide: boolean;
}

export function stripOf(say: Catalogue, view: TournamentView, told: number, now: number): Item[] {
  const { clock, me, left, people, average } = view;
  if (!clock) return [];
  const time = (milliseconds: number): string => timeText(leftNow(milliseconds, told, now, clock.runs));
  const items: Item[] = [];
  const put = (id: string, text: string, wide = false): void => void items.push({ id, text, wide });
  if (clock.paused) put('paused', clock.paused);
  if (clock.phase === 'break') {
    if (clock.left !== undefined) put('break-left', time(clock.left));
  } else {
    put('now', stakesText(say, clock.now));
  }
  if (clock.phase === 'level' && clock.left !== undefined) put('level-left', time(clock.left));
  if (clock.hands_left !== undefined) put('hands-left', say.text('tour-hands', { hands: clock.hands_left }));
  put('next', stakesText(say, clock.next), clock.phase !== 'break');
  if (clock.phase === 'level' && clock.to_break !== undefined) put('to-break', time(clock.to_break), true);
  if (me.rank) put('place', say.text('tour-rank-of', { rank: me.rank, left }));
  else put('left', say.text('tour-left-of', { left, players: people }));
  put('average', say.number(average), true);
  return items;
}
