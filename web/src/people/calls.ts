// Calls for the floor: what is new among them, and how one's own stands.

import type { Catalogue } from '../texts/catalogue';
import type { CallView } from '../wire';

/** A call that was not there before, of somebody else. */
export function newCall(before: readonly CallView[], now: readonly CallView[], player: string): CallView | undefined {
  const known = new Set(before.map(({ number }) => number));
  return now.find((call) => !call.closed && call.player !== player && !known.has(call.number));
}

/** In words; nothing of a call that was closed before this page was there (`since`: the calls closed by then). */
export function ownCallText(say: Catalogue, call: CallView, since: ReadonlySet<number>): string {
  if (!call.closed) return call.taken ? say.text('call-coming', { name: call.taken }) : say.text('call-waits');
  if (since.has(call.number)) return '';
  if (call.closed_by === call.name) return say.text('call-withdrawn');
  if (call.answer) return say.text('call-answered', { name: call.closed_by, answer: call.answer });
  return say.text('call-closed', { name: call.closed_by });
}
