// A server at one table for the tests, of which a test may change what it says.

import { batch, viewMessage } from '../testing';
import type { TableEvent, TableView } from '../wire';
import { Chain } from './chain';
import { Attempt, cardText, type Wanted } from './fakeDealer';
import { Fairness } from './fairness.svelte';

export const ME = 1;
export const OTHER = 2;
export const other = new Chain(new Uint8Array(32).fill(9), 50);

/** Deals hold’em to the viewer in seat 1 and to another in seat 2. */
export class Server {
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
