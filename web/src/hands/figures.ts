// Figures in words, places of a chart, the odds that go with a step. Pure.

import type { Decision, HandLine, Figures, StreetOdds } from '../connection/hands';
import type { Frame } from '../table/beside/replay';
import { blindsText, chipsText, grouped, type Counted } from '../texts/amounts';
import type { Catalogue } from '../texts/catalogue';
import { cardsOf } from '../texts/words';

export const RATES = [
  'vpip',
  'pfr',
  'three_bet',
  'aggression',
  'aggression_rate',
  'went_to_showdown',
  'won_at_showdown',
] as const;
export type Rate = (typeof RATES)[number];

/** A part of 1, as percent to the tenth at most. */
export function percentText(say: Catalogue, part: number): string {
  const tenths = Math.round(part * 1000);
  return `${tenths % 10 ? grouped(tenths, say.language, 1) : grouped(tenths / 10, say.language)}%`;
}

/** To the hundredth. */
export function hundredthsText(say: Catalogue, value: number): string {
  return grouped(Math.round(value * 100), say.language, 2);
}

export function rateText(say: Catalogue, figures: Figures, rate: Rate): string {
  const value = figures[rate];
  if (value === null) return '–';
  return rate === 'aggression' ? hundredthsText(say, value) : percentText(say, value);
}

/** Which kind of chips it is. */
export function moneyText(say: Catalogue, money: string): string {
  return money === 'practice' || money === 'tournament' ? say.text(`hands-money-${money}`) : money;
}

/** Chips of a hand, as its table writes them. */
export function amountText(say: Catalogue, line: HandLine, chips: number): string {
  return chipsText(chips, say.language, moneyOf(line));
}

/** What a hand's chips are counted in. */
export function moneyOf(line: HandLine): Counted {
  const code = line.money === 'practice' || line.money === 'tournament' ? '' : line.money;
  return { code, value: line.value, digits: line.digits };
}

/** What a decision gave away: in chips and big blinds, or of the prizes where these decided. */
export function givenText(say: Catalogue, line: HandLine, decision: Decision, blind: number): string {
  if (decision.prizes) return say.text('coach-verdict-gave-prizes', { percent: percentText(say, decision.prizes) });
  const { cost } = decision;
  const few = cost < 10 && line.value === 1 && line.digits === 0;
  const amount = few ? grouped(Math.round(10 * cost), say.language, 1) : amountText(say, line, Math.round(cost));
  if (!blind) return say.text('coach-verdict-gave-chips', { amount });
  return say.text('coach-verdict-gave', { amount, blinds: blindsText(cost, say.language, blind, 1) });
}

/** With a plus where it is a gain. */
export function signed(text: string, value: number): string {
  return value > 0 ? `+${text}` : text;
}

/** The odds of the round that this step belongs to; undefined: there are none. */
export function oddsAt(odds: readonly StreetOdds[], frame: Frame): StreetOdds | undefined {
  const boards = frame.view.hand?.boards ?? [];
  if (boards.length > 1) return undefined;
  const cards = cardsOf(boards[0] ?? '').length;
  if (odds.some(({ board }) => board)) return odds.find((one) => one.cards === cards);
  if (cards) return undefined;
  const held = Object.values(frame.view.seats).map((seat) => cardsOf(seat.cards ?? '').length);
  return odds.find((one) => one.cards === Math.max(0, ...held)) ?? (odds[0]?.cards === 0 ? odds[0] : undefined);
}

/** A midnight here, from a field for a day; 0: none was given. `later`: so many days after it. */
export function dayAt(field: string, later = 0): number {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(field) ?? [];
  return year && month && day ? new Date(Number(year), Number(month) - 1, Number(day) + later).getTime() : 0;
}

/** So many smallest units of a currency, or chips. */
export function unitsText(say: Catalogue, units: number, money: string, digits: number): string {
  const code = money === 'practice' || money === 'tournament' ? '' : money;
  return chipsText(units, say.language, { code, value: 1, digits: code ? digits : 0 });
}
