// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Link, Watcher } from '../../connection/link';
import { batch, CALL, FOLD, question, RAISE, seat, tableView, viewMessage } from '../../testing';
import { speech } from '../../texts/speech.svelte';
import type { Action, Option, Question } from '../../wire';
import { TableModel } from '../model.svelte';
import { Acting } from './acting.svelte';
import { FRESH } from './guards';

const CHECK: Option = { word: 'check', action: { type: 'check', seat: 1 } };
const FREE_FOLD: Option = { ...FOLD, confirm: 'turn-confirm-fold' };

let watcher: Watcher | undefined;
let sent: Action[];
let model: TableModel;
let acting: Acting;

beforeAll(() => speech.switchTo('en'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  sent = [];
  const link: Pick<Link, 'watch' | 'do'> = {
    watch: (_table, one) => {
      watcher = one;
      return () => undefined;
    },
    do: (_table, _version, action): Promise<Answer> => {
      sent.push(action);
      return Promise.resolve({ done: true });
    },
  };
  model = new TableModel(link as Link, 't1');
  acting = new Acting(model);
  const hand = { number: 3, game: 0, pot: 60, pots: [], boards: [''], over: false };
  const seats = { 1: seat(1, 'Anna', { cards: 'AsKd', front: 20 }), 2: seat(2, 'Bence', { front: 60 }) };
  watcher?.onView(viewMessage(5, { view: tableView({ hand, seats, to_act: [2] }) }));
  follow();
});
afterEach(() => vi.useRealTimers());

function follow(): void {
  if (model.known) acting.follow(model.known);
}

function ask(options: readonly Option[], more: Partial<Question> = {}): void {
  watcher?.onBatch(batch((model.known?.v ?? 0) + 1, 1, { question: question(options, more), set: { to_act: [1] } }));
  follow();
}

function press(key: string, more: KeyboardEventInit = {}): void {
  acting.press(new KeyboardEvent('keydown', { key, ...more }));
}

const said = (): string[] => model.spoken.map(({ text }) => text);

test('a key does nothing to a question that has only just come, and says so', () => {
  ask([FOLD, CALL]);
  press('c');
  expect(sent).toEqual([]);
  expect(said()).toContain('This has only just come. Please press again.');
  expect(acting.tooSoon).toBe(true);
  vi.advanceTimersByTime(FRESH);
  press('c');
  expect(sent).toEqual([CALL.action]);
  expect(acting.tooSoon).toBe(false);
});

test('a key that is held down acts once, and none acts twice on a question', () => {
  ask([FOLD, CALL]);
  vi.advanceTimersByTime(FRESH);
  press('c', { repeat: true });
  expect(sent).toEqual([]);
  press('c');
  press('c');
  expect(sent).toEqual([CALL.action]);
});

test('folding where checking is free is asked about; the dialog goes with its question', () => {
  ask([FREE_FOLD, CHECK], { to_call: 0 });
  acting.choose(FREE_FOLD);
  expect(acting.asking?.guard).toBe('turn-confirm-fold');
  expect(sent).toEqual([]);
  ask([FREE_FOLD, CHECK], { number: 8, to_call: 0 });
  expect(acting.asking).toBeUndefined();
  acting.choose(FREE_FOLD);
  acting.send(FREE_FOLD.action, acting.asking?.answers);
  expect(sent).toEqual([FOLD.action]);
});

test('what is decided beforehand is sent with the question, once', () => {
  press('c');
  expect(acting.before).toBeUndefined(); // the page has only just opened
  vi.advanceTimersByTime(FRESH);
  press('c');
  expect(acting.before?.price).toBe(40);
  expect(said().at(-1)).toBe('Decided: Call 40. Only you know.');
  expect(sent).toEqual([]);
  const before = said().length;
  ask([FOLD, CALL, RAISE]);
  follow();
  expect(sent).toEqual([CALL.action]);
  expect(acting.before).toBeUndefined();
  expect(said()).toHaveLength(before); // nobody is asked any more
});

test('what is decided beforehand falls when the price changes, and that is said', () => {
  const [, call] = acting.befores;
  if (call) acting.decide(call);
  watcher?.onBatch(batch(6, 1, { set: { seats: { 2: { front: 120 } } } }));
  follow();
  expect(acting.before).toBeUndefined();
  expect(acting.cancelled?.price).toBe(40);
  expect(said().at(-1)).toBe('What is to call has changed, so nothing is decided any more: Call 40.');
  ask([FOLD, { ...CALL, amount: 100 }], { to_call: 100 });
  expect(sent).toEqual([]);
});

test('what is decided beforehand can be taken back', () => {
  const [first] = acting.befores;
  if (first) acting.decide(first);
  vi.advanceTimersByTime(FRESH);
  press('f');
  expect(acting.before).toBeUndefined();
  press('f');
  press('Escape');
  expect(acting.before).toBeUndefined();
  ask([FOLD, CALL]);
  expect(sent).toEqual([]);
});

test('cards picked to throw away are forgotten with the question', () => {
  const discard: Option = {
    word: 'discard',
    action: { type: 'discard', seat: 1 },
    choose: [{ what: 'cards', field: 'cards', least: 1, most: 2 }],
  };
  ask([discard], { what: 'drawing' });
  press('1');
  press('2');
  expect(acting.picked).toEqual([0, 1]);
  ask([discard], { number: 8, what: 'drawing' });
  expect(acting.picked).toEqual([]);
});

test('what is refused says why and sends nothing', () => {
  const refusal = { clause: 'B0', code: 'check.facing_bet', facts: [['to_call', 40]] } as const;
  ask([FOLD, { ...CHECK, refusal }, CALL]);
  vi.advanceTimersByTime(FRESH);
  press('k');
  expect(sent).toEqual([]);
  expect(model.refusal?.clause).toBe('B0');
  press('w');
  expect(said().at(-1)).toBe('There is a bet to answer, so you cannot check. You may call 40 or fold.');
});

test('what was said last is said again', () => {
  vi.advanceTimersByTime(FRESH);
  press('p');
  press('l');
  expect(said().slice(-2)).toEqual(['Pot: 60.', 'Pot: 60.']);
  press('?');
  expect(acting.showsKeys).toBe(true);
});

test('a beaten hand goes by itself, once, and nothing is said of it', () => {
  const show: Option = { word: 'show', action: { type: 'show', seat: 1 } };
  const muck: Option = { word: 'muck', action: { type: 'muck', seat: 1 }, beaten: true };
  ask([show, muck], { what: 'showing' });
  follow();
  expect(sent).toEqual([muck.action]);
  expect(acting.question).toBeUndefined();
  expect(said()).toEqual([]);
  ask([show, { word: 'muck', action: muck.action }], { number: 8, what: 'showing' });
  expect(sent).toHaveLength(1);
  expect(acting.question?.number).toBe(8);
  expect(said()).toEqual(['Pot: 60. Your turn: show or throw away unseen.']);
});
