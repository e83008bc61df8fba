import { describe, expect, test } from 'vitest';
import { FakeServer } from '../connection/fake';
import { Link } from '../connection/link';
import { catalogueOf } from '../testing';
import { PROTOCOL, type TournamentEntryView } from '../wire';
import { bellOf, type Stand } from './clock/bells';
import { Followed } from './followed.svelte';
import { placesOf, rowsOf } from './levels';
import { addressOfChain, chainIn, chainsOf, grouped } from './list';
import { mineOf } from './mine';
import { movedTo, tournamentOf } from './table/moved';
import { stripOf } from './table/strip';
import { leftNow, timeFrom, timeText } from './times';
import { factsOf, mannersOf, priceText, prizeText, stakesText } from './words';
import { entry, STRUCTURE, view } from './testing';

const say = { en: catalogueOf('en'), hu: catalogueOf('hu'), pl: catalogueOf('pl') };
const ids = (events: readonly Pick<TournamentEntryView, 'tournament'>[]): string[] =>
  events.map(({ tournament }) => tournament);
const ANY = { money: 'any', openOnly: false } as const;

test('what a hand of hand-for-hand costs is told where there may be two tables', () => {
  const facts = (more: object): string => factsOf(say.en, { ...STRUCTURE, ...more }).join(' ');
  expect(facts({})).toContain('costs 2 minutes of the level’s clock');
  expect(facts({ hand_minutes: 1 })).toContain('costs 1 minute of the level’s clock');
  expect(facts({ hand_minutes: 0 })).toContain('the clock goes on by itself');
  for (const more of [{ hand_for_hand: false }, { most: 9, table_size: 9 }])
    expect(facts(more)).not.toContain('Hand-for-hand');
  for (const one of Object.values(say)) expect(factsOf(one, STRUCTURE).join(' ')).not.toContain('tour-');
});

describe('times', () => {
  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [725_000, '12:05'],
    [3_725_000, '1:02:05'],
  ])('%i ms are %s', (milliseconds, text) => expect(timeText(milliseconds)).toBe(text));

  test.each([
    ['12:30', 750_000],
    ['90', 5_400_000],
    ['1:02:05', 3_725_000],
    ['12:60', NaN],
    ['', NaN],
    ['soon', NaN],
  ])('%s is typed for %i ms', (typed, milliseconds) => expect(timeFrom(typed)).toBe(milliseconds));

  test('a clock that stands counts nothing down, and none counts below nothing', () => {
    expect(leftNow(5000, 100, 1100, true)).toBe(4000);
    expect(leftNow(5000, 100, 1100, false)).toBe(5000);
    expect(leftNow(500, 100, 1100, true)).toBe(0);
  });
});

describe('the list', () => {
  const mine = entry('mine', { mine: 'playing', status: 'running' });
  const [late, soon] = [entry('late', { starts: 200 }), entry('soon', { starts: 100 })];
  const sittings = [
    entry('six', { sit_and_go: true, most: 6, players: 1 }),
    entry('ten', { sit_and_go: true, most: 10, players: 9 }),
  ];

  test('groups: mine first, sit & gos by what they lack, scheduled ones by time, those that are over last', () => {
    const over = entry('over', { status: 'finished', mine: 'out' });
    const found = grouped([over, late, ...sittings, soon, mine], ANY);
    expect(found.map(({ group, events }) => [group, ids(events)])).toEqual([
      ['mine', ['mine']],
      ['sit-and-go', ['ten', 'six']],
      ['scheduled', ['soon', 'late']],
      ['over', ['over']],
    ]);
  });

  test('only what one may enter, or is in; only one kind of chips', () => {
    const shut = entry('shut', { may_enter: false });
    const found = grouped([shut, mine, late, entry('free', { practice: true })], { money: 'club', openOnly: true });
    expect(found.flatMap(({ events }) => ids(events))).toEqual(['mine', 'late']);
  });

  test('chains run from the furthest satellite to the target; a circle is none', () => {
    const events = [
      entry('grand'),
      entry('second', { satellite_to: 'grand' }),
      entry('other', { satellite_to: 'grand' }),
      entry('first', { satellite_to: 'second' }),
      entry('a', { satellite_to: 'b' }),
      entry('b', { satellite_to: 'a' }),
    ];
    const chains = chainsOf(events);
    expect(chains.map(({ steps }) => steps.map(ids))).toEqual([[['first'], ['other', 'second'], ['grand']]]);
  });
});

test('rows have the number of their level, and begin where the one before ends', () => {
  const rows = rowsOf(STRUCTURE.schedule);
  expect(rows.map(({ level, begins }) => [level, begins])).toEqual([
    [1, 0],
    [1, 20],
    [2, 30],
  ]);
  const byHands = rowsOf([{ type: 'level', stakes: { big_blind: 2 }, hands: 10 }, ...STRUCTURE.schedule]);
  expect(byHands.map(({ begins }) => begins)).toEqual([0, undefined, undefined, undefined]);
});

test('places that are paid the same stand together', () => {
  const payouts = [50, 20, 20, 20, 10].map((prize, at) => ({ place: at + 1, prize }));
  expect(placesOf(payouts).map(({ first, last }) => `${first}-${last}`)).toEqual(['1-1', '2-4', '5-5']);
});

test('prices and stakes in words', () => {
  const money = { code: 'EUR', value: 1, digits: 2 };
  expect(priceText(say.en, { pays: 1100, share: 100 }, money)).toBe('€10.00 + €1.00');
  expect(priceText(say.hu, { pays: 0 })).toBe('ingyenes');
  expect(stakesText(say.en, { small_blind: 50, big_blind: 100, ante: 100 })).toBe('50 / 100, ante 100');
  expect(stakesText(say.en, { small_blind: 0, big_blind: 100, ante: 10, bring_in: 30 })).toContain('bring-in');
});

