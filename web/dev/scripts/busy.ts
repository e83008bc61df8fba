// The most that moves at a table: ten players are dealt in at once, all of them bet, and several win. Nobody is asked.

import { cards, gather, line, put, type Beat, type Draft, type Script } from '../script.ts';
import type { Action } from '../../src/wire.ts';

const SHOWN = ['AsKd', 'QcQd', 'JhTh', '9c9s', '8d7d', 'AhAc', 'KsKc', '5h4h', '3s3d', '2h2d'];
const WINNERS = [2, 5, 9];

export const busy: Script = function* (view) {
  for (let number = 1; ; number += 1) yield* hand(view, number);
};

function* hand(view: Draft, number: number): Generator<Beat, void, Action> {
  const seats = Object.values(view.seats);
  view.hand = { number, game: 0, pot: 0, pots: [], boards: [''], over: false };
  view.waits = 'betting';
  for (const seat of seats) {
    Object.assign(seat, { status: 'in', cards: '', front: 0, stack: 10_000, marks: ['bot'] });
    delete seat.won;
  }
  yield { told: [line('event-hand-number', undefined, { number })] };
  for (const seat of seats) seat.cards = seat.number === 1 ? 'AsKd' : '????';
  yield { told: [line('event-hole', undefined, cards('AsKd'))] };
  yield* round(view, 137, '', 'QsJs2c');
  yield* round(view, 1_250, 'QsJs2c', 'QsJs2cTs3h');
  seats.forEach((seat, at) => Object.assign(seat, { status: 'shown', cards: SHOWN[at] ?? '????' }));
  yield {};
  const share = Math.floor(view.hand.pot / WINNERS.length);
  for (const number of WINNERS) {
    const seat = view.seats[number];
    if (seat) Object.assign(seat, { won: share, stack: seat.stack + share });
  }
  const shares = WINNERS.map((seat) => ({ seat, chips: share }));
  Object.assign(view.hand, { pot: 0, pots: [], over: true, awards: [{ pot: 0, half: 'whole', shares }] });
  yield { told: WINNERS.map((seat) => line('event-wins', seat, { amount: { chips: share } })) };
}

/** Everybody puts so much in front, and all of it goes to the pot as cards come. */
function* round(view: Draft, amount: number, before: string, after: string): Generator<Beat, void, Action> {
  for (const seat of Object.values(view.seats)) put(view, seat.number, amount + seat.number);
  yield {};
  gather(view);
  if (!view.hand) return;
  view.hand.pots = [{ amount: view.hand.pot, seats: Object.keys(view.seats).map(Number) }];
  view.hand.boards = [after];
  yield { told: [line('event-board', undefined, cards(after.slice(before.length)))] };
}
