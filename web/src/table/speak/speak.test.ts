import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CALL, FOLD, question, RAISE, seat, SIGN, tableView } from '../../testing';
import { Catalogue } from '../../texts/catalogue';
import type { Language } from '../../texts/languages';
import type { Line, Option, TableView } from '../../wire';
import { choiceOf } from '../input/input';
import type { Known } from '../view';
import { ownHand } from './hand';
import { heard } from './hear';
import { bankBegins, mentions, signalsOf } from './signals';
import { TONES } from './sound';
import { isTold, tell } from './telling';
import { turnHeard } from './turn';

const TEXTS = join(__dirname, '../../../../src/pakli/texts');

function catalogue(language: Language): Catalogue {
  const folder = join(TEXTS, language);
  return new Catalogue(
    language,
    readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
  );
}

const say = { en: catalogue('en'), hu: catalogue('hu'), pl: catalogue('pl') };
const CHIPS = SIGN.money;
const HUF = { code: 'HUF', value: 100, digits: 0 };
const PLN = { code: 'PLN', value: 50, digits: 2 };
const option = (word: Option['word'], more: Partial<Option> = {}): Option => ({
  word,
  action: { type: word },
  ...more,
});
const ALL_IN = option('all_in', { amount: 205, all_in: true });

describe('the turn in a sentence', () => {
  const asked = question([
    FOLD,
    option('check', { refusal: { clause: '', code: 'x', facts: [] } }),
    CALL,
    RAISE,
    ALL_IN,
  ]);

  test.each([
    ['en', 'Your turn: call 40, raise to 80 up to 205, or fold.'],
    ['hu', 'Te jössz: megadás, 40; emelés összesen 80 és 205 között; vagy eldobás.'],
    ['pl', 'Twój ruch: sprawdzam 40, podbicie do kwoty od 80 do 205 lub pas.'],
  ] as const)('in %s', (language, text) => expect(turnHeard(say[language], asked, CHIPS)).toBe(text));

  test('in forints and złotys as people write them', () => {
    expect(turnHeard(say.hu, question([CALL, FOLD]), HUF)).toBe('Te jössz: megadás, 4\u00a0000\u00a0Ft vagy eldobás.');
    expect(turnHeard(say.pl, question([CALL, FOLD]), PLN)).toBe('Twój ruch: sprawdzam 20,00\u00a0zł lub pas.');
  });

  test.each([
    [[option('fold'), option('check')], 'Your turn: check or fold.'],
    [[FOLD, option('call', { amount: 30, all_in: true })], 'Your turn: call all-in for 30 or fold.'],
    [[FOLD, CALL, ALL_IN], 'Your turn: call 40, go all-in with 205, or fold.'],
    [
      [option('bring_in', { amount: 5 }), option('complete', { amount: 20 })],
      'Your turn: bring in 5 or complete to 20.',
    ],
    [
      [option('discard', { choose: [{ what: 'cards', field: 'cards', least: 1, most: 5 }] }), option('stand_pat')],
      'Your turn: throw away up to 5 cards or stand pat.',
    ],
    [[option('show'), option('muck')], 'Your turn: show or throw away unseen.'],
    [[option('straddle', { amount: 40 }), option('decline')], 'Your turn: straddle 40 or decline.'],
    [
      [option('runs', { amount: 1 }), option('runs', { amount: 2 }), option('any_runs')],
      'Your turn: run it 1 time, run it 2 times, or as the others like.',
    ],
    [[option('game', { game: 'razz' }), option('game', { game: 'holdem' })], 'Your turn: Razz or Texas Hold’em.'],
    [[], 'Your turn.'],
  ])('%#', (options, text) => expect(turnHeard(say.en, question(options), CHIPS)).toBe(text));

  test.each(['en', 'hu', 'pl'] as const)('there are words for every option in %s', (language) => {
    const words = ['fold', 'check', 'call', 'bet', 'raise', 'complete', 'bring_in', 'all_in', 'discard', 'stand_pat'];
    const more = ['show', 'muck', 'straddle', 'decline', 'cut', 'runs', 'any_runs'];
    for (const word of [...words, ...more]) {
      expect(say[language].has(`speech-${word.replaceAll('_', '-')}`), word).toBe(true);
    }
    expect(choiceOf(RAISE, 'amount')?.field).toBe('total');
  });
});

describe('what happens', () => {
  const line = (id: string, more: Partial<Line> = {}): Line => ({ say: `event-${id}`, ...more });
  const known = (more: Partial<Known> = {}, view: Partial<TableView> = {}): Known => ({
    v: 1,
    view: tableView(view),
    ...more,
  });

  test('is told before the turn, and the turn once', () => {
    const told = [{ line: line('fold', { seat: 2 }), text: 'Bence folds.' }];
    const now = known({ question: question([FOLD, CALL]) });
    expect(tell(say.en, told, known(), now, 'full', CHIPS)).toBe('Bence folds. Your turn: call 40 or fold.');
    expect(tell(say.en, [], now, now, 'full', CHIPS)).toBe('');
  });

  test('is silence while nothing happens; that players are missing is said once', () => {
    const waits = known({}, { waits: 'too_few' });
    expect(tell(say.en, [], known(), waits, 'full', CHIPS)).toBe('Waiting for players.');
    expect(tell(say.en, [], waits, waits, 'full', CHIPS)).toBe('');
    expect(tell(say.en, [], known(), known({}, { to_act: [2] }), 'full', CHIPS)).toBe('');
  });

  test('in brief is what changes the price, the cards, who wins, and oneself', () => {
    const brief = (one: Line): boolean => isTold(one, 1, 'brief');
    const kept = ['bet', 'raise', 'all-in-call', 'flop', 'hole', 'wins-with', 'shows', 'held'].map((id) =>
      line(id, { seat: 2 }),
    );
    const left = ['fold', 'check', 'call', 'ante', 'big-blind', 'dealt', 'stack', 'button'].map((id) =>
      line(id, { seat: 2 }),
    );
    expect(kept.every(brief)).toBe(true);
    expect(left.some(brief)).toBe(false);
    expect(left.every((one) => isTold(one, 1, 'full'))).toBe(true);
    expect(brief(line('fold', { seat: 1 }))).toBe(true);
  });
});