test('a prize that buys a ticket is one; how tables are kept is said where it is not as usual', () => {
  const money = { code: 'EUR', value: 1, digits: 2 };
  const satellite = { target: 'grand', ticket: 1100 };
  expect([1100, 300].map((prize) => prizeText(say.en, prize, { satellite, money }))).toEqual([
    'ticket (€11.00)',
    '€3.00',
  ]);
  expect(mannersOf(say.en, { delay: 0, chat: 'everyone' })).toEqual([]);
  for (const one of Object.values(say)) expect(mannersOf(one, { delay: 60, chat: 'off' })).toHaveLength(2);
});

test('where a chain is to lead stands in the address', () => {
  expect(chainIn(addressOfChain('a b').replace(/^[^#]*/, ''))).toBe('a b');
  expect([chainIn('#chain'), chainIn('#new')]).toEqual(['', undefined]);
});

test('how one stands: the first sentence says most', () => {
  expect(mineOf(say.en, view())[0]).toBe('Table 2, seat 3: 9,000 chips.');
  const out = view({ me: { state: 'out', can: [], place: 2, prize: 500 } });
  expect(mineOf(say.en, out)).toEqual(['Your place: 2.', 'Your prize: €5.00.']);
  for (const one of Object.values(say)) {
    const states = ['none', 'registered', 'unseated', 'playing', 'broke', 'asked', 'out'] as const;
    for (const state of states) expect(mineOf(one, view({ me: { state, can: [] } }))[0]).not.toContain('tour-');
  }
});

describe('at the table', () => {
  test('the strip counts down from when it was told', () => {
    const items = Object.fromEntries(stripOf(say.en, view(), 1000, 6000).map(({ id, text }) => [id, text]));
    expect(items).toMatchObject({ now: '50 / 100', 'level-left': '9:55', 'to-break': '29:55', place: '4 of 12' });
  });

  test('a level by hands counts them', () => {
    const { left: _, to_break: __, ...untimed } = view().clock!;
    const items = stripOf(say.en, view({ clock: { ...untimed, hands_left: 7 } }), 0, 0);
    expect(items.map(({ id }) => id)).toEqual(['now', 'hands-left', 'next', 'place', 'average']);
    expect([1, 22].map((hands) => say.pl.text('tour-hands', { hands }))).toEqual(['1 rozdanie', '22 rozdania']);
  });

  test('in a break the strip says how long it lasts', () => {
    const clock = { ...view().clock!, phase: 'break', left: 300_000 } as const;
    expect(stripOf(say.en, view({ clock }), 0, 0).map(({ id }) => id)).toEqual([
      'break-left',
      'next',
      'place',
      'average',
    ]);
  });

  test('a table says whose it is, and another that it is its own', () => {
    expect(tournamentOf({ manners: { tournament: 'a-b' } as never })).toBe('a-b');
    expect(tournamentOf({ manners: {} as never })).toBe('');
    expect(tournamentOf({})).toBe('');
  });

  test('only a page that shows the table he left follows him', () => {
    expect(movedTo({ left: 'e-1', table: 'e-2' }, ['e-1', 'x'])).toEqual({ from: 'e-1', table: 'e-2' });
    expect(movedTo({ left: 'e-1', table: 'e-2' }, ['x'])).toBeUndefined();
    expect(movedTo({ left: 'e-1', table: '' }, ['e-1'])).toBeUndefined();
  });

  test('who gets his first seat is taken to it from whatever table he is at', () => {
    expect(movedTo({ left: '', table: 'e-2' }, ['x'])).toEqual({ from: '', table: 'e-2' });
    expect(movedTo({ left: '', table: 'e-2' }, ['x', 'e-2'])).toBeUndefined();
  });
});

describe('bells', () => {
  const stand = (left: number | undefined, more: Partial<Stand['clock']> = {}): Stand => ({
    clock: { at: 3, phase: 'level', runs: true, ...more },
    left,
  });

  test.each([
    [undefined, stand(1000), undefined],
    [stand(61_000), stand(60_000), 'minute'],
    [stand(60_000), stand(59_000), undefined],
    [stand(61_000), stand(60_000, { runs: false }), undefined],
    [stand(100), stand(1_200_000, { at: 4 }), 'level'],
    [stand(100), stand(1_200_000, { at: 2 }), undefined],
    [stand(100), stand(600_000, { at: 4, phase: 'break' }), 'break'],
    [stand(100, { phase: 'break' }), stand(600_000, { at: 4 }), 'play'],
  ] as const)('case %#', (before, now, bell) => expect(bellOf(before, now)).toBe(bell));
});

test('an event is watched anew over a new connection, and until the last who looks at it goes', () => {
  const server = new FakeServer();
  const link = new Link({ open: server.open, lang: () => 'en', onStatus: () => undefined });
  const welcome = (): void => {
    server.accept();
    server.tell({ t: 'welcome', player: 'p', name: 'Anna', roles: [], protocol: PROTOCOL });
  };
  link.start();
  const [one, other] = [new Followed(link, 'e'), new Followed(link, 'e', true)];
  welcome();
  const wanted = { t: 'tournament', tournament: 'e', on: true, desk: true };
  expect(server.heard().filter(({ t }) => t === 'tournament')).toEqual([wanted]);
  server.tell({ t: 'tournament', view: view({ tournament: 'e' }) });
  server.tell({ t: 'tournament', view: view({ tournament: 'another', left: 3 }) });
  expect([one.view?.left, other.view?.left]).toEqual([12, 12]);
  one.stop();
  expect(server.heard()).toEqual([]);
  other.stop();
  expect(server.heard()).toEqual([{ t: 'tournament', tournament: 'e', on: false }]);
  link.stop();
});
