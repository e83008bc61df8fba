import { describe, expect, test } from 'vitest';
import { blindOf, chipsFromField, chipsText, chipsToField, countedAt, digitsOf, grouped } from './amounts';
import { catalogueOf, SIGN } from '../testing';
import { LANGUAGES, pickLanguage } from './languages';
import { cardsText, handText, lineText, PLAIN_CHIPS, refusalText } from './words';

const USD = { code: 'USD', value: 50, digits: 2 };

const say = { en: catalogueOf('en'), hu: catalogueOf('hu'), pl: catalogueOf('pl') };

describe('amounts', () => {
  test('a currency has its usual digits behind the point', () => {
    expect(['', 'EUR', 'JPY', 'HUF', 'XXY'].map(digitsOf)).toEqual([0, 2, 0, 0, 2]);
  });

  test.each([
    [0, 'en', '0'],
    [999, 'en', '999'],
    [1234, 'en', '1,234'],
    [1234, 'hu', '1\u00a0234'],
    [1234567, 'pl', '1\u00a0234\u00a0567'],
    [-20, 'en', '\u221220'],
  ] as const)('%i in %s is %s', (value, language, text) => expect(grouped(value, language)).toBe(text));

  test('chips worth money are written in its currency', () => {
    expect(chipsText(3, 'en', USD)).toBe('$1.50');
    expect(chipsText(2469, 'hu', USD)).toBe('1\u00a0234,50\u00a0USD');
    expect(chipsText(1234, 'pl', PLAIN_CHIPS)).toBe('1\u00a0234');
    expect(chipsText(1, 'en', { code: 'club', value: 5, digits: 1 })).toBe('0.5\u00a0club');
  });

  test('what is typed is chips again', () => {
    expect(chipsToField(3, 'en', USD)).toBe('1.50');
    expect(chipsToField(3, 'hu', USD)).toBe('1,50');
    expect(chipsFromField(chipsToField(3, 'pl', USD), USD)).toBe(3);
    expect(chipsFromField('1,50', USD)).toBe(3);
    expect(chipsFromField(' 1 234 ', PLAIN_CHIPS)).toBe(1234);
    expect(chipsFromField('12a', PLAIN_CHIPS)).toBeNaN();
    expect(chipsFromField('', PLAIN_CHIPS)).toBeNaN();
  });

  test.each([
    ['1,500', PLAIN_CHIPS, 1500],
    ['1.500', PLAIN_CHIPS, 1500],
    ['1,000,000', PLAIN_CHIPS, 1_000_000],
    ['1,500.50', USD, 3001],
    ['1.500,50', USD, 3001],
    ['2.125', { ...USD, blind: 20 }, 43],
    ['1,50,000', PLAIN_CHIPS, NaN],
  ])('%s is typed in thousands where no amount has three digits behind the point', (typed, money, chips) => {
    expect(chipsFromField(typed, money)).toBe(chips);
  });

  test.each([
    [40, 'en', '2\u00a0BB'],
    [73, 'hu', '3,65\u00a0BB'],
    [1234567, 'pl', '61\u00a0728,35\u00a0BB'],
    [7, 'en', '0.35\u00a0BB'],
    [0, 'en', '0\u00a0BB'],
    [-30, 'en', '\u22121.5\u00a0BB'],
  ] as const)('%i chips in big blinds of 20, in %s: %s', (chips, language, text) => {
    expect(chipsText(chips, language, { ...USD, blind: 20 })).toBe(text);
  });

  test('big blinds are typed to the hundredth', () => {
    const counted = { ...USD, blind: 20 };
    expect(chipsToField(73, 'en', counted)).toBe('3.65');
    expect(chipsToField(73, 'pl', counted)).toBe('3,65');
    expect(chipsFromField('3,65', counted)).toBe(73);
    expect(chipsFromField('x', counted)).toBeNaN();
  });

  test('a game says what its big blind is, and stud that it has none', () => {
    const [game] = SIGN.games;
    if (!game) throw new Error('the sign has no game');
    const limits = { say: 'sign-limits', facts: { low: { chips: 20 }, high: { chips: 40 } } };
    const stud = { ...game, stakes: [limits, { say: 'play-sign-bring-in', facts: { amount: { chips: 6 } } }] };
    const sign = { ...SIGN, games: [game, { ...game, stakes: [limits] }, stud] };
    expect(sign.games.map(blindOf)).toEqual([2, 20, undefined]);
    expect(countedAt(sign, 1, 'big_blinds').blind).toBe(20);
    expect(countedAt(sign, 2, 'big_blinds')).toBe(SIGN.money);
    expect(countedAt(sign, 1, 'chips')).toBe(SIGN.money);
  });
});

