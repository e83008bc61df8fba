import { describe, expect, test } from 'vitest';
import { catalogueOf, tableView } from '../testing';
import { LANGUAGES } from '../texts/languages';
import type { Book, ExampleView } from '../wire';
import { exampleFrames } from './example';
import { foundIn } from './found';
import { folded, matches, wordsOf } from './search';
import { blocksOf, piecesOf } from './text';

const known = (id: string): boolean => ['B8', 'H3', 'P1', 'H5a', 'TDA36'].includes(id);

describe('the text of a clause', () => {
  test('links the clauses it names, and nothing that only looks like one', () => {
    expect(piecesOf('as in H3 (P1), not A-2-3', known)).toEqual([
      { text: 'as in ' },
      { text: 'H3', clause: 'H3' },
      { text: ' (' },
      { text: 'P1', clause: 'P1' },
      { text: '), not A-2-3' },
    ]);
    expect(piecesOf('H5a and B99', known)).toEqual([{ text: 'H5a', clause: 'H5a' }, { text: ' and B99' }]);
    expect(piecesOf('TDA36', known)).toEqual([{ text: 'TDA36', clause: 'TDA36' }]);
  });

  test('makes a list of paragraphs that begin with a dash', () => {
    expect(blocksOf('First.\n\n– one\n\n– two\n\nLast.', known)).toEqual([
      { paragraph: [{ text: 'First.' }] },
      { items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { paragraph: [{ text: 'Last.' }] },
    ]);
  });
});

describe('the search', () => {
  test('minds neither accents nor capitals', () => {
    expect(folded('Élő vak, ŁĄCZNIE')).toBe('elo vak, lacznie');
    expect(matches(wordsOf('elo VAK'), 'Élő vak')).toBe(true);
    expect(matches(wordsOf('łącznie'), 'Lacznie do 75')).toBe(true);
    expect(matches(wordsOf('big blind'), 'the blind')).toBe(false);
    expect(matches([], 'anything')).toBe(true);
  });

  const book: Book = {
    sections: [
      { section: 'betting', clauses: [{ clause: 'B8', sources: ['O'], examples: ['short-all-in'] }] },
      { section: 'hands', clauses: [{ clause: 'H2', sources: ['K'], examples: [] }] },
    ],
    presets: ['standard'],
    rules: [{ rule: 'reopen', clause: 'B8', values: ['full_raise'], answers: [] }],
    terms: [{ term: 'fold', clause: 'B0' }],
  };

  test.each(LANGUAGES)('finds clauses, house rules and terms in %s', (language) => {
    const say = catalogueOf(language);
    const inAll = LANGUAGES.map(catalogueOf);
    expect(foundIn(book, [], say, inAll).count).toBe(4);
    const byId = foundIn(book, wordsOf('h2'), say, inAll);
    expect(byId.sections.flatMap(({ clauses }) => clauses.map(({ clause }) => clause))).toEqual(['H2']);
    expect(foundIn(book, wordsOf('eldobas'), say, inAll).terms).toHaveLength(1);
    expect(foundIn(book, wordsOf('nosuchword'), say, inAll).count).toBe(0);
  });
});

test('an example goes on by its steps, and a refusal changes nothing', () => {
  const view: ExampleView = {
    example: 'short-all-in',
    clauses: ['B8'],
    preset: 'standard',
    first: tableView({ button: 3 }),
    steps: [
      { told: [{ say: 'event-hand-number', facts: { number: 1 } }], set: {}, asked: 1 },
      {
        told: [],
        set: {},
        tried: { say: 'tries-raise', seat: 1, facts: { amount: { chips: 150 } } },
        refusal: { clause: 'B8', code: 'raise.not_reopened', facts: [] },
      },
      { told: [{ say: 'event-call', seat: 1 }], set: { button: 4 } },
    ],
  };
  const frames = exampleFrames(view);
  expect(frames.map(({ view: { button } }) => button)).toEqual([3, 3, 4]);
  expect(frames.map(({ lines }) => lines.map(({ say }) => say))).toEqual([
    ['event-hand-number'],
    ['tries-raise'],
    ['event-call'],
  ]);
});
