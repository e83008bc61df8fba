// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Link, Watcher } from '../connection/link';
import { batch, question, seat, viewMessage } from '../testing';
import { speech } from '../texts/speech.svelte';
import type { Action } from '../wire';
import { TableModel } from './model.svelte';

/** A link that only notes what is asked of it. */
class FakeLink {
  watcher: Watcher | undefined;
  resyncs = 0;
  answer: Answer = { done: true };
  readonly done: [version: number, action: Action][] = [];

  watch(_table: string, watcher: Watcher): () => void {
    this.watcher = watcher;
    return () => undefined;
  }
  resync(): void {
    this.resyncs += 1;
  }
  do(_table: string, version: number, action: Action): Promise<Answer> {
    this.done.push([version, action]);
    return Promise.resolve(this.answer);
  }
}

let link: FakeLink;
let model: TableModel;

beforeAll(() => speech.switchTo('en'));
beforeEach(() => {
  link = new FakeLink();
  model = new TableModel(link as unknown as Link, 't1');
  link.watcher?.onView(viewMessage(5));
});

function said(): string {
  return model.spoken.map((one) => one.text).join(' ');
}

test('what happens is told: in signs to read, in words to hear', () => {
  const told = [{ say: 'event-flop', facts: { cards: { cards: '2cTd4h' } } }];
  link.watcher?.onBatch(batch(6, 1, { told }));
  expect(model.log.map((entry) => model.entryText(entry, 'signs'))).toEqual(['Flop: 2♣ 10♦ 4♥.']);
  expect(said()).toContain('Flop: two of clubs, ten of diamonds, four of hearts.');
});

test('a line keeps the name of who sat there, also when he has left', () => {
  link.watcher?.onBatch(batch(6, 1, { told: [{ say: 'event-fold', seat: 2 }] }));
  link.watcher?.onBatch(batch(7, 1, { told: [{ say: 'event-check', seat: 2 }], set: { seats: { 2: null } } }));
  link.watcher?.onBatch(batch(8, 1, { set: { seats: { 2: seat(2, 'Cili') } } }));
  expect(model.log.map((entry) => model.entryText(entry, 'signs'))).toEqual(['Bence folds.', 'Bence checks.']);
});

test('the viewer hears that it is his turn, once, and when time is short', () => {
  vi.useFakeTimers();
  const clock = { seats: [1], left: 20_000, of: 20_000, kind: 'time', bank: 0 } as const;
  link.watcher?.onBatch(batch(6, 1, { question: question([]), clock }));
  link.watcher?.onBatch(batch(6, 0, { question: question([]), clock }));
  expect(said()).toBe('Your turn. To call: 40.');
  vi.advanceTimersByTime(10_000);
  expect(said()).toBe('Your turn. To call: 40. 10 seconds left.');
  vi.useRealTimers();
});

test('who looks on hears whose turn it is', () => {
  link.watcher?.onBatch(batch(6, 1, { set: { to_act: [2] } }));
  expect(said()).toBe('Bence to act.');
});

test('a gap is asked for and changes nothing', () => {
  link.watcher?.onBatch(batch(9, 1, { set: { button: 2 } }));
  expect(link.resyncs).toBe(1);
  expect(model.known?.v).toBe(5);
});

test('an action goes out with the version that was looked at, and a refusal says why', async () => {
  link.answer = {
    done: false,
    refusal: { clause: 'B0', code: 'check.facing_bet', facts: [['to_call', 40]], text: '' },
  };
  await model.do({ type: 'check', seat: 1 });
  expect(link.done).toEqual([[5, { type: 'check', seat: 1 }]]);
  expect(model.refusal?.clause).toBe('B0');
  expect(said()).toContain('You may call 40 or fold.');
});

test('a line of the chat that comes twice stands there once', () => {
  const line = { t: 'chat', table: 't1', n: 1, at: 0, player: 'p', name: 'Anna', text: 'hello' } as const;
  link.watcher?.onChat(line);
  link.watcher?.onChat(line);
  expect(model.chat).toHaveLength(1);
});

test('a ruling that is refused is told to who made it, beside what he plays', async () => {
  const refusal = { clause: '', code: 'may.floor_only', facts: [], text: '' };
  link.answer = { done: false, refusal };
  expect(await model.rule({ type: 'hold_table', reason: 'a break' })).toEqual(refusal);
  expect(link.done).toEqual([[5, { type: 'hold_table', reason: 'a break' }]]);
  expect(model.refusal).toBeUndefined();
  link.answer = { done: true };
  expect(await model.rule({ type: 'resume_table' })).toBeUndefined();
});

test('what the viewer may here is asked of the server', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('["close_table"]')));
  vi.stubGlobal('fetch', asked);
  await model.askRights();
  expect(asked).toHaveBeenCalledWith('/api/me/rights?table=t1', expect.objectContaining({ method: 'GET' }));
  expect([...model.rights]).toEqual(['close_table']);
  vi.unstubAllGlobals();
});
