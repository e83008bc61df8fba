// Tables at which nothing goes on, or that are seen from outside: to be looked at.

import { plain, type Draft, type Script, type Scripted } from '../script.ts';
import { atTable, game, sign } from './tables.ts';

const HOLDEM = game('holdem', 'no-limit', 10, 20);
const still: Script = function* () {};

/** On hold by the floor; the viewer has lost everything. */
export function onHold(): Scripted {
  const view = atTable('hold', sign('On hold', [HOLDEM]));
  Object.assign(view.seats[1] ?? {}, { stack: 0, marks: ['broke'] });
  return { view: Object.assign(view, { waits: 'on_hold', held: 'Dinner until eight.' }), script: still };
}

/** Nothing can be kept for now; the viewer has bought, and leaves after the hand. */
export function stopped(): Scripted {
  const view = inHand(atTable('stopped', sign('Stopped', [HOLDEM])));
  view.trouble = 'storage';
  Object.assign(view.me, { bought: 500, after_hand: 'leave', asks_for: 300 });
  return { view, script: still };
}

/** Seen from the rail, later than it happens, at a table with a seat free for who was called. */
export function rail(): Scripted {
  const view = inHand(atTable('rail', sign('From the rail', [HOLDEM], { practice: false })));
  const seat = [{ what: 'seat', field: 'seat', seats: [1] }] as const;
  delete view.seats[1];
  delete view.me.seat;
  view.manners = { owner: 'p-2', private: true, approve: true, delay: 30, chat: 'seated' };
  view.can = {
    sit: { word: 'sit', action: { type: 'sit', player: 'me' }, choose: seat },
    leave_list: { word: 'leave_list', action: { type: 'leave_list' } },
  };
  return { view, script: still };
}

/** Others ask something: a bomb pot is proposed, and a buy-in waits for the viewer's word. */
export function proposed(): Scripted {
  const view = inHand(atTable('proposed', sign('Proposed', [HOLDEM], { bomb_pot: 100 })));
  const now = { straddle: false, bomb_pot: false, runs: -1, cut: true };
  view.bomb_asked = 3;
  view.can.switches = {
    word: 'switches',
    action: { type: 'set_switches', seat: 1 },
    choose: [
      { what: 'switches', field: 'switches', now, offered: ['straddle', 'bomb_pot', 'runs', 'cut'], most_runs: 3 },
    ],
  };
  const [let_in, turn_away] = [plain('let_in', 'let_in'), plain('turn_away', 'turn_away')];
  view.requests = [{ player: 's1', name: 'Ágota', seat: 4, chips: 2000, let_in, turn_away }];
  return { view, script: still };
}

function inHand(view: Draft): Draft {
  for (const seat of Object.values(view.seats)) {
    Object.assign(seat, { status: 'in', cards: seat.number === 1 ? 'QsQh' : '????' });
  }
  view.hand = { number: 7, game: 0, pot: 120, pots: [{ amount: 120, seats: [2, 3] }], boards: ['2c3c4c'], over: false };
  return Object.assign(view, { waits: 'betting', to_act: [2] });
}
