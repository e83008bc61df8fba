// What a player may ask to hear at any time, by key: his cards, the board, the pots, whose turn, why not.

import type { Catalogue } from '../../texts/catalogue';
import { cardsText, chipsFact, handText, refusalText } from '../../texts/words';
import type { Refusal, TableView } from '../../wire';
import type { Ask } from '../input/keys';
import type { Known } from '../view';

export function heard(ask: Ask, known: Known, refusal: Refusal | undefined, say: Catalogue): string {
  const { view, question } = known;
  switch (ask) {
    case 'cards':
      return cardsHeard(view, say);
    case 'board':
      return boardsHeard(view, say);
    case 'pot':
      return potsHeard(view, say);
    case 'turn':
      return question ? say.text('turn-yours') : waitingText(view, say);
    case 'why':
      return refusal ? refusalText(say, refusal, view.sign.money) : say.text('web-nothing-refused');
    case 'help':
      return say.text('web-keys');
  }
}

function cardsHeard(view: TableView, say: Catalogue): string {
  const own = view.me.seat === undefined ? undefined : view.seats[view.me.seat];
  if (!own?.cards) return say.text('play-no-cards');
  const cards = say.text('turn-cards', { cards: cardsText(say, own.cards, 'words') });
  return own.held?.length ? `${cards} ${say.text('play-hand', { hand: handText(say, own.held) })}` : cards;
}

function boardsHeard(view: TableView, say: Catalogue): string {
  const boards = view.hand?.boards.filter(Boolean) ?? [];
  if (!boards.length) return say.text('play-no-board');
  return boards.map((board) => say.text('event-board', { cards: cardsText(say, board, 'words') })).join(' ');
}

function potsHeard(view: TableView, say: Catalogue): string {
  const amount = (chips: number) => ({ amount: chipsFact(say, chips, view.sign.money) });
  const stacks = Object.values(view.seats).map((seat) =>
    say.text('event-stack', { name: seat.name, ...amount(seat.stack) }),
  );
  return [say.text('turn-pot', amount(view.hand?.pot ?? 0)), ...stacks].join(' ');
}

/** What the table waits for, in a sentence. */
export function waitingText(view: TableView, say: Catalogue): string {
  if (view.me.seat !== undefined && view.to_act.includes(view.me.seat)) return say.text('turn-yours');
  const names = view.to_act.map((seat) => view.seats[seat]?.name ?? '').join(', ');
  if (names) return say.text('turn-other', { name: names });
  if (view.waits === 'on_hold') return say.text('web-waits-on-hold', { reason: view.held ?? '' });
  return say.text(`web-waits-${view.waits.replaceAll('_', '-')}`);
}
