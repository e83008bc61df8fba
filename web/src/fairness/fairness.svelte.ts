// Fair dealing at one table, as the page holds it: takes part by itself, checks each hand, says how it stands.

import type { Link } from '../connection/link';
import type {
  BatchMessage,
  Deal,
  FairCardsMessage,
  FairPack,
  FairRecordMessage,
  FairSharesMessage,
  FairVoidMessage,
  OpenedPack,
  Proof,
  TableEvent,
  TableView,
} from '../wire';
import type { Facts } from './broken';
import { bytes, hex, spread } from './hashing';
import { dealOf, shownIn } from './seen';
import { Shares } from './shares';
import { Witness } from './witness';

export type FairMessage = FairRecordMessage | FairSharesMessage | FairVoidMessage | FairCardsMessage;

/** How a hand stands: no record was laid down; shares are awaited; it holds; not protected; the check failed. */
export type Standing = 'none' | 'waiting' | 'holds' | 'unprotected' | 'broken';

export interface Verdict {
  readonly hand: number;
  readonly standing: Standing;
  /** Of the reason, where it does not hold: the message is `fair-why-…` or `fair-broken-…`. */
  readonly code: string;
  readonly facts: Facts;
  /** How many took part, how many cards were checked, and attempts before that were void. */
  readonly shares: number;
  readonly cards: number;
  readonly voids: number;
  readonly record: string;
}

const NOTHING: Verdict = {
  ...{ hand: 0, standing: 'none', code: '', facts: {} },
  ...{ shares: 0, cards: 0, voids: 0, record: '' },
};
const MOST_FAILED = 20;

export class Fairness {
  /** The hand that is played, or lies on the table. */
  now: Verdict = $state.raw(NOTHING);
  /** Hands whose check failed while this page was open. */
  failed: readonly Verdict[] = $state.raw([]);
  /** The proof of the hand as far as it has come, and its number. */
  proof: { readonly hand: number; readonly document: Proof } | undefined = $state.raw();

  readonly #link: Pick<Link, 'fair' | 'share'>;
  readonly table: string;
  readonly #witness = new Witness();
  #shares: Shares | undefined;
  #seat: number | undefined;
  /** Where the viewer sat when the hand was dealt. */
  #dealtAt: number | undefined;
  #joined = false;
  #seen = false;
  #shuffled = false;
  /** Whether everything of this hand was seen, or told since: then what is missing was kept back. */
  #whole = false;
  #cut: number | undefined;
  /** Who is dealt in, as far as it was seen. */
  #dealt: readonly number[] | undefined;
  #hand = 0;

  constructor(link: Pick<Link, 'fair' | 'share'>, table: string) {
    this.#link = link;
    this.table = table;
  }

  /** The connection is there anew: what is told from now on is asked for again. */
  connected(): void {
    this.#joined = false;
    this.#whole = false;
    this.#witness.interrupted();
  }

  /** The table as it is, and what has happened. */
  follow(player: string, view: TableView, message?: BatchMessage): void {
    if (!message) this.#comesAnew(view);
    for (const event of message?.events ?? []) this.#happened(event);
    this.#hand = view.hand?.number ?? this.#hand;
    this.#sit(player, view.me.seat);
  }

  /** The table came whole: what happened before was not seen. */
  #comesAnew(view: TableView): void {
    this.#whole = false;
    this.#cut = undefined;
    this.#dealt = undefined;
    if (view.hand?.number !== this.#hand) this.#end();
  }

  #sit(player: string, seat: number | undefined): void {
    const changed = this.#seen && seat !== this.#seat;
    if (changed && this.#seat !== undefined && seat === undefined) {
      Shares.forget(this.table);
      this.#shares = undefined;
    }
    if (seat !== undefined && player && !this.#shares) {
      this.#shares = Shares.of(this.table, player, changed && this.#seat === undefined);
      this.#joined = false;
    }
    this.#seat = seat;
    this.#seen = true;
    if (this.#joined) return;
    this.#joined = true;
    this.#link.fair(this.table, this.#shares?.value);
  }

