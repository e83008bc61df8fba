// What a sign says besides games and house rules: money, how games change, how the table is kept.

import { chipsText } from '../../texts/amounts';
import type { Catalogue } from '../../texts/catalogue';
import type { Choices, GameSign, Manners, RuleValue, SignView } from '../../wire';

/** Practice chips, or what a chip is worth. */
export function moneyText(say: Catalogue, { practice, money }: SignView): string {
  if (practice) return say.text('kind-practice');
  if (!money.code) return say.text('web-sign-chips');
  return say.text('web-sign-chip', { worth: chipsText(1, say.language, money) });
}

/** In sentences; what is as everywhere is left out. */
export function keptText(say: Catalogue, sign: SignView, manners: Manners | undefined): string[] {
  return [...playedText(say, sign), ...(manners ? mannersText(say, manners) : [])];
}

function playedText(say: Catalogue, sign: SignView): string[] {
  const said = [];
  if (sign.games.length > 1) {
    const rotation = sign.rotation.replace('_', '-');
    said.push(say.text(`web-sign-rotation-${rotation}`, { every: sign.every }));
  }
  if (sign.bomb_pot !== undefined) {
    said.push(say.text('web-sign-bomb-pot', { amount: chipsText(sign.bomb_pot, say.language, sign.money) }));
  }
  said.push(say.text(sign.cut ? 'web-sign-cut' : 'web-sign-no-cut'));
  return said;
}

function mannersText(say: Catalogue, manners: Manners): string[] {
  const said = [];
  if (manners.private) said.push(say.text('web-sign-private'));
  if (manners.approve) said.push(say.text('web-sign-approve'));
  if (manners.one_address) said.push(say.text('web-sign-one-address'));
  if (manners.members_bots) said.push(say.text('web-sign-members-bots'));
  if (manners.delay) said.push(say.text('web-sign-delay', { seconds: manners.delay }));
  if (manners.chat !== 'everyone') said.push(say.text(`web-sign-chat-${manners.chat}`));
  return said;
}

/** They stand on every sign by themselves. */
const TIMES = ['time_to_act', 'time_bank', 'disconnect_grace'];

/** The house rules that are as in the game's preset; none while it is not known what a preset is. */
export function usualRules(
  choices: Choices | undefined,
  game: GameSign,
): readonly { readonly rule: string; readonly clause: string; readonly value: RuleValue }[] {
  const usual = choices?.usual[game.preset]?.[game.limit] ?? {};
  const own = new Set([...game.rules.map(({ rule }) => rule), ...TIMES]);
  return (choices?.rules ?? []).flatMap(({ rule, clause }) => {
    const value = usual[rule];
    return value === undefined || own.has(rule) ? [] : [{ rule, clause, value }];
  });
}
