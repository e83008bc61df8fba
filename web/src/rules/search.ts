// Searching the rulebook: accents and capitals do not matter, every word has to be there. Pure.

/** "Élő vak" and "elo vak" are the same; so are "łączny" and "laczny". */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l').replaceAll('’', "'");
}

/** The words of what was typed. */
export function wordsOf(typed: string): string[] {
  return folded(typed)
    .split(/[\s,;]+/)
    .filter((word) => word);
}

/** Whether a text has all the words, each at least as a part of one of its own. */
export function matches(words: readonly string[], ...texts: readonly string[]): boolean {
  const all = folded(texts.join('\n'));
  return words.every((word) => all.includes(word));
}
