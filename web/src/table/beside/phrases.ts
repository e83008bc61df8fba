// Lines for the chat that have a button, and what is new in the chat. Pure.

import type { Catalogue } from '../../texts/catalogue';
import type { ChatMessage } from '../../wire';

/** As many as the server keeps, and as long. */
export const MOST_PHRASES = 8;
export const LONGEST_PHRASE = 60;
const USUAL = 6;

/** One's own phrases; who has none gets the usual ones, in the language in use. */
export function phrasesOf(own: readonly string[], say: Catalogue): readonly string[] {
  return own.length ? own : usualPhrases(say);
}

export function usualPhrases(say: Catalogue): string[] {
  return Array.from({ length: USUAL }, (_, at) => say.text(`beside-phrase-${at + 1}`));
}

/** What is kept of what was typed: without blanks around it, each once. Just the usual ones: none of one's own. */
export function keptPhrases(typed: readonly string[], say: Catalogue): string[] {
  const kept = [...new Set(typed.map((phrase) => phrase.trim().slice(0, LONGEST_PHRASE)).filter(Boolean))];
  return kept.join('\n') === usualPhrases(say).join('\n') ? [] : kept.slice(0, MOST_PHRASES);
}

/** How many lines others have written that the viewer has not read: neither muted, nor from before he came. */
export function unread(
  chat: readonly ChatMessage[],
  read: { readonly n: number; readonly since: number },
  viewer: string,
  muted: ReadonlySet<string>,
): number {
  return chat.filter(({ n, at, player }) => n > read.n && at >= read.since && player !== viewer && !muted.has(player))
    .length;
}
