import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../../testing';
import type { MayRule } from '../../wire';
import { deskEntry, view } from '../testing';
import { found } from './people';
import { aboutOne, actionOf, filledAtFirst, needsOf, ofClock, ofEvent } from './ruling';
import { noteText, stateText, wordOf } from './words';

const say = { en: catalogueOf('en'), hu: catalogueOf('hu'), pl: catalogueOf('pl') };
const WORDS: readonly MayRule[] = [
  ...(['begin', 'resize', 'cancel', 'enter_player', 'bots', 'invite', 'fix_seat', 'pause', 'resume'] as const),
  ...(['set_clock', 'take_back_clock', 'order_breaks', 'hand_for_hand', 'disqualify', 'penalize'] as const),
  ...(['take_back_bust', 'take_back_move', 'take_back_entry', 'drop_deal', 'announce', 'move_player'] as const),
  ...(['set_payouts', 'take_back_payouts'] as const),
];
const BUST = deskEntry(5, 'Bence', { state: 'out', place: 9, had: 4000, by: [2], can: ['take_back_bust'] });

describe('what is sent', () => {
  test('nothing without a reason, where one is needed', () => {
    for (const what of WORDS) {
      const filled = {
        ...filledAtFirst(view(), BUST),
        time: '5:00',
        player: 'p-9',
        parts: '60 40',
        where: '2 7',
        reason: '  ',
      };
      const sent = actionOf(what, filled, { entry: BUST });
      expect(sent === undefined, what).toBe(needsOf(what).includes('reason'));
    }
  });

  test('a wrong bust: the one who won them all gives them all back', () => {
    const filled = { ...filledAtFirst(view(), BUST), reason: 'misread' };
    expect(actionOf('take_back_bust', filled, { entry: BUST })).toEqual({
      type: 'take_back_bust',
      player: 'p-5',
      chips: [[2, 4000]],
      reason: 'misread',
    });
  });

  test('of several winners the director says who gives what', () => {
    const entry = { ...BUST, by: [2, 3] };
    const filled = { ...filledAtFirst(view(), entry), reason: 'misread' };
    expect(filled.chips).toEqual({ 2: 0, 3: 0 });
    filled.chips[3] = 1500;
    expect(actionOf('take_back_bust', filled, { entry })).toMatchObject({ chips: [[3, 1500]] });
    filled.chips[2] = null as unknown as number;
    expect(actionOf('take_back_bust', filled, { entry })).toBeUndefined();
  });

  test('a seat at a table, which has to be chosen', () => {
    const filled = { ...filledAtFirst(view(), BUST), reason: 'broken chair' };
    expect(actionOf('move_player', filled, { entry: BUST })).toBeUndefined();
    filled.where = '2 7';
    const moved = { type: 'move_player', player: 'p-5', table: 2, seat: 7, reason: 'broken chair' };
    expect(actionOf('move_player', filled, { entry: BUST })).toEqual(moved);
  });

  test('the clock past the end of entries only for who means it', () => {
    const filled = { ...filledAtFirst(view()), at: 2, time: '5:00', reason: 'late' };
    expect(actionOf('set_clock', filled, { endsEntries: 3 })).toBeDefined();
    expect(actionOf('set_clock', filled, { endsEntries: -1 })).toBeDefined();
    expect(actionOf('set_clock', filled, { endsEntries: 2 })).toBeUndefined();
    expect(actionOf('set_clock', { ...filled, sure: true }, { endsEntries: 2 })).toMatchObject({ at: 2 });
  });

  test('the clock in seconds, tables as numbers, hand-for-hand the other way round', () => {
    const filled = { ...filledAtFirst(view()), at: 2, time: '12:30', tables: '3, 1', reason: 'late' };
    expect(actionOf('set_clock', filled, {})).toEqual({ type: 'set_clock', at: 2, left: 750, reason: 'late' });
    expect(actionOf('set_clock', { ...filled, time: 'soon' }, {})).toBeUndefined();
    expect(actionOf('order_breaks', filled, {})).toEqual({ type: 'order_breaks', tables: [3, 1] });
    expect(actionOf('order_breaks', { ...filled, tables: 'three' }, {})).toBeUndefined();
    const parts = { ...filled, parts: '60, 40' };
    expect(actionOf('set_payouts', parts, {})).toEqual({ type: 'set_payouts', parts: [60, 40], reason: 'late' });
    expect(actionOf('set_payouts', { ...parts, parts: '0 0' }, {})).toBeUndefined();
    expect(actionOf('set_payouts', { ...parts, parts: 'half' }, {})).toBeUndefined();
    expect(actionOf('hand_for_hand', filled, { handForHand: true })).toMatchObject({ on: false });
  });
});

test('each word of the director has its place and its name in every language', () => {
  const placed = new Set([...ofEvent(WORDS), ...ofClock(WORDS), ...aboutOne(WORDS, deskEntry(1, 'A', { can: WORDS }))]);
  expect([...placed].sort()).toEqual([...WORDS].sort());
  for (const one of Object.values(say)) {
    for (const what of WORDS) {
      for (const on of [true, false]) expect(wordOf(one, what, { hand_for_hand: on })).not.toContain('tour-');
    }
  }
});

test('who is out cannot need a seat', () => {
  expect(aboutOne(['fix_seat'], BUST)).toEqual(['take_back_bust']);
});

test('people are found without accents: in play by table and seat, then by place', () => {
  const entries = [
    BUST,
    deskEntry(1, 'Őrs', { table_number: 2, seat: 1 }),
    deskEntry(2, 'Ors Vezér', { table_number: 1, seat: 4 }),
    deskEntry(3, 'Łucja', { table_number: 1, seat: 2 }),
  ];
  expect(found(entries, '').map(({ entry }) => entry)).toEqual([3, 2, 1, 5]);
  expect(found(entries, 'ors').map(({ entry }) => entry)).toEqual([2, 1]);
});

test('what happened is told with its reason; a tag that is not known is told as it is', () => {
  const note = { number: 1, at: 0, what: 'moved', name: 'Ágota', table_number: 2, seat: 6 };
  expect(noteText(say.en, note)).toBe('Seated: Ágota, table 2, seat 6');
  expect(noteText(say.en, { ...note, what: 'event_paused', reason: 'fire' })).toBe('On hold. Reason: fire');
  expect(noteText(say.en, { ...note, what: 'said', reason: 'Pizza' })).toBe('Announced: Pizza');
  expect(noteText(say.en, { ...note, what: 'something_new' })).toBe('something_new Ágota');
});

test('how somebody stands', () => {
  const sits = deskEntry(1, 'A', { table_number: 2, seat: 3, rebuys: 1, penalty: 4, fixed: 3 });
  expect(stateText(say.en, sits)).toBe('Table 2, seat 3 · needs seat 3 · rebuys: 1 · penalty, hands left: 4');
  expect(stateText(say.en, { ...sits, rebuys: 0, penalty: 0, fixed: 0, leaves: true })).toContain(
    'out after this hand',
  );
  expect(stateText(say.hu, BUST)).toBe('helyezés: 9');
});
