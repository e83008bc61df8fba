// Lines of a hand that is over, as sentences.

import type { Settings } from '../../connection/club';
import { countedAt } from '../../texts/amounts';
import type { Catalogue } from '../../texts/catalogue';
import { lineText, type Manner } from '../../texts/words';
import type { Frame } from './replay';

type Likes = Pick<Settings, 'amounts'>;

/** What was told with a step; who has left is called by the name he had. */
export function toldText(say: Catalogue, frame: Frame, manner: Manner, likes: Likes): string[] {
  const { view, seats, lines } = frame;
  const nameOf = (seat: number): string => seats[seat]?.name ?? say.text('web-seat', { seat });
  const money = countedAt(view.sign, view.hand?.game ?? 0, likes.amounts);
  const me = view.me.seat === undefined ? {} : { me: view.me.seat };
  return lines.map((line) => lineText(say, line, { money, manner, nameOf, ...me }));
}
