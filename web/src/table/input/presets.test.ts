import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CALL, question, RAISE, seat, tableView } from '../../testing';
import { Catalogue } from '../../texts/catalogue';
import type { ChooseAmount, Option } from '../../wire';
import { answered, FRESH, guardOf, isFresh } from './guards';
import { fits } from './input';
import { baseOf, presetsOf, presetText } from './presets';

const RANGE = RAISE.choose?.[0] as ChooseAmount; // 80 to 205 by 5
const TEXTS = join(__dirname, '../../../../src/pakli/texts/en');
const say = new Catalogue(
  'en',
  readdirSync(TEXTS).map((file) => readFileSync(join(TEXTS, file), 'utf8')),
);
const LIKES = { ask_before_all_in: true, ask_before_free_fold: true };

/** 60 in the pot, 40 of it before Bence; Anna has 200 behind and nothing in front. */
const view = tableView({
  seats: { 1: seat(1, 'Anna', { cards: 'AsKd' }), 2: seat(2, 'Bence', { front: 40 }) },
  hand: { number: 1, game: 0, pot: 60, pots: [], boards: [''], over: false },
});
const asked = { view, question: question([CALL, RAISE]) };

test("without one's own the server's marks have the buttons", () => {
  expect(presetsOf(RANGE, [], baseOf(view, asked.question))).toEqual(RANGE.marks);
});

test("one's own parts of the pot are totals, with the call in the pot, in whole chips", () => {
  const base = baseOf(view, asked.question);
  expect(base).toEqual({ level: 40, pot: 100 });
  expect(presetsOf(RANGE, [75, 50, 133], base)).toEqual([
    { name: 'least', amount: 80 },
    { name: 50, amount: 90 },
    { name: 75, amount: 115 },
    { name: 133, amount: 170 },
  ]);
});

test('what is out of bounds has no button: each can be sent', () => {
  const base = baseOf(view, asked.question);
  const all = presetsOf(RANGE, [1, 40, 41, 45, 100, 164, 165, 1000], base);
  expect(all.map(({ name }) => name)).toEqual(['least', 45, 100, 164]);
  expect(all.every(({ amount }) => fits(RANGE, amount))).toBe(true);
});

test('a buy-in knows no parts of a pot', () => {
  const buy: ChooseAmount = { ...RANGE, field: 'chips', marks: [{ name: 'minimum', amount: 80 }] };
  expect(presetsOf(buy, [50], baseOf(view, asked.question))).toEqual([{ name: 'minimum', amount: 80 }]);
});

test('buttons say what they are', () => {
  const named = (['half_pot', 'most', 75] as const).map((name) => presetText(say, { name, amount: 1 }, true));
  expect(named).toEqual(['½ pot', 'all-in', '75 %']);
  expect(presetText(say, { name: 'most', amount: 1 }, false)).toBe('most');
});

const confirm = (option: Option, word: Option['confirm']): Option => ({
  ...option,
  ...(word ? { confirm: word } : {}),
});

test('the server says what to ask about, one says whether', () => {
  const fold = confirm({ word: 'fold', action: { type: 'fold' } }, 'turn-confirm-fold');
  expect(guardOf(fold, {}, asked, LIKES)).toBe('turn-confirm-fold');
  expect(guardOf(fold, {}, asked, { ...LIKES, ask_before_free_fold: false })).toBeUndefined();
  const call = confirm(CALL, 'web-confirm-call');
  expect(guardOf(call, {}, asked, LIKES)).toBe('web-confirm-call');
  expect(guardOf(call, {}, asked, { ...LIKES, ask_before_all_in: false })).toBeUndefined();
  const leave = confirm({ word: 'leave', action: { type: 'leave' } }, 'web-confirm-leave');
  expect(guardOf(leave, {}, asked, { ask_before_all_in: false, ask_before_free_fold: false })).toBe(
    'web-confirm-leave',
  );
  expect(guardOf(CALL, {}, asked, LIKES)).toBeUndefined();
  const bomb: Option = { word: 'ask_bomb_pot', action: { type: 'ask_bomb_pot', seat: 1 } };
  expect(guardOf(bomb, {}, undefined, { ask_before_all_in: false, ask_before_free_fold: false })).toBe(
    'act-sure-bomb-pot',
  );
});

test('a raise of more than the pot for much of the stack is asked about', () => {
  expect(guardOf(RAISE, { amount: 140 }, asked, LIKES)).toBeUndefined(); // the pot
  expect(guardOf(RAISE, { amount: 145 }, asked, LIKES)).toBe('act-sure-raise');
  expect(guardOf(RAISE, { amount: 145 }, asked, { ...LIKES, ask_before_all_in: false })).toBeUndefined();
  const rich = { ...view, seats: { ...view.seats, 1: seat(1, 'Anna', { stack: 2000 }) } };
  expect(guardOf(RAISE, { amount: 145 }, { ...asked, view: rich }, LIKES)).toBeUndefined();
});

test('a beaten hand is thrown away or shown by itself as one likes, and no other', () => {
  const show: Option = { word: 'show', action: { type: 'show', seat: 1 } };
  const muck: Option = { word: 'muck', action: { type: 'muck', seat: 1 } };
  const beaten = question([show, { ...muck, beaten: true }], { what: 'showing' });
  expect(answered(beaten, { losing_hands: 'throw_away' })).toEqual(muck.action);
  expect(answered(beaten, { losing_hands: 'show' })).toEqual(show.action);
  expect(answered(beaten, { losing_hands: 'ask' })).toBeUndefined();
  const open = question([show, muck], { what: 'showing' });
  expect(answered(open, { losing_hands: 'throw_away' })).toBeUndefined();
  expect(answered(open, { losing_hands: 'show' })).toBeUndefined();
  expect(answered(undefined, { losing_hands: 'throw_away' })).toBeUndefined();
});

test('a key means nothing to what has only just come', () => {
  expect(isFresh(1000 + FRESH - 1, 1000)).toBe(true);
  expect(isFresh(1000 + FRESH, 1000)).toBe(false);
});
