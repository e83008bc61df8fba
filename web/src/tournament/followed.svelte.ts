// What a page is told of tournaments: the list of them, or one as it is now.

import type { Link, OfTournaments } from '../connection/link';
import type { TournamentEntryView, TournamentView } from '../wire';

/** How many look at an event on this page, by connection: the last to go ends it. */
const looking = new WeakMap<Link, Map<string, number>>();

function count(link: Link, tournament: string, by: number): number {
  const counts = looking.get(link) ?? new Map<string, number>();
  looking.set(link, counts);
  const now = (counts.get(tournament) ?? 0) + by;
  counts.set(tournament, now);
  return now;
}

/** One event, from now until `stop`. */
export class Followed {
  view: TournamentView | undefined = $state.raw();
  /** When it was told, by the page's own clock. */
  told = $state(0);
  readonly tournament: string;
  readonly #link: Link;

  /** `desk`: with the director's part, for who runs it. */
  constructor(link: Link, tournament: string, desk = false) {
    this.#link = link;
    this.tournament = tournament;
    link.hearers.add(this.#hear);
    count(link, tournament, 1);
    link.want({ t: 'tournament', tournament, on: true, desk }, tournament);
  }

  stop(): void {
    this.#link.hearers.delete(this.#hear);
    if (count(this.#link, this.tournament, -1) > 0) return;
    this.#link.want({ t: 'tournament', tournament: this.tournament, on: false }, this.tournament);
  }

  readonly #hear = (message: OfTournaments): void => {
    if (message.t !== 'tournament' || message.view.tournament !== this.tournament) return;
    this.told = performance.now();
    this.view = message.view;
  };
}

/** All events the viewer may see, from now until `stop`; undefined: not heard of yet. */
export class Listed {
  events: readonly TournamentEntryView[] | undefined = $state.raw();
  readonly #link: Link;

  constructor(link: Link) {
    this.#link = link;
    link.hearers.add(this.#hear);
    link.want({ t: 'tournaments', on: true });
  }

  stop(): void {
    this.#link.hearers.delete(this.#hear);
    this.#link.want({ t: 'tournaments', on: false });
  }

  readonly #hear = (message: OfTournaments): void => {
    if (message.t === 'tournaments') this.events = message.tournaments;
  };
}

/** The time by the page's own clock, told anew every `every` milliseconds while somebody looks at it. */
export class Ticking {
  now = $state(performance.now());

  /** Run from now on; how to stop. */
  run(every = 250): () => void {
    this.now = performance.now();
    const timer = setInterval(() => (this.now = performance.now()), every);
    return () => clearInterval(timer);
  }
}
