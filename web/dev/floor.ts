// The floor's desk of the scripted room: a call, tables, rulings, the book, the fairness report.

import type { BookEntry, DeskTable, Report, TableRuling } from '../src/connection/floor.ts';
import type { CallsMessage, SignView } from '../src/wire.ts';
import { sign } from './scripts/tables.ts';

const NOW = 1_800_000_000_000;
const LONG = 'Maximiliánné Őrségi-Kovács';

const CALL: CallsMessage['calls'][number] = {
  number: 4,
  at: NOW,
  table: 'stud',
  table_name: 'Stud',
  seat: 3,
  player: 'p-2',
  name: LONG,
  text: 'My neighbour names his cards in a language that I do not speak.',
  taken: '',
  closed: false,
  closed_by: '',
  answer: '',
};

export const CALLS: CallsMessage = { t: 'calls', calls: [CALL, { ...CALL, number: 5, name: 'Ágota', taken: 'Judit' }] };

function tables(board: SignView): readonly DeskTable[] {
  const players = [LONG, 'Ágota', 'Łucja'].map((name, at) => ({
    ...{ seat: at + 2, player: `p-${at}`, name, stack: 1480 * (at + 1) },
    ...{ out: at === 1, away: at === 2, bot: false },
  }));
  const one = { table: 'stud', sign: board, hand: 17, players, waiting: 2, spectators: 1, private: false };
  return [
    { ...one, state: 'playing', held: '' },
    { ...one, table: 'held', state: 'held', held: 'A lamp has gone out over the table', private: true },
  ];
}

const GOING_ON = { clause: 'T2', code: 'hand.going_on', facts: [], text: 'A hand is going on.' };
const OF_TABLE = ['hold_table', 'declare_misdeal', 'void_hand'];
const OF_SEAT = [
  'kill_hand',
  'return_bet',
  'award_hand',
  'move_chips',
  'change_seat',
  'sit_out',
  'penalize',
  'remove_player',
  'mute',
  'grant',
];

function rulings(): TableRuling[] {
  const seats = OF_SEAT.flatMap((what) =>
    [2, 3, 4].map((seat) => ({ what, seat, refusal: what === 'move_chips' ? GOING_ON : null })),
  );
  return [...OF_TABLE.map((what) => ({ what, seat: 0, refusal: null })), ...seats];
}

const LINE: BookEntry = {
  ...{ kind: 'ruling', number: 9, at: NOW, by: 'Judit', what: 'kill_hand', whom: LONG, other: '' },
  ...{ table: 'stud', table_name: 'Stud', hand: 17, seat: 2, count: 0, reason: 'too few cards', detail: {} },
};
const DEED = { ...LINE, kind: 'deed', table: '', table_name: '', hand: 0, seat: 0, reason: '', whom: 'Bence' } as const;
const BOOK: readonly BookEntry[] = [
  LINE,
  { ...LINE, number: 8, what: 'penalize', count: 3, reason: 'bad words' },
  { ...LINE, kind: 'call', number: 7, by: LONG, what: 'call_made', reason: CALL.text },
  { ...DEED, number: 3, what: 'granted', detail: { chips: 2500, currency: 'EUR' } },
  { ...DEED, number: 2, what: 'role', whom: 'Katarzyna', detail: { role: 'floor' } },
];

const PAIR = { one: LONG, other: 'Ágota', hands: 120, count: 46, usual: 55, quick: 70 };
const REPORT: Report = {
  days: 30,
  hands: 2417,
  address_days: 30,
  misdeals: [{ table: 'stud', name: LONG, hands: 214, misdeals: 3 }],
  lines: [
    { ...PAIR, kind: 'flow', strong: true },
    { ...PAIR, kind: 'address', strong: true, count: 1, quick: 1 },
    { ...PAIR, kind: 'together', strong: false, count: 91 },
    { ...PAIR, kind: 'folds', strong: false, count: 96 },
  ],
};

/** The answer of a route of the desk; undefined: it is none. */
export function floorAnswered(route: string): object | undefined {
  if (/^GET \/api\/tables\/\w+\/rulings$/.test(route)) return rulings();
  switch (route) {
    case 'GET /api/floor/tables':
      return tables(sign('Stud', []));
    case 'GET /api/book':
      return BOOK;
    case 'GET /api/patterns':
      return REPORT;
    default:
      return undefined;
  }
}
