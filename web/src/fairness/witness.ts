// The honest client: gives its share only after it has seen what it has to see, and checks each hand by itself.
// Nothing is taken on trust; what is wrong is noted, so that a hand can be played on. Python has the same in
// `pakli.fairness.witness`.

import type { Deal, OpenedPack, Opening, Proof, ServingList, ShownCards, TicketOpening, VoidAttempt } from '../wire';
import { Broken, type Facts } from './broken';
import { check, checkOpened, checkShares, checkVoid, type Checked, type Shares as Given } from './check';
import { orderOf, type Order } from './order';
import { readRecord, recordHash, type HandRecord } from './record';
import type { Shares } from './shares';

/** Why a hand is not protected; `broken`: the server has done what it must not. */
export interface Doubt {
  readonly code: string;
  readonly broken: boolean;
  readonly facts: Facts;
}

/** What the viewer has seen of the hand before its record. */
export interface Seen {
  /** How many cards were cut. */
  readonly cut?: number;
  /** Whether he is dealt in. */
  readonly dealtIn?: boolean;
}

const missing = (code: string): Doubt => ({ code, broken: false, facts: {} });

export class Witness {
  record: HandRecord | undefined;
  text = '';
  doubt: Doubt | undefined;
  order: Order | undefined;
  #drawn: { readonly shares: Given; readonly opened: readonly OpenedPack[] } | undefined;
  #deals: Deal[] = [];
  #shown: ShownCards[] = [];
  readonly #openings = new Map<number, Opening>();
  #servings: ServingList[] = [];
  readonly #tickets = new Map<number, TicketOpening>();
  #voids: VoidAttempt[] = [];
  readonly #hands = new Set<string>();
  #interrupted = false;

  /** The connection was lost: what became of an open record may not have been seen. */
  interrupted(): void {
    this.#interrupted = true;
  }

  /** The hand is dealt without a record. */
  without(code: string): void {
    this.doubt ??= missing(code);
  }

  /** A hand begins: nothing of the one before counts. */
  begin(text = ''): void {
    this.text = text;
    this.record = undefined;
    this.doubt = undefined;
    this.order = undefined;
    this.#drawn = undefined;
    this.#deals = [];
    this.#shown = [];
    this.#openings.clear();
    this.#servings = [];
    this.#tickets.clear();
  }

  /**
   * A record was laid down. Gives the share that goes to the server at once; undefined: none is given, and
   * `doubt` says why. `seat`: where the viewer sits.
   */
  laidDown(text: string, seat: number | undefined, shares?: Shares, seen: Seen = {}): string | undefined {
    return this.#noted(() => this.#laidDown(text, seat, shares, seen));
  }

