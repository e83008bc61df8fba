// What the dealer types and taps when something has gone wrong, as the action it becomes.

import { expect, test } from 'vitest';
import type { TableView } from '../wire';
import { commandOf } from './commands';
import { actionOf, blankDraft, cardsWanted, denominations, GROUPS, placeInDeal, type Draft } from './irregular';

const seat = (number: number, status = 'in') => ({ number, name: `P${number}`, status, stack: 200 });
const VIEW = {
  button: 2,
  sign: { live: 'console' },
  seats: { 1: seat(1), 2: seat(2), 3: seat(3), 5: seat(5), 6: seat(6, 'none') },
  live: {
    seat: 3,
    entries: 2,
    irregular: {
      out_of_turn: { clause: 'TDA53', seats: [1, 2, 5] },
      set_aside: { clause: 'TDA39', cards: 3 },
      four_card_flop: { clause: 'TDA39', cards: 4 },
    },
  },
} as unknown as TableView;
const CHIPS = { ...VIEW, sign: { live: 'chips' } } as unknown as TableView;
const draft = (more: Partial<Draft> = {}): Draft => ({ ...blankDraft(), seat: 3, ...more });
const put = (more: object) => ({ type: 'put_in', seat: 3, chips: [], more: [], said: '', amounts: [], ...more });

test.each([
  ['put 25', put({ chips: [25] })],
  ['put 100 25 raise', put({ chips: [100, 25], said: 'raise' })],
  ['put 100 25 r', put({ chips: [100, 25], said: 'raise' })],
  ['PUT r 300', put({ said: 'raise', amounts: [300] })],
  ['put 300 r 500', put({ chips: [300], said: 'raise', amounts: [500] })],
  ['put r 500 5000', put({ said: 'raise', amounts: [500, 5000] })],
  ['put 100 + 100 r', put({ chips: [100], more: [100], said: 'raise' })],
  ['put 100 then r', put({ chips: [100], said: 'raise', chips_first: true })],
  ['put 100 full', put({ chips: [100], full_call: true })],
  ['put 100 stay', { type: 'bar_raise', seat: 3, why: 'undercall', left: 100, reason: 'undercall' }],
  ['put allin', put({ said: 'all_in' })],
  ['oot check', { type: 'out_of_turn', action: { type: 'check', seat: 5 } }],
  ['oot 1 c', { type: 'out_of_turn', action: { type: 'call', seat: 1 } }],
  ['oot 2 f', { type: 'out_of_turn', action: { type: 'fold', seat: 2 } }],
  ['oot r 300', { type: 'out_of_turn', action: { type: 'raise_to', seat: 5, total: 300 } }],
  ['oot 1 put 25', { type: 'out_of_turn', action: { ...put({ chips: [25] }), seat: 1 } }],
  ['count 3 1', { type: 'wrong_count', seat: 3, has: 1 }],
  ['flip 3 1', { type: 'exposed_cards', exposed: [[1, '??']] }],
  ['flip 2 2', { type: 'exposed_cards', exposed: [[8, '??']] }],
  ['aside 2s3h4d', { type: 'set_aside', back: '2s3h4d' }],
  ['aside', { type: 'set_aside', back: '??????' }],
  ['four AsKdQcJh 4', { type: 'four_card_flop', cards: 'AsKdQcJh', burn: 4 }],
  ['boxed 2', { type: 'deal_error', what: 'boxed_card', cards: 2 }],
  ['fouled', { type: 'deal_error', what: 'fouled_deck', cards: 1 }],
  ['button', { type: 'deal_error', what: 'wrong_button', cards: 1 }],
  ['misdeal Two packs', { type: 'declare_misdeal', reason: 'Two packs', clause: 'I2' }],
  ['dead 5', { type: 'kill_hand', seat: 5, reason: 'dead', clause: 'P17' }],
  ['note Somebody spoke', { type: 'note_irregularity', what: 'other', clause: 'F1', reason: 'Somebody spoke' }],
])('%s', (typed, action) => {
  expect(commandOf(typed, VIEW, Number)).toEqual({ action });
});

test.each([
  ['put', 'console-wrong-put'],
  ['put something', 'console-wrong-put'],
  ['oot', 'console-wrong-oot'],
  ['oot raise', 'console-wrong-oot'],
  ['count 3', 'console-wrong-seat'],
  ['aside xx', 'console-wrong-board'],
  ['four AsKd', 'console-wrong-four'],
  ['dead', 'console-wrong-seat'],
  ['note', 'console-wrong-reason'],
  ['putt', 'console-wrong-word'],
])('%s is refused, and how it is written is said', (typed, wrong) => {
  expect(commandOf(typed, VIEW, Number)).toEqual({ wrong });
});

test('everything that can be tapped becomes an action once it is filled in', () => {
  const filled = draft({ chips: [100], cards: 'AsKdQc', reason: 'so it was' });
  for (const kind of Object.values(GROUPS).flat()) {
    const cards = 'AsKdQcJh'.slice(0, 2 * cardsWanted(VIEW, kind, filled));
    expect(actionOf(kind, { ...filled, cards }, VIEW, '')?.type, kind).toBeTruthy();
  }
});

test('without a reason, without cards, without chips there is nothing to rule on', () => {
  for (const kind of [
    'bar_raise',
    'kill_hand',
    'award_hand',
    'return_bet',
    'declare_misdeal',
    'note_irregularity',
  ] as const)
    expect(actionOf(kind, draft(), VIEW, '')).toBeUndefined();
  expect(actionOf('four_card_flop', draft({ cards: 'As' }), VIEW, '')).toBeUndefined();
  expect(actionOf('put_in', draft(), VIEW, '')).toBeUndefined();
  expect(actionOf('out_of_turn', draft({ does: 'raise' }), VIEW, '')).toBeUndefined();
});

test('where nobody enters the board its cards are none', () => {
  expect(cardsWanted(CHIPS, 'set_aside', draft())).toBe(0);
  expect(actionOf('set_aside', draft(), CHIPS, '')).toEqual({ type: 'set_aside', back: '??????' });
  expect(cardsWanted(CHIPS, 'expose_hand', draft({ count: 2 }))).toBe(2);
});

test('several cards that flip are told as several', () => {
  const action = actionOf('exposed_cards', draft({ several: true }), VIEW, '');
  expect(action?.['exposed']).toHaveLength(2);
});

test('cards are dealt one at a time from the left of the button', () => {
  expect([3, 5, 1, 2].map((one) => placeInDeal(VIEW, one, 2))).toEqual([5, 6, 7, 8]);
});

test('chips to press are those the stack has a use for', () => {
  expect(denominations(1, 200)).toEqual([1, 5, 25, 100]);
  expect(denominations(50, 300)).toEqual([50, 250]);
});
