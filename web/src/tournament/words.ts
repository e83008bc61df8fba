// Prices, stakes, games and starts of tournaments in words.

import { chipsText } from '../texts/amounts';
import type { Catalogue } from '../texts/catalogue';
import { momentText } from '../texts/times';
import type { Level, LevelView, Money, Price, Refusal, Structure, TournamentEntryView, TournamentView } from '../wire';
import { timeText } from './times';

export const PLAIN: Money = { code: '', value: 1, digits: 0 };

/** An amount in an event's money; a ticket and a prize of nothing are said in words. */
export function moneyText(say: Catalogue, amount: number, money: Money = PLAIN): string {
  return chipsText(amount, say.language, money);
}

/** What one pays: "free", "€10", or "€10 + €1" with the organiser's share. */
export function priceText(say: Catalogue, { pays, share = 0 }: Price, money: Money = PLAIN): string {
  if (!pays) return say.text('tour-free');
  const pool = moneyText(say, pays - share, money);
  return share ? `${pool} + ${moneyText(say, share, money)}` : pool;
}

interface Played {
  readonly variants?: readonly string[];
  readonly limit?: string;
}

/** "Texas Hold’em, No Limit"; several games by their names. */
export function gameText(say: Catalogue, { variants = ['holdem'], limit = '' }: Played): string {
  const games = variants.map((variant) => say.text(`game-${variant}`)).join(', ');
  return limit ? `${games}, ${say.text(`limit-${limit}`)}` : games;
}

type Stakes = Pick<LevelView, 'small_blind' | 'big_blind' | 'ante' | 'bring_in'>;

/** "50 / 100, ante 100"; of stud the bring-in and the low bet. */
export function stakesText(say: Catalogue, { small_blind, big_blind, ante, bring_in = 0 }: Stakes): string {
  const first = bring_in || small_blind;
  const blinds = first ? `${say.number(first)} / ${say.number(big_blind)}` : say.number(big_blind);
  const said = bring_in ? say.text('tour-bring-in', { stakes: blinds }) : blinds;
  return ante ? say.text('tour-with-ante', { stakes: said, ante }) : said;
}

export function stakesOf({ stakes }: Level): Stakes {
  const { small_blind = 0, big_blind, ante = 0, bring_in = 0 } = stakes;
  return { small_blind, big_blind, ante, bring_in };
}

type Starts = Pick<TournamentEntryView, 'status' | 'starts' | 'sit_and_go' | 'level' | 'late'>;

/** When it starts, or where it stands. */
export function startText(say: Catalogue, event: Starts): string {
  if (event.status === 'running') {
    const level = say.text('tour-running-level', { level: event.level });
    return event.late ? `${level} · ${say.text('tour-late-open')}` : level;
  }
  if (event.status !== 'registering') return say.text(`tour-status-${event.status}`);
  if (event.starts) return momentText(event.starts, say.language);
  return say.text(event.sit_and_go ? 'tour-starts-full' : 'tour-starts-by-word');
}

/** How many are in, of how many: "12 / 50". */
export function fieldText(say: Catalogue, { players, most, left, status }: TournamentEntryView): string {
  if (status === 'running') return say.text('tour-left-of', { left, players });
  return most ? say.text('tour-entered-of', { players, most }) : say.number(players);
}

/** What a place is paid; of a satellite that buys one, a ticket. */
export function prizeText(say: Catalogue, prize: number, { satellite, money }: Priced): string {
  const amount = moneyText(say, prize, money);
  return satellite && prize === satellite.ticket ? say.text('tour-ticket-worth', { amount }) : amount;
}

type Priced = Pick<Structure, 'satellite' | 'money'>;
type Manners = Pick<TournamentView, 'delay' | 'chat'>;

/** What makes it special, in a few words. */
export function kindsOf(say: Catalogue, event: TournamentEntryView): string[] {
  return [
    ...(event.practice ? ['practice'] : []),
    ...(event.private ? ['private'] : []),
    ...(event.satellite_to ? ['satellite'] : []),
    ...(event.rebuys ? ['rebuys'] : []),
    ...(event.reentries ? ['reentries'] : []),
    ...(event.bounty ? ['bounty'] : []),
  ].map((kind) => say.text(`tour-kind-${kind}`));
}

/** What the structure says besides levels and prizes: a sentence each. */
export function factsOf(say: Catalogue, structure: Structure): string[] {
  const { money = PLAIN, rebuy, add_on: addOn, bounty = 0, progressive = 0, satellite } = structure;
  const { late_levels: late = 0, reentries = 0, entry, stack, table_size: seats = 9, most = 0, least = 2 } = structure;
  const fee = (price: Price | null | undefined): string => priceText(say, price ?? entry, money);
  const facts: [string, Record<string, number | string>][] = [
    ['stack', { stack }],
    ['seats', { seats }],
    [most ? (most === least ? 'exactly' : 'between') : 'at-least', { least, most }],
    ...(late ? [['late', { level: late }] as [string, Record<string, number>]] : []),
    ...(reentries ? [['reentries', { count: reentries }] as [string, Record<string, number>]] : []),
  ];
  if (rebuy) {
    const { minutes = 0, when = 'broke', times = 0, chips = 0 } = rebuy;
    facts.push([`rebuy-${when.replace('_', '-')}`, { price: fee(rebuy.price), chips: chips || stack }]);
    facts.push(minutes ? ['rebuy-minutes', { minutes }] : ['rebuy-main-break', {}]);
    if (times) facts.push(['rebuy-times', { count: times }]);
  }
  if (addOn) {
    const id = addOn.when === 'main_break' ? 'add-on-main-break' : 'add-on-after-rebuys';
    facts.push([id, { price: fee(addOn.price), chips: addOn.chips || stack }]);
  }
  if (bounty) facts.push(['bounty', { amount: moneyText(say, bounty, money) }]);
  if (bounty && progressive) facts.push(['progressive', { percent: progressive }]);
  if (satellite) facts.push(['ticket', { amount: moneyText(say, satellite.ticket, money) }]);
  const guaranteed = structure.payouts?.guaranteed ?? 0;
  if (guaranteed && !satellite) facts.push(['guaranteed', { amount: moneyText(say, guaranteed, money) }]);
  if (structure.hand_for_hand !== false && (!most || most > seats)) {
    const { hand_minutes: minutes = 2 } = structure;
    facts.push(['hand-for-hand', {}], minutes ? ['hand-minutes', { minutes }] : ['hand-clock', {}]);
  }
  return facts.map(([id, values]) => say.text(`tour-fact-${id}`, values));
}

/** How its tables are kept, where it is not as usual: a sentence each. */
export function mannersOf(say: Catalogue, { delay = 0, chat = 'everyone' }: Manners): string[] {
  return [
    ...(delay ? [say.text('tour-fact-delay', { seconds: delay })] : []),
    ...(chat === 'everyone' ? [] : [say.text(`tour-fact-chat-${chat}`)]),
  ];
}

/** A time that is left, told by its message: "Next break in 12:05". */
export function timedText(say: Catalogue, id: string, milliseconds: number): string {
  return say.text(id, { time: timeText(milliseconds) });
}

/** Whether a refusal says that something else has to be done first; of use where a button is left out. */
export function refusalOf(refusal: Refusal | undefined): (Refusal & { text: string }) | undefined {
  return refusal && { ...refusal, text: '' };
}
