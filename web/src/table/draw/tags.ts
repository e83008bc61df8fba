// Short signs for small places; what they stand for is always said in full beside them.

import { blindsText, chipsText, type Counted } from '../../texts/amounts';
import type { Language } from '../../texts/languages';

const BADGES = ['small_blind', 'big_blind', 'straddle', 'button'];

/** Marks that stay through a hand and say where somebody sits: shown as badges beside the name. */
export function isBadge(mark: string): boolean {
  return BADGES.includes(mark);
}

const UNITS = [
  [1e12, 'T'],
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** Chips in full where that takes at most `longest` signs; else in thousands or millions: never below 10,000. */
export function shortChips(chips: number, language: Language, money: Counted, longest: number): string {
  const full = chipsText(chips, language, money);
  const value = money.blind ? chips / money.blind : chips * money.value * 10 ** -money.digits;
  if (full.length <= longest) return full;
  if (value < 10_000) {
    if (money.blind) return blindsText(chips, language, money.blind, value < 1000 ? 1 : 0);
    return full.length <= longest + 3 ? full : chipsText(chips, language, { ...money, code: '' });
  }
  const [unit, sign] = UNITS.find(([size]) => value >= size) ?? [1, ''];
  const parts = value / unit;
  const digits = parts < 100 ? 1 : 0;
  const rounded = Math.floor(parts * 10 ** digits) / 10 ** digits; // never more than there is
  return `${String(rounded).replace('.', language === 'en' ? '.' : ',')}${sign}`;
}
