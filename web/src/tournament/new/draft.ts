// A tournament of one's own: what the form holds, and what it asks for. Pure; what is possible the server says.

import { momentOf } from '../../club/evening';
import { CHATS, DELAYS } from '../../lobby/newTable';
import { chipsFromField, chipsToField, digitsOf } from '../../texts/amounts';
import type { Language } from '../../texts/languages';
import { chipsFrom, type MIXES, type WAYS } from '../real';
import type { EventPlan, Money, NewEvent, Price, Structure } from '../../wire';

export const KINDS = ['preset', 'plan', 'own'] as const;
const PRACTICE = '-practice';
export const STARTS = ['by-itself', 'time'] as const;
export const ANTES = ['big_blind', 'each', 'button', 'none'] as const;
export const FORMS = ['freezeout', 'rebuy'] as const;

export interface Draft {
  kind: (typeof KINDS)[number];
  name: string;
  practice: boolean;
  preset: string;
  /** Another game than the preset's; empty: the preset's. */
  game: string;
  /** Of the planner; a field that is empty at the moment holds null. */
  players: number;
  stack: number;
  hours: number;
  entry: string;
  share: string;
  currency: string;
  rules: string;
  ante: (typeof ANTES)[number];
  form: (typeof FORMS)[number];
  /** Chips there are, as typed: "25 100 500". */
  chips: string;
  own: Structure | undefined;
  start: (typeof STARTS)[number];
  when: string;
  delay: (typeof DELAYS)[number];
  chat: (typeof CHATS)[number];
  /** How tables with real cards are run; empty: all are online. */
  live: (typeof WAYS)[number];
  mixed: (typeof MIXES)[number];
  /** Real chips of a starting stack, as typed: "25×8 100×8". */
  realChips: string;
  private: boolean;
  membersBots: boolean;
  satelliteTo: string;
  bots: number;
  fill: boolean;
  weekly: boolean;
  season: boolean;
  expected: number;
}

export function blank(): Draft {
  return {
    ...{ kind: 'preset', name: '', practice: true, preset: 'sit-and-go-6', game: '' },
    ...{ players: 20, stack: 10_000, hours: 4, entry: '10', share: '0', currency: 'EUR', rules: 'standard' },
    ...{ ante: 'big_blind', form: 'freezeout', chips: '', own: undefined, start: 'by-itself', when: '' },
    ...{ delay: 0, chat: 'everyone', live: '', mixed: '', realChips: '' },
    ...{
      private: false,
      membersBots: false,
      satelliteTo: '',
      bots: 0,
      fill: false,
      weekly: false,
      season: false,
      expected: 0,
    },
  };
}

/** What a ready structure costs, in the fields where it may be changed. */
export function pricedAs(draft: Draft, structure: Structure | undefined, language: Language): Draft {
  if (!structure?.money?.code) return draft;
  const { entry, money } = structure;
  const [fee, share] = [entry.pays, entry.share ?? 0].map((amount) => chipsToField(amount, language, money));
  return { ...draft, entry: fee ?? '', share: share ?? '', currency: money.code };
}

/** The same amounts in another currency, whose smallest unit may be another. */
export function inCurrency(structure: Structure, code: string): Structure {
  const money = { code, value: 1, digits: digitsOf(code) };
  const factor = 10 ** (money.digits - (structure.money?.digits ?? 0));
  const turned = (amount = 0): number => Math.round(amount * factor);
  const price = ({ pays, share }: Price): Price => ({ pays: turned(pays), share: turned(share) });
  const bought = <T extends { readonly price?: Price | null }>(one: T | null | undefined): T | null =>
    one ? { ...one, price: one.price ? price(one.price) : null } : null;
  return {
    ...structure,
    money,
    entry: price(structure.entry),
    bounty: turned(structure.bounty),
    rebuy: bought(structure.rebuy),
    add_on: bought(structure.add_on),
    payouts: { ...structure.payouts, guaranteed: turned(structure.payouts?.guaranteed) },
  };
}

