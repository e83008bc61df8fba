// A table with free seats: sitting down, posting or waiting, leaving. What the viewer does comes as `do`
// without a question, so this script answers actions rather than beats.

import { line, seated, type Beat, type Draft } from '../script.ts';
import type { Action, Option } from '../../src/wire.ts';

export function emptied(view: Draft): Draft {
  for (const seat of ['1', '3', '5']) delete view.seats[seat];
  delete view.me.seat;
  view.waits = 'too_few';
  view.can = { sit: sitOption([1, 3, 5]), join_list: { word: 'join_list', action: { type: 'join_list' } } };
  return view;
}

function sitOption(seats: readonly number[]): Option {
  const marks = [
    { name: 'minimum', amount: 400 },
    { name: 'maximum', amount: 2000 },
  ] as const;
  return {
    word: 'sit',
    action: { type: 'sit', player: 'me' },
    choose: [
      { what: 'seat', field: 'seat', seats },
      { what: 'amount', field: 'chips', least: 400, most: 2000, step: 1, chips: true, marks },
    ],
  };
}

/** What an action without a question does. */
export function acted(view: Draft, action: Action, name: string): Beat {
  const seat = Number(action['seat'] ?? view.me.seat ?? 0);
  switch (action.type) {
    case 'sit':
      view.seats[seat] = seated(seat, name, Number(action['chips']), { marks: ['waiting'] });
      view.me = { seat, balance: view.me.balance - Number(action['chips']) };
      view.can = {
        post: { word: 'post', amount: 20, action: { type: 'choose_entry', seat, posts: true } },
        wait: { word: 'wait', action: { type: 'choose_entry', seat, posts: false }, on: true },
        sit_out: { word: 'sit_out', action: { type: 'sit_out', seat } },
        leave: { word: 'leave', action: { type: 'leave', seat }, confirm: 'web-confirm-leave' },
      };
      return { told: [line('event-stack', seat, { amount: { chips: Number(action['chips']) } })] };
    case 'leave':
      delete view.seats[seat];
      return (emptied(view), { told: [] });
    case 'sit_out': {
      const { sit_out: _, ...rest } = view.can;
      view.can = { ...rest, sit_in: { word: 'sit_in', action: { type: 'sit_in', seat } } };
      view.seats[seat] && (view.seats[seat].marks = ['out']);
      return { told: [] };
    }
    case 'sit_in':
      view.seats[seat] && (view.seats[seat].marks = []);
      view.can = {
        sit_out: { word: 'sit_out', action: { type: 'sit_out', seat } },
        leave: { word: 'leave', action: { type: 'leave', seat } },
      };
      return { told: [] };
    case 'sit_out_at_big_blind':
      view.can.sit_out_at_big_blind = {
        word: 'sit_out_at_big_blind',
        action: { ...action, on: !action['on'] },
        on: Boolean(action['on']),
      };
      return { told: [] };
    case 'buy':
      view.me.bought = Number(action['chips']);
      return { told: [] };
    case 'choose_entry':
      delete view.can.post;
      delete view.can.wait;
      return { told: [] };
    default:
      return { told: [] };
  }
}
