// Lines of a hand that is over, as sentences.

import type { Catalogue } from '../../texts/catalogue';
import { lineText, type Manner } from '../../texts/words';
import type { Frame } from './replay';

/** What was told with a step; who has left is called by the name he had. */
export function toldText(say: Catalogue, frame: Frame, manner: Manner): string[] {
  const { view, seats, lines } = frame;
  const nameOf = (seat: number): string => seats[seat]?.name ?? say.text('web-seat', { seat });
  const me = view.me.seat === undefined ? {} : { me: view.me.seat };
  return lines.map((line) => lineText(say, line, { money: view.sign.money, manner, nameOf, ...me }));
}
