// Who comes for practice has pressed once already: at the table he sits down by himself.

import type { Action, TableView } from '../../wire';
import { choiceOf, filled } from './input';

const WANTED = 'sit';

/** Whether the address asks for a seat. It is asked once: the address is as it would be without. */
export function takeSeatWish(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has(WANTED)) return false;
  address.searchParams.delete(WANTED);
  history.replaceState(history.state, '', address);
  return true;
}

/** The address of a practice table at which one sits down at once. */
export function withSeatWish(address: string): string {
  return `${address}&${WANTED}=1`;
}

/** The first free seat of a practice table, with the most one may bring; undefined: there is none for him. */
export function seatAtOnce({ sign, me, can }: TableView): Action | undefined {
  if (!sign.practice || me.seat !== undefined || !can.sit) return undefined;
  const seat = choiceOf(can.sit, 'seat')?.seats[0];
  const amount = choiceOf(can.sit, 'amount')?.most;
  return seat === undefined || amount === undefined ? undefined : filled(can.sit, { seat, amount });
}
