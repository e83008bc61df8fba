import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Entry, Member } from '../connection/money';
import { mayTakeBack, signed } from '../people/statement';
import { Catalogue } from '../texts/catalogue';
import { deedsFor, namesOf, standing, standingText } from './money';

const source = readFileSync(join(__dirname, '../../../src/pakli/texts/en/money.ftl'), 'utf8');
const say = new Catalogue('en', [source]);
const EUR = { code: 'EUR', value: 1, digits: 2 };

function member(name: string, balance = 0, credit = 0, on_tables = 0): Member {
  return { player: name, name, kind: 'member', balance, credit, on_tables };
}

function entry(number: number, more: Partial<Entry> = {}): Entry {
  return { entry: number, at: 0, what: 'gift', amount: 5, balance: 5, table: '', note: '', by: '', undoes: 0, ...more };
}

test('the host gives and takes, the floor puts right, nobody else does anything', () => {
  expect(deedsFor(new Set(['grant_chips', 'correct_chips']))).toEqual(['give', 'take', 'more', 'less']);
  expect(deedsFor(new Set(['correct_chips']))).toEqual(['more', 'less']);
  expect(deedsFor(new Set(['see_people']))).toEqual([]);
});

test('who has, owes, may owe or plays comes first', () => {
  const everybody = [member('Zita'), member('Cili', 0, 5), member('Béla', -5), member('Anna'), member('Dóra', 0, 0, 7)];
  const names = (search: string) => standing(everybody, search, 'hu').map(({ name }) => name);
  expect(names('')).toEqual(['Béla', 'Cili', 'Dóra', 'Anna', 'Zita']);
  expect(names('BELA')).toEqual(['Béla']);
});

test('how somebody stands is one line, without what is nothing', () => {
  expect(standingText(say, member('Anna'), EUR)).toBe('€0.00 in the account');
  expect(standingText(say, member('Anna', -2550, 10_000, 300), EUR)).toBe(
    '−€25.50 in the account · €3.00 on tables · credit line €100.00',
  );
});

test('the house goes by its own name', () => {
  const name = namesOf(say, [{ player: 'a', name: 'Anna', balance: 1 }]);
  expect([name('a'), name('')]).toEqual(['Anna', 'the house']);
});

test('what a table booked, a night, or was taken back already is not taken back', () => {
  const entries = [
    entry(9, { undoes: 7 }),
    entry(8, { table: 'Duna' }),
    entry(7),
    entry(6, { what: 'settled' }),
    entry(5),
  ];
  expect(entries.filter((one) => mayTakeBack(one, entries)).map((one) => one.entry)).toEqual([9, 5]);
});

test('what came has a plus, what left a minus', () => {
  expect(signed(2550, 'en', EUR)).toBe('+€25.50');
  expect(signed(-5, 'en', { code: '', value: 1, digits: 0 })).toBe('−5');
});
