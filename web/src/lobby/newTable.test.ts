import { expect, test } from 'vitest';
import type { Choices } from '../wire';
import { blank, isComplete, requested, ruleNow, withCurrency, withGame, withRule } from './newTable';

const LIMITS = ['no-limit', 'fixed-limit'] as const;
const CHOICES: Choices = {
  games: [
    { game: 'holdem', limits: LIMITS, limit: 'no-limit', seats: 10 },
    { game: 'stud', limits: ['fixed-limit'], limit: 'fixed-limit', seats: 8 },
  ],
  presets: ['standard', 'kaszino'],
  rules: [{ rule: 'straddle', clause: 'S1', values: [false, true] }],
  usual: {
    standard: { 'no-limit': { straddle: false }, 'fixed-limit': { straddle: false } },
    kaszino: { 'no-limit': { straddle: true }, 'fixed-limit': { straddle: false } },
  },
};
const FLOOR = new Set(['create_table', 'create_private_table']);
const DRAFT = blank(CHOICES, FLOOR);

test('who may open no table for everybody begins with a private one', () => {
  expect(DRAFT.private).toBe(false);
  expect(blank(CHOICES, new Set(['create_private_table'])).private).toBe(true);
});

test('another game brings its limit and seats, and the preset’s own rules', () => {
  const changed = withGame(withRule(DRAFT, CHOICES, 'straddle', true), CHOICES, 'stud');
  expect(changed).toMatchObject({ game: 'stud', limit: 'fixed-limit', seats: 8, rules: {} });
  expect(withGame(DRAFT, CHOICES, 'old maid')).toEqual(DRAFT);
});

test('only rules that differ from the preset’s are asked for', () => {
  const changed = withRule(DRAFT, CHOICES, 'straddle', true);
  expect(requested(changed).rules).toEqual({ straddle: true });
  expect(requested(withRule(changed, CHOICES, 'straddle', false)).rules).toEqual({});
  expect(ruleNow({ ...DRAFT, preset: 'kaszino' }, CHOICES, 'straddle')).toBe(true);
});

test('a currency brings the digits of its smallest unit', () => {
  expect(withCurrency(DRAFT, 'eur')).toMatchObject({ currency: 'EUR', digits: 2 });
  expect(withCurrency(DRAFT, 'jpy')).toMatchObject({ currency: 'JPY', digits: 0 });
  expect(withCurrency({ ...DRAFT, digits: 2 }, 'e')).toMatchObject({ currency: 'E', digits: 0 });
});

test('practice chips have no currency, and nothing else has bots', () => {
  const money = { ...withCurrency(DRAFT, 'EUR'), chip_value: 5, bots: 3, name: ' Friday ' };
  expect(requested(money)).toMatchObject({ name: 'Friday', currency: '', digits: 0, chip_value: 1, bots: 3 });
  expect(requested({ ...money, practice: false })).toMatchObject({ currency: 'EUR', chip_value: 5, bots: 0 });
});

test('an empty or broken number is missed', () => {
  expect(isComplete(DRAFT)).toBe(true);
  for (const wrong of [null, NaN, 1.5]) expect(isComplete({ ...DRAFT, rake_cap: wrong as number })).toBe(false);
});
