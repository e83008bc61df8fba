import { describe, expect, test } from 'vitest';
import { seat, tableView } from '../../testing';
import type { HandView, SeatView, TableView } from '../../wire';
import { movesBetween } from './motion';

const HAND: HandView = { number: 7, game: 0, pot: 0, pots: [], boards: [''], over: false };

function view(hand: Partial<HandView>, ...seats: SeatView[]): TableView {
  return tableView({ hand: { ...HAND, ...hand }, seats: Object.fromEntries(seats.map((one) => [one.number, one])) });
}

const anna = (more: Partial<SeatView>) => seat(1, 'Anna', { cards: 'AsKd', ...more });
const bence = (more: Partial<SeatView>) => seat(2, 'Bence', more);

describe('chips', () => {
  test('go from a seat to what lies in front of it', () => {
    const moves = movesBetween(view({}, anna({ stack: 200 })), view({}, anna({ stack: 140, front: 60 })));
    expect(moves.chips).toEqual([{ from: { at: 'seat', seat: 1 }, to: { at: 'front', seat: 1 }, chips: 60 }]);
  });

  test('go to the pot when a round is over, all at once', () => {
    const before = view({}, anna({ front: 60 }), bence({ front: 60 }));
    const moves = movesBetween(before, view({ pot: 120 }, anna({}), bence({})));
    expect(moves.chips.map(({ from, to, chips }) => [from, to.at, chips])).toEqual([
      [{ at: 'front', seat: 1 }, 'pot', 60],
      [{ at: 'front', seat: 2 }, 'pot', 60],
    ]);
  });

  test('that nobody called go back, the others to the pot', () => {
    const moves = movesBetween(view({}, anna({ stack: 0, front: 200 })), view({}, anna({ stack: 80, front: 0 })));
    expect(moves.chips.map(({ to, chips }) => [to.at, chips])).toEqual([
      ['seat', 80],
      ['pot', 120],
    ]);
  });

  test('go from the pot to who has won it, each share once', () => {
    const before = view({ pot: 120 }, anna({ stack: 100, won: 40 }), bence({ stack: 10 }));
    const moves = movesBetween(
      before,
      view({ over: true }, anna({ stack: 160, won: 100 }), bence({ stack: 70, won: 60 })),
    );
    expect(moves.chips).toEqual([
      { from: { at: 'pot' }, to: { at: 'seat', seat: 1 }, chips: 60 },
      { from: { at: 'pot' }, to: { at: 'seat', seat: 2 }, chips: 60 },
    ]);
  });

  test('of the hand before do not move when the next one begins', () => {
    const before = view({ over: true }, anna({ stack: 300, won: 100 }), bence({ stack: 0 }));
    const next = { ...view({ number: 8 }, anna({ stack: 299, front: 1 }), bence({ stack: 200 })) };
    expect(movesBetween(before, next).chips).toEqual([
      { from: { at: 'seat', seat: 1 }, to: { at: 'front', seat: 1 }, chips: 1 },
    ]);
  });
});

describe('cards', () => {
  test('come from the dealer, and turn over where they lie', () => {
    const before = view({}, anna({ cards: '' }), bence({ cards: '????' }));
    expect(movesBetween(before, view({}, anna({}), bence({ cards: '??Qd' }))).cards).toEqual([
      { how: 'dealt', seat: 1, place: 0 },
      { how: 'dealt', seat: 1, place: 1 },
      { how: 'turned', seat: 2, place: 1 },
    ]);
  });

  test('that are drawn come anew; those kept lie still', () => {
    const moves = movesBetween(view({}, anna({ cards: 'As7d9c' })), view({}, anna({ cards: 'AsKc9c' })));
    expect(moves.cards).toEqual([{ how: 'dealt', seat: 1, place: 1 }]);
  });

  test('of a board come one street after the other; a second run-out brings its own only', () => {
    const flop = view({ boards: ['2c3c4c'] }, anna({}));
    expect(movesBetween(view({}, anna({})), flop).cards).toHaveLength(3);
    expect(movesBetween(flop, view({ boards: ['2c3c4c9hTs', '2c3c4cKhAh'] }, anna({}))).cards).toEqual([
      { how: 'dealt', board: 0, place: 3 },
      { how: 'dealt', board: 0, place: 4 },
      { how: 'dealt', board: 1, place: 3 },
      { how: 'dealt', board: 1, place: 4 },
    ]);
  });
});

test('nothing moves where nothing has changed, nor for who has just sat down', () => {
  const same = view({ boards: ['2c3c4c'] }, anna({ front: 5 }), bence({}));
  expect(movesBetween(same, { ...same, waits: 'betting' })).toEqual({ chips: [], cards: [] });
  const sits = view({ boards: ['2c3c4c'] }, anna({ front: 5 }), bence({}), seat(3, 'Cili', { cards: '' }));
  expect(movesBetween(same, sits)).toEqual({ chips: [], cards: [] });
});
