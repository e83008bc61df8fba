import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MOST_LINES = 400;
const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte|css)$/.test(file))
  .filter((file) => file !== 'wire.ts'); // generated

test.each(files)('%s is short enough to be read in one go', (file) => {
  expect(readFileSync(join(__dirname, file), 'utf8').split('\n').length).toBeLessThanOrEqual(MOST_LINES + 1);
});