export function moneyOf({ practice, currency }: Pick<Draft, 'practice' | 'currency'>): Money {
  return practice ? { code: '', value: 1, digits: 0 } : { code: currency, value: 1, digits: digitsOf(currency) };
}

/** Whole numbers in one field, such as "25 100, 500"; undefined: there is something else in it. */
export function numbersOf(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  return parts.every((part) => /^\d{1,9}$/.test(part)) ? parts.map(Number) : undefined;
}

/** Names of structures to begin with; their practice forms go by the box that is ticked. */
export function presetsOf(structures: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(structures).filter((name) => !name.endsWith(PRACTICE));
}

/** What is asked for; undefined: a field is empty, or holds something else than it should. */
export function requested(draft: Draft): NewEvent | undefined {
  const starts = draft.start === 'time' ? momentOf(draft.when) : 0;
  const numbers = [draft.bots, draft.expected, starts];
  const real = chipsFrom(draft.realChips);
  if (!draft.name.trim() || !numbers.every(isCount) || !real) return undefined;
  const what = playedAs(draft);
  return (
    what && {
      name: draft.name.trim(),
      ...what,
      ...(draft.game ? { variants: [draft.game] } : {}),
      starts,
      private: draft.private,
      delay: draft.delay,
      chat: draft.chat,
      ...(draft.satelliteTo ? { satellite_to: draft.satelliteTo } : {}),
      ...(draft.live ? { live: draft.live, mixed: draft.mixed, real_chips: real } : {}),
      ...(draft.practice && !draft.live ? { bots: draft.bots, fill: draft.fill, members_bots: draft.membersBots } : {}),
      weekly: draft.weekly && starts > 0,
      season: draft.season,
      expected: draft.expected,
    }
  );
}

type Played = Pick<NewEvent, 'preset' | 'plan' | 'structure' | 'entry' | 'money'>;

function playedAs(draft: Draft): Played | undefined {
  if (draft.kind === 'preset' && draft.practice) return { preset: draft.preset + PRACTICE };
  if (draft.kind === 'preset') {
    const entry = entryOf(draft);
    // A satellite is paid in the money of the tournament that it leads to.
    return entry && { preset: draft.preset, entry, ...(draft.satelliteTo ? {} : { money: moneyOf(draft) }) };
  }
  if (draft.kind === 'own') return draft.own && { structure: { ...draft.own, name: draft.name.trim() } };
  const plan = planOf(draft);
  return plan && { plan };
}

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;

/** The fee that is typed, in the smallest unit; undefined: it is none. */
export function entryOf(draft: Pick<Draft, 'entry' | 'share' | 'practice' | 'currency'>): Price | undefined {
  const money = moneyOf(draft);
  const [pays, share] = [chipsFromField(draft.entry, money), chipsFromField(draft.share, money)];
  return isCount(pays) && isCount(share) ? { pays, share } : undefined;
}

function planOf(draft: Draft): EventPlan | undefined {
  const { players, stack, practice } = draft;
  const minutes = Math.round(draft.hours * 60);
  const money = moneyOf(draft);
  const entry = practice ? { pays: 0 } : entryOf(draft);
  const chips = numbersOf(draft.chips);
  if (!chips || !entry || ![players, stack, minutes].every(isCount)) return undefined;
  const variants = draft.game ? [draft.game] : ['holdem'];
  return {
    ...{ players, stack, minutes, variants, entry, money, chips },
    preset: draft.rules,
    ante_by: draft.ante,
    form: draft.form,
  };
}

/** Whether bots can take part, and how it starts: a sit & go starts when it is full. */
export function isSitAndGo(draft: Draft): boolean {
  if (draft.kind === 'preset') return draft.preset.startsWith('sit-and-go');
  return draft.kind === 'own' && draft.own?.sit_and_go === true;
}
