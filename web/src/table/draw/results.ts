// Who has won which pot with which cards, as rows, and which cards are marked for a row.

import type { Catalogue, Spoken } from '../../texts/catalogue';
import type { Counted } from '../../texts/amounts';
import { cardSigns, cardsOf, chipsFact, handText } from '../../texts/words';
import type { Award, HandView, TableView } from '../../wire';

/** A payment in words. */
export interface Row {
  /** Which pot, board and half; empty where there is but one. */
  readonly what: string;
  readonly shares: readonly { readonly seat: number; readonly text: string; readonly cards: string }[];
}

export function rowsOf(view: TableView, say: Catalogue, money: Counted): Row[] {
  const { awards = [], boards = [] } = view.hand ?? {};
  const severalPots = awards.some(({ pot }) => pot !== awards[0]?.pot);
  return awards.map((award) => ({
    what: whatOf(award, severalPots, boards.length > 1, say),
    shares: award.shares.map(({ seat, chips, cards = '' }) => ({
      seat,
      text: shareText(view, award.half, seat, { amount: chipsFact(say, chips, money) }, say),
      cards: cardsOf(cards).map(cardSigns).join(' '),
    })),
  }));
}

function whatOf({ pot, board, half }: Award, pots: boolean, boards: boolean, say: Catalogue): string {
  const parts = [
    ...(pots ? [pot ? say.text('draw-side-pot', { number: pot }) : say.text('draw-main-pot')] : []),
    ...(boards && board !== undefined ? [say.text('draw-board', { number: board + 1 })] : []),
    ...(half === 'whole' ? [] : [say.text(`half-${half}`)]),
  ];
  return parts.join(', ');
}

function shareText(view: TableView, half: Award['half'], number: number, amount: Spoken, say: Catalogue): string {
  const seat = view.seats[number];
  const held = seat?.held ?? [];
  const one = held.length < 2 ? held : half === 'low' ? held.slice(-1) : held.slice(0, 1);
  const known = one.length > 0 && seat?.cards !== '' && !seat?.cards.startsWith('?');
  const id = known ? 'event-wins-with' : 'event-wins';
  const facts = { ...amount, ...(known ? { hand: handText(say, one) } : {}) };
  if (number === view.me.seat) return say.text(`${id}.you`, facts);
  return say.text(id, { ...facts, name: seat?.name ?? say.text('web-seat', { seat: number }) });
}

/** Cards to be marked, on a board or (no board) in somebody's hand; undefined: nothing is marked there. */
export function winningCards(hand: HandView | undefined, chosen: number, board?: number): string | undefined {
  const award = hand?.awards?.[chosen];
  if (!award) return undefined;
  if (board !== undefined && award.board !== undefined && award.board !== board) return undefined;
  const cards = award.shares.map((share) => share.cards ?? '').join('');
  return cards || undefined;
}
