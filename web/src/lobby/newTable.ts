// A table of one's own: what the form holds, and what it asks for. What is possible comes from the server.

import { digitsOf } from '../texts/amounts';
import type { Choices, GameChoice, NewTable, RuleValue } from '../wire';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** Everything that a table is described by; a field that is empty at the moment holds null. */
export type Draft = Writable<Required<NewTable>>;

export const ROTATIONS = ['orbits', 'hands', 'dealers_choice'] as const;
export const CHATS = ['everyone', 'seated', 'off'] as const;
export const BOT_LEVELS = ['mixed', 'easy', 'medium', 'hard'] as const;
export const LIVE = ['', 'chips', 'console', 'record'] as const;
export const DELAYS = [0, 30, 60, 120, 300, 900] as const;

/** `rights`: who may open none for everybody opens a private one. */
export function blank(choices: Choices, rights: ReadonlySet<string>): Draft {
  const [game] = choices.games;
  return {
    name: '',
    game: game?.game ?? '',
    limit: game?.limit ?? 'no-limit',
    preset: choices.presets[0] ?? 'standard',
    low: 1,
    high: 2,
    seats: game?.seats ?? 2,
    least: 20,
    most: 100,
    practice: true,
    bots: 0,
    rules: {},
    ante: 0,
    bomb_pot: 0,
    cut: true,
    rotation: 'orbits',
    every: 1,
    rake_per_mille: 0,
    rake_cap: 0,
    currency: '',
    digits: 0,
    chip_value: 1,
    private: !rights.has('create_table'),
    approve: false,
    delay: 0,
    chat: 'everyone',
    one_address: false,
    bot_level: 'mixed',
    members_bots: false,
    live: '',
  };
}

export const STARTS = ['friends', 'bots', 'club'] as const;

/** A table to begin with: friends by invitation, bots to practise with, or the club's own chips. */
export function begun(start: (typeof STARTS)[number], choices: Choices, rights: ReadonlySet<string>): Draft {
  const draft = blank(choices, rights);
  const seats = Math.min(6, draft.seats);
  if (start === 'friends') return { ...draft, private: true, seats };
  if (start === 'bots') return { ...draft, private: true, seats, bots: rights.has('seat_bots') ? seats - 1 : 0 };
  return { ...draft, practice: false, approve: true, seats: Math.min(9, draft.seats) };
}

const REMEMBERED = 'pakli.new-table';

/** The table opened last from this browser; undefined: none, or one of another release. */
export function lastDraft(): Draft | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(REMEMBERED) ?? 'null') as Draft | null;
    return found && isComplete(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

export function rememberDraft(draft: Draft): void {
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing begins with a blank form.
  }
}

export function gameOf(choices: Choices, id: string): GameChoice | undefined {
  return choices.games.find((one) => one.game === id);
}

/** Another game brings its usual limit and its number of seats. */
export function withGame(draft: Draft, choices: Choices, id: string): Draft {
  const game = gameOf(choices, id);
  return game ? { ...draft, game: id, limit: game.limit, seats: game.seats, rules: {} } : draft;
}

/** Another currency brings its usual smallest unit, one of which a chip is worth. */
export function withCurrency(draft: Draft, typed: string): Draft {
  const currency = typed.toUpperCase();
  return { ...draft, currency, digits: /^[A-Z]{3}$/.test(currency) ? digitsOf(currency) : 0 };
}

/** What a house rule is now: the host's value, else the preset's for this limit. */
export function ruleNow(draft: Draft, choices: Choices, rule: string): RuleValue | undefined {
  return draft.rules[rule] ?? usual(draft, choices, rule);
}

export function withRule(draft: Draft, choices: Choices, rule: string, value: RuleValue): Draft {
  const rules = { ...draft.rules, [rule]: value };
  if (value === usual(draft, choices, rule)) delete rules[rule];
  return { ...draft, rules };
}

function usual(draft: Draft, choices: Choices, rule: string): RuleValue | undefined {
  return choices.usual[draft.preset]?.[draft.limit]?.[rule];
}

/** Whether every number is there and whole: an empty field holds none. */
export function isComplete(draft: Draft): boolean {
  const numbers: readonly (keyof Draft)[] = [
    ...(['low', 'high', 'seats', 'least', 'most', 'bots', 'ante', 'bomb_pot', 'every'] as const),
    ...(['rake_per_mille', 'rake_cap', 'digits', 'chip_value', 'delay'] as const),
  ];
  return numbers.every((field) => Number.isSafeInteger(draft[field]));
}

const CHIPS = { currency: '', digits: 0, chip_value: 1 } as const;

/** What is asked for. Practice chips have no currency, and only they have bots. */
export function requested(draft: Draft): NewTable {
  const name = draft.name.trim();
  if (draft.live) return { ...draft, name, bots: 0, members_bots: false, cut: false, ...(draft.practice ? CHIPS : {}) };
  if (draft.practice) return { ...draft, name, ...CHIPS };
  return { ...draft, name, bots: 0 };
}
