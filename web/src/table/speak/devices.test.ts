// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowNotification, noNotification, notify, noVibration, vibrate } from './devices';

let shown: { title: string; closed: boolean }[];

class FakeNotification {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.permission);
  }
  closed = false;
  onclick: (() => void) | null = null;
  constructor(readonly title: string) {
    shown.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

beforeEach(() => {
  shown = [];
  FakeNotification.permission = 'default';
  FakeNotification.answer = 'granted';
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => vi.unstubAllGlobals());

test('over plain http there are no notifications, and the reason is told', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(noNotification()).toBe('act-notify-https');
  expect(await allowNotification()).toBe('act-notify-https');
  expect(FakeNotification.permission).toBe('default'); // nobody was asked
  notify('Your turn', '')();
  expect(shown).toEqual([]);
});

test('nothing is shown before the browser allows it, and it closes when it is over', async () => {
  notify('Your turn', '');
  expect(shown).toEqual([]);
  expect(await allowNotification()).toBeUndefined();
  const close = notify('Your turn', 'call 40 or fold');
  expect(shown.map(({ title, closed }) => [title, closed])).toEqual([['Your turn', false]]);
  close();
  expect(shown[0]?.closed).toBe(true);
});

test('who has refused is told where to change that', async () => {
  FakeNotification.answer = 'denied';
  expect(await allowNotification()).toBe('act-notify-denied');
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  expect(noNotification()).toBe('act-notify-missing');
});

test('a browser that wants more for it shows nothing, and nothing fails', async () => {
  await allowNotification();
  class Picky extends FakeNotification {
    constructor(title: string) {
      super(title);
      throw new TypeError('Illegal constructor');
    }
  }
  Picky.permission = 'granted';
  vi.stubGlobal('Notification', Picky);
  expect(() => notify('Your turn', '')()).not.toThrow();
});

test('a device that vibrates does, another says that it does not', () => {
  vi.stubGlobal('navigator', { vibrate: undefined });
  expect(noVibration()).toBe('act-vibrate-missing');
  expect(vibrate).not.toThrow();
  const vibrated = vi.fn();
  vi.stubGlobal('navigator', { vibrate: vibrated });
  expect(noVibration()).toBeUndefined();
  vibrate();
  expect(vibrated).toHaveBeenCalledOnce();
});
