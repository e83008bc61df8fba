// @vitest-environment happy-dom
// Taking part and checking, against an honest server.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { digest } from './hashing';
import { ME, OTHER, other, Server } from './fakeTable';
import { Shares } from './shares';

const HAND = { number: 9, game: 0, pot: 0, pots: [], boards: [], over: false };
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

describe('an honest server', () => {
  test('hand after hand holds, each with the next share', () => {
    for (let hand = 0; hand < 4; hand += 1) {
      server.plans();
      server.laysDown();
      server.deals();
      expect(server.stands).toBe('holds');
      expect(server.fair.now).toMatchObject({ shares: 2, cards: 5, voids: 0 });
    }
    expect(server.joined).toBe(1);
    expect(server.fair.failed).toEqual([]);
  });

  test('shares are kept over a page loaded anew, and none is given twice', () => {
    server.plans();
    server.laysDown();
    server.deals();
    const before = server.chain;
    const again = new Server();
    again.sits();
    expect(again.chain).toBe(before);
    again.given = server.given;
    again.plans();
    again.laysDown({}, server.seats);
    again.deals();
    expect(again.stands).toBe('holds');
  });

  test('a page loaded anew while shares are awaited gives the same share again', () => {
    server.plans();
    server.laysDown();
    const { share } = server;
    const again = new Server();
    again.sits();
    again.attempt = server.attempt;
    again.says();
    expect(again.share).toBe(share);
  });

  test('who begins in the middle of a hand is told what was dealt, and checks it', () => {
    server.plans();
    server.laysDown();
    const { shares, attempt } = server;
    const again = new Server();
    again.sits();
    again.attempt = attempt;
    again.says();
    again.fair.hear(attempt.told(shares));
    const { pack, positions } = attempt.order(shares);
    const openings = [1, 3].map((place) => attempt.packs[pack]!.opening(positions[place]!));
    const cards = [52, openings[0]!.card, 52, openings[1]!.card];
    const deals = [{ to: 'hole' as const, seats: [OTHER, ME], each: 2, cards }];
    again.fair.hear({ t: 'fair_cards', table: 't1', hand: attempt.record.hand, openings, deals });
    expect(again.stands).toBe('holds');
    expect(again.fair.now.cards).toBe(2);
  });

  test('a share that came too late is said to be so, and the next hands to be without one', () => {
    server.plans();
    server.laysDown();
    const void_ = server.attempt;
    server.fair.hear(void_.void([[OTHER, other.value(1)!]]));
    server.given = 1;
    server.laysDown({ attempt: 2, previous: void_.record.hand }, [[OTHER, other.value(1)!]]);
    expect(server.share).toBeUndefined();
    expect(server.stands).toBe('unprotected called_missing');
  });

  test('a hand without any record is not protected', () => {
    server.plans();
    server.happens({
      type: 'hole_dealt',
      hands: [
        [OTHER, '????'],
        [ME, 'AsKd'],
      ],
      up: 0,
      burned: '',
    });
    expect(server.stands).toBe('unprotected no_record');
  });

  test('who is not dealt in is left out of nothing', () => {
    server.happens({ type: 'hand_planned', dealt: [OTHER, 3] }, { type: 'hand_started', posts: [] });
    server.laysDown({}, [[OTHER, other.value(0)!]]);
    expect(server.stands).toBe('waiting');
  });

  test('who stands up has no chain any more, and a new one when he sits again', () => {
    const before = server.chain;
    server.sits(0);
    server.sits();
    expect(server.chain).not.toBe(before);
    expect(server.joined).toBe(2);
  });

  test('after a break it is asked for again', () => {
    server.fair.connected();
    server.sits();
    expect(server.joined).toBe(2);
  });

  test('a break in the middle of a hand is no fault of the server’s', () => {
    server.plans(17);
    server.laysDown({ cut: 17 });
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
    server.chain = server.share;
    server.given += 1;
    server.fair.connected(); // the openings were under way
    server.fair.follow('anna', { ...server.view(ME), hand: HAND });
    server.laysDown();
    server.deals();
    expect(server.stands).toBe('holds');
    expect(server.fair.failed).toEqual([]);
  });

  test('before a chain ends a new one is handed in, and the old one counts until then', () => {
    const shares = Shares.of('t2', 'anna', true);
    let value = shares.value;
    for (let number = 0; number < 980; number += 1) {
      const given = shares.for(`record ${number}`, value);
      value = typeof given === 'object' ? given.share : '';
    }
    expect(shares.renew()).toBe(true);
    expect(shares.value).not.toBe(value);
    expect(shares.for('one more', value)).toHaveProperty('share');
    expect(shares.for('the next', shares.value)).toHaveProperty('share');
  });
});
