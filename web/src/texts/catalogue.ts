// One language's messages, found by id and filled with facts. The browser's half of `pakli.texts.catalogue`:
// the same files, the same rules.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { grouped } from './amounts';
import type { Language } from './languages';

/** A number is written grouped; `$x_n` beside it picks a plural. */
export type Spoken = Readonly<Record<string, number | string>>;

export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
  ) {
    // No isolation marks: the three languages all run left to right.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    return message !== undefined && (attribute === undefined || attribute in message.attributes);
  }

  /** The message filled with `facts`; `id.attribute` names an attribute. A missing one shows its id: a bug. */
  text(id: string, facts: Spoken = {}): string {
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return id;
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, this.#variables(facts), errors);
    for (const error of errors) console.warn(`${this.language}: ${id}: ${error.message}`);
    return flowing(said);
  }

  number(value: number): string {
    return grouped(value, this.language);
  }

  #variables(facts: Spoken): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      variables[name] = typeof fact === 'number' ? grouped(fact, this.language) : fact;
      if (typeof fact === 'number') variables[`${name}_n`] = fact;
    }
    return variables;
  }
}

/** A line break is only the source's; an empty line begins a new paragraph. */
function flowing(said: string): string {
  return said
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').join(' '))
    .join('\n\n');
}
