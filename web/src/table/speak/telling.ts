// What is said of what happens, all at once: a sentence for each event, then one's turn. Nothing is said twice:
// whose turn it is follows from what was said, and is told when somebody asks.

import type { Catalogue } from '../../texts/catalogue';
import type { Counted } from '../../texts/amounts';
import { chipsFact } from '../../texts/words';
import type { Line } from '../../wire';
import type { Known } from '../view';
import { waitingText } from './hear';
import { turnHeard } from './turn';

/** A line of the log, and the same in words. */
export interface Told {
  readonly line: Line;
  readonly text: string;
}

export type Fullness = 'full' | 'brief';

// Of the others the brief way tells only what changes the price, the cards and who wins.
const BRIEF =
  /^event-(bet|raise|complete|all-in-.*|straddle|bring-in|bomb-pot|hole|drawn|flop|turn|river|board|common|run|up-card|shows.*|declares|wins.*|scoops|splits|misdeal.*|void-hand|held|resumed|ruling|penalty|game.*|level|kept-.*)$/;

export function isTold({ say, seat }: Line, me: number | undefined, fullness: Fullness): boolean {
  return fullness === 'full' || (seat !== undefined && seat === me) || BRIEF.test(say);
}

/** Everything that is said of one message; empty: nothing. */
export function tell(
  say: Catalogue,
  told: readonly Told[],
  before: Known | undefined,
  now: Known,
  fullness: Fullness,
  money: Counted,
): string {
  const lines = told.filter(({ line }) => isTold(line, now.view.me.seat, fullness)).map(({ text }) => text);
  return [...lines, ...turn(say, before, now, money), ...pause(say, before, now)].join(' ');
}

/** What is in the pot and what one may do, when one is asked. */
function turn(say: Catalogue, before: Known | undefined, { question, view }: Known, money: Counted): string[] {
  if (!question || question.number === before?.question?.number) return [];
  const { hand } = view;
  const pot = hand?.pot && !hand.over ? [say.text('turn-pot', { amount: chipsFact(say, hand.pot, money) })] : [];
  return [...pot, turnHeard(say, question, money)];
}

/** That nothing goes on for now; a table on hold is told by its own line. */
function pause(say: Catalogue, before: Known | undefined, { view }: Known): string[] {
  const waits = view.waits === 'too_few' && before?.view.waits !== 'too_few';
  return waits ? [waitingText(view, say)] : [];
}
