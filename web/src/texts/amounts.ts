// Numbers as each language writes them: the same rule as `pakli.texts.numbers`, since browsers and Python
// disagree on 1000 to 9999 in Hungarian and Polish.

import type { Money } from '../wire';
import type { Language } from './languages';

const NO_BREAK_SPACE = '\u00a0';
const MINUS = '\u2212'; // read aloud as "minus"; a hyphen is skipped
const GROUP: Record<Language, string> = { en: ',', hu: NO_BREAK_SPACE, pl: NO_BREAK_SPACE };
const POINT: Record<Language, string> = { en: '.', hu: ',', pl: ',' };

/** A whole number in groups of three; with `digits`, as many of its last digits stand behind the point. */
export function grouped(value: number, language: Language, digits = 0): string {
  const all = String(Math.abs(value)).padStart(digits + 1, '0');
  const whole = all.slice(0, all.length - digits);
  const places = all.slice(all.length - digits);
  const inGroups = whole.replace(/\B(?=(\d{3})+$)/g, GROUP[language]);
  return (value < 0 ? MINUS : '') + inGroups + (digits ? POINT[language] + places : '');
}

/** Chips as the table writes them: in its currency, or plain where chips are chips. */
export function chipsText(chips: number, language: Language, money: Money): string {
  const number = grouped(chips * money.value, language, money.digits);
  return money.code ? withCurrency(number, language, money.code) : number;
}

// Nothing smaller is in use. Browsers disagree about some of them, so it is not asked of them.
const WHOLE = ['CLP', 'HUF', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF', 'XPF'];

/** How many digits stand behind the point in a currency (a code; empty: practice chips), usually. */
export function digitsOf(code: string): number {
  return code && !WHOLE.includes(code) ? 2 : 0;
}

/** What stands in a number field for so many chips. */
export function chipsToField(chips: number, money: Money): string {
  return (chips * money.value * 10 ** -money.digits).toFixed(money.digits);
}

/** Chips meant by what was typed, `NaN` if it is no number; a comma is taken for a point. */
export function chipsFromField(typed: string, money: Money): number {
  const clean = typed.replace(/[\s\u00a0]/g, '').replace(',', '.');
  if (!/^\d+(\.\d*)?$/.test(clean)) return NaN;
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
