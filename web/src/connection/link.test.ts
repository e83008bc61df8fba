import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batch, viewMessage } from '../testing';
import { PROTOCOL, type ServerMessage, type WelcomeMessage } from '../wire';
import { FakeServer } from './fake';
import { Link, type Status, type Watcher } from './link';

const WELCOME: WelcomeMessage = { t: 'welcome', player: 'p1', name: 'Anna', roles: ['player'], protocol: PROTOCOL };
const HELLO = { t: 'hello', protocol: PROTOCOL, lang: 'hu' };

let server: FakeServer;
let link: Link;
let ids: number;
const statuses: Status[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  statuses.length = 0;
  ids = 0;
  server = new FakeServer();
  link = new Link({
    open: server.open,
    lang: () => 'hu',
    onStatus: (status) => statuses.push(status),
    id: () => `c${++ids}`,
  });
  link.start();
});
afterEach(() => vi.useRealTimers());

function connect(): void {
  server.accept();
  server.tell(WELCOME);
}

function reconnect(): void {
  server.drop();
  vi.advanceTimersByTime(10_000);
  connect();
}

function watcher(version: () => number | undefined, seen: ServerMessage[] = []): Watcher {
  const note = (message: ServerMessage): void => void seen.push(message);
  return { onView: note, onBatch: note, onChat: note, onGone: () => undefined, version };
}

test('it says hello first, and watches once it is welcome', () => {
  link.watch(
    't1',
    watcher(() => undefined),
  );
  server.accept();
  expect(server.heard()).toEqual([HELLO]);
  server.tell(WELCOME);
  expect(server.heard()).toEqual([{ t: 'watch', table: 't1' }]);
  expect(statuses).toEqual(['connecting', 'connected']);
});

test('after a break it goes on from the version seen last', () => {
  let version: number | undefined;
  link.watch(
    't1',
    watcher(() => version),
  );
  link.lobby(true);
  connect();
  version = 12;
  server.heard();
  reconnect();
  expect(server.heard()).toEqual([HELLO, { t: 'lobby', on: true }, { t: 'watch', table: 't1', since: 12 }]);
  expect(statuses).toEqual(['connecting', 'connected', 'lost', 'connected']);
});

test('what happens at a table goes to who watches it', () => {
  const seen: ServerMessage[] = [];
  const stop = link.watch(
    't1',
    watcher(() => undefined, seen),
  );
  connect();
  server.tell(viewMessage(3));
  server.tell({ ...batch(4, 1), table: 'another' });
  server.tell(batch(4, 1));
  expect(seen.map((message) => message.t)).toEqual(['view', 'batch']);
  server.heard();
  stop();
  expect(server.heard()).toEqual([{ t: 'unwatch', table: 't1' }]);
});

test('an action is answered when the server says so', async () => {
  connect();
  server.heard();
  const done = link.do('t1', 5, { type: 'call', seat: 1 });
  const refused = link.do('t1', 5, { type: 'check', seat: 1 });
  expect(server.heard()).toEqual([
    { t: 'do', id: 'c1', table: 't1', version: 5, action: { type: 'call', seat: 1 } },
    { t: 'do', id: 'c2', table: 't1', version: 5, action: { type: 'check', seat: 1 } },
  ]);
  server.tell({
    t: 'refused',
    id: 'c2',
    clause: 'B0',
    code: 'check.facing_bet',
    facts: [['to_call', 40]],
    text: 'No.',
  });
  server.tell({ t: 'done', id: 'c1', v: 6 });
  expect(await done).toEqual({ done: true });
  expect(await refused).toMatchObject({ done: false, refusal: { clause: 'B0', code: 'check.facing_bet' } });
});

test('what was not answered is sent again, under the same id, and only that', async () => {
  connect();
  const first = link.do('t1', 5, { type: 'fold', seat: 1 });
  server.tell({ t: 'done', id: 'c1', v: 6 });
  await first;
  void link.chat('t1', 'nice hand');
  server.heard();
  reconnect();
  expect(server.heard()).toEqual([HELLO, { t: 'chat', id: 'c2', table: 't1', text: 'nice hand' }]);
});

test('what is done before the connection is there waits for it', () => {
  void link.do('t1', 5, { type: 'fold', seat: 1 });
  connect();
  expect(server.heard()).toMatchObject([{ t: 'hello' }, { t: 'do', id: 'c1' }]);
});

test('another language is another hello, and nothing is watched twice', () => {
  link.watch(
    't1',
    watcher(() => undefined),
  );
  connect();
  server.heard();
  link.hello();
  server.tell(WELCOME);
  expect(server.heard()).toEqual([HELLO]);
});

test('a page too old for the server says so, and stops', () => {
  server.accept();
  server.tell({ ...WELCOME, protocol: PROTOCOL + 1 });
  vi.advanceTimersByTime(60_000);
  expect(statuses.at(-1)).toBe('outdated');
  expect(server.opened).toBe(1);
});

test('who is signed out does not come back by himself', () => {
  connect();
  server.tell({ t: 'error', code: 'signed_out', text: '' });
  vi.advanceTimersByTime(60_000);
  expect(statuses.at(-1)).toBe('signed_out');
  expect(server.opened).toBe(1);
});
