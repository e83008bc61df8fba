// Whoever waits on a page of tournaments is taken to his table when he gets his first seat.

import type { Link, OfTournaments } from '../connection/link';
import { addressOfTable } from './list';

/** `tournament`: only of this event; empty: of any. How to stop. */
export function takeToSeat(link: Link, tournament = '', wanted = (): boolean => true): () => void {
  const hear = (message: OfTournaments): void => {
    if (message.t !== 'moved' || message.left || !message.table) return;
    if ((!tournament || message.tournament === tournament) && wanted()) location.assign(addressOfTable(message.table));
  };
  link.hearers.add(hear);
  return () => link.hearers.delete(hear);
}
