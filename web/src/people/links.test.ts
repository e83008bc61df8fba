import { expect, test } from 'vitest';
import { secretsIn } from './links';

test.each([
  ['', {}],
  ['#', {}],
  ['#invitation=a-b_c', { invitation: 'a-b_c' }],
  ['#host=xyz', { host: 'xyz' }],
  ['#something=else', {}],
])('%s carries %j', (hash, secrets) => expect(secretsIn(hash)).toEqual(secrets));
