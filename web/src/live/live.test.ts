import { describe, expect, it } from 'vitest';
import type { LiveView, Option, SeatView, TableView } from '../wire';
import { awarded, cardsTyped, commandOf, filledIn, raised, seenCards } from './commands';
import { merged } from './model.svelte';

const option = (word: Option['word'], action: Record<string, unknown>, more: Partial<Option> = {}): Option =>
  ({ word, action: { type: word, ...action }, ...more }) as Option;

interface Scene {
  options?: readonly Option[];
  task?: Partial<NonNullable<LiveView['task']>> | undefined;
  entries?: number;
  cards?: string;
  over?: boolean;
}
/** A table whose dealer is asked this. */
function table({ options = [], task, entries = 0, cards = '????', over = false }: Scene): TableView {
  const seat = { number: 2, name: 'Anna', cards, status: 'in', marks: [] } as unknown as SeatView;
  return {
    seats: { 2: seat },
    hand: { over, boards: [''], pots: [] },
    live: { entries, seat: 2, question: { options }, task },
  } as unknown as TableView;
}
const typed = (text: string, scene: Scene): unknown => commandOf(text, table(scene), Number);

describe('what the dealer types', () => {
  const facing = [
    option('fold', { seat: 2 }),
    option('check', { seat: 2 }, { refusal: { clause: 'B0', code: 'x', facts: [] } }),
    option('call', { seat: 2 }, { amount: 2 }),
    option('raise', { seat: 2, total: 4 }),
  ];

  it('is the action of the option with that word', () => {
    expect(typed('f', { options: facing })).toEqual({ action: { type: 'fold', seat: 2 } });
    expect(typed('c', { options: facing })).toEqual({ action: { type: 'call', seat: 2 } });
    expect(typed('c', { options: [option('check', { seat: 2 })] })).toEqual({ action: { type: 'check', seat: 2 } });
    expect(typed('r 350', { options: facing })).toEqual({ action: { type: 'raise', seat: 2, total: 350 } });
  });
  it('is nothing where that is not offered, and says why', () => {
    expect(typed('k', { options: facing })).toEqual({ wrong: 'console-wrong-now' });
    expect(typed('r lots', { options: facing })).toEqual({ wrong: 'console-wrong-amount' });
    expect(typed('zzz', {})).toEqual({ wrong: 'console-wrong-word' });
    expect(typed('u', {})).toEqual({ wrong: 'console-wrong-nothing' });
    expect(typed('o 7', {})).toEqual({ wrong: 'console-wrong-opener' });
    expect(typed('x 7 AhKd', {})).toEqual({ wrong: 'console-wrong-seen' });
    expect(typed('x 2', {})).toEqual({ wrong: 'console-wrong-seen' });
  });
  it('is cards for the board, or face up, when these are due', () => {
    expect(typed('b As 10d 9c', { task: { what: 'board' } })).toEqual({ action: { type: 'deal', cards: 'AsTd9c' } });
    expect(typed('b askd', { task: { what: 'up' } })).toEqual({ action: { type: 'deal', cards: 'AsKd' } });
    expect(typed('b AsKd9c', {})).toEqual({ wrong: 'console-wrong-board' });
    expect(typed('b AsK', { task: { what: 'board' } })).toEqual({ wrong: 'console-wrong-board' });
  });
  it('is who opens, and what all have seen', () => {
    expect(typed('o 2', {})).toEqual({ action: { type: 'name_opener', seat: 2 } });
    expect(typed('x 2 AhKd', {})).toEqual({ action: { type: 'expose_hand', seat: 2, cards: 'AhKd', reason: '' } });
    expect(typed('x 2 2h', { over: true })).toEqual({ action: { type: 'show_after_hand', seat: 2, cards: '2h' } });
  });
  it('shows a hand, of which what lies face up need not be typed', () => {
    const show = [option('show', { seat: 2 })];
    expect(typed('s AhKd', { options: show })).toEqual({ action: { type: 'show', seat: 2, cards: 'AhKd' } });
    expect(typed('s', { options: show })).toEqual({ action: { type: 'show', seat: 2, cards: '' } });
    expect(typed('s 2c3c', { options: show, cards: '????As' })).toEqual({
      action: { type: 'show', seat: 2, cards: '2c3cAs' },
    });
  });
  it('changes cards, awards pots and takes entries back', () => {
    const draws = [option('discard', { seat: 2, cards: '????' }, { amount: 2 }), option('stand_pat', { seat: 2 })];
    expect(typed('d 2', { options: draws })).toEqual({ action: { type: 'discard', seat: 2, cards: '????' } });
    expect(typed('d 0', { options: draws })).toEqual({ action: { type: 'stand_pat', seat: 2 } });
    expect(typed('d 4', { options: draws })).toEqual({ wrong: 'console-wrong-now' });
    const award = { what: 'award', pot: 1, board: 0, halves: ['whole', 'high', 'low'] } as Scene['task'];
    expect(typed('wl 2', { task: award })).toEqual({
      action: { type: 'award_pot', pot: 1, board: 0, half: 'low', seats: [2] },
    });
    expect(typed('w', { task: award })).toEqual({ wrong: 'console-wrong-award' });
    expect(typed('u 3', { entries: 4 })).toEqual({ action: { type: 'take_back', entries: 3 } });
  });
});

describe('cards', () => {
  it('are read as people write them', () => {
    expect(cardsTyped('as, KD 10h')).toBe('AsKdTh');
    expect(cardsTyped('1s')).toBeUndefined();
    expect(cardsTyped('')).toBeUndefined();
  });
  it('come into the place of unknown ones, in their order', () => {
    expect(filledIn('????As??', '2c3d4h')).toBe('2c3dAs4h');
    expect(filledIn('????', '2c')).toBe('2c??');
  });
});

describe('an amount', () => {
  it('goes to a raise, or where only all-in is left to that', () => {
    expect(raised(table({ options: [option('all_in', { seat: 2, total: 90 })] }), 50)?.['total']).toBe(50);
    expect(raised(table({}), 50)).toBeUndefined();
  });
});

describe('a word that is not asked for', () => {
  it('is no action', () => {
    expect(awarded(table({}), 'whole', [2])).toBeUndefined();
    expect(seenCards(table({ over: true }), 2, 'As')['type']).toBe('show_after_hand');
  });
});

describe('the view', () => {
  it('takes a patch, in which null means gone', () => {
    expect(merged({ a: 1, b: { c: 2, d: 3 } }, { b: { c: null, e: 4 }, a: 5 })).toEqual({ a: 5, b: { d: 3, e: 4 } });
    expect(merged({ a: [1, 2] }, { a: [3] })).toEqual({ a: [3] });
  });
});
