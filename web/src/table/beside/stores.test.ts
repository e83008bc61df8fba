// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PastLine } from '../../wire';
import { rememberFolded, wasFolded } from './folded';
import { LastHands } from './lastHands.svelte';
import { Notes } from './notes.svelte';

let asked: [method: string | undefined, path: string, body: unknown][];
let answers: Record<string, { status: number; body: unknown }>;

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    asked.push([method, path, body ? JSON.parse(body as string) : undefined]);
    const { status = 200, body: said = {} } = answers[path] ?? {};
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const NOTE = { player: 'p1', text: 'bluffs', tag: 'tricky' } as const;

describe('notes', () => {
  test('are fetched once for who is signed in, and again for who comes next', async () => {
    const notes = new Notes();
    answers['/api/me/notes'] = { status: 200, body: [NOTE] };
    await notes.follow('');
    await notes.follow('anna');
    await notes.follow('anna');
    expect(notes.all).toEqual({ p1: NOTE });
    expect(asked).toHaveLength(1);
    answers['/api/me/notes'] = { status: 200, body: [] };
    await notes.follow('bence');
    expect(notes.all).toEqual({});
  });

  test('that did not come are asked for again', async () => {
    const notes = new Notes();
    answers['/api/me/notes'] = { status: 503, body: { code: 'http.503' } };
    await notes.follow('anna');
    answers['/api/me/notes'] = { status: 200, body: [NOTE] };
    await notes.follow('anna');
    expect(notes.all).toEqual({ p1: NOTE });
  });

  test('stand here once they are kept there, and not before', async () => {
    const notes = new Notes();
    answers['/api/me/notes/p1'] = { status: 422, body: { code: 'settings.many_notes' } };
    expect((await notes.keep(NOTE))?.code).toBe('settings.many_notes');
    expect(notes.all).toEqual({});
    answers = {};
    expect(await notes.keep({ ...NOTE, text: ' bluffs ' })).toBeUndefined();
    expect(notes.all).toEqual({ p1: NOTE });
    expect(asked[1]).toEqual(['PUT', '/api/me/notes/p1', { text: 'bluffs', tag: 'tricky' }]);
    await notes.keep({ player: 'p1', text: '  ', tag: '' });
    expect(notes.all).toEqual({});
  });
});

test('last hands stay when the server lists them no more, but cannot be replayed', async () => {
  const hand = (number: number): PastLine => ({ number, at: 0, game: 0, winners: [] });
  const hands = new LastHands('t 1');
  answers['/api/tables/t%201/hands'] = { status: 200, body: [hand(1)] };
  await hands.ask();
  answers['/api/tables/t%201/hands'] = { status: 200, body: [hand(3), hand(2)] };
  await hands.ask();
  expect(hands.lines?.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect([3, 1].map((number) => hands.isThere(number))).toEqual([true, false]);
  answers['/api/tables/t%201/hands/3'] = { status: 404, body: { code: 'gone.hand', facts: [['number', 3]] } };
  expect(await hands.open(3)).toBeUndefined();
  expect(hands.trouble?.code).toBe('gone.hand');
});

test('a panel that was folded away is so next time', () => {
  expect(wasFolded()).toBe(false);
  rememberFolded(true);
  expect(wasFolded()).toBe(true);
  rememberFolded(false);
  expect(wasFolded()).toBe(false);
});
