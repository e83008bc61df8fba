// What of the rulebook has the words that were typed: clauses, house rules, terms. Pure.

import { ruleText } from '../table/input/labels';
import type { Catalogue } from '../texts/catalogue';
import type { Book, BookRule, BookSection, BookTerm } from '../wire';
import { matches } from './search';

export interface Found {
  readonly sections: readonly BookSection[];
  readonly rules: readonly BookRule[];
  readonly terms: readonly BookTerm[];
  /** Of all of them. */
  readonly count: number;
}

/** No words: everything. A term is found by its word in any language. */
export function foundIn(book: Book, words: readonly string[], say: Catalogue, inAll: readonly Catalogue[]): Found {
  const sections = book.sections
    .map(({ section, clauses }) => ({
      section,
      clauses: clauses.filter(({ clause, examples }) =>
        matches(
          words,
          clause,
          say.text(`clause-${clause}.title`),
          say.text(`clause-${clause}`),
          ...examples.map((example) => say.text(`example-${example}`)),
        ),
      ),
    }))
    .filter(({ clauses }) => clauses.length);
  const rules = book.rules.filter((rule) =>
    matches(
      words,
      rule.rule,
      say.text(`rule-${rule.rule}.title`),
      say.text(`rule-${rule.rule}`),
      ...rule.values.map((value) => ruleText(say, rule.rule, value, '')),
    ),
  );
  const terms = book.terms.filter(({ term }) => matches(words, ...inAll.map((one) => one.text(`term-${term}`))));
  const clauses = sections.reduce((sum, section) => sum + section.clauses.length, 0);
  return { sections, rules, terms, count: clauses + rules.length + terms.length };
}
