import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seat, tableView } from '../../testing';
import { Catalogue } from '../../texts/catalogue';
import type { ChatMessage, PastLine, PastView } from '../../wire';
import { buyingOf } from './buying';
import { merged, placesOf, pointsOf, summaryOf } from './chart';
import { placeOf, turned } from './cut';
import { before, firstHand } from './earlier';
import { keptPhrases, LONGEST_PHRASE, phrasesOf, unread, usualPhrases } from './phrases';
import { framesOf, keyMove, moved } from './replay';

const past: PastView = {
  number: 7,
  told: [{ say: 'event-hand-number', facts: { number: 7 } }],
  first: tableView({ button: 1 }),
  steps: [
    { told: [{ say: 'event-fold', seat: 2 }], set: { seats: { 2: { status: 'folded' } } } },
    { told: [], set: { button: 2 } },
    { told: [{ say: 'event-wins', seat: 1 }], set: { seats: { 2: null, 1: { stack: 300 } } } },
  ],
};

describe('a replay', () => {
  test('begins with the hand and goes on by what was told', () => {
    const frames = framesOf(past);
    expect(frames.map((frame) => frame.lines.map((line) => line.say))).toEqual([
      ['event-hand-number'],
      ['event-fold'],
      ['event-wins'],
    ]);
    expect(frames.map((frame) => frame.view.button)).toEqual([1, 2, 2]);
    expect(frames[1]?.view.seats[2]?.status).toBe('folded');
    expect(frames[2]?.view.seats[1]?.stack).toBe(300);
  });

  test('knows by name who has left meanwhile', () => {
    const last = framesOf(past)[2];
    expect(last?.view.seats[2]).toBeUndefined();
    expect(last?.seats[2]?.name).toBe('Bence');
  });

  test('a hand of which nothing more is told is one frame', () => {
    expect(framesOf({ ...past, steps: [] })).toHaveLength(1);
  });

  test('stays between its ends', () => {
    expect([moved(0, 'back', 3), moved(0, 'on', 3), moved(2, 'on', 3), moved(1, 'first', 3)]).toEqual([0, 1, 2, 0]);
    expect([moved(0, 'last', 3), moved(0, 'last', 0)]).toEqual([2, 0]);
  });

  test('is moved by keys', () => {
    expect(['Home', 'ArrowLeft', 'ArrowRight', 'End', ' ', 'f'].map(keyMove)).toEqual([
      'first',
      'back',
      'on',
      'last',
      'play',
      undefined,
    ]);
  });
});

function line(number: number, more: Partial<PastLine> = {}): PastLine {
  return { number, at: 0, game: 0, winners: [], ...more };
}

describe('the chart', () => {
  const lines = [line(9, { stack: 150, gain: -40 }), line(8), line(7, { stack: 190, gain: 90 })];

  test('runs from before the first hand to after the last; hands of others are left out', () => {
    expect(pointsOf(lines)).toEqual([
      { hand: 0, stack: 100 },
      { hand: 7, stack: 190 },
      { hand: 9, stack: 150 },
    ]);
    expect(pointsOf([line(8)])).toEqual([]);
  });

  test('is told in a sentence, once there is a hand', () => {
    expect(summaryOf(pointsOf(lines))).toEqual({ count: 2, first: 100, last: 150, least: 100, most: 190 });
    expect(summaryOf([])).toBeUndefined();
  });

  test('fills its box, most at the top', () => {
    expect(placesOf(pointsOf(lines), 200, 90)).toEqual([
      { x: 0, y: 90 },
      { x: 100, y: 0 },
      { x: 200, y: 40 },
    ]);
    expect(placesOf(pointsOf([line(1, { stack: 5, gain: 0 })]), 10, 10).map(({ y }) => y)).toEqual([5, 5]);
  });

  test('keeps hands that the server lists no more', () => {
    const known = [line(8, { stack: 1 }), line(7)];
    expect(merged(known, [line(9), line(8, { stack: 2 })])).toEqual([line(9), line(8, { stack: 2 }), line(7)]);
  });
});

