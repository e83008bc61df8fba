import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Deed, KnownPerson } from '../connection/club';
import { Catalogue } from '../texts/catalogue';
import { LANGUAGES, type Language } from '../texts/languages';
import { deedText } from './deed';
import { linkOf } from './invitation';
import { found, MOST_SHOWN } from './people';
import { invitationIn } from '../people/links';

const TEXTS = join(__dirname, '../../../src/pakli/texts');
const say = Object.fromEntries(
  LANGUAGES.map((language) => {
    const sources = ['people', 'club'].map((theme) => readFileSync(join(TEXTS, language, `${theme}.ftl`), 'utf8'));
    return [language, new Catalogue(language, sources)];
  }),
) as Record<Language, Catalogue>;

function deed(what: string, detail: Deed['detail']): Deed {
  return { number: 1, at: 0, by: 'Judit', what, whom: 'Bence', detail };
}

test('deeds are told in every language', () => {
  expect(deedText(say.en, deed('granted', { chips: 2500, currency: 'EUR' }))).toBe('Judit gave Bence €25.00.');
  expect(deedText(say.en, deed('granted', { chips: -500, currency: '' }))).toContain('−500');
  const slip = { chips: -500, currency: 'EUR', reason: 'a slip' };
  expect(deedText(say.en, deed('corrected', slip))).toBe('Judit corrected the account of Bence by −€5.00: a slip');
  expect(deedText(say.hu, deed('settled', { currency: 'EUR', reason: 'péntek' }))).toContain('(EUR). Indoklás: péntek');
  expect(deedText(say.en, deed('muted', { minutes: 0 }))).toBe('Judit let Bence write again.');
  expect(deedText(say.pl, deed('muted', { minutes: 5 }))).toBe('Judit: wyciszenie na 5 minut, Bence.');
  expect(deedText(say.hu, deed('role', { role: 'floor' }))).toBe('Judit: szerep, Bence – teremfelügyelő.');
});

test('a deed that is not known yet is told by its code', () => {
  expect(deedText(say.en, deed('painted', {}))).toBe('Judit: painted Bence');
});

test('a link carries its token where the page finds it', () => {
  const link = linkOf('ab-c_1', 'http://192.0.2.1:8052');
  expect(invitationIn(new URL(link).hash)).toBe('ab-c_1');
});

function person(name: string, kind = 'member'): KnownPerson {
  return { player: name, name, kind, owner: '', role: 'player', joined: 0, muted_minutes: 0, barred: false };
}

test('people are found by a part of their name, whatever its accents', () => {
  const everybody = [person('Őrségi Ágota'), person('Wisła'), person('Alder', 'bot')];
  const names = (search: string, bots = false) => found(everybody, search, bots).shown.map(({ name }) => name);
  expect(names('')).toEqual(['Wisła', 'Őrségi Ágota']);
  expect(names('orsegi')).toEqual(['Őrségi Ágota']);
  expect(names('WISLA ')).toEqual(['Wisła']);
  expect(names('al')).toEqual([]);
  expect(names('al', true)).toEqual(['Alder']);
});

test('a long list is cut, and says how long it is', () => {
  const everybody = Array.from({ length: MOST_SHOWN + 5 }, (_, at) => person(`P ${at}`));
  const { all, shown } = found(everybody, '', false);
  expect([all, shown.length, shown[0]?.name]).toEqual([MOST_SHOWN + 5, MOST_SHOWN, `P ${MOST_SHOWN + 4}`]);
});
