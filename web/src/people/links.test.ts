import { expect, test } from 'vitest';
import { invitationIn } from './links';

test.each([
  ['', ''],
  ['#', ''],
  ['#invitation=a-b_c', 'a-b_c'],
  ['#something=else', ''],
])('%s carries "%s"', (hash, token) => expect(invitationIn(hash)).toBe(token));