describe('what one asks to hear', () => {
  const nothing = { refusal: undefined, last: undefined, money: CHIPS };
  const held = [
    { category: 'pair', ranks: 'K' },
    { category: 'low', ranks: '8642A' },
  ];
  const view = tableView({
    seats: {
      1: seat(1, 'Anna', { cards: 'AsKd', held }),
      2: seat(2, 'Bence', { cards: '????7h', up: [2], stack: 90 }),
    },
    hand: {
      number: 1,
      game: 0,
      pot: 90,
      pots: [
        { amount: 60, seats: [1, 2] },
        { amount: 30, seats: [2] },
      ],
      boards: ['Kc8h6d'],
      over: false,
    },
    to_act: [2],
  });
  const hears = (ask: Parameters<typeof heard>[0], more: Partial<Known> = {}): string =>
    heard(ask, { v: 1, view, ...more }, nothing, say.en);

  test('the pots, the stacks, the board with what lies open', () => {
    expect(hears('pot')).toBe('Pot: 90. Main pot: 60. Side pot 1: 30.');
    expect(hears('stacks')).toBe('Anna has 200. Bence has 90.');
    expect(hears('board')).toContain(
      'Board: king of clubs, eight of hearts, six of diamonds. Bence shows seven of hearts.',
    );
    expect(hears('game')).toContain('No Limit');
  });

  test('whose turn it is, what was said last, why not', () => {
    expect(hears('turn')).toBe('Bence to act.');
    expect(hears('turn', { question: question([FOLD]) })).toBe('Your turn: fold.');
    expect(hears('last')).toBe('Nothing has been said yet.');
    expect(heard('last', { v: 1, view }, { ...nothing, last: 'x' }, say.en)).toBe('x');
    expect(hears('why')).toBe('Nothing has been refused.');
  });

  test('high and low of one’s own hand, each in a line of its own', () => {
    const [high = '', low = '', ...more] = ownHand(say.en, view);
    expect(high).toMatch(/^High: .*king/);
    expect(low).toMatch(/^low 8-6-4-2-A/);
    expect(more).toEqual([]);
    const alone = { ...view, seats: { 1: seat(1, 'Anna', { cards: 'AsKd', held: held.slice(0, 1) }) } };
    expect(ownHand(say.en, alone)).toEqual([expect.stringMatching(/^(?!High).*king/)]);
    const folded = { ...view, seats: { 1: seat(1, 'Anna', { held, status: 'folded' }) } };
    expect(ownHand(say.en, folded)).toEqual([]);
    expect(hears('cards')).toContain('Your cards: ace of spades, king of diamonds. You have: High:');
  });
});

describe('what calls one', () => {
  const bank = { seats: [1], left: 5, of: 5, kind: 'bank', bank: 0 } as const;
  const at = (more: Partial<Known>): Known => ({ v: 1, view: tableView(), ...more });

  test('one’s turn and a pot won, once each; not what was there when the page was opened', () => {
    const asked = at({ question: question([FOLD]) });
    const won = at({ view: tableView({ seats: { 1: seat(1, 'Anna', { won: 5 }) } }) });
    expect(signalsOf(at({}), asked)).toEqual(['turn']);
    expect(signalsOf(asked, asked)).toEqual([]);
    expect(signalsOf(asked, won)).toEqual(['won']);
    expect(signalsOf(won, won)).toEqual([]);
    expect(signalsOf(undefined, won)).toEqual([]);
  });

  test('the time bank, as it begins', () => {
    const asked = { question: question([FOLD]), clock: { ...bank, kind: 'time' } } as const;
    expect(bankBegins(at(asked), at({ ...asked, clock: bank }))).toBe(true);
    expect(bankBegins(at({ ...asked, clock: bank }), at({ ...asked, clock: bank }))).toBe(false);
    expect(bankBegins(at({ clock: asked.clock }), at({ clock: bank }))).toBe(false); // another's
  });

  test('one’s name in the chat, as a word, from somebody else', () => {
    const line = (text: string, name = 'Bence') => ({ text, name });
    expect(mentions(line('szép volt, anna!'), 'Anna')).toBe(true);
    expect(mentions(line('Hannah'), 'Anna')).toBe(false);
    expect(mentions(line('Ágota?'), 'Ágota')).toBe(true);
    expect(mentions(line('Anna', 'Anna'), 'Anna')).toBe(false);
    expect(mentions(line('a.b (c)'), 'b (c')).toBe(true);
    expect(mentions(line('hello'), '')).toBe(false);
  });

  test('by tones that are short', () => {
    for (const tones of Object.values(TONES)) {
      expect(Math.max(...tones.map(({ at: begins, lasts }) => begins + lasts))).toBeLessThan(0.5);
    }
  });
});
