// @vitest-environment happy-dom
// Taking part and checking, against a server that is honest, and against one that is not.

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { viewMessage, batch } from '../testing';
import type { TableEvent, TableView } from '../wire';
import { Chain } from './chain';
import { Attempt, cardText, type Wanted } from './fakeDealer';
import { Fairness } from './fairness.svelte';
import { digest } from './hashing';
import { Shares } from './shares';

const ME = 1;
const OTHER = 2;
const other = new Chain(new Uint8Array(32).fill(9), 50);

/** A server of which a test may change what it says. */
class Server {
  chain: string | undefined;
  joined = 0;
  share: string | undefined;
  given = 0;
  readonly fair: Fairness;
  attempt!: Attempt;
  #seed = 0;

  constructor() {
    this.fair = new Fairness(
      {
        fair: (_table, chain) => {
          this.joined += 1;
          this.chain = chain;
        },
        share: (_table, _hand, share) => (this.share = share),
      },
      't1',
    );
  }

  view(me: number): TableView {
    const { view } = viewMessage(5);
    return { ...view, me: me ? { ...view.me, seat: me } : { balance: 0 } };
  }

  /** `me`: where; 0: he looks on. */
  sits(me = ME): void {
    this.fair.follow('anna', this.view(me));
  }

  happens(...events: TableEvent[]): void {
    this.fair.follow('anna', this.view(ME), { ...batch(6, events.length), events });
  }

  get seats(): readonly (readonly [number, string])[] {
    return [
      [ME, this.chain!],
      [OTHER, other.value(this.given)!],
    ];
  }

  laysDown(wanted: Wanted = {}, seats = this.seats): void {
    this.share = undefined;
    this.attempt = new Attempt(`${(this.#seed += 1)}`, seats, wanted);
    this.says();
  }

  says(text = this.attempt.text): void {
    this.fair.hear({ t: 'fair_record', table: 't1', record: text });
  }

  get shares(): readonly (readonly [number, string])[] {
    return [
      [ME, this.share!],
      [OTHER, other.value(this.given + 1)!],
    ];
  }

  plans(cut = 0): void {
    this.happens({ type: 'hand_planned', dealt: [OTHER, ME] }, { type: 'hand_started', posts: [], cut });
  }

  /** Shares, hole cards, flop, and their openings. */
  deals(change: (cards: number[]) => number[] = (cards) => cards): void {
    const { shares } = this;
    this.fair.hear(this.attempt.told(shares));
    const { pack, positions } = this.attempt.order(shares);
    const picked = this.attempt.packs[pack]!;
    const card = (place: number): number => picked.cards[positions[place]!]!;
    const mine = [1, 3];
    const flop = [5, 6, 7];
    const seen = change([...mine, ...flop].map(card));
    const names = seen.map(cardText);
    this.happens(
      {
        type: 'hole_dealt',
        hands: [
          [OTHER, '????'],
          [ME, names.slice(0, 2).join('')],
        ],
        up: 0,
        burned: '',
      },
      { type: 'board_dealt', board: 0, cards: names.slice(2).join(''), burned: '??' },
    );
    const openings = [...mine, ...flop].map((place) => picked.opening(positions[place]!));
    this.fair.hear({ t: 'fair_cards', table: 't1', hand: this.attempt.record.hand, openings });
    this.chain = this.share;
    this.given += 1;
  }

  get stands(): string {
    const { standing, code } = this.fair.now;
    return code ? `${standing} ${code}` : standing;
  }
}

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
