// What a player may ask to hear at any time, by key: his cards, the board, the pots, whose turn, why not.

import type { Catalogue } from '../../texts/catalogue';
import type { Counted } from '../../texts/amounts';
import { cardsText, chipsFact, refusalText } from '../../texts/words';
import type { Refusal, TableView } from '../../wire';
import type { Ask } from '../input/keys';
import { gameText, stakesText } from '../input/labels';
import type { Known } from '../view';
import { ownHand } from './hand';
import { turnHeard } from './turn';

/** What was refused and what was said before the key was pressed; how amounts are written. */
export interface Before {
  readonly refusal: Refusal | undefined;
  readonly last: string | undefined;
  readonly money: Counted;
}

export function heard(ask: Exclude<Ask, 'help'>, known: Known, before: Before, say: Catalogue): string {
  const { view, question } = known;
  const { money } = before;
  switch (ask) {
    case 'cards':
      return cardsHeard(view, say);
    case 'board':
      return boardsHeard(view, say);
    case 'pot':
      return potsHeard(view, say, money);
    case 'stacks':
      return stacksHeard(view, say, money);
    case 'turn':
      return question ? turnHeard(say, question, money) : waitingText(view, say);
    case 'why':
      return before.refusal ? refusalText(say, before.refusal, money) : say.text('web-nothing-refused');
    case 'last':
      return before.last ?? say.text('speech-nothing-yet');
    case 'game':
      return gameHeard(view, say);
  }
}

function cardsHeard(view: TableView, say: Catalogue): string {
  const own = view.me.seat === undefined ? undefined : view.seats[view.me.seat];
  if (!own?.cards) return say.text('play-no-cards');
  const cards = say.text('turn-cards', { cards: cardsText(say, own.cards, 'words') });
  return [cards, ...ownHand(say, view).map((hand) => say.text('play-hand', { hand }))].join(' ');
}

/** The boards; where cards lie face up before the players, those too. */
export function boardsHeard(view: TableView, say: Catalogue): string {
  const words = (cards: string): string => cardsText(say, cards, 'words');
  const boards = (view.hand?.boards ?? []).filter(Boolean);
  const lines = boards.map((board) => say.text('event-board', { cards: words(board) }));
  for (const { name, cards, up } of Object.values(view.seats)) {
    const open = (up ?? []).map((place) => cards.slice(2 * place, 2 * place + 2)).join('');
    if (open) lines.push(say.text('event-shows-cards', { name, cards: words(open) }));
  }
  return lines.length ? lines.join(' ') : say.text('play-no-board');
}

export function potsHeard({ hand }: TableView, say: Catalogue, money: Counted): string {
  const amount = (chips: number) => ({ amount: chipsFact(say, chips, money) });
  const pots = hand?.pots ?? [];
  const all = say.text('turn-pot', amount(hand?.pot ?? 0));
  if (pots.length < 2) return all;
  const each = pots.map((pot, at) =>
    say.text(at ? 'event-side-pot' : 'event-main-pot', { number: at, ...amount(pot.amount) }),
  );
  return [all, ...each].join(' ');
}

export function stacksHeard({ seats }: TableView, say: Catalogue, money: Counted): string {
  return Object.values(seats)
    .map(({ name, stack }) => say.text('event-stack', { name, amount: chipsFact(say, stack, money) }))
    .join(' ');
}

function gameHeard({ sign, hand }: TableView, say: Catalogue): string {
  const game = sign.games[hand?.game ?? 0];
  return game ? `${gameText(say, game)}. ${stakesText(say, game, sign.money)}.` : sign.name;
}

/** What the table waits for, in a sentence. */
export function waitingText(view: TableView, say: Catalogue): string {
  if (view.me.seat !== undefined && view.to_act.includes(view.me.seat)) return say.text('turn-yours');
  const names = view.to_act.map((seat) => view.seats[seat]?.name ?? '').join(', ');
  if (names) return say.text('turn-other', { name: names });
  if (view.waits === 'on_hold') return say.text('web-waits-on-hold', { reason: view.held ?? '' });
  return say.text(`web-waits-${view.waits.replaceAll('_', '-')}`);
}
