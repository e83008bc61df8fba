// @vitest-environment happy-dom
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Link, Watcher } from '../../connection/link';
import type { Session } from '../../people/session.svelte';
import { batch, seat, SIGN, tableView, viewMessage } from '../../testing';
import { speech } from '../../texts/speech.svelte';
import type { TableView } from '../../wire';
import { TableModel } from '../model.svelte';
import CutSeen from './CutSeen.svelte';
import Entry from './Entry.svelte';
import State from './State.svelte';

let shown: object | undefined;

beforeAll(() => speech.switchTo('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  vi.useRealTimers();
});

function show<P extends Record<string, unknown>>(component: Component<P>, props: P): void {
  shown = mount(component, { target: document.body, props });
  flushSync();
}

function text(): string {
  flushSync();
  return (document.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

describe('why nothing goes on', () => {
  const state = (status: string, more: Partial<TableView> = {}): void =>
    show(State, { session: { status } as Session, view: tableView(more) });

  test('while the line is lost, the seconds of grace run down', () => {
    state('lost');
    expect(text()).toContain('You have 30 seconds');
    vi.advanceTimersByTime(12_000);
    expect(text()).toContain('You have 18 seconds');
    vi.advanceTimersByTime(20_000);
    expect(text()).toContain('Your time to come back is over');
  });

  test('who only looks on has no seat to lose', () => {
    state('lost', { me: { balance: 0 } });
    expect(text()).toBe('');
  });

  test('a table on hold says so, with the floor’s reason', () => {
    state('connected', { held: 'A new pack is fetched.' });
    expect(text()).toBe('The table is on hold. A new pack is fetched.');
  });

  test('a table that cannot write says that the chips are safe', () => {
    state('connected', { trouble: 'storage', held: 'later' });
    expect(text()).toContain('All chips are safe.');
  });

  test('as long as all is well it says nothing', () => {
    state('connected');
    expect(text()).toBe('');
  });
});

describe('coming in', () => {
  const wait = { word: 'wait', action: { type: 'choose_entry' } } as const;

  test('says what posting costs, in the table’s money, and what waiting means', () => {
    const money = { code: 'USD', value: 50, digits: 2 };
    const post = { word: 'post', action: { type: 'choose_entry' }, amount: 2 } as const;
    show(Entry, { view: tableView({ sign: { ...SIGN, money }, can: { post, wait } }), money });
    expect(text()).toContain('Posting costs $1.00');
    expect(text()).toContain('Waiting costs nothing');
    expect(text()).toContain('T5');
  });

  test('says nothing where there is nothing to choose', () => {
    show(Entry, { view: tableView({ can: { wait } }), money: SIGN.money });
    expect(text()).toBe('');
  });
});

test('a cut is shown to everybody for a moment, but not one of before', () => {
  let watcher: Watcher | undefined;
  const link = { watch: (_: string, one: Watcher) => ((watcher = one), () => undefined) } as unknown as Link;
  const model = new TableModel(link, 't1');
  const cut = (at: number) => ({ say: 'event-cut', seat: 2, facts: { at, cards: 52 } });
  watcher?.onView(viewMessage(5, { view: tableView({ seats: { 2: seat(2, 'Bence') } }), told: [cut(9)] }));
  show(CutSeen, { model });
  expect(text()).toBe('');
  watcher?.onBatch(batch(6, 1, { told: [cut(17)] }));
  expect(text()).toBe('Bence cuts the pack after card 17.');
  expect(document.querySelectorAll('path.lifted')).toHaveLength(17);
  vi.advanceTimersByTime(5000);
  expect(text()).toBe('');
  model.stop();
});
