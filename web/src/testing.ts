// Views and messages for the tests, with the least in them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Catalogue } from './texts/catalogue';
import type { Language } from './texts/languages';
import type { BatchMessage, Option, Question, SeatView, SignView, TableView, ViewMessage } from './wire';

export const SIGN: SignView = {
  name: 'Green',
  kind: 'cash',
  practice: true,
  games: [
    {
      variant: 'holdem',
      limit: 'no-limit',
      stakes: [{ say: 'sign-blinds', facts: { small: { chips: 1 }, big: { chips: 2 } } }],
      preset: 'standard',
      rules: [],
    },
  ],
  seats: 6,
  least: 40,
  most: 200,
  chip: 1,
  money: { code: '', value: 1, digits: 0 },
  rotation: 'orbits',
  every: 1,
  cut: true,
  times: { to_act: 20_000, bank: 60_000, grace: 30_000 },
};

export function seat(number: number, name: string, more: Partial<SeatView> = {}): SeatView {
  return {
    number,
    player: name.toLowerCase(),
    name,
    stack: 200,
    front: 0,
    status: 'in',
    cards: '????',
    marks: [],
    ...more,
  };
}

export function tableView(more: Partial<TableView> = {}): TableView {
  return {
    table: 't1',
    sign: SIGN,
    seats: { 1: seat(1, 'Anna', { cards: 'AsKd' }), 2: seat(2, 'Bence') },
    waits: 'betting',
    to_act: [],
    waiting_list: [],
    spectators: [],
    me: { seat: 1, balance: 1000 },
    can: {},
    ...more,
  };
}

export function viewMessage(v: number, more: Partial<ViewMessage> = {}): ViewMessage {
  return { t: 'view', table: 't1', v, view: tableView(), ...more };
}

export function batch(v: number, events: number, more: Partial<BatchMessage> = {}): BatchMessage {
  const passed = Array.from({ length: events }, () => ({ type: 'passed' }));
  return { t: 'batch', table: 't1', v, events: passed, told: [], set: {}, ...more };
}

export const FOLD: Option = { word: 'fold', action: { type: 'fold', seat: 1 } };
export const CALL: Option = { word: 'call', action: { type: 'call', seat: 1 }, amount: 40 };
export const RAISE: Option = {
  word: 'raise',
  action: { type: 'raise_to', seat: 1 },
  choose: [
    {
      what: 'amount',
      field: 'total',
      least: 80,
      most: 205,
      step: 5,
      chips: true,
      marks: [
        { name: 'least', amount: 80 },
        { name: 'pot', amount: 160 },
      ],
    },
  ],
};

export function question(options: readonly Option[], more: Partial<Question> = {}): Question {
  return { number: 7, what: 'betting', to_call: 40, options, ...more };
}

/** A language's messages, from the files themselves. */
export function catalogueOf(language: Language): Catalogue {
  const folder = join(__dirname, '../../src/pakli/texts', language);
  return new Catalogue(
    language,
    readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  );
}
