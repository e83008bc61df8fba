// What one may want to be called for: one's turn, little time, chips won, one's name in the chat.

import type { ChatMessage, TableView } from '../../wire';
import type { Known } from '../view';

export type Signal = 'turn' | 'short' | 'won' | 'mention' | 'call';

function won({ me, seats }: TableView): number {
  return (me.seat === undefined ? undefined : seats[me.seat]?.won) ?? 0;
}

/** What there is to be called for at once; nothing when a page is opened. */
export function signalsOf(before: Known | undefined, now: Known): Signal[] {
  const signals: Signal[] = [];
  if (now.question && now.question.number !== before?.question?.number) signals.push('turn');
  if (before && won(now.view) > 0 && won(before.view) === 0) signals.push('won');
  return signals;
}

/** Whether the time bank has just begun for who is asked. */
export function bankBegins(before: Known | undefined, { clock, question }: Known): boolean {
  return question !== undefined && clock?.kind === 'bank' && before?.clock?.kind === 'time';
}

/** Whether somebody else names `name`, as a word of its own, in whatever case. */
export function mentions({ text, name: writer }: Pick<ChatMessage, 'text' | 'name'>, name: string): boolean {
  if (!name || writer === name) return false;
  const sought = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${sought}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
