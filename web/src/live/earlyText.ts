// What somebody did before his turn, and what stands of it until then (TDA 53).

import type { Catalogue } from '../texts/catalogue';
import { chipsFact } from '../texts/words';
import type { Counted } from '../texts/amounts';
import type { EarlyView } from '../wire';

export function earlyText(say: Catalogue, early: EarlyView | undefined, money: Counted): string {
  if (!early) return '';
  return say.text(`console-early-${early.does}`, { amount: chipsFact(say, early.total, money) });
}