describe('buying chips', () => {
  test('sitting down, they come from the account', () => {
    const { seats: _, ...rest } = tableView({ me: { balance: 1000 } });
    expect(buyingOf({ ...rest, seats: {} }, 'sit', 200)).toEqual({
      kind: 'first',
      clause: 'T1',
      stack: 0,
      stackAfter: 200,
      balanceAfter: 800,
    });
  });

  test('more of them come to those one has, in front too, and those on their way', () => {
    const view = tableView({ me: { seat: 1, balance: 1000, bought: 30 }, seats: { 1: seat(1, 'Anna', { front: 5 }) } });
    expect(buyingOf(view, 'buy', 40)).toMatchObject({ kind: 'later', stack: 205, stackAfter: 275, balanceAfter: 960 });
    expect(buyingOf(view, 'buy', NaN)).toMatchObject({ stackAfter: 235, balanceAfter: 1000 });
  });

  test('who has lost everything begins anew', () => {
    const view = tableView({ seats: { 1: seat(1, 'Anna', { stack: 0, marks: ['broke'] }) } });
    expect(buyingOf(view, 'buy', 100)).toMatchObject({ kind: 'again', clause: 'T4', stackAfter: 100 });
  });
});

describe('the cut', () => {
  test('a place on the strip is a card', () => {
    expect([placeOf(0, 520, 52), placeOf(260, 520, 52), placeOf(999, 0, 52)]).toEqual([0, 26, 0]);
  });

  test('keys move it', () => {
    const range = { least: 1, most: 51 };
    const keys = ['ArrowLeft', 'ArrowUp', 'PageUp', 'Home', 'End', 'c'];
    expect(keys.map((key) => turned(key, 26, range))).toEqual([25, 27, 31, 1, 51, undefined]);
  });
});

describe('earlier hands', () => {
  test('come before the first one the log tells of', () => {
    const log = [
      { line: { say: 'event-fold' } },
      { line: { say: 'event-hand-number', facts: { number: 12 } } },
      { line: { say: 'event-hand-number', facts: { number: 13 } } },
    ];
    expect([firstHand(log), firstHand([]), before(12), before(1), before(undefined)]).toEqual([
      12,
      undefined,
      11,
      undefined,
      undefined,
    ]);
  });
});

describe('phrases', () => {
  const source = readFileSync(join(__dirname, '../../../../src/pakli/texts/en/beside.ftl'), 'utf8');
  const say = new Catalogue('en', [source]);

  test('are one’s own, else the usual ones', () => {
    expect(phrasesOf(['Ahoy'], say)).toEqual(['Ahoy']);
    expect(phrasesOf([], say)).toContain('Well played!');
    expect(usualPhrases(say).every((phrase) => phrase.length <= LONGEST_PHRASE)).toBe(true);
  });

  test('are kept once each, without blanks; the usual ones are none of one’s own', () => {
    expect(keptPhrases([' Ahoy ', '', 'Ahoy', 'x'.repeat(99)], say)).toEqual(['Ahoy', 'x'.repeat(LONGEST_PHRASE)]);
    expect(keptPhrases([...usualPhrases(say), '', ''], say)).toEqual([]);
  });
});

test('new in the chat is what others wrote since one came and has not read', () => {
  const line = (n: number, player: string, at = 100): ChatMessage => {
    return { t: 'chat', table: 't1', n, at, player, name: player, text: '' };
  };
  const chat = [line(1, 'b', 50), line(2, 'b'), line(3, 'me'), line(4, 'c'), line(5, 'b')];
  expect(unread(chat, { n: 0, since: 90 }, 'me', new Set())).toBe(3);
  expect(unread(chat, { n: 4, since: 90 }, 'me', new Set())).toBe(1);
  expect(unread(chat, { n: 0, since: 90 }, 'me', new Set(['b']))).toBe(1);
});