  hear(message: FairMessage): void {
    switch (message.t) {
      case 'fair_record':
        return this.#record(message);
      case 'fair_shares':
        this.#witness.drawn(message.shares, message.opened.map(whole));
        return this.#judge('waiting');
      case 'fair_void':
        return this.#void(message);
      case 'fair_cards':
        return this.#cards(message);
    }
  }

  #record({ record }: FairRecordMessage): void {
    const seat = this.#seat;
    const share = this.#witness.laidDown(record, seat, this.#shares, {
      ...(this.#cut === undefined ? {} : { cut: this.#cut }),
      dealtIn: seat !== undefined && (this.#dealt?.includes(seat) ?? false),
    });
    const hand = this.#witness.record?.hand;
    if (share !== undefined && hand !== undefined) this.#link.share(this.table, hand, share);
    this.#dealtAt = seat;
    if (this.#shares?.renew()) this.#link.fair(this.table, this.#shares.value);
    this.#judge('waiting');
  }

  #void({ record, shares, opened }: FairVoidMessage): void {
    this.#witness.void({ record, shares, packs: opened.map(whole) }, this.#seat, this.#shares);
    this.#judge('none');
  }

  #cards({ openings, servings, tickets, deals, shown }: FairCardsMessage): void {
    if (deals) {
      this.#witness.caughtUp(deals, shown ?? []);
      this.#whole = true;
    }
    if (deals?.some((deal) => deal.shuffled)) this.#shuffled = true;
    this.#witness.uncovered(openings, servings, tickets);
    this.#check();
  }

  #happened(event: TableEvent): void {
    switch (event.type) {
      case 'hand_planned':
        this.#end();
        this.#whole = true;
        this.#dealt = event['dealt'] as readonly number[];
        return;
      case 'hand_started':
        this.#cut = typeof event['cut'] === 'number' ? event['cut'] : 0;
        return;
      case 'reshuffled':
        this.#shuffled = true;
        return;
    }
    const deal = dealOf(event, this.#shuffled);
    if (deal) this.#dealtNow(deal);
    const shown = shownIn(event);
    if (shown) this.#witness.shown(shown.seat, shown.cards);
  }

  #dealtNow(deal: Deal): void {
    const mine = this.#seat !== undefined && deal.to === 'hole' && deal.seats?.includes(this.#seat);
    if (mine && !this.#witness.record && this.#shares) {
      this.#witness.without('no_record');
      this.#dealtAt = this.#seat;
      this.#judge('none');
    }
    this.#witness.dealt(deal);
  }

  /** Another hand begins: the one before is checked as a whole, for what was kept back does not come now. */
  #end(): void {
    if (this.#whole) this.#check();
    this.#witness.begin();
    this.#shuffled = false;
    this.#cut = undefined;
    this.#dealt = undefined;
    this.#dealtAt = undefined;
    this.now = NOTHING;
  }

  #check(): void {
    const seat = this.#dealtAt;
    const checked = this.#witness.order ? this.#witness.checked(seat) : undefined;
    const document = this.#witness.proof(seat);
    if (document) this.proof = { hand: this.#hand, document };
    this.#judge(checked ? 'holds' : 'none', checked?.cards ?? 0);
  }

  #judge(standing: Standing, cards = 0): void {
    const { doubt, record, text } = this.#witness;
    const wrong = doubt && (doubt.broken ? 'broken' : 'unprotected');
    const verdict: Verdict = {
      hand: this.#hand,
      standing: wrong ?? standing,
      code: doubt?.code ?? '',
      facts: doubt?.facts ?? {},
      shares: record?.seats.length ?? 0,
      cards,
      voids: (record?.attempt ?? 1) - 1,
      record: text,
    };
    const known = this.failed.some(({ hand, record: other }) => hand === verdict.hand && other === text);
    if (verdict.standing === 'broken' && !known) this.failed = [...this.failed, verdict].slice(-MOST_FAILED);
    this.now = verdict;
  }
}

/** A pack as the proof has it: salts and tickets come from its key. */
function whole({ pack, cards, key }: FairPack): OpenedPack {
  const { salts, tickets } = spread(bytes(key), cards.length);
  return { pack, cards, salts: salts.map(hex), tickets: tickets.map(hex) };
}
