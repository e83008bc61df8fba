// Where a page goes when its player is moved. Pure.

import type { TableView, TournamentMoved } from '../../wire';

/** Id of the tournament whose table it is: its tables are named after it. Empty: it is a table of its own. */
export function tournamentOf({ sign, table }: Pick<TableView, 'sign' | 'table'>): string {
  return sign.kind === 'tournament' ? table.replace(/-\d+$/, '') : '';
}

export interface Move {
  readonly from: string;
  readonly table: string;
}

/** Only a page on which the table he left is open follows; who has no seat any more stays and looks on. */
export function movedTo(
  { left, table }: Pick<TournamentMoved, 'left' | 'table'>,
  open: readonly string[],
): Move | undefined {
  return table && open.includes(left) && !open.includes(table) ? { from: left, table } : undefined;
}
