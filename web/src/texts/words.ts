// Cards, hands and facts in words.

import type { Fact, Facts, Held, Hint, Line, Money, Refusal } from '../wire';
import { chipsText, type Counted } from './amounts';
import type { Catalogue, Spoken } from './catalogue';

const SUIT_SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
export const PLAIN_CHIPS: Money = { code: '', value: 1, digits: 0 };

/** "AsKd??" as its cards: ["As", "Kd", "??"]. */
export function cardsOf(cards: string): string[] {
  return cards.match(/../g) ?? [];
}

export function isKnown(card: string): boolean {
  return !card.includes('?');
}

/** A♠, 10♦; an unknown card is a blank one. */
export function cardSigns(card: string): string {
  if (!isKnown(card)) return '▯';
  return rankSign(card) + (SUIT_SIGNS[card.slice(1)] ?? '');
}

export function rankSign(card: string): string {
  return card[0] === 'T' ? '10' : (card[0] ?? '');
}

export function suitSign(card: string): string {
  return SUIT_SIGNS[card.slice(1)] ?? '';
}

/** How cards appear in a sentence: as signs for the eye, as words for the ear. */
export type Manner = 'signs' | 'words';

export function cardText(say: Catalogue, card: string, manner: Manner): string {
  if (manner === 'signs') return cardSigns(card);
  if (!isKnown(card)) return say.text('card-unknown');
  return say.text('card', { rank: say.text(`rank-${card[0]}`), suit: say.text(`suit-${card[1]}`) });
}

export function cardsText(say: Catalogue, cards: string, manner: Manner): string {
  return cardsOf(cards)
    .map((card) => cardText(say, card, manner))
    .join(manner === 'signs' ? ' ' : ', ');
}

/** "full house, kings full of threes"; several hands (high and low, two boards) one after the other. */
export function handText(say: Catalogue, held: readonly Held[]): string {
  return [...new Set(held.map((one) => oneHand(say, one)))].join('; ');
}

function oneHand(say: Catalogue, { category, ranks }: Held): string {
  if (ranks && say.has(`held-${category}`)) return say.text(`held-${category}`, rankForms(say, ranks));
  return say.has(`hand-${category}`) ? say.text(`hand-${category}`) : category;
}

function rankForms(say: Catalogue, ranks: string): Spoken {
  const forms: Record<string, string> = { cards: [...ranks].map((rank) => (rank === 'T' ? '10' : rank)).join('-') };
  const [first, second] = [...new Set(ranks)];
  for (const [place, rank] of Object.entries({ first, second })) {
    if (rank === undefined) continue;
    forms[place] = say.text(`rank-${rank}`);
    forms[`${place}_plural`] = say.text(`rank-${rank}.plural`);
    forms[`${place}_of`] = say.text(`rank-${rank}.of`);
  }
  return forms;
}

/** What a sentence needs besides the catalogue. */
export interface Context {
  readonly money: Counted;
  readonly manner: Manner;
  readonly nameOf: (seat: number) => string;
  /** The viewer's own seat: sentences about it speak to him. */
  readonly me?: number;
}

/** A line of the log as a sentence. */
export function lineText(say: Catalogue, line: Line, context: Context): string {
  const facts = spokenFacts(say, line.facts ?? {}, context);
  if (line.seat === undefined && line.name === undefined) return say.text(line.say, facts);
  const mine = line.seat !== undefined && line.seat === context.me;
  if (mine && say.has(`${line.say}.you`)) return say.text(`${line.say}.you`, facts);
  return say.text(line.say, { ...facts, name: line.name ?? context.nameOf(line.seat ?? 0) });
}

export function spokenFacts(say: Catalogue, facts: Facts, context: Context): Spoken {
  const spoken: Record<string, number | string> = {};
  for (const [name, fact] of Object.entries(facts)) spoken[name] = spokenFact(say, fact, context);
  return spoken;
}

function spokenFact(say: Catalogue, fact: Fact, context: Context): number | string {
  if (typeof fact === 'number' || typeof fact === 'string') return fact;
  if ('chips' in fact) return chipsFact(say, fact.chips, context.money);
  if ('cards' in fact) return cardsText(say, fact.cards, context.manner);
  if ('hand' in fact) return handText(say, fact.hand);
  return context.nameOf(fact.seat);
}

/** A hint as a sentence. */
export function hintText(say: Catalogue, { say: id, facts }: Hint, money: Counted): string {
  return say.text(id, spokenFacts(say, facts, { money, manner: 'words', nameOf: String }));
}

/** A number where chips are chips, so that it can pick a plural; else an amount of money. */
export function chipsFact(say: Catalogue, chips: number, money: Counted): number | string {
  const plain = money.code === '' && money.value === 1 && money.digits === 0 && !money.blind;
  return plain ? chips : chipsText(chips, say.language, money);
}

// A fact of this name is an id; its word is the message of that id behind the prefix.
const IDS: Readonly<Record<string, string>> = {
  claimed: 'hand',
  actual: 'hand',
  limit: 'limit',
  game: 'game',
  preset: 'preset',
  half: 'half',
  what: 'dealer',
  name: 'setting',
};
const SPEAKS_OF_CHIPS = /^(check|call|raise|buy|put|bar)\.|^turn\.bring_in$/;

/** Why not, and what is possible instead; `text` is the server's own words for a code unknown here. */
export function refusalText(say: Catalogue, refusal: Refusal & { readonly text?: string }, money: Counted): string {
  const id = `refusal-${refusal.code.replaceAll('.', '-')}`;
  if (!say.has(id)) return refusal.text ?? refusal.code;
  const { blind: _, ...bought } = money; // what is bought is never counted in blinds
  const counted = refusal.code.startsWith('buy.') ? bought : money;
  const spoken: Record<string, number | string> = {};
  for (const [name, fact] of refusal.facts) {
    const chips = typeof fact === 'number' && name !== 'cap' && SPEAKS_OF_CHIPS.test(refusal.code);
    spoken[name] = chips ? chipsFact(say, fact, counted) : factWord(say, name, fact);
  }
  return say.text(id, spoken);
}

function factWord(say: Catalogue, name: string, fact: number | string): number | string {
  if (typeof fact === 'number') return fact;
  if ((name === 'card' || name === 'cards') && /^(..)+$/.test(fact)) return cardsText(say, fact, 'words');
  const word = `${IDS[name] ?? ''}-${fact}`.replaceAll('_', '-');
  return name in IDS && say.has(word) ? say.text(word) : fact;
}
