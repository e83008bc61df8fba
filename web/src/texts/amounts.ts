// Numbers as each language writes them: the same rule as `pakli.texts.numbers`, since browsers and Python
// disagree on 1000 to 9999 in Hungarian and Polish.

import type { GameSign, Money, SignView } from '../wire';
import type { Language } from './languages';

/** How amounts are written: in the table's money or, with `blind` (in chips), as big blinds. */
export interface Counted extends Money {
  readonly blind?: number;
}

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212'; // read aloud as "minus"; a hyphen is skipped
const GROUP: Record<Language, string> = { en: ',', hu: NO_BREAK_SPACE, pl: NO_BREAK_SPACE };
const POINT: Record<Language, string> = { en: '.', hu: ',', pl: ',' };
/** Players of all three languages write big blinds so. */
const BIG_BLINDS = `${NO_BREAK_SPACE}BB`;

/** A whole number in groups of three; with `digits`, as many of its last digits stand behind the point. */
export function grouped(value: number, language: Language, digits = 0): string {
  const all = String(Math.abs(value)).padStart(digits + 1, '0');
  const whole = all.slice(0, all.length - digits);
  const places = all.slice(all.length - digits);
  const inGroups = whole.replace(/\B(?=(\d{3})+$)/g, GROUP[language]);
  return (value < 0 ? MINUS : '') + inGroups + (digits ? POINT[language] + places : '');
}

/** Chips as the table writes them: in its currency, or plain where chips are chips. */
export function chipsText(chips: number, language: Language, money: Counted): string {
  if (money.blind) return blindsText(chips, language, money.blind);
  const number = grouped(Math.abs(chips) * money.value, language, money.digits);
  return (chips < 0 ? MINUS : '') + (money.code ? withCurrency(number, language, money.code) : number);
}

// Nothing smaller is in use. Browsers disagree about some of them, so it is not asked of them.
const WHOLE = ['CLP', 'HUF', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF', 'XPF'];

/** How many digits stand behind the point in a currency (a code; empty: practice chips), usually. */
export function digitsOf(code: string): number {
  return code && !WHOLE.includes(code) ? 2 : 0;
}

/** So many big blinds, to the hundredth at most; `places`: fewer digits behind the point, never more than there is. */
export function blindsText(chips: number, language: Language, blind: number, places = 2): string {
  const hundredths = Math.round((chips * 100) / blind);
  const [value, digits] = shortened(Math.trunc(hundredths / 10 ** (2 - places)), places);
  return grouped(value, language, digits) + BIG_BLINDS;
}

/** Without noughts at the end, behind the point. */
function shortened(value: number, digits: number): [value: number, digits: number] {
  return digits && value % 10 === 0 ? shortened(value / 10, digits - 1) : [value, digits];
}

/** What a big blind of this game is, in chips; undefined: it is played without one (stud). */
export function blindOf({ stakes }: GameSign): number | undefined {
  if (stakes.some(({ say }) => say === 'play-sign-bring-in')) return undefined;
  const named = (part: string, fact: string): number | undefined => {
    const found = stakes.find(({ say }) => say === part)?.facts[fact];
    return typeof found === 'object' && 'chips' in found ? found.chips : undefined;
  };
  const parts = [
    named('sign-blinds', 'big'),
    named('play-sign-button-blind', 'amount'),
    named('sign-limits', 'low'),
    named('sign-spread', 'least'),
  ];
  return parts.find((chips) => chips);
}

/** How amounts are written at a table, in one of its games, as one likes it. */
export function countedAt({ games, money }: SignView, game: number, likes: 'chips' | 'big_blinds'): Counted {
  const played = games[game];
  const blind = likes === 'big_blinds' && played ? blindOf(played) : undefined;
  return blind ? { ...money, blind } : money;
}

/** What stands in a number field for so many chips: the language's point, and no groups. */
export function chipsToField(chips: number, language: Language, money: Counted): string {
  const field = money.blind
    ? String(Math.round((chips * 100) / money.blind) / 100)
    : (chips * money.value * 10 ** -money.digits).toFixed(money.digits);
  return field.replace('.', POINT[language]);
}

/**
 * Chips meant by what was typed, `NaN` if it is no number. A comma is taken for a point, except before three
 * digits: no chips are counted in thousandths, so that 1,500 and 1.500 are thousands in every language.
 */
export function chipsFromField(typed: string, money: Counted): number {
  const close = typed.replace(/\s/g, '');
  const inThousands =
    !money.blind && money.digits < 3 && /^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*([.,]\d{0,2})?$/.test(close);
  const clean = (inThousands ? close.replace(/[.,](?=\d{3})/g, '') : close).replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(clean)) return NaN;
  if (money.blind) return Math.round(Number(clean) * money.blind);
  return Math.round((Number(clean) * 10 ** money.digits) / money.value);
}

function withCurrency(number: string, language: Language, code: string): string {
  try {
    const parts = new Intl.NumberFormat(language, { style: 'currency', currency: code }).formatToParts(1);
    const text = parts.map((part) => (/integer|decimal|fraction/.test(part.type) ? part.type : part.value)).join('');
    return text.replace(/integer(decimal)?(fraction)?/, number);
  } catch {
    return `${number}${NO_BREAK_SPACE}${code}`; // a currency of the club's own
  }
}
