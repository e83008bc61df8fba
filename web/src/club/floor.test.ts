import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BookEntry, TableRuling } from '../connection/floor';
import { newCall, ownCallText } from '../people/calls';
import { Catalogue } from '../texts/catalogue';
import { LANGUAGES, type Language } from '../texts/languages';
import type { CallView } from '../wire';
import { csvOf, entryText, placeText, reasonText } from './book';
import { actionOf, blankDraft, fieldsOf, isPossible, kindsOf, needsReason, refusalOf, seatsOf } from './ruling';

const TEXTS = join(__dirname, '../../../src/pakli/texts');
const say = Object.fromEntries(
  LANGUAGES.map((language) => {
    const sources = ['people', 'club', 'floor'].map((theme) =>
      readFileSync(join(TEXTS, language, `${theme}.ftl`), 'utf8'),
    );
    return [language, new Catalogue(language, sources)];
  }),
) as Record<Language, Catalogue>;

const GOING_ON = { clause: 'T2', code: 'hand.going_on', facts: [], text: 'A hand is going on.' };
const RULINGS: readonly TableRuling[] = [
  { what: 'hold_table', seat: 0, refusal: null },
  { what: 'kill_hand', seat: 2, refusal: null },
  { what: 'kill_hand', seat: 3, refusal: GOING_ON },
  { what: 'move_chips', seat: 2, refusal: GOING_ON },
];

test('the page offers what the server does, and splits what has several names', () => {
  expect(kindsOf(RULINGS)).toEqual(['hold_table', 'kill_hand', 'give_back_bet', 'award_pot', 'move_chips']);
  for (const kind of kindsOf(RULINGS)) {
    for (const language of LANGUAGES) expect(say[language].has(`ruling-${kind.replaceAll('_', '-')}`)).toBe(true);
  }
});

test('what is possible is the server’s word, seat by seat', () => {
  expect(isPossible(RULINGS, 'kill_hand')).toBe(true);
  expect(refusalOf(RULINGS, 'kill_hand', 2)).toBeUndefined();
  expect(refusalOf(RULINGS, 'kill_hand', 3)).toMatchObject({ clause: 'T2', code: 'hand.going_on' });
  expect(isPossible(RULINGS, 'give_back_bet')).toBe(false);
  expect(refusalOf(RULINGS, 'award_pot', 2)?.clause).toBe('T2');
});

test('each ruling is sent with what it asks for', () => {
  const draft = { ...blankDraft(), player: 2, to: 3, seat: 6, hands: 4, reason: '  he talked  ', winners: '2, 5' };
  const reason = 'he talked';
  for (const type of ['return_bet', 'award_hand']) {
    expect(fieldsOf(type)).toEqual(['player']);
    expect(actionOf(type, draft, 0)).toEqual({ type, seat: 2, reason });
  }
  expect(actionOf('kill_hand', draft, 0)).toEqual({ type: 'kill_hand', seat: 2, reason, clause: 'P17' });
  expect(actionOf('give_back_bet', draft, 40)).toEqual({
    type: 'move_chips',
    giver: 2,
    taker: 3,
    chips: 40,
    reason,
    what: 'bet',
  });
  expect(actionOf('change_seat', draft, 0)).toEqual({ type: 'change_seat', seat: 2, to: 6, reason });
  expect(actionOf('penalize', draft, 0)).toEqual({ type: 'penalize', seat: 2, hands: 4, reason });
  expect(actionOf('set_button', draft, 0)).toEqual({ type: 'set_button', seat: 6, reason });
  expect(actionOf('rule_award', draft, 0)).toEqual({
    type: 'rule_award',
    pot: 0,
    seats: [2, 5],
    half: 'whole',
    reason,
  });
  expect(actionOf('resume_table', draft, 0)).toEqual({ type: 'resume_table' });
  expect(actionOf('mute', draft, 0)).toBeUndefined();
  expect(needsReason('hold_table')).toBe(true);
  expect(needsReason('resume_table')).toBe(false);
  expect(fieldsOf('grant')).toEqual(['player', 'amount']);
  expect(seatsOf('2;  5 and 10')).toEqual([2, 5, 10]);
});

