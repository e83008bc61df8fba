import { expect, test } from 'vitest';
import { catalogueOf, SIGN, tableView } from '../../testing';
import type { Manners, TableView } from '../../wire';
import { keptLines } from './kept';
import { isTold } from './telling';

const MANNERS: Manners = { owner: 'anna', private: false, approve: false, delay: 30, chat: 'everyone' };
const SAYS = (['en', 'hu', 'pl'] as const).map(catalogueOf);

function kept(more: Partial<Manners>, view: Partial<TableView> = {}): TableView {
  return tableView({ ...view, manners: { ...MANNERS, ...more } });
}

const told = (before: TableView, now: TableView): string[] => keptLines(before, now).map(({ say }) => say);

test('what has changed is told, and nothing else', () => {
  expect(told(kept({}), kept({}))).toEqual([]);
  expect(keptLines(undefined, kept({}))).toEqual([]);
  expect(told(kept({}), kept({ private: true, approve: true, chat: 'off' }))).toEqual([
    'event-kept-private',
    'event-kept-approve',
    'event-kept-chat-off',
  ]);
  expect(told(kept({}), kept({ one_address: true, members_bots: true }))).toEqual([
    'event-kept-one-address',
    'event-kept-members-bots',
  ]);
  expect(told(kept({ members_bots: true }), kept({}))).toEqual(['event-kept-no-members-bots']);
  const sign = { ...SIGN, name: 'Monday' };
  expect(keptLines(kept({}), kept({}, { sign }))).toEqual([{ say: 'event-kept-name', facts: { table: 'Monday' } }]);
  expect(told(kept({}), kept({}, { closing: true }))).toEqual(['event-kept-closing']);
});

test('a delay is told when it is known, once', () => {
  const later = kept({ next_delay: 0 });
  expect(told(kept({}), later)).toEqual(['event-kept-next-no-delay']);
  expect(told(later, kept({ delay: 0 }))).toEqual([]);
  expect(told(later, kept({}))).toEqual(['event-kept-next-delay']);
  expect(told(kept({}), kept({ delay: 60 }))).toEqual(['event-kept-delay']);
});

test('every sentence is there in every language, and told to who wants only the most important', () => {
  const names = ['name', 'private', 'public', 'approve', 'no-approve', 'delay', 'no-delay', 'closing'];
  const more = [
    'one-address',
    'no-one-address',
    'members-bots',
    'no-members-bots',
    'next-delay',
    'next-no-delay',
    'chat-everyone',
    'chat-seated',
    'chat-off',
  ];
  for (const name of [...names, ...more]) {
    const say = `event-kept-${name}`;
    expect(SAYS.every((catalogue) => catalogue.has(say))).toBe(true);
    expect(isTold({ say, facts: {} }, undefined, 'brief')).toBe(true);
  }
});
