// Where a page goes when its player is moved. Pure.

import type { TableView, TournamentMoved } from '../../wire';

/** Id of the tournament whose table it is. Empty: it is a table of its own. */
export function tournamentOf({ manners }: Pick<TableView, 'manners'>): string {
  return manners?.tournament ?? '';
}

export interface Move {
  readonly from: string;
  readonly table: string;
}

/**
 * Only a page on which the table he left is open follows; who has no seat any more stays and looks on. Who gets his
 * first seat is taken to it, whatever table he is at: `from` is empty then.
 */
export function movedTo(
  { left, table }: Pick<TournamentMoved, 'left' | 'table'>,
  open: readonly string[],
): Move | undefined {
  return table && (!left || open.includes(left)) && !open.includes(table) ? { from: left, table } : undefined;
}
