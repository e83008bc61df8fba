// Who of all entries is looked for, and who sits where. Pure.

import { plain } from '../../club/people';
import type { DeskEntry } from '../../wire';

/** Those whose name has the text in it: in play by table and seat, then those who are out by place. */
export function found(entries: readonly DeskEntry[], search: string): DeskEntry[] {
  const wanted = plain(search);
  return entries.filter(({ name }) => plain(name).includes(wanted)).toSorted(byWhere);
}

function byWhere(one: DeskEntry, other: DeskEntry): number {
  const [out, otherOut] = [one, other].map(({ state }) => Number(state === 'out'));
  return (
    (out ?? 0) - (otherOut ?? 0) ||
    (one.table_number || Infinity) - (other.table_number || Infinity) ||
    (one.seat ?? 0) - (other.seat ?? 0) ||
    (one.place || Infinity) - (other.place || Infinity) ||
    one.entry - other.entry
  );
}
