// How one likes the table: kept in this browser, and on the server for who is signed in.

import { keepSettings, settings as kept, type Settings } from '../connection/club';

export const USUAL: Settings = {
  pack: 'four_colour',
  card_size: 'middle',
  felt: 'green',
  theme: 'system',
  motion: 'system',
  sound: false,
  vibrate: true,
  notify: false,
  speech: 'full',
  amounts: 'chips',
  presets: [],
  phrases: [],
  ask_before_all_in: true,
  ask_before_free_fold: true,
  losing_hands: 'throw_away',
  hints: true,
  bring_forward: true,
  favourites: [],
};
const REMEMBERED = 'pakli.settings';
/** What style sheets go by: see tokens.css. */
const SHOWN = ['pack', 'card_size', 'felt', 'theme', 'motion'] as const;

interface Remembered {
  readonly settings: Settings;
  /** Whose they are; left out: of nobody who has said his name. */
  readonly player?: string;
  /** Whether the server has yet to hear of them. */
  readonly unsent?: boolean;
}

class Store {
  now: Settings = $state.raw(USUAL);
  #player: string | undefined;
  #sending: Promise<unknown> = Promise.resolve();

  constructor() {
    this.#show(remembered().settings);
  }

  /** Somebody is signed in: his settings are those the server keeps, unless it has not heard of his newest. */
  async follow(player: string): Promise<void> {
    if (this.#player === player) return;
    this.#player = player;
    const here = remembered();
    if (here.unsent && here.player === player) return this.#send();
    const answer = await kept();
    if (!answer.ok || this.#player !== player) return;
    const found = Object.keys(answer.value).length > 0;
    if (remembered().player === player && remembered().unsent) return; // changed meanwhile
    if (here.unsent && here.player === undefined && !found) return this.#send(); // set before he came in
    this.#show({ ...USUAL, ...answer.value });
    this.#remember({ settings: this.now, player });
  }

  /** He has gone: what he liked stays on the device until somebody else comes. */
  unfollow(): void {
    this.#player = undefined;
  }

  change(changed: Partial<Settings>): void {
    this.#show({ ...this.now, ...changed });
    this.#remember({ settings: this.now, unsent: true, ...(this.#player ? { player: this.#player } : {}) });
    if (this.#player) void this.#send();
  }

  /** One after the other, so that the last one stays; what did not arrive is sent when he comes again. */
  #send(): Promise<void> {
    const sent = this.#sending.then(async () => {
      const [wanted, player] = [this.now, this.#player];
      if (!player || !(await keepSettings(wanted)).ok || this.now !== wanted) return;
      this.#remember({ settings: wanted, player });
    });
    this.#sending = sent;
    return sent;
  }

  #show(settings: Settings): void {
    this.now = settings;
    for (const name of SHOWN) document.documentElement.dataset[name.replace('_s', 'S')] = settings[name];
  }

  #remember(what: Remembered): void {
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify(what));
    } catch {
      // A browser that keeps nothing asks the server again.
    }
  }
}

/** What cannot be read is as usual; so are settings that another release did not know yet. */
function remembered(): Remembered {
  try {
    const found = JSON.parse(localStorage.getItem(REMEMBERED) ?? '{}') as Partial<Remembered>;
    return { ...found, settings: { ...USUAL, ...found.settings } };
  } catch {
    return { settings: USUAL };
  }
}

export const settings = new Store();
