// Real cards and chips of a scripted tournament, for its viewers and its desk.

import type { RealDesk, RealView } from '../src/wire.ts';

export const CHIPS: readonly (readonly [number, number])[] = [
  [25, 8],
  [100, 8],
  [500, 4],
  [1000, 7],
  [5000, 0],
];

export function realOf(viewer: string): RealView {
  return {
    ...{ live: 'clock', mixed: 'apart', values: [25, 100, 500, 1000, 5000] },
    colour_up: { removed: 25, smallest: 100, at: 7, left: 1_925_000 },
    moves: [
      { entry: 4, player: viewer, name: 'Anna', from_table: 2, from_seat: 4, table: 1, seat: 7, done: false },
      {
        ...{ entry: 3, player: 'p-2', name: 'Maximiliánné Őrségi-Kovács', from_table: 0, from_seat: 0 },
        ...{ table: 2, seat: 9, done: true },
      },
    ],
  };
}

export function realDeskOf(): RealDesk {
  return {
    can: ['bust_out', 'count_chips', 'race_off', 'take_back_race', 'move_done', 'hand_played', 'enter_named'].concat([
      'accept_difference',
      'answer_for',
    ]) as RealDesk['can'],
    tables: [
      {
        ...{ number: 1, chips: 65_000, hands: false, busy: false, waits: true, counted: true, raced: [25] },
        race: [
          {
            ...{ entry: 1, name: 'Bence', seat: 1, before: 30_025, after: 30_100, odd: 1, cards: 'As' },
            ...{ won: true, kept_in: false },
          },
          {
            ...{ entry: 3, name: 'Maximiliánné Őrségi-Kovács', seat: 3, before: 75, after: 100, odd: 3 },
            ...{ cards: '2c3d4h', won: false, kept_in: true },
          },
        ],
      },
      { number: 2, chips: 70_000, hands: true, busy: true },
    ],
    ...{ issued: 270_000, known: 269_500, left_to_count: 0 },
    uneven: { from_table: 2, table: 1, seat: 8 },
  };
}
