// A tournament of one's own: what the form holds, and what it asks for. Pure; what is possible the server says.

import { momentOf } from '../../club/evening';
import { chipsFromField, digitsOf } from '../../texts/amounts';
import type { EventPlan, Money, NewEvent, Structure } from '../../wire';

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
  private: boolean;
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
    ...{ private: false, satelliteTo: '', bots: 0, fill: false, weekly: false, season: false, expected: 0 },
  };
}

export function moneyOf({ practice, currency }: Draft): Money {
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
  if (!draft.name.trim() || !numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return undefined;
  const what = playedAs(draft);
  return (
    what && {
      name: draft.name.trim(),
      ...what,
      ...(draft.game ? { variants: [draft.game] } : {}),
      starts,
      private: draft.private,
      ...(draft.satelliteTo ? { satellite_to: draft.satelliteTo } : {}),
      ...(draft.practice ? { bots: draft.bots, fill: draft.fill } : {}),
      weekly: draft.weekly && starts > 0,
      season: draft.season,
      expected: draft.expected,
    }
  );
}

function playedAs(draft: Draft): Pick<NewEvent, 'preset' | 'plan' | 'structure'> | undefined {
  if (draft.kind === 'preset') return { preset: draft.preset + (draft.practice ? PRACTICE : '') };
  if (draft.kind === 'own') return draft.own && { structure: { ...draft.own, name: draft.name.trim() } };
  const plan = planOf(draft);
  return plan && { plan };
}

function planOf(draft: Draft): EventPlan | undefined {
  const { players, stack, practice } = draft;
  const minutes = Math.round(draft.hours * 60);
  const money = moneyOf(draft);
  const [pays, share] = [draft.entry, draft.share].map((typed) => (practice ? 0 : chipsFromField(typed, money)));
  const chips = numbersOf(draft.chips);
  const numbers = [players, stack, minutes, pays, share];
  if (!chips || !numbers.every((number) => Number.isSafeInteger(number) && Number(number) >= 0)) return undefined;
  const entry = { pays: pays ?? 0, share: share ?? 0 };
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
