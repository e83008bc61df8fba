// The director's desk of a scripted tournament.

import type { DeskEntry, DeskView, MayRule, RankView } from '../src/wire.ts';

const NOW = 1_800_000_000_000;
const BEFORE: readonly MayRule[] = [
  'begin',
  'resize',
  'cancel',
  'enter_player',
  'bots',
  'invite',
  'fix_seat',
  'announce',
];
const PLAYING: readonly MayRule[] = [
  ...(['announce', 'set_clock', 'take_back_clock', 'order_breaks', 'hand_for_hand', 'fix_seat'] as const),
  ...(['enter_player', 'drop_deal', 'set_payouts', 'take_back_payouts'] as const),
];

export function deskOf(ranks: readonly RankView[], runs: boolean, paused: boolean, bubble: boolean): DeskView {
  const entries = ranks.map((one, at): DeskEntry => ({
    ...{ entry: at + 1, player: one.player, name: one.name, chips: one.chips, prize: one.prize ?? 0, paid: 1100 },
    state: one.out ? 'out' : runs ? 'playing' : 'registered',
    ...(one.out
      ? { place: one.rank, had: 4200, by: [1, 2] }
      : { table_number: runs ? 1 + (at % 2) : 0, seat: runs ? 1 + at : 0, rebuys: at % 3, penalty: at === 2 ? 4 : 0 }),
    can: !runs ? [] : one.out ? ['take_back_bust'] : ['disqualify', 'penalize', 'move_player', 'take_back_move'],
  }));
  return {
    can: runs ? [paused ? 'resume' : 'pause', ...PLAYING] : BEFORE,
    entries,
    notes: [
      { number: 9, at: NOW, what: 'placed', entry: 12, name: 'Żaneta', amount: 15 },
      { number: 8, at: NOW, what: 'moved', entry: 3, name: 'Ágota', table_number: 2, seat: 6 },
      { number: 7, at: NOW, what: 'ruling_made', entry: 2, name: 'Bence', reason: 'He spoke of his cards.' },
      { number: 6, at: NOW, what: 'level_began' },
    ],
    ...{ collected: 29_700, shares: 2700, paid_out: 0, refunded: 0, added: 0, chips: 270_000, out_of_play: 0 },
    ...{ hand_for_hand: bubble, break_order: runs ? [2] : [] },
    ...{ free: [{ table_number: 2, seats: [7, 3] }], ends_entries: 3 },
  };
}
