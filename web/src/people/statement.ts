// What a statement's lines say besides themselves.

import type { Entry } from '../connection/money';
import { chipsText, type Counted } from '../texts/amounts';
import type { Language } from '../texts/languages';

/** Whether an entry can be taken back: no table booked it, and it was not taken back before. */
export function mayTakeBack({ entry, table, what }: Entry, entries: readonly Entry[]): boolean {
  return !table && what !== 'settled' && !entries.some(({ undoes }) => undoes === entry);
}

/** An amount that came, with a plus, or left, with a minus. */
export function signed(amount: number, language: Language, money: Counted): string {
  return (amount > 0 ? '+' : '') + chipsText(amount, language, money);
}