  #laidDown(text: string, seat: number | undefined, shares: Shares | undefined, seen: Seen): string | undefined {
    const record = readRecord(text);
    if (text !== this.text) {
      const unsettled = this.record !== undefined && this.order === undefined && !this.#interrupted;
      this.#interrupted = false;
      const doubt = record.previous === null ? undefined : this.doubt; // of an attempt at this very hand
      this.begin(text);
      this.record = record;
      this.doubt = doubt;
      if (unsettled) throw new Broken('own', 'two_open');
      this.#checkNew(record);
    }
    if (this.doubt) return undefined;
    if (seen.cut !== undefined && record.cut !== seen.cut) throw new Broken('own', 'cut', { cut: record.cut });
    return seat && shares ? this.#share(record, seat, shares, seen.dealtIn ?? true) : undefined;
  }

  #checkNew(record: HandRecord): void {
    if (this.#hands.has(record.hand)) throw new Broken('own', 'hand_again');
    this.#hands.add(record.hand);
    if (record.previous === null) {
      this.#voids = [];
      return;
    }
    const before = this.#voids.at(-1);
    if (!before || readRecord(before.record).hand !== record.previous) throw new Broken('own', 'previous');
  }

  #share(record: HandRecord, seat: number, shares: Shares, dealtIn: boolean): string | undefined {
    const value = new Map(record.seats).get(seat);
    if (value === undefined) {
      if (dealtIn) this.doubt = missing('left_out');
      return undefined;
    }
    const given = shares.for(recordHash(this.text), value);
    if (given === 'spent') throw new Broken('own', 'chain');
    if (given === 'elsewhere') {
      this.doubt = missing('elsewhere');
      return undefined;
    }
    return given.share;
  }

  /** All shares are there, and the packs that were not picked were opened: before the first card. */
  drawn(shares: Given, opened: readonly OpenedPack[]): void {
    this.#noted(() => {
      if (!this.record) throw new Broken('own', 'no_record');
      const seed = checkShares(this.record, this.text, shares);
      this.order = orderOf(seed, this.record.cards, this.record.cut);
      this.#drawn = { shares, opened };
      checkOpened(this.record, this.order, opened);
    });
  }

  /** The record was void, for a share did not come. */
  void(attempt: VoidAttempt, seat: number | undefined, shares?: Shares): void {
    this.#noted(() => {
      if ((this.text && attempt.record !== this.text) || this.order) throw new Broken('own', 'other_void');
      const record = checkVoid(attempt);
      this.#hands.add(record.hand);
      const asked = record.seats.some(([number]) => number === seat);
      const came = attempt.shares.some(([number]) => number === seat);
      const called = asked && !came && shares?.gaveFor(recordHash(attempt.record));
      if (record.attempt === 1) this.#voids = [];
      this.#voids.push(attempt);
      this.begin();
      if (called) this.doubt = missing('called_missing');
    });
  }

  /** Cards were dealt, as the table shows it. */
  dealt(deal: Deal): void {
    if (this.record && !this.order && !this.doubt) this.#noted(() => fail('dealt_before'));
    this.#deals.push(deal);
  }

  /** All that was dealt and shown in this hand so far: what this client has seen of it stands. */
  caughtUp(deals: readonly Deal[], shown: readonly ShownCards[]): void {
    const same = this.#deals.every((deal, at) => JSON.stringify(plain(deal)) === JSON.stringify(plain(deals[at])));
    if (!same) this.#noted(() => fail('other_deals'));
    this.#deals = [...deals];
    this.#shown = [...shown];
  }

  /** Cards of a seat lie face up. */
  shown(seat: number, cards: readonly number[]): void {
    this.#shown.push({ seat, cards });
  }

  /** The server has uncovered what belongs to the cards this client sees. */
  uncovered(
    openings: readonly Opening[],
    servings: readonly ServingList[] = [],
    tickets: readonly TicketOpening[] = [],
  ): void {
    for (const one of openings) this.#openings.set(one.position, one);
    const known = new Set(servings.map(({ serving }) => serving));
    this.#servings = [...this.#servings.filter(({ serving }) => !known.has(serving)), ...servings];
    for (const one of tickets) this.#tickets.set(one.position, one);
  }

  /** The proof of the hand as far as it has come; undefined: it has no record that was drawn. */
  proof(seat: number | undefined): Proof | undefined {
    if (!this.#drawn) return undefined;
    return {
      pakli_proof: 1,
      record: this.text,
      shares: this.#drawn.shares,
      opened: this.#drawn.opened,
      seat: seat ?? 0,
      deals: this.#deals,
      shown: this.#shown,
      openings: [...this.#openings.values()],
      servings: this.#servings,
      tickets: [...this.#tickets.values()],
      voids: this.#voids,
    };
  }

  /** The hand checked as it is now, every card that was seen; undefined: it does not hold, see `doubt`. */
  checked(seat: number | undefined): Checked | undefined {
    const proof = this.proof(seat);
    if (!proof) return undefined;
    return this.#noted(() => check(proof));
  }

  /** The first thing that is broken stays noted. */
  #noted<Result>(work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      const broken = error instanceof Broken ? error : new Broken('record', 'form'); // whatever is no hash at all
      if (!this.doubt?.broken) {
        this.doubt = { code: `${broken.step}-${broken.code}`, broken: true, facts: broken.facts };
      }
      return undefined;
    }
  }
}

function fail(code: string): never {
  throw new Broken('own', code);
}

/** A deal with everything it may leave out. */
const plain = (deal: Deal | undefined): unknown =>
  deal && [deal.to, deal.seats ?? [], deal.each, deal.burn ?? 0, deal.board ?? 0, deal.shuffled ?? false, deal.cards];
