// What one viewer knows of one table, and how a message of the server changes it.
// Pure: no page, no socket, no clock.

import type { BatchMessage, Clock, Line, Question, TableView, ViewMessage } from '../wire';
import { patched } from './patch';

/** A table as it was at version `v` of its stream. */
export interface Known {
  readonly v: number;
  readonly view: TableView;
  /** What the viewer is asked now. */
  readonly question?: Question;
  readonly clock?: Clock;
}

/** `lines`: what to add to the log. `anew`: the log begins again. */
export type Received =
  | { readonly known: Known; readonly lines: readonly Line[]; readonly anew: boolean }
  | { readonly resync: 'gap' }
  | { readonly seen: true };

export function receive(known: Known | undefined, message: ViewMessage | BatchMessage): Received {
  if (message.t === 'view') {
    return { known: at(message.v, message.view, message), lines: message.told ?? [], anew: true };
  }
  if (!known) return { resync: 'gap' };
  const before = message.v - message.events.length;
  if (message.v < known.v || (message.v === known.v && message.events.length)) return { seen: true };
  if (before !== known.v) return { resync: 'gap' }; // never guess what was missed
  return { known: at(message.v, patched(known.view, message.set), message), lines: message.told, anew: false };
}

/** A question or clock that is not in the message is over. */
function at(v: number, view: TableView, { question, clock }: Pick<Known, 'question' | 'clock'>): Known {
  return { v, view, ...(question ? { question } : {}), ...(clock ? { clock } : {}) };
}
