// Where one is in a hand that is shown step by step, and what buttons, keys and the clock make of it.

import { tick } from 'svelte';
import { keyMove, moved, type Frame, type Move } from './replay';

const PACE = 1300; // ms a step stays while it plays by itself

/** The buttons, with what is drawn on each; playing stands between the first and the last two. */
export const BUTTONS: readonly { readonly move: Move; readonly sign: string }[] = [
  { move: 'first', sign: 'M4 3v10M13 3L6 8l7 5z' },
  { move: 'back', sign: 'M11 3L4 8l7 5z' },
  { move: 'on', sign: 'M5 3l7 5l-7 5z' },
  { move: 'last', sign: 'M12 3v10M3 3l7 5l-7 5z' },
];

export class Stepping {
  at = $state(0);
  playing: ReturnType<typeof setInterval> | undefined = $state.raw();
  /** The list of steps, in which the one that is shown stays in sight. */
  list: HTMLElement | undefined = $state.raw();
  readonly #frames: () => readonly Frame[];

  constructor(frames: () => readonly Frame[]) {
    this.#frames = frames;
  }

  get frame(): Frame | undefined {
    return this.#frames()[Math.min(this.at, this.#frames().length - 1)];
  }

  get ended(): boolean {
    return this.at >= this.#frames().length - 1;
  }

  /** Whether a move leads nowhere. */
  off(move: Move): boolean {
    return move === 'first' || move === 'back' ? this.at === 0 : this.ended;
  }

  readonly stop = (): void => {
    clearInterval(this.playing);
    this.playing = undefined;
  };

  step(move: Move): void {
    this.stop();
    void this.#go(move);
  }

  readonly play = (): void => {
    if (this.playing) return this.stop();
    if (this.ended) this.at = 0;
    this.playing = setInterval(() => void this.#go('on'), PACE);
  };

  readonly press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const meant = keyMove(event.key);
    if (!meant || (meant === 'play' && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    if (meant === 'play') this.play();
    else this.step(meant);
  };

  async #go(move: Move): Promise<void> {
    this.at = moved(this.at, move, this.#frames().length);
    if (this.ended) this.stop();
    await tick();
    const now = this.list?.querySelector<HTMLElement>('[aria-current]');
    if (this.list && now) this.list.scrollTop = now.offsetTop - this.list.clientHeight / 2;
  }
}
