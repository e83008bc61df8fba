// What stands on the sign, in a line: game, limit, stakes, house rules, which hand it is.

import type { Catalogue } from '../../texts/catalogue';
import type { TableView } from '../../wire';
import { gameText, mixText, stakesText } from '../input/labels';

export function signText(say: Catalogue, { sign, hand }: TableView): string {
  const game = sign.games[hand?.game ?? 0];
  if (!game) return '';
  const preset = `preset-${game.preset}.title`; // there once the house rules' words are
  const mix = mixText(say, sign);
  return [
    ...(mix ? [mix] : []),
    gameText(say, game),
    stakesText(say, game, sign.money),
    ...(say.has(preset) ? [say.text(preset)] : []),
    ...(hand ? [say.text('event-hand-number', { number: hand.number })] : []),
  ].join(' · ');
}
