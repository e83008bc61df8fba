import { expect, test } from 'vitest';
import { standingIn, standingOf } from './standing';

test('somebody is what he is highest', () => {
  expect(standingOf({ guest: true, roles: [] })).toBe('guest');
  expect(standingOf({ guest: false, roles: ['player'] })).toBe('player');
  expect(standingOf({ guest: false, roles: ['player', 'floor', 'host'] })).toBe('host');
  expect(standingIn({ kind: 'bot', role: 'player' })).toBe('bot');
  expect(standingIn({ kind: 'guest', role: 'player' })).toBe('guest');
  expect(standingIn({ kind: 'member', role: 'floor' })).toBe('floor');
});
