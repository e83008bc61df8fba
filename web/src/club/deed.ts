// What somebody in charge has done, in words.

import type { Deed } from '../connection/club';
import { chipsText, digitsOf } from '../texts/amounts';
import type { Catalogue } from '../texts/catalogue';

/** The catalogue's sentence; a deed it does not know is told by its code. */
export function deedText(say: Catalogue, { by, what, whom, detail }: Deed): string {
  const id = `deed-${what.replaceAll('_', '-')}`;
  if (!say.has(id)) return `${by}: ${what} ${whom}`.trim();
  const facts: Record<string, number | string> = { ...detail, by, whom };
  if (typeof detail['role'] === 'string') facts['role'] = say.text(`standing-${detail['role']}`);
  if (typeof detail['chips'] === 'number') {
    const code = String(detail['currency'] ?? '');
    const digits = digitsOf(code);
    facts['amount'] = chipsText(detail['chips'], say.language, { code, value: 1, digits });
  }
  return say.text(id, facts);
}