test('the language is the first wish there is', () => {
  expect(pickLanguage([null, 'de-DE', 'pl-PL'])).toBe('pl');
  expect(pickLanguage(['hu_HU.UTF-8'])).toBe('hu');
  expect(pickLanguage([])).toBe('en');
});

describe('the catalogue', () => {
  test('numbers are grouped, and pick the plural', () => {
    expect(say.en.text('event-raise', { name: 'Anna', amount: 1350 })).toBe('Anna raises to 1,350.');
    expect(say.pl.text('web-do-discard', { count: 5 })).toBe('Odrzucam 5 kart');
    expect(say.pl.text('web-do-discard', { count: 2 })).toBe('Odrzucam 2 karty');
  });

  test('attributes are messages too', () => {
    expect(say.hu.text('event-fold.you')).toBe('Eldobod a lapodat.');
    expect(say.hu.has('event-fold.you')).toBe(true);
    expect(say.hu.has('event-fold.nobody')).toBe(false);
    expect(say.hu.has('nothing')).toBe(false);
  });

  test('a line break is only the source’s', () => {
    for (const language of LANGUAGES) expect(say[language].text('clause-B8')).not.toMatch(/[^\n]\n[^\n]/);
  });
});

describe('words', () => {
  test('cards for the eye and for the ear', () => {
    expect(cardsText(say.en, 'AsTd??', 'signs')).toBe('A♠ 10♦ ▯');
    expect(cardsText(say.en, 'AsTd??', 'words')).toBe('ace of spades, ten of diamonds, unknown card');
  });

  test('hands are named with their ranks', () => {
    expect(handText(say.en, [{ category: 'full-house', ranks: 'KKK33' }])).toBe('full house, kings full of threes');
    expect(handText(say.en, [{ category: 'low', ranks: '8643A' }])).toBe('low 8-6-4-3-A');
    expect(
      handText(say.en, [
        { category: 'flush', ranks: '' },
        { category: 'flush', ranks: '' },
      ]),
    ).toBe('flush');
  });

  test('a line speaks to the viewer about himself', () => {
    const context = { money: PLAIN_CHIPS, manner: 'signs', nameOf: (seat: number) => `seat ${seat}`, me: 2 } as const;
    const line = { say: 'event-call', seat: 2, facts: { amount: { chips: 40 } } };
    expect(lineText(say.en, line, context)).toBe('You call 40.');
    expect(lineText(say.en, { ...line, seat: 3 }, context)).toBe('seat 3 calls 40.');
    expect(lineText(say.en, { ...line, seat: 3, name: 'Dora' }, context)).toBe('Dora calls 40.');
  });

  test('a refusal says what is possible, in money where chips are money', () => {
    const refusal = { clause: 'B8', code: 'raise.capped', facts: [['cap', 4]] } as const;
    expect(refusalText(say.en, refusal, USD)).toContain('the cap is 4 bets');
    const facing = { clause: 'B0', code: 'check.facing_bet', facts: [['to_call', 4]] } as const;
    expect(refusalText(say.en, facing, USD)).toContain('call $2.00');
    const dealer = { clause: 'P5', code: 'turn.dealer', facts: [['what', 'hole']] } as const;
    expect(refusalText(say.en, dealer, PLAIN_CHIPS)).toContain('the dealer: deal.');
  });

  test('a refusal the catalogue does not know is said in the server’s words', () => {
    const odd = { clause: '', code: 'odd.one', facts: [], text: 'Not today.' };
    expect(refusalText(say.pl, odd, PLAIN_CHIPS)).toBe('Not today.');
  });
});
