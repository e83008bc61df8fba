// One hand of no-limit Hold'em, over and over: a raise, a flop, a side pot, a showdown.

import {
  allIn,
  ask,
  cards,
  chips,
  clockOf,
  gather,
  line,
  moves,
  plain,
  put,
  raise,
  type Beat,
  type Draft,
  type Script,
} from '../script.ts';
import type { Action, Refusal, SeatMark } from '../../src/wire.ts';

const CAPPED: Refusal = {
  clause: 'B8',
  code: 'raise.not_reopened',
  facts: [
    ['facing', 23],
    ['full_raise', 50],
  ],
};

export const holdem: Script = function* (view) {
  for (let number = 1; ; number += 1) {
    yield* beforeTheFlop(view, number);
    yield* flop(view);
    yield* showdown(view);
  }
};

function* beforeTheFlop(view: Draft, number: number): Generator<Beat, void, Action> {
  begin(view, number);
  const [small, big] = [2, 3];
  put(view, small, 10);
  put(view, big, 20);
  yield {
    told: [
      line('event-hand-number', undefined, { number }),
      line('event-button', view.button),
      line('event-small-blind', small, chips(10)),
      line('event-big-blind', big, chips(20)),
    ],
  };
  for (const seat of Object.values(view.seats)) seat.cards = seat.number === 1 ? 'AsKs' : '????';
  const me = view.seats[1];
  if (me) me.held = [{ category: 'high-card', ranks: 'AK' }];
  view.waits = 'betting';
  yield { told: [line('event-hole', undefined, cards('AsKs'))] };
  yield* moves(view, 4, { word: 'raise', amount: 60 }, 'event-raise');
  yield* moves(view, 5, { word: 'fold' }, 'event-fold');
  for (let seat = 6; seat <= view.sign.seats; seat += 1) yield* moves(view, seat, { word: 'fold' }, 'event-fold');
  yield* answer(view, 60, [
    plain('fold', 'fold'),
    plain('call', 'call', { amount: 60 }),
    raise('raise', 100, me?.stack ?? 2000, 210),
    allIn(me?.stack ?? 2000),
  ]);
  yield* moves(view, 2, { word: 'fold' }, 'event-fold');
  yield* moves(view, 3, { word: 'call', amount: 40 }, 'event-call');
}

function begin(view: Draft, number: number): void {
  view.hand = { number, game: 0, pot: 0, pots: [], boards: [''], over: false };
  for (const seat of Object.values(view.seats)) {
    Object.assign(seat, { status: 'in', cards: '', front: 0 });
    if (seat.stack < 300) seat.stack = 2000;
    for (const name of ['did', 'held', 'won'] as const) delete seat[name];
    seat.marks = seat.marks.filter((mark) => mark === 'bot');
  }
  mark(view, 2, 'small_blind');
  mark(view, 3, 'big_blind');
  delete view.can.show_after_hand;
}

function mark(view: Draft, number: number, name: SeatMark): void {
  const seat = view.seats[number];
  if (seat) seat.marks = [...seat.marks, name];
}

/** The viewer's move: what he chose is done and told. */
function* answer(view: Draft, toCall: number, options: Parameters<typeof ask>[0]): Generator<Beat, void, Action> {
  view.to_act = [1];
  const action = yield { ...ask(options, { to_call: toCall }), clock: clockOf([1]) };
  view.to_act = [];
  const me = view.seats[1];
  if (!me) return;
  if (action.type === 'fold') {
    me.status = 'folded';
    me.did = { word: 'fold' };
    return void (yield { told: [line('event-fold', 1)] });
  }
  if (action.type === 'check') {
    me.did = { word: 'check' };
    return void (yield { told: [line('event-check', 1)] });
  }
  const raised = action.type === 'raise_to';
  const amount = raised ? Number(action['total']) - me.front : Math.min(toCall, me.stack);
  me.did = raised ? { word: 'raise', amount: amount + me.front } : { word: 'call', amount };
  put(view, 1, amount);
  if (!me.stack) me.marks = ['all_in'];
  yield { told: [line(raised ? 'event-raise' : 'event-call', 1, chips(raised ? me.front : amount))] };
}

function* flop(view: Draft): Generator<Beat, void, Action> {
  const { hand, seats } = view;
  const me = seats[1];
  if (!hand || !me) return;
  gather(view);
  hand.boards = ['KdKh7c'];
  if (me.status === 'in') me.held = [{ category: 'three-of-a-kind', ranks: 'KKKA7' }];
  yield { told: [line('event-pot', undefined, chips(hand.pot)), line('event-flop', undefined, cards('KdKh7c'))] };
  if (me.status !== 'in') return;
  yield* answer(view, 0, [
    plain('fold', 'fold', { confirm: 'turn-confirm-fold' }),
    plain('check', 'check'),
    raise('bet', 20, me.stack, hand.pot),
    allIn(me.stack),
  ]);
  yield* moves(view, 3, { word: 'bet', amount: 50 }, 'event-bet');
  const four = seats[4];
  if (four) {
    put(view, 4, 73);
    four.did = { word: 'raise', amount: 73 };
    four.marks = [...four.marks, 'all_in'];
    four.stack = 0;
  }
  yield { told: [line('event-all-in-raise', 4, chips(73))] };
  if (me.status !== 'in') return;
  yield* answer(view, Math.max(0, 73 - me.front), [
    plain('fold', 'fold'),
    plain('call', 'call', { amount: Math.max(0, 73 - me.front) }),
    plain('raise', 'raise_to', { refusal: CAPPED }),
  ]);
  hand.pots = [
    { amount: hand.pot - 120, seats: [1, 3, 4] },
    { amount: 120, seats: [1, 3] },
  ];
}

function* showdown(view: Draft): Generator<Beat, void, Action> {
  const { hand, seats } = view;
  const [me, three] = [seats[1], seats[3]];
  if (!hand || !me || !three) return;
  gather(view);
  hand.boards = ['KdKh7c2s7h'];
  view.waits = 'showing';
  Object.assign(three, { status: 'shown', cards: 'QcQd', held: [{ category: 'two-pair', ranks: 'KKQQ7' }] });
  yield {
    told: [
      line('event-river', undefined, cards('7h')),
      line('event-shows', 3, { ...cards('QcQd'), hand: { hand: three.held ?? [] } }),
    ],
  };
  if (me.status === 'in') {
    view.to_act = [1];
    me.held = [{ category: 'full-house', ranks: 'KKK77' }];
    const action = yield {
      ...ask([plain('show', 'show'), plain('muck', 'muck')], { what: 'showing' }),
      clock: clockOf([1]),
    };
    me.status = action.type === 'show' ? 'shown' : 'mucked';
  }
  const winner = me.status === 'shown' ? me : three;
  const best = winner === me ? 'KdKhKs7c7h' : 'QcQdKdKh7c';
  hand.awards = [{ pot: 0, half: 'whole', shares: [{ seat: winner.number, chips: hand.pot, cards: best }] }];
  winner.won = hand.pot;
  winner.stack += hand.pot;
  hand.over = true;
  view.to_act = [];
  view.waits = 'next_hand';
  if (me.status === 'folded') view.can.show_after_hand = plain('show_after_hand', 'show_after_hand');
  yield {
    told: [line('event-wins-with', winner.number, { ...chips(hand.pot), hand: { hand: winner.held ?? [] } })],
    pause: 5,
  };
}
