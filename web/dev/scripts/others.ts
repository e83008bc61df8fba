// Draws, stud, the table's own questions, sitting down: what Hold'em does not ask.

import { ask, cards, chips, clockOf, line, plain, put, type Beat, type Draft, type Script } from '../script.ts';
import type { Action, Option } from '../../src/wire.ts';

/** Five Card Draw: discards by tap or number, again and again. */
export const draw: Script = function* (view) {
  for (let number = 1; ; number += 1) {
    deal(view, number, 'As7d9c9h2s', '??????????');
    yield {
      told: [line('event-hand-number', undefined, { number }), line('event-hole', undefined, cards('As7d9c9h2s'))],
    };
    const discard: Option = {
      ...plain('discard', 'discard'),
      choose: [{ what: 'cards', field: 'cards', least: 1, most: 3 }],
    };
    const stand = plain('stand_pat', 'discard', { action: { type: 'discard', seat: 1, cards: '' } });
    const action = yield* asked(view, 'drawing', [discard, stand]);
    const thrown = String(action['cards'] ?? '');
    const me = view.seats[1];
    if (me) {
      me.cards =
        me.cards
          .match(/../g)
          ?.map((card, at) => (thrown.includes(card) ? ['Kc', '3d', '9d', '4c', 'Jh'][at] : card))
          .join('') ?? '';
      me.held = [{ category: 'pair', ranks: '99AK2' }];
      me.did = thrown ? { word: 'draw', amount: thrown.length / 2 } : { word: 'stand_pat' };
    }
    yield {
      told: [line(thrown ? 'event-draws' : 'event-stands-pat', 1, thrown ? { count: thrown.length / 2 } : {})],
      pause: 3,
    };
  }
};

/** Stud: cards face up, a bring-in. */
export const stud: Script = function* (view) {
  for (let number = 1; ; number += 1) {
    deal(view, number, 'As7d2c', '????9h');
    const doors = ['9h', 'Kc', 'Jd', '4s', '8c', 'Qh', 'Tc'];
    for (const seat of Object.values(view.seats)) {
      seat.up = [2];
      if (seat.number > 1) seat.cards = `????${doors[seat.number - 2] ?? '3c'}`;
    }
    yield {
      told: [
        line('event-hand-number', undefined, { number }),
        ...doors.slice(0, view.sign.seats - 1).map((card, at) => line('event-up-card', at + 2, cards(card))),
      ],
    };
    yield* asked(view, 'bringing_in', [
      plain('bring_in', 'bring_in', { amount: 5 }),
      plain('complete', 'raise_to', { amount: 20, action: { type: 'raise_to', seat: 1, total: 20 } }),
    ]);
    put(view, 1, 5);
    yield { told: [line('event-bring-in', 1, chips(5))], pause: 3 };
  }
};

/** What the table itself asks: game, straddle, cut, run-outs, the declared hand. */
export const questions: Script = function* (view) {
  for (let number = 1; ; number += 1) {
    const games = view.sign.games.map(({ variant }, at): Option => ({
      word: 'game',
      game: variant,
      action: { type: 'choose_game', seat: 1, game: at },
    }));
    yield* asked(view, 'game_choice', games);
    yield* asked(view, 'straddle_offer', [plain('straddle', 'straddle', { amount: 40 }), plain('decline', 'decline')]);
    const cut: Option = {
      ...plain('cut', 'cut', { action: { type: 'cut', seat: 1, at: 26 } }),
      choose: [{ what: 'amount', field: 'at', least: 1, most: 51, step: 1, chips: false, marks: [] }],
    };
    yield* asked(view, 'cut_offer', [cut, plain('decline', 'decline')]);
    yield { told: [line('event-cut', 1, { at: 26, cards: 52 })] };
    deal(view, number, 'AcAd', '????');
    yield { told: [line('event-hand-number', undefined, { number })] };
    const runs = [1, 2, 3].map((amount) =>
      plain('runs', 'wish_runs', { amount, action: { type: 'wish_runs', seat: 1, runs: amount } }),
    );
    yield* asked(view, 'runs_question', [
      ...runs,
      plain('any_runs', 'wish_runs', { action: { type: 'wish_runs', seat: 1, runs: 0 } }),
    ]);
    if (view.hand) view.hand.boards = ['2c3c4c9hTs', '2c3c4cKhAh'];
    yield {
      told: [
        line('event-run', undefined, { number: 1, ...cards('9hTs') }),
        line('event-run', undefined, { number: 2, ...cards('KhAh') }),
      ],
    };
    const show: Option = {
      ...plain('show', 'show'),
      choose: [
        {
          what: 'claim',
          field: 'claim',
          categories: ['high-card', 'pair', 'two-pair', 'three-of-a-kind'],
          best: 'pair',
        },
      ],
    };
    const muck = plain('muck', 'muck', { refusal: { clause: 'P13', code: 'show.must_show', facts: [] } });
    yield* asked(view, 'showing', [show, muck]);
    yield { told: [line('event-declares', 1, { hand: { hand: [{ category: 'pair', ranks: '' }] } })], pause: 3 };
  }
};

function* asked(view: Draft, what: Draft['waits'], options: readonly Option[]): Generator<Beat, Action, Action> {
  view.waits = what;
  view.to_act = [1];
  const action = yield { ...ask(options, { what }), clock: clockOf([1]) };
  view.to_act = [];
  view.waits = 'dealer';
  return action;
}

function deal(view: Draft, number: number, own: string, others: string): void {
  view.hand = { number, game: 0, pot: 0, pots: [], boards: [''], over: false };
  for (const seat of Object.values(view.seats)) {
    Object.assign(seat, { status: 'in', cards: seat.number === 1 ? own : others, front: 0 });
    delete seat.did;
    delete seat.held;
    put(view, seat.number, 5);
    seat.front = 0;
  }
}
