// A chain of satellites to be made: what the form holds, and what it asks for. Pure; what is possible the server says.

import { momentOf } from '../../club/evening';
import { chipsToField } from '../../texts/amounts';
import type { Catalogue } from '../../texts/catalogue';
import type { Language } from '../../texts/languages';
import type { Money, NewChain, PlannedStep, TournamentEntryView } from '../../wire';
import type { Chain } from '../list';
import { moneyText } from '../words';
import { entryOf, type Draft } from './draft';

/** Structures a satellite may be played by: those whose prizes can be tickets alone. */
const FITTING = /^(satellite|freezeout|turbo|sit-and-go-.*)$/;

export interface ChainDraft extends Pick<
  Draft,
  'entry' | 'share' | 'start' | 'when' | 'delay' | 'chat' | 'private' | 'fill' | 'membersBots'
> {
  /** Id of the event it leads to. */
  to: string;
  name: string;
  levels: number;
  preset: string;
  apart: number;
}

export function blankChain(to: string, language: Language): ChainDraft {
  const [entry, share] = [110, 10].map((cents) => chipsToField(cents, language, { code: '', value: 1, digits: 2 }));
  return {
    ...{ to, name: '', levels: 2, preset: 'satellite', apart: 240, entry: entry ?? '', share: share ?? '' },
    ...{ start: 'by-itself', when: '', delay: 0, chat: 'everyone', private: false },
    ...{ fill: false, membersBots: false },
  };
}

export function fittingFor(presets: readonly string[]): string[] {
  return presets.filter((preset) => FITTING.test(preset)).sort((one) => (one === 'satellite' ? -1 : 0));
}

/** What is asked for; undefined: a field is empty, or holds something else than it should. */
export function requestedChain(draft: ChainDraft, target: TournamentEntryView | undefined): NewChain | undefined {
  if (!target || !draft.name.trim()) return undefined;
  const bottom = target.practice ? { pays: 0 } : entryOf({ ...draft, practice: false, currency: target.money.code });
  const starts = draft.start === 'time' ? momentOf(draft.when) : 0;
  const numbers = [draft.levels, draft.apart, starts];
  if (!bottom || !numbers.every((number) => Number.isSafeInteger(number) && number >= 0)) return undefined;
  return {
    ...{ name: draft.name.trim(), levels: draft.levels, bottom, preset: draft.preset, starts, apart: draft.apart },
    ...{ private: draft.private, delay: draft.delay, chat: draft.chat },
    ...(target.practice ? { fill: draft.fill, members_bots: draft.membersBots } : {}),
  };
}

/** The chain as it would be, to be drawn. */
export function drawn(
  say: Catalogue,
  steps: readonly PlannedStep[],
  target: TournamentEntryView,
  full: boolean,
): Chain {
  return {
    target,
    steps: [
      ...steps.map((step) => [
        {
          ...({ ...step, tournament: '', status: 'registering', money: target.money, level: 0, late: false } as const),
          sit_and_go: full,
          ...(step.ticket ? { note: noteOf(say, step, target.money) } : {}),
        },
      ]),
      [target],
    ],
  };
}

function noteOf(say: Catalogue, { ticket, entries }: PlannedStep, money: Money): string {
  const worth = say.text('tour-ticket-worth', { amount: moneyText(say, ticket, money) });
  return `${worth} · ${say.text('tour-chain-ticket', { count: entries })}`;
}
