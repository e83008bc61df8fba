// Which key does what, the same in every language; the letters are those of the terminal's game.

import type { Option, Word } from '../../wire';
import type { BeforeKind } from './before';

/** What a key asks to hear or see. */
export type Ask = 'cards' | 'board' | 'pot' | 'stacks' | 'turn' | 'why' | 'last' | 'game' | 'help';
export type Pressed =
  | { readonly option: Option }
  | { readonly card: number }
  | { readonly preset: number }
  /** So many of the table's chips more. */
  | { readonly steps: number }
  | { readonly before: BeforeKind }
  | { readonly ask: Ask }
  | { readonly do: 'send' | 'escape' };

/** What the page is about when a key is pressed. */
export interface Situation {
  /** What is asked comes first. */
  readonly options: readonly Option[];
  /** Whether digits pick cards. */
  readonly picksCards: boolean;
  /** Whether an amount is open. */
  readonly ranged: boolean;
  /** What can be decided beforehand. */
  readonly befores: readonly BeforeKind[];
}

const WORDS: Readonly<Record<string, readonly Word[]>> = {
  f: ['fold'],
  k: ['check', 'stand_pat'],
  c: ['call', 'bring_in'],
  r: ['raise', 'bet', 'complete'],
  b: ['bet', 'raise', 'complete', 'ask_bomb_pot'],
  a: ['all_in'],
  s: ['show', 'show_after_hand'],
  m: ['muck', 'change_seat'],
  d: ['discard'],
  y: ['straddle', 'switches'],
  n: ['decline'],
  x: ['cut', 'rabbit_cards'],
  i: ['sit', 'sit_in', 'sit_out'],
  j: ['post', 'join_list', 'leave_list'],
  z: ['wait', 'show_cards', 'sit_out_at_big_blind'],
  u: ['buy'],
  q: ['leave'],
  '0': ['any_runs'],
};
const BEFORES: Readonly<Record<string, BeforeKind>> = { f: 'check_fold', k: 'check', c: 'call' };
const ASKS: Readonly<Record<string, Ask>> = {
  o: 'cards',
  v: 'board',
  p: 'pot',
  e: 'stacks',
  t: 'turn',
  w: 'why',
  l: 'last',
  g: 'game',
  h: 'help',
  '?': 'help',
};
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The map of keys, in groups: the keys as they are shown, and the message that tells what they do. */
export const KEY_MAP: readonly { readonly title: string; readonly keys: readonly (readonly [string, string])[] }[] = [
  {
    title: 'keys-acting',
    keys: [
      ...letters('fkcrasmdyn'),
      ['0–9', 'keys-digits'],
      ['↑ ↓', 'keys-arrows'],
      ['Page ↑ ↓', 'keys-pages'],
      ['Enter', 'keys-enter'],
      ['Esc', 'keys-escape'],
    ],
  },
  { title: 'keys-hearing', keys: [...letters('ovpetwlg'), ['? H', 'keys-h']] },
  {
    title: 'keys-table',
    keys: [...letters('ijzu'), ['M', 'keys-seat'], ['B', 'keys-bomb-pot'], ...letters('xq'), [', .', 'keys-tables']],
  },
];

function letters(all: string): (readonly [string, string])[] {
  return [...all].map((letter) => [letter.toUpperCase(), `keys-${letter}`] as const);
}

/** The key that presses an option's button, as it is shown on it. */
export function keyOf(word: Word): string | undefined {
  return Object.entries(WORDS).find(([, words]) => words.includes(word))?.[0];
}

export function keyOfBefore(kind: BeforeKind): string | undefined {
  return Object.entries(BEFORES).find(([, one]) => one === kind)?.[0];
}

/** What a key means now; undefined: nothing. */
export function pressed(key: string, now: Situation): Pressed | undefined {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (/^[1-9]$/.test(letter)) return digit(Number(letter), now);
  if (letter === 'Escape') return { do: 'escape' };
  if (now.ranged && letter === 'Enter') return { do: 'send' };
  const steps = STEPS[letter];
  if (steps !== undefined) return now.ranged ? { steps } : undefined;
  for (const word of WORDS[letter] ?? []) {
    const option = now.options.find((one) => one.word === word);
    if (option) return { option };
  }
  const before = BEFORES[letter];
  if (before && now.befores.includes(before)) return { before };
  const ask = ASKS[letter];
  return ask && { ask };
}

/** Digits pick cards; else games or run-outs; else an amount with a name. */
function digit(number: number, { options, picksCards, ranged }: Situation): Pressed | undefined {
  if (picksCards) return { card: number - 1 };
  const numbered = options.filter((one) => one.word === 'runs' || one.word === 'game');
  const option = numbered[number - 1];
  if (numbered.length) return option && { option };
  return ranged ? { preset: number - 1 } : undefined;
}

/** Keys belong to the page only while nobody is writing, and only without Ctrl, Alt or Meta. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false; // it is over the table
  const target = event.target;
  if (!(target instanceof HTMLElement)) return true;
  if (event.key === 'Enter' || event.key.startsWith('Arrow') || event.key.startsWith('Page')) return isFree(target);
  if (target instanceof HTMLInputElement) return ['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return !target.isContentEditable && !['TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Whether what has the focus has no use of its own for Enter and the arrows. */
function isFree(target: HTMLElement): boolean {
  return target.closest('a, button, input, select, textarea, summary, [tabindex], [contenteditable]') === null;
}
