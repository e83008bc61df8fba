import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from './fake';
import { Socket } from './socket';

let server: FakeServer;
let socket: Socket;
const heard: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  server = new FakeServer();
  socket = new Socket({
    open: server.open,
    onOpen: () => heard.push('open'),
    onText: (text) => heard.push(text),
    onLost: () => heard.push('lost'),
    ping: () => 'ping',
    chance: () => 1,
  });
  socket.connect();
});
afterEach(() => vi.useRealTimers());

test('what is sent before there is a connection is not sent', () => {
  expect(socket.send('early')).toBe(false);
  server.accept();
  expect(socket.send('hello')).toBe(true);
  expect(server.texts).toEqual(['hello']);
});

test('a lost connection comes back, each time a little later', () => {
  server.accept();
  server.drop();
  expect(heard).toEqual(['open', 'lost']);
  const waits = [250, 500, 1000, 2000, 4000, 5000, 5000];
  for (const wait of waits) {
    const before = server.opened;
    vi.advanceTimersByTime(wait - 1);
    expect(server.opened).toBe(before);
    vi.advanceTimersByTime(1);
    expect(server.opened).toBe(before + 1);
    server.drop();
  }
  expect(heard).toEqual(['open', 'lost']);
});

test('once connected, the next break is repaired as fast as the first', () => {
  server.drop();
  vi.advanceTimersByTime(250);
  server.accept();
  server.drop();
  vi.advanceTimersByTime(250);
  expect(server.opened).toBe(3);
});

test('a silent line is asked, and given up without an answer', () => {
  server.accept();
  vi.advanceTimersByTime(10_000);
  expect(server.texts).toEqual(['ping']);
  server.say('pong');
  vi.advanceTimersByTime(9_999);
  expect(server.texts).toEqual(['ping']);
  vi.advanceTimersByTime(1);
  expect(server.texts).toEqual(['ping', 'ping']);
  vi.advanceTimersByTime(8_000);
  expect(heard).toEqual(['open', 'pong', 'lost']);
});

test('closed on purpose it stays closed', () => {
  server.accept();
  socket.close();
  vi.advanceTimersByTime(60_000);
  expect(server.opened).toBe(1);
});

test('the page can ask not to wait', () => {
  server.accept();
  server.drop();
  socket.hurry();
  expect(server.opened).toBe(2);
  socket.hurry();
  expect(server.opened).toBe(2);
  server.accept();
  vi.advanceTimersByTime(9_000);
  expect(server.opened).toBe(2);
});

test('a line that does not open is given up, and tried again', () => {
  server.drop();
  socket.hurry();
  expect(server.opened).toBe(2);
  vi.advanceTimersByTime(9_000);
  expect(server.opened).toBe(3);
});
