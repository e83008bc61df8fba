// Which key does what, the same in every language and in the terminal's game.

import type { Option, Word } from '../../wire';

/** What a key asks to hear or see. */
export type Ask = 'cards' | 'board' | 'pot' | 'turn' | 'why' | 'help';
export type Pressed = { readonly option: Option } | { readonly card: number } | { readonly ask: Ask };

const WORDS: Readonly<Record<string, readonly Word[]>> = {
  f: ['fold'],
  k: ['check', 'stand_pat'],
  c: ['call', 'bring_in'],
  r: ['raise', 'bet', 'complete'],
  b: ['bet', 'raise', 'complete'],
  a: ['all_in'],
  s: ['show', 'show_after_hand'],
  m: ['muck'],
  d: ['discard'],
  y: ['straddle'],
  n: ['decline'],
};
const ASKS: Readonly<Record<string, Ask>> = { o: 'cards', v: 'board', p: 'pot', t: 'turn', '?': 'why', h: 'help' };

/** The key that presses an option's button, as it is shown on it. */
export function keyOf(word: Word): string | undefined {
  return Object.entries(WORDS).find(([, words]) => words[0] === word || words.includes(word))?.[0];
}

/** What a key means now; undefined: nothing. Digits pick cards, games, run-outs. */
export function pressed(key: string, options: readonly Option[], picksCards: boolean): Pressed | undefined {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (picksCards && /^[1-9]$/.test(letter)) return { card: Number(letter) - 1 };
  if (/^[1-9]$/.test(letter)) {
    const numbered = options.filter((one) => one.word === 'runs' || one.word === 'game');
    const option = numbered[Number(letter) - 1];
    return option && { option };
  }
  for (const word of WORDS[letter] ?? []) {
    const option = options.find((one) => one.word === word);
    if (option) return { option };
  }
  const ask = ASKS[letter];
  return ask && { ask };
}

/** Keys belong to the page only while nobody is writing, and only without Ctrl, Alt or Meta. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return false;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest('dialog[open]')) return false;
  if (target instanceof HTMLInputElement) return ['checkbox', 'radio', 'range', 'button'].includes(target.type);
  return !target.isContentEditable && !['TEXTAREA', 'SELECT'].includes(target.tagName);
}
