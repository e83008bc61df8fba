// A table of one's own: what the form holds, and what it asks for. What is possible comes from the server.

import type { Choices, GameChoice, LimitName, NewTable, RuleValue } from '../wire';

export interface Draft {
  name: string;
  game: string;
  limit: LimitName;
  preset: string;
  low: number;
  high: number;
  seats: number;
  /** Buy-in in big blinds. */
  least: number;
  most: number;
  practice: boolean;
  bots: number;
  private: boolean;
  approve: boolean;
  /** House rules that differ from the preset's. */
  rules: Record<string, RuleValue>;
}

export function blank(choices: Choices): Draft {
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
    private: false,
    approve: false,
    rules: {},
  };
}

export function gameOf(choices: Choices, id: string): GameChoice | undefined {
  return choices.games.find((one) => one.game === id);
}

/** Another game brings its usual limit and its number of seats. */
export function withGame(draft: Draft, choices: Choices, id: string): Draft {
  const game = gameOf(choices, id);
  return game ? { ...draft, game: id, limit: game.limit, seats: game.seats, rules: {} } : draft;
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

export function requested(draft: Draft): NewTable {
  return { ...draft, name: draft.name.trim() };
}
