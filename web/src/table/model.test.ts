// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Link, Watcher } from '../connection/link';
import { batch, CALL, FOLD, question, RAISE, seat, viewMessage } from '../testing';
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

test('the viewer hears at once what happened and what he may do, once, and when time is short', () => {
  vi.useFakeTimers();
  const clock = { seats: [1], left: 20_000, of: 20_000, kind: 'time', bank: 0 } as const;
  const told = [{ say: 'event-bet', seat: 2, facts: { amount: { chips: 40 } } }];
  const hand = { number: 1, game: 0, pot: 60, pots: [], boards: [''], over: false };
  const asked = question([FOLD, CALL, RAISE]);
  link.watcher?.onBatch(batch(6, 1, { told, question: asked, clock, set: { hand } }));
  link.watcher?.onBatch(batch(6, 0, { question: asked, clock }));
  expect(model.spoken).toHaveLength(1);
  expect(said()).toBe('Bence bets 40. Pot: 60. Your turn: call 40, raise to 80 up to 205, or fold.');
  vi.advanceTimersByTime(10_000);
  expect(said()).toMatch(/or fold\. 10 seconds left\.$/);
  vi.useRealTimers();
});

test('the time bank is told when it begins', () => {
  const clock = { seats: [1], left: 100, of: 20_000, kind: 'time', bank: 60_000 } as const;
  link.watcher?.onBatch(batch(6, 1, { question: question([FOLD]), clock }));
  const bank = { ...clock, kind: 'bank', left: 60_000, of: 60_000, bank: 0 } as const;
  link.watcher?.onBatch(batch(6, 0, { question: question([FOLD]), clock: bank }));
  link.watcher?.onBatch(batch(6, 0, { question: question([FOLD]), clock: bank }));
  expect(said()).toBe('Your turn: fold. Your time is up. The time bank runs: 60 seconds.');
  model.stop();
});

test('what was said keeps the language it was said in', async () => {
  link.watcher?.onBatch(batch(6, 1, { told: [{ say: 'event-check', seat: 2 }] }));
  await speech.switchTo('hu');
  link.watcher?.onBatch(batch(7, 1, { told: [{ say: 'event-check', seat: 2 }] }));
  await speech.switchTo('en');
  expect(model.spoken.map(({ lang, text }) => [lang, text])).toEqual([
    ['en', 'Bence checks.'],
    ['hu', 'Bence passzol.'],
  ]);
});

test('one is called to the table for each thing once', () => {
  const called: string[] = [];
  model.viewer = 'Anna';
  const stop = model.listen((signal) => called.push(signal));
  link.watcher?.onBatch(batch(6, 1, { question: question([FOLD]) }));
  link.watcher?.onBatch(batch(6, 0, { question: question([FOLD]) }));
  const won = seat(1, 'Anna', { won: 90 });
  link.watcher?.onBatch(batch(7, 1, { set: { seats: { 1: won } } }));
  link.watcher?.onBatch(batch(8, 1, { set: {} }));
  stop();
  link.watcher?.onBatch(batch(9, 1, { question: question([FOLD], { number: 9 }) }));
  expect(called).toEqual(['turn', 'won']);
});

test('a question is answered once, and again if that was refused', async () => {
  link.watcher?.onBatch(batch(6, 1, { question: question([FOLD, CALL]) }));
  const first = model.do({ type: 'call', seat: 1 }, 7);
  await model.do({ type: 'call', seat: 1 }, 7);
  await first;
  await model.do({ type: 'call', seat: 1 }, 7);
  expect(link.done).toHaveLength(1);
  link.answer = { done: false, refusal: { clause: '', code: 'x', facts: [], text: 'no' } };
  await model.do({ type: 'call', seat: 1 }, 8);
  await model.do({ type: 'call', seat: 1 }, 8);
  expect(link.done).toHaveLength(3);
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
  expect(said()).toBe(''); // it is read where it stands
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
