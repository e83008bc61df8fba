// @vitest-environment happy-dom
// Taking part and checking, against a server that wants to choose.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { digest } from './hashing';
import { ME, OTHER, other, Server } from './fakeTable';
import { Attempt } from './fakeDealer';

let server: Server;
let chance = 0;
beforeEach(() => {
  // What is by chance comes out alike every time.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array).set(digest(Uint8Array.of((chance += 1))));
    return array;
  });
  chance = 0;
  localStorage.clear();
  server = new Server();
  server.sits();
});

describe('a dishonest server', () => {
  const cases: readonly [string, string, (at: Server) => void][] = [
    ['swaps a card', 'openings-other_card', (at) => at.deals(([first, ...rest]) => [(first! + 1) % 52, ...rest])],
    [
      'deals the flop in another order',
      'openings-other_card',
      (at) => at.deals(([a, b, c, d, e]) => [a!, b!, d!, c!, e!]),
    ],
    [
      'drops the share',
      'shares-seats',
      (at) => at.fair.hear({ ...at.attempt.told(at.shares), shares: [at.shares[1]!] }),
    ],
    [
      'makes another pack once it knows the shares',
      'packs-root',
      (at) => {
        const told = at.attempt.told(at.shares);
        const better = new Attempt('better', at.seats);
        const opened = told.opened.map(({ pack }) => better.packs[pack]!.opened);
        at.fair.hear({ ...told, opened });
      },
    ],
    [
      'keeps a pack closed',
      'packs-which',
      (at) => {
        const told = at.attempt.told(at.shares);
        at.fair.hear({ ...told, opened: told.opened.slice(1) });
      },
    ],
    ['lays down a second record', 'own-two_open', (at) => at.laysDown()],
    [
      'voids the record though nothing is missing',
      'voids-none_missing',
      (at) => at.fair.hear(at.attempt.void(at.shares)),
    ],
    [
      'opens only three packs of a void record',
      'voids-packs',
      (at) => {
        const told = at.attempt.void([at.shares[1]!]);
        at.fair.hear({ ...told, opened: told.opened.slice(1) });
      },
    ],
  ];
  test.each(cases)('%s', (_, code, does) => {
    server.plans();
    server.laysDown();
    does(server);
    expect(server.stands).toBe(`broken ${code}`);
    expect(server.fair.failed).toHaveLength(1);
  });

  test('asks for a share that was given already', () => {
    const before = server.chain!;
    server.plans();
    server.laysDown();
    server.deals();
    server.plans();
    server.laysDown({}, [
      [ME, before],
      [OTHER, other.value(1)!],
    ]);
    expect(server.share).toBeUndefined();
    expect(server.stands).toBe('broken own-chain');
  });

  test('uses a record again', () => {
    server.plans();
    server.laysDown();
    const { attempt } = server;
    server.deals();
    server.plans();
    server.laysDown();
    server.deals();
    server.plans();
    server.says(attempt.text);
    expect(server.stands).toBe('broken own-hand_again');
  });

  test('leaves the seat out', () => {
    server.plans();
    server.laysDown({}, [[OTHER, other.value(0)!]]);
    expect(server.share).toBeUndefined();
    expect(server.stands).toBe('unprotected left_out');
  });

  test('does not keep the cut', () => {
    server.plans(17);
    server.laysDown({ cut: 18 });
    expect(server.share).toBeUndefined();
    expect(server.stands).toBe('broken own-cut');
  });

  test('keeps an opening back until the next hand', () => {
    server.plans();
    server.laysDown();
    const { shares } = server;
    server.fair.hear(server.attempt.told(shares));
    server.happens({
      type: 'hole_dealt',
      hands: [
        [OTHER, '????'],
        [ME, 'AsKd'],
      ],
      up: 0,
      burned: '',
    });
    server.plans();
    expect(server.fair.failed.map(({ code }) => code)).toEqual(['openings-missing']);
    expect(server.stands).toBe('none');
  });

  test('spoils a pack: three times in four it is caught, two packs always', () => {
    const HANDS = 20;
    const caught = (spoiled: readonly number[]): number => {
      const before = server.fair.failed.length;
      for (let hand = 0; hand < HANDS; hand += 1) {
        server.plans();
        server.attempt = new Attempt(`spoiled ${hand} ${spoiled.length}`, server.seats, { spoiled });
        server.says();
        server.fair.hear(server.attempt.told(server.shares));
        server.chain = server.share;
        server.given += 1;
      }
      return server.fair.failed.length - before;
    };
    localStorage.clear();
    const single = caught([2]);
    expect(single).toBeGreaterThanOrEqual(12);
    expect(single).toBeLessThanOrEqual(18);
    server = new Server();
    server.sits();
    expect(caught([0, 3])).toBe(HANDS);
  });
});
