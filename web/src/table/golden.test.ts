// The golden views of the server's tests, folded as the page folds what it is sent, and put into words.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogueOf } from '../testing';
import { LANGUAGES } from '../texts/languages';
import { lineText, PLAIN_CHIPS } from '../texts/words';
import type { Line, Patch, TableView } from '../wire';
import { patched } from './patch';

interface Golden {
  readonly name: string;
  readonly first: TableView;
  readonly steps: readonly { readonly told: readonly Line[]; readonly set: Patch }[];
  readonly last: TableView;
}

const FOLDER = join(__dirname, '../../../tests/golden/views');
const goldens = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Golden);

describe.each(goldens)('$name', ({ first, steps, last }) => {
  test('patches lead from the first view to the last', () => {
    expect(steps.reduce((view, { set }) => patched(view, set), first)).toEqual(last);
  });

  test.each(LANGUAGES)('every line has words in %s', (language) => {
    const say = catalogueOf(language);
    let view = first;
    for (const { told, set } of steps) {
      view = patched(view, set);
      for (const line of told) {
        const text = lineText(say, line, {
          money: PLAIN_CHIPS,
          manner: 'words',
          nameOf: (seat) => view.seats[seat]?.name ?? `${seat}`,
          ...(view.me.seat === undefined ? {} : { me: view.me.seat }),
        });
        expect(text).not.toBe('');
        expect(text).not.toContain(line.say);
        expect(text).not.toMatch(/[{}]/);
      }
    }
  });
});
