import { describe, expect, test } from 'vitest';
import type { Level } from '../../wire';
import { catalogueOf } from '../../testing';
import { entry, STRUCTURE } from '../testing';
import { blankChain, drawn, fittingFor, requestedChain } from './chain';
import { blank, inCurrency, isSitAndGo, numbersOf, presetsOf, pricedAs, requested } from './draft';
import {
  changed,
  countedIn,
  lasting,
  lengthOf,
  raised,
  unitOf,
  withBreak,
  withLevel,
  withMainBreak,
  without,
} from './schedule';

const LEVEL: Level = { type: 'level', stakes: { big_blind: 100, small_blind: 50, ante: 100, chip: 25 }, minutes: 20 };

describe('what is asked for', () => {
  const draft = { ...blank(), name: ' Friday ' };

  test('a preset, in its practice form where it costs nothing', () => {
    expect(requested(draft)).toMatchObject({ name: 'Friday', preset: 'sit-and-go-6-practice', starts: 0, bots: 0 });
    const paid = requested({ ...draft, practice: false, weekly: true, entry: '22', share: '2' });
    expect(paid).toMatchObject({ preset: 'sit-and-go-6', weekly: false, entry: { pays: 2200, share: 200 } });
    expect(paid?.money).toEqual({ code: 'EUR', value: 1, digits: 2 });
    expect(requested({ ...draft, practice: false, satelliteTo: 'grand' })).not.toHaveProperty('money');
    expect(requested({ ...draft, practice: false, entry: 'much' })).toBeUndefined();
    expect(paid).not.toHaveProperty('bots');
  });

  test('a plan, its fee in the smallest unit', () => {
    const plan = { ...draft, kind: 'plan', practice: false, entry: '22,50', share: '2.5', chips: '25 100' } as const;
    expect(requested(plan)?.plan).toMatchObject({
      ...{ players: 20, stack: 10_000, minutes: 240, chips: [25, 100] },
      entry: { pays: 2250, share: 250 },
      money: { code: 'EUR', value: 1, digits: 2 },
    });
    expect(requested({ ...plan, entry: 'much' })).toBeUndefined();
    expect(requested({ ...plan, chips: '25 many' })).toBeUndefined();
    expect(requested({ ...plan, hours: null as unknown as number })?.plan?.minutes).toBe(0);
  });

  test('a structure of one’s own, under its name', () => {
    expect(requested({ ...draft, kind: 'own', own: STRUCTURE })?.structure).toEqual({ ...STRUCTURE, name: 'Friday' });
    expect(requested({ ...draft, kind: 'own' })).toBeUndefined();
  });

  test('a ready structure begins with its own fee, and one of one’s own may be paid in other money', () => {
    expect(pricedAs(draft, STRUCTURE, 'en')).toMatchObject({ entry: '11.00', share: '1.00', currency: 'EUR' });
    const forints = inCurrency({ ...STRUCTURE, bounty: 250, rebuy: { price: { pays: 1000 } } }, 'HUF');
    expect(forints).toMatchObject({ entry: { pays: 11, share: 1 }, bounty: 3, rebuy: { price: { pays: 10 } } });
    expect(forints.money).toEqual({ code: 'HUF', value: 1, digits: 0 });
  });

  test('nothing without a name, or without the time it starts at', () => {
    expect(requested({ ...draft, name: ' ' })).toBeUndefined();
    expect(requested({ ...draft, start: 'time', when: '' })).toBeUndefined();
    expect(requested({ ...draft, start: 'time', when: '2027-01-15T20:00', weekly: true })?.weekly).toBe(true);
  });

  test('a sit & go is known by its preset or its structure', () => {
    expect(isSitAndGo(draft)).toBe(true);
    expect(isSitAndGo({ ...draft, preset: 'freezeout' })).toBe(false);
    expect(isSitAndGo({ ...draft, kind: 'own', own: { ...STRUCTURE, sit_and_go: true } })).toBe(true);
  });
});

