// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CALL, FOLD, RAISE } from '../../testing';
import type { Option, Word } from '../../wire';
import { isForPage, KEY_MAP, keyOf, keyOfBefore, pressed, type Situation } from './keys';

const NOTHING: Situation = { options: [], picksCards: false, ranged: false, befores: [] };
const ASKED: Situation = { ...NOTHING, options: [FOLD, CALL, RAISE], ranged: true };

test('keys press what is offered, the same in every language', () => {
  expect(pressed('f', ASKED)).toEqual({ option: FOLD });
  expect(pressed('C', ASKED)).toEqual({ option: CALL });
  expect(pressed('b', ASKED)).toEqual({ option: RAISE });
  expect(pressed('k', ASKED)).toBeUndefined();
  expect(keyOf('fold')).toBe('f');
});

test('digits pick cards in a draw, else the option with that number, else an amount', () => {
  const runs: Option[] = [1, 2].map((amount) => ({ word: 'runs', action: { type: 'wish_runs' }, amount }));
  expect(pressed('2', { ...NOTHING, options: [FOLD], picksCards: true })).toEqual({ card: 1 });
  expect(pressed('2', { ...NOTHING, options: runs })).toEqual({ option: runs[1] });
  expect(pressed('3', { ...NOTHING, options: runs })).toBeUndefined();
  expect(pressed('3', ASKED)).toEqual({ preset: 2 });
  expect(pressed('3', NOTHING)).toBeUndefined();
});

test('every option has a key, but for those of the panel that nobody is in a hurry for', () => {
  const WORDS = [
    'fold',
    'check',
    'call',
    'bet',
    'raise',
    'complete',
    'bring_in',
    'all_in',
    'discard',
    'stand_pat',
    'show',
  ];
  const MORE = [
    'muck',
    'straddle',
    'decline',
    'cut',
    'any_runs',
    'sit',
    'buy',
    'sit_out',
    'sit_in',
    'post',
    'wait',
    'leave',
  ];
  const REST = ['sit_out_at_big_blind', 'join_list', 'leave_list', 'show_after_hand', 'show_cards', 'rabbit_cards'];
  const words = [...WORDS, ...MORE, ...REST, 'switches'] as Word[];
  expect(words.filter((word) => keyOf(word) === undefined)).toEqual([]);
});

test('arrows and Enter belong to an amount that is open', () => {
  expect(pressed('ArrowUp', ASKED)).toEqual({ steps: 1 });
  expect(pressed('PageDown', ASKED)).toEqual({ steps: -10 });
  expect(pressed('Enter', ASKED)).toEqual({ do: 'send' });
  expect(pressed('ArrowUp', NOTHING)).toBeUndefined();
  expect(pressed('Enter', NOTHING)).toBeUndefined();
  expect(pressed('Escape', NOTHING)).toEqual({ do: 'escape' });
});

test('before one is asked the same keys decide beforehand', () => {
  const waiting: Situation = { ...NOTHING, befores: ['check_fold', 'call'] };
  expect(pressed('f', waiting)).toEqual({ before: 'check_fold' });
  expect(pressed('c', waiting)).toEqual({ before: 'call' });
  expect(pressed('k', waiting)).toBeUndefined();
  expect(pressed('f', { ...ASKED, befores: ['check_fold'] })).toEqual({ option: FOLD });
  expect(keyOfBefore('check')).toBe('k');
});

test('a key of the table asks to hear something', () => {
  expect(pressed('o', NOTHING)).toEqual({ ask: 'cards' });
  expect(pressed('?', NOTHING)).toEqual({ ask: 'help' });
  expect(pressed('w', NOTHING)).toEqual({ ask: 'why' });
});

test('no key means two things, and the map names every key', () => {
  const source = readFileSync(join(__dirname, 'keys.ts'), 'utf8');
  const tables = source.slice(source.indexOf('const WORDS'), source.indexOf('const STEPS'));
  const [words = '', befores = '', asks = ''] = tables.split('};');
  const letters = (part: string): string[] =>
    [...part.matchAll(/^ {2}'?([a-z?])'?: /gm)].map((found) => found[1] ?? '');
  expect(letters(words).filter((letter) => letters(asks).includes(letter))).toEqual([]);
  expect(befores).toContain("f: 'check_fold'");
  const shown = KEY_MAP.flatMap(({ keys }) => keys.flatMap(([key]) => key.toLowerCase().split(' ')));
  const missing = [...letters(words), ...letters(asks)].filter((letter) => !shown.includes(letter));
  expect(letters(words).length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

function from(html: string, key: string, more: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-here]') ?? document.body;
  let meant = false;
  const listen = (event: Event): void => void (meant = isForPage(event as KeyboardEvent));
  window.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return meant;
}

test('keys are for the page while nobody writes, and not with Ctrl', () => {
  expect(from('', 'f')).toBe(true);
  expect(from('<button data-here>x</button>', 'f')).toBe(true);
  expect(from('<input data-here>', 'f')).toBe(false);
  expect(from('<textarea data-here></textarea>', 'f')).toBe(false);
  expect(from('<select data-here></select>', 'f')).toBe(false);
  expect(from('<dialog open><button data-here>x</button></dialog>', 'f')).toBe(false);
  expect(from('<dialog open></dialog><button data-here>x</button>', 'f')).toBe(false);
  expect(from('', 'f', { ctrlKey: true })).toBe(false);
});

test('Enter and the arrows are left to what has a use for them', () => {
  expect(from('', 'Enter')).toBe(true);
  expect(from('<button data-here>x</button>', 'Enter')).toBe(false);
  expect(from('<input type="range" data-here>', 'ArrowUp')).toBe(false);
  expect(from('<ol tabindex="0" data-here></ol>', 'ArrowDown')).toBe(false);
});