const ENTRY: BookEntry = {
  ...{ kind: 'ruling', number: 1, at: Date.UTC(2026, 10, 30, 8, 0), by: 'Judit', what: 'penalize', whom: 'Béla' },
  ...{ other: '', table: 't1', table_name: 'Friday', hand: 7, seat: 3, count: 2, reason: 'bad words', detail: {} },
};

test('lines of the book are sentences in every language', () => {
  expect(entryText(say.en, ENTRY)).toBe('Judit has put out Béla in seat 3 for 2 hands.');
  expect(entryText(say.pl, ENTRY)).toBe('Judit nakłada karę: Béla, miejsce 3, 2 rozdania.');
  expect(entryText(say.hu, ENTRY)).toContain('büntetést szabott ki');
  expect(placeText(say.en, ENTRY)).toBe('Friday, hand 7');
  expect(reasonText(say.en, ENTRY)).toBe('Reason: bad words');
  expect(reasonText(say.en, { ...ENTRY, kind: 'call' })).toBe('“bad words”');
  expect(entryText(say.en, { ...ENTRY, what: 'painted' })).toBe('Judit: painted Béla');
  const deed = { ...ENTRY, kind: 'deed', what: 'muted', detail: { minutes: 5 } } as const;
  expect(entryText(say.pl, deed)).toContain('5 minut');
  expect(reasonText(say.en, deed)).toBe('Reason: bad words');
  const corrected = { ...deed, what: 'corrected', detail: { chips: 5, currency: '' } } as const;
  expect(entryText(say.en, corrected)).toContain('bad words');
  expect(reasonText(say.en, corrected)).toBe('');
});

test('what is saved is no formula, whatever people are called or write', () => {
  const rows = csvOf(say.en, [{ ...ENTRY, by: '=HYPERLINK("x")', reason: 'he said "no", twice' }]).split('\r\n');
  expect(rows[0]).toBe('when,who,what,to whom,table,hand,seat,reason,in words');
  expect(rows[1]).toContain('2026-11-30T08:00:00.000Z,"\'=HYPERLINK(""x"")",penalize,Béla,Friday,7,3,');
  expect(rows[1]).toContain('"he said ""no"", twice"');
});

const CALL: CallView = {
  ...{ number: 4, at: 0, table: 't1', table_name: 'Friday', seat: 2, player: 'anna', name: 'Anna', text: '' },
  ...{ taken: '', closed: false, closed_by: '', answer: '' },
};

test('a call is new once, and one’s own is none', () => {
  expect(newCall([], [CALL], 'floor')).toBe(CALL);
  expect(newCall([CALL], [{ ...CALL, taken: 'Judit' }], 'floor')).toBeUndefined();
  expect(newCall([], [CALL], 'anna')).toBeUndefined();
  expect(newCall([], [{ ...CALL, closed: true }], 'floor')).toBeUndefined();
});

test('who called reads how it stands', () => {
  const nothing = new Set<number>();
  expect(ownCallText(say.en, CALL, nothing)).toBe('The floor is called. Somebody will see to it.');
  expect(ownCallText(say.en, { ...CALL, taken: 'Judit' }, nothing)).toBe('Judit sees to it.');
  const closed = { ...CALL, closed: true, closed_by: 'Judit', answer: 'Play on' };
  expect(ownCallText(say.en, closed, nothing)).toBe('Judit answers: Play on');
  expect(ownCallText(say.en, { ...closed, answer: '' }, nothing)).toBe('Judit has closed your call.');
  expect(ownCallText(say.en, { ...closed, closed_by: 'Anna' }, nothing)).toBe('You have taken the call back.');
  expect(ownCallText(say.en, closed, new Set([4]))).toBe('');
});
