// What the dealer types: `f`, `c`, `k`, `r 350`, `a`, `b AsKd9c`, `s AhAc`, `o 3`, `x 2 AhKd`, `w 1 3`, `u`, `n`. Pure.

import type { Action, Option, TableView, Word } from '../wire';
import { irregularTyped } from './typedIrregular';

/** What is to be done; or a message of the catalogue that says why nothing is. */
export type Command = { readonly action: Action } | { readonly help: true } | { readonly wrong: string };

const CARD = /^(10|[2-9tjqka])([cdhs])/i;

/** Cards written one after another, as the protocol has them; undefined: they are none. */
export function cardsTyped(text: string): string | undefined {
  let left = text.replace(/[\s,]/g, '');
  let cards = '';
  while (left) {
    const found = CARD.exec(left);
    if (!found) return undefined;
    const rank = found[1] === '10' ? 'T' : (found[1] ?? '').toUpperCase();
    cards += rank + (found[2] ?? '').toLowerCase();
    left = left.slice(found[0].length);
  }
  return cards || undefined;
}

/** The option of the player who is asked, by what its button says. */
export function optionOf(view: TableView, ...words: readonly Word[]): Option | undefined {
  return view.live?.question?.options.find(({ word, refusal }) => words.includes(word) && !refusal);
}

/** A bet or raise to so much; the field that is chosen is filled in. */
export function raised(view: TableView, total: number): Action | undefined {
  const option = optionOf(view, 'bet', 'raise', 'complete');
  if (option) return { ...option.action, total };
  const all = optionOf(view, 'all_in');
  return all && { ...all.action, total };
}

/** `chips`: an amount as it was typed, in chips; NaN: it is none. `why`: a reason where none was typed. */
export function commandOf(
  typed: string,
  view: TableView,
  chips: (text: string) => number,
  why: (key: string) => string = (key) => key,
): Command {
  const [word = '', ...rest] = typed.trim().toLowerCase().split(/\s+/);
  const about = typed.trim().slice(word.length).trim();
  const live = view.live;
  switch (word) {
    case '?':
      return { help: true };
    case 'f':
      return simple(view, 'fold');
    case 'c':
      return simple(view, optionOf(view, 'call') ? 'call' : 'check');
    case 'k':
      return simple(view, 'check');
    case 'a':
      return allIn(view);
    case 'r': {
      const action = raised(view, chips(about));
      return action && Number.isFinite(action['total']) ? { action } : { wrong: 'console-wrong-amount' };
    }
    case 'b': {
      const cards = cardsTyped(about);
      const due = live?.task?.what === 'board' || live?.task?.what === 'up';
      return cards && due ? { action: dealt(cards) } : { wrong: 'console-wrong-board' };
    }
    case 's':
      return shown(view, about);
    case 'o': {
      const seat = Number(rest[0]);
      return view.seats[seat] ? { action: opens(seat) } : { wrong: 'console-wrong-opener' };
    }
    case 'x':
      return seen(view, Number(rest[0]), about.slice(about.indexOf(rest[0] ?? '') + (rest[0] ?? '').length));
    case 'm':
      return simple(view, 'muck');
    case 'd':
      return drawn(view, Number(rest[0] ?? 0));
    case 'w':
    case 'wh':
    case 'wl':
      return won(view, word, rest.map(Number));
    case 'u':
      return live?.entries
        ? { action: { type: 'take_back', entries: Number(rest[0] ?? 1) } }
        : { wrong: 'console-wrong-nothing' };
    case 'n':
      return { action: { type: 'next_hand' } };
    default:
      return irregularTyped(word, about, { view, chips, cards: cardsTyped, why }) ?? { wrong: 'console-wrong-word' };
  }
}

/** Cards for the board. */
export function dealt(cards: string): Action {
  return { type: 'deal', cards };
}

/** Who opens, where nobody enters the cards face up. */
export function opens(seat: number): Action {
  return { type: 'name_opener', seat };
}

/** Cards of a player that all have seen: in mid-hand, or when it is over. */
export function seenCards(view: TableView, seat: number, cards: string): Action {
  const on = view.hand && !view.hand.over;
  return on ? { type: 'expose_hand', seat, cards, reason: '' } : { type: 'show_after_hand', seat, cards };
}

/** A hand with unknown cards, these in their place, one after another. */
export function filledIn(hand: string, cards: string): string {
  const fresh = cards.match(/../g) ?? [];
  return (hand.match(/../g) ?? []).map((card) => (card === '??' ? (fresh.shift() ?? card) : card)).join('');
}

/** Who wins what the dealer is asked for; half of it, if one is named. */
export function awarded(view: TableView, half: string, seats: readonly number[]): Action | undefined {
  const task = view.live?.task;
  if (task?.what !== 'award' || !task.halves.some((one) => one === half)) return undefined;
  return { type: 'award_pot', pot: task.pot, board: task.board, half, seats };
}

/** A hand that is turned up: its cards, or none where nobody enters them. */
export function turnedUp(view: TableView, cards = ''): Action | undefined {
  const option = optionOf(view, 'show');
  return option && { ...option.action, cards };
}

function simple(view: TableView, word: Word): Command {
  const option = optionOf(view, word);
  return option ? { action: option.action } : { wrong: 'console-wrong-now' };
}

function allIn(view: TableView): Command {
  const option = optionOf(view, 'all_in') ?? view.live?.question?.options.find(({ all_in }) => all_in);
  return option ? { action: option.action } : { wrong: 'console-wrong-now' };
}

function shown(view: TableView, about: string): Command {
  const cards = about ? cardsTyped(about) : '';
  const hand = view.seats[view.live?.seat ?? 0]?.cards ?? '';
  const whole = cards && cards.length < hand.length ? filledIn(hand, cards) : cards;
  const action = whole === undefined ? undefined : turnedUp(view, whole);
  return action ? { action } : { wrong: cards === undefined ? 'console-wrong-cards' : 'console-wrong-now' };
}

function seen(view: TableView, seat: number, about: string): Command {
  const cards = view.seats[seat] && cardsTyped(about);
  return cards ? { action: seenCards(view, seat, cards) } : { wrong: 'console-wrong-seen' };
}

function drawn(view: TableView, count: number): Command {
  const option = view.live?.question?.options.find(({ word, amount }) =>
    count ? word === 'discard' && amount === count : word === 'stand_pat',
  );
  return option ? { action: option.action } : { wrong: 'console-wrong-now' };
}

function won(view: TableView, word: string, seats: readonly number[]): Command {
  const half = { w: view.live?.task?.halves[0] === 'low' ? 'low' : 'whole', wh: 'high', wl: 'low' }[word] ?? 'whole';
  const action = seats.length ? awarded(view, half, seats) : undefined;
  return action ? { action } : { wrong: 'console-wrong-award' };
}
