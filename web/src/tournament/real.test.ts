import { expect, test } from 'vitest';
import { catalogueOf } from '../testing';
import type { RealDesk, SeatMove } from '../wire';
import { blank, requested } from './new/draft';
import { chipsFrom, chipsTyped, colourUpText, countText, moveText, myMove, ofTable, realFacts } from './real';
import { seatedAt, tableAction, tableFilled, WAYS } from './real';
import { deskEntry, STRUCTURE, view } from './testing';

const say = catalogueOf('en');
const TABLE = { number: 1, chips: 20_000, hands: false, busy: false };
const DESK: RealDesk = {
  can: ['bust_out', 'count_chips'],
  tables: [TABLE],
  issued: 20_000,
  known: 20_000,
  left_to_count: 2,
};
const ANNA = deskEntry(1, 'Anna', { table_number: 1, seat: 5 });
const BELA = deskEntry(2, 'Béla', { table_number: 1, seat: 2 });
const MOVE: SeatMove = {
  ...{ entry: 3, player: 'p-3', name: 'Cili', from_table: 2, from_seat: 4, table: 1, seat: 7, done: false },
};
const RACE = { removed: 25, smallest: 100 };

test('chips of a stack as they are typed, and back', () => {
  expect(chipsFrom('25×8, 100x8  500*4')).toEqual([[25, 8], [100, 8], [500, 4]]); // prettier-ignore
  expect(chipsFrom('')).toEqual([]);
  expect(chipsFrom('25 8')).toBeUndefined();
  expect(chipsTyped([[25, 8]])).toBe('25×8');
});

test('a new event asks for real cards, and then for no bots', () => {
  const wanted = requested({ ...blank(), name: 'Ours', live: 'clock', realChips: '25×8', bots: 3 });
  expect(wanted).toMatchObject({ live: 'clock', mixed: '', real_chips: [[25, 8]] });
  expect(wanted).not.toHaveProperty('bots');
  expect(requested({ ...blank(), name: 'Ours', live: 'clock', realChips: 'many' })).toBeUndefined();
  expect(requested({ ...blank(), name: 'Ours' })).not.toHaveProperty('live');
});

test('how its tables are run is said for every way', () => {
  for (const live of WAYS.slice(1)) {
    const facts = realFacts(say, { ...STRUCTURE, live, mixed: 'apart', chips: [[25, 8], [5000, 0]] }); // prettier-ignore
    expect(facts).toHaveLength(3);
    expect(facts.join(' ')).not.toContain('real-');
    expect(facts[2]).toBe('A starting stack: 8 × 25');
  }
  expect(realFacts(say, STRUCTURE)).toEqual([]);
});

test('who goes from where to where, and one’s own way until one has come', () => {
  expect(moveText(say, MOVE)).toBe('Cili: table 2, seat 4 → table 1, seat 7');
  expect(moveText(say, { ...MOVE, from_table: 0 })).toBe('Cili: new → table 1, seat 7');
  const real = { live: 'clock', mixed: '', values: [25], moves: [MOVE] } as const;
  const me = { state: 'playing', can: [], entry: 3 } as const;
  expect(myMove({ real, me })).toBe(MOVE);
  expect(myMove({ real: { ...real, moves: [{ ...MOVE, done: true }] }, me })).toBeUndefined();
});

test('the next colour-up: in so long, now, or after a level', () => {
  const told = (more: object): string | undefined => {
    const real = { live: 'clock', mixed: '', values: [25], moves: [], colour_up: { ...RACE, at: 1, ...more } } as const;
    return colourUpText(say, view({ real }), 0, 0);
  };
  expect(told({ left: 90_000 })).toBe('25, in 1:30');
  expect(told({ left: 0 })).toBe('25, now');
  expect(told({})).toBe('25, after level 1');
  expect(colourUpText(say, view(), 0, 0)).toBeUndefined();
});

test('whether chips are as they were issued', () => {
  expect(countText(say, DESK)).toBe('Chips are as they were issued.');
  expect(countText(say, { ...DESK, known: 19_500 })).toBe('Not accounted for: 500.');
  expect(countText(say, { ...DESK, known: 20_100 })).toBe('More than were issued: 100.');
});

test('what is entered of a table; nothing in mid-hand, and no busts where hands are entered', () => {
  expect(ofTable(DESK, TABLE)).toEqual(['bust_out', 'count_chips']);
  expect(ofTable(DESK, { ...TABLE, hands: true })).toEqual(['count_chips']);
  expect(ofTable(DESK, { ...TABLE, busy: true })).toEqual([]);
});

test('what is sent of a table', () => {
  const there = seatedAt([ANNA, BELA, deskEntry(9, 'Z', { table_number: 2, seat: 1 })], 1);
  expect(there.map(({ name }) => name)).toEqual(['Béla', 'Anna']);
  const filled = tableFilled(there);
  expect(tableAction('bust_out', 1, filled, undefined)).toBeUndefined();
  filled.out[1] = true;
  filled.had[1] = 4000;
  filled.by = 2;
  expect(tableAction('bust_out', 1, filled, undefined)).toEqual({
    type: 'bust_out',
    table: 1,
    out: [[1, 4000]],
    by: [2],
  });
  expect(tableAction('count_chips', 1, filled, undefined)).toBeUndefined();
  filled.stacks[2] = 12_000;
  expect(tableAction('count_chips', 1, filled, undefined)).toMatchObject({ stacks: [[2, 12_000]] });
  expect(tableAction('race_off', 1, filled, RACE)).toBeUndefined();
  filled.stacks[1] = 8000;
  filled.small[1] = 4;
  filled.cards = '7h 2c';
  expect(tableAction('race_off', 1, filled, RACE)).toMatchObject({ ...RACE, stacks: [[1, 8000, 4], [2, 12_000, 0]], cards: '7h2c' }); // prettier-ignore
  expect(tableAction('take_back_race', 1, filled, RACE)).toBeUndefined();
  expect(tableAction('take_back_race', 1, { ...filled, reason: 'x' }, RACE)).toMatchObject({ reason: 'x' });
});
