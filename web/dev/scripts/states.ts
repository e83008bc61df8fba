// Tables that stand still in a state that is hard to draw: to be looked at, and to test that nothing lies over
// anything else.

import { allIn, ask, clockOf, plain, raise, type Draft, type Script, type Scripted } from '../script.ts';
import type { Award, Option, SeatView } from '../../src/wire.ts';
import { atTable, game, sign } from './tables.ts';

const HOLDEM = game('holdem', 'no-limit', 10, 20);
const STACKS = [1, 7, 1_234_567, 98_765_432, 20, 12_345, 400, 999, 54_321_000];
const LONG = ['Maximiliánné Őrségi-Kovács Annamária', 'Wiśniewska-Szczebrzeszyńska', 'WWWWWWWWWWWWWWWW'];

const still: Script = function* () {};

function seatsOf(view: Draft): SeatView[] {
  return Object.values(view.seats);
}

/** Ten seats, long names, all sizes of stacks, everybody with chips in front, six pots, one's own turn. */
export function crowd(): Scripted {
  const view = atTable('crowd', sign('A full table with a name that is long', [HOLDEM], { seats: 10 }));
  for (const [at, seat] of seatsOf(view).entries()) {
    const own = seat.number === 1;
    Object.assign(view.seats[seat.number] ?? {}, {
      name: LONG[at % 4] ?? seat.name,
      status: 'in',
      cards: own ? 'AsKd' : '????',
      stack: STACKS[at - 1] ?? 2_345_678,
      front: [20, 140, 12_345, 1_234_567][at % 4],
      did: { word: 'raise', amount: 1_234_567 },
    });
  }
  Object.assign(view.seats[3] ?? {}, { status: 'folded', cards: '', did: { word: 'fold' } });
  Object.assign(view.seats[4] ?? {}, { stack: 0, marks: ['all_in', 'bot', 'big_blind'] });
  Object.assign(view.seats[5] ?? {}, { status: 'none', cards: '', front: 0, marks: ['out'] });
  Object.assign(view.seats[6] ?? {}, { marks: ['away', 'small_blind'] });
  Object.assign(view.seats[1] ?? {}, { held: [{ category: 'two-pair', ranks: 'AAKK7' }], marks: ['straddle'] });
  const amounts = [12_345_678, 3_000_000, 1_234_567, 45_000, 1_200, 7];
  const pots = amounts.map((amount, at) => ({ amount, seats: [1, 2, 4, 6, 7, 8, 9, 10].slice(at) }));
  view.hand = { number: 1234, game: 0, pot: 20_000_000, pots, boards: ['AhKc7d7s'], over: false };
  return { view, script: asking };
}

const asking: Script = function* (view) {
  view.to_act = [1];
  view.waits = 'betting';
  const options = [
    plain('fold', 'fold'),
    plain('call', 'call', { amount: 1_234_547 }),
    raise('raise', 2_345_000, 2_345_698, 22_000_000),
    allIn(2_345_698),
  ];
  yield { ...ask(options, { to_call: 1_234_547 }), clock: { ...clockOf([1]), left: 3_000_000, of: 4_000_000 } };
};

/** The hand is over: four run-outs, each won by somebody. */
export function boards(): Scripted {
  const view = atTable('boards', sign('Run four times', [HOLDEM], { seats: 9 }));
  const first = '2c3c4c';
  over(view, [`${first}9hTs`, `${first}KhAh`, `${first}QsJs`, `${first}8d8h`]);
  show(view, 1, 'AsKs', 'pair', 'AAK43');
  show(view, 4, 'QcQd', 'pair', 'QQT94');
  pay(view, [
    { pot: 0, board: 0, half: 'whole', shares: [{ seat: 4, chips: 300, cards: 'QcQdTs9h4c' }] },
    { pot: 0, board: 1, half: 'whole', shares: [{ seat: 1, chips: 300, cards: 'AsAhKsKh4c' }] },
    { pot: 0, board: 2, half: 'whole', shares: [{ seat: 4, chips: 300, cards: 'QcQdQsJs4c' }] },
    { pot: 0, board: 3, half: 'whole', shares: [{ seat: 4, chips: 300, cards: 'QcQd8d8h4c' }] },
  ]);
  return { view, script: still };
}

/** Stud at the showdown: seven cards in front of eight players, won high and low, in two pots. */
export function upCards(): Scripted {
  const view = atTable('up', sign('Stud, high and low', [game('stud-high-low', 'fixed-limit', 20, 40)], { seats: 8 }));
  over(view, ['']);
  const hands = ['As2d3c4h6s9dTc', 'KcKdTh9s7h2s5d', 'JdJcQsTs4d8h3h', 'Ad3d5c6h8s2cQd', '??7s8c9cTd??Kh'];
  for (const [at, cards] of hands.entries()) {
    Object.assign(view.seats[at + 1] ?? {}, { status: 'in', cards, up: [2, 3, 4, 5] });
  }
  for (const number of [6, 7, 8]) {
    Object.assign(view.seats[number] ?? {}, { status: 'in', cards: '????JhQh8c5h??', up: [2, 3, 4, 5] });
  }
  show(view, 1, hands[0] ?? '', 'low', '64321');
  show(view, 2, hands[1] ?? '', 'pair', 'KKT97');
  show(view, 4, hands[3] ?? '', 'low', '65321');
  pay(view, [
    { pot: 1, half: 'high', shares: [{ seat: 2, chips: 55, cards: 'KcKdTh9s7h' }] },
    { pot: 1, half: 'low', shares: [{ seat: 1, chips: 55, cards: 'As2d3c4h6s' }] },
    { pot: 0, half: 'high', shares: [{ seat: 2, chips: 160, cards: 'KcKdTh9s7h' }] },
    { pot: 0, half: 'low', shares: [{ seat: 1, chips: 160, cards: 'As2d3c4h6s' }] },
  ]);
  return { view, script: still };
}