test('presets go by their names; numbers stand in one field', () => {
  expect(presetsOf({ freezeout: 1, 'freezeout-practice': 1 })).toEqual(['freezeout']);
  expect(numbersOf('50 30, 20')).toEqual([50, 30, 20]);
  expect(numbersOf('50 half')).toBeUndefined();
});

describe('a schedule by hand', () => {
  test('a new level is higher, in the chips there are, and its ante stays a big blind', () => {
    expect(raised(LEVEL, 25).stakes).toEqual({ big_blind: 150, small_blind: 75, ante: 150, chip: 25 });
    const schedule = withLevel([LEVEL, { type: 'break', minutes: 5 }], 1);
    expect(schedule.map((span) => (span.type === 'level' ? span.stakes.big_blind : 'break'))).toEqual([
      100,
      'break',
      150,
    ]);
  });

  test('levels go by minutes or by hands, breaks by minutes', () => {
    const byHands = countedIn([LEVEL, { type: 'break', minutes: 5 }], 'hands');
    expect(byHands.map((span) => [unitOf(span), lengthOf(span), span.minutes])).toEqual([
      ['hands', 20, 0],
      ['minutes', 5, 5],
    ]);
    expect(lasting(byHands[0]!, 12)).toMatchObject({ hands: 12, minutes: 0 });
    expect(withLevel(byHands, 0)[1]).toMatchObject({ hands: 20, minutes: 0 });
    expect(countedIn(byHands, 'minutes')[0]).toEqual({ ...LEVEL, hands: 0 });
  });

  test('there is one main break', () => {
    const schedule = withMainBreak(withBreak(withBreak([LEVEL], 0), 0), 1, true);
    const other = withMainBreak(schedule, 2, true);
    expect(other.map((span) => span.type === 'break' && span.main)).toEqual([false, false, true]);
  });

  test('spans are changed and taken out by their place', () => {
    const schedule = withBreak([LEVEL], 0);
    expect(changed(schedule, 0, { ...LEVEL, minutes: 15 })[0]).toMatchObject({ minutes: 15 });
    expect(without(schedule, 1)).toEqual([LEVEL]);
  });
});

describe('a chain of satellites', () => {
  const target = entry('grand');
  const draft = { ...blankChain('grand', 'en'), name: 'Step', levels: 3 };

  test('is asked for in the money of its target, for nothing where that is for practice', () => {
    expect(requestedChain(draft, target)).toMatchObject({ levels: 3, bottom: { pays: 110, share: 10 }, starts: 0 });
    expect(requestedChain(draft, entry('free', { practice: true }))?.bottom).toEqual({ pays: 0 });
    const withBots = { ...draft, fill: true, membersBots: true };
    const free = requestedChain(withBots, entry('free', { practice: true }));
    expect(free).toMatchObject({ fill: true, members_bots: true });
    expect(requestedChain(withBots, target)).not.toHaveProperty('fill');
    expect(requestedChain({ ...draft, entry: 'little' }, target)).toBeUndefined();
    expect(requestedChain({ ...draft, start: 'time', when: '' }, target)).toBeUndefined();
    expect(requestedChain(draft, undefined)).toBeUndefined();
    expect(fittingFor(['bounty', 'freezeout', 'sit-and-go-6', 'satellite'])).toEqual([
      'satellite',
      'freezeout',
      'sit-and-go-6',
    ]);
  });

  test('is drawn as it would be, with what a ticket takes', () => {
    const steps = [{ name: 'Step 1', entry: { pays: 110 }, ticket: 1100, starts: 0, entries: 10 }];
    const chain = drawn(catalogueOf('en'), steps, target, false);
    expect(chain.steps.map((events) => events.map(({ tournament, note }) => [tournament, note]))).toEqual([
      [['', 'ticket (€11.00) · 10 entries make a ticket']],
      [['grand', undefined]],
    ]);
  });
});