/** Stud with six cards before everybody, the button at one's own, and several things to know of oneself. */
export function sixCards(): Scripted {
  const view = atTable('six', sign('Six cards', [game('stud', 'fixed-limit', 20, 40)], { seats: 8 }));
  for (const { number } of seatsOf(view)) {
    const cards = number === 1 ? 'AsKdQh9c8d7s' : '????JhQh8c5h';
    Object.assign(view.seats[number] ?? {}, { status: 'in', cards, up: [2, 3, 4, 5] });
  }
  Object.assign(view.seats[1] ?? {}, { held: [{ category: 'high-card', ranks: 'AKQ98' }], marks: ['away', 'penalty'] });
  view.me = { ...view.me, after_hand: 'sit_out', asks_for: 400, bought: 1000 };
  view.button = 1;
  view.hand = { number: 3, game: 0, pot: 160, pots: [{ amount: 160, seats: [1, 2, 3] }], boards: [], over: false };
  view.waits = 'betting';
  view.to_act = [2];
  return { view, script: still };
}

/** Draw at the showdown, and cards that would have come at a table with one board. */
export function drawn(): Scripted {
  const view = atTable('drawn', sign('Draw, shown', [game('five-card-draw', 'pot-limit', 5, 5)], { seats: 6 }));
  over(view, ['']);
  show(view, 1, 'As7d9c9h2s', 'pair', '99A72');
  show(view, 3, 'TcTdTh4s4d', 'full-house', 'TTT44');
  show(view, 6, 'KcKd3h3s2d', 'two-pair', 'KK332');
  pay(view, [{ pot: 0, half: 'whole', shares: [{ seat: 3, chips: 386, cards: 'TcTdTh4s4d' }] }]);
  if (view.hand) view.hand.rabbit = ['7h2c'];
  return { view, script: still };
}

/** Somebody thinks, and one may decide beforehand; a seat is free, and bomb pots are played. */
export function waiting(): Scripted {
  const view = atTable('waiting', sign('Waiting', [HOLDEM], { seats: 6, bomb_pot: 100 }));
  delete view.seats[5];
  const seat: Option['choose'] = [{ what: 'seat', field: 'to', seats: [5] }];
  view.can.change_seat = { word: 'change_seat', action: { type: 'change_seat', seat: 1 }, choose: seat };
  view.can.ask_bomb_pot = plain('ask_bomb_pot', 'ask_bomb_pot');
  for (const { number } of seatsOf(view)) {
    Object.assign(view.seats[number] ?? {}, { status: 'in', cards: number === 1 ? 'AsKd' : '????', front: 20 });
  }
  Object.assign(view.seats[3] ?? {}, { front: 60, did: { word: 'raise', amount: 60 } });
  view.hand = { number: 12, game: 0, pot: 160, pots: [{ amount: 160, seats: [1, 2, 3] }], boards: [''], over: false };
  view.waits = 'betting';
  view.to_act = [4];
  return { view, script: still };
}

/** The hand is over; one may show one's cards, or some of them. */
export function kept(): Scripted {
  const view = atTable('kept', sign('Kept', [HOLDEM], { seats: 6 }));
  over(view, ['2c3c4c9hTs']);
  Object.assign(view.seats[1] ?? {}, { status: 'in', cards: 'AsKd', won: 60 });
  view.can = {
    show_after_hand: { word: 'show_after_hand', action: { type: 'show_after_hand', seat: 1 } },
    show_cards: {
      word: 'show_cards',
      action: { type: 'show_after_hand', seat: 1 },
      choose: [{ what: 'cards', field: 'cards', least: 1, most: 2 }],
    },
  };
  return { view, script: still };
}

function over(view: Draft, all: readonly string[]): void {
  view.hand = { number: 12, game: 0, pot: 0, pots: [], boards: all, over: true };
  view.waits = 'next_hand';
  for (const seat of seatsOf(view)) Object.assign(view.seats[seat.number] ?? {}, { status: 'mucked', cards: '' });
}

function show(view: Draft, number: number, cards: string, category: string, ranks: string): void {
  Object.assign(view.seats[number] ?? {}, { status: 'shown', cards, held: [{ category, ranks }] });
}

function pay(view: Draft, awards: readonly Award[]): void {
  if (view.hand) view.hand.awards = awards;
  for (const { seat, chips } of awards.flatMap(({ shares }) => shares)) {
    const paid = view.seats[seat];
    if (paid) Object.assign(paid, { won: (paid.won ?? 0) + chips, stack: paid.stack + chips });
  }
}
