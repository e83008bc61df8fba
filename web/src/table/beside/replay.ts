// A hand that is over, step by step: what was told, and the table after it. Pure.

import type { Line, PastView, SeatView, TableView } from '../../wire';
import { patched } from '../patch';

/** The table after a step, the lines told with it, and who sat there before or after. */
export interface Frame {
  readonly view: TableView;
  readonly lines: readonly Line[];
  readonly seats: Readonly<Record<string, SeatView>>;
}

/** The first frame is the hand's beginning. A step that tells nothing belongs to the one before it. */
export function framesOf(past: PastView): Frame[] {
  const frames: Frame[] = [{ view: past.first, lines: past.told, seats: past.first.seats }];
  for (const { told, set } of past.steps) {
    const last = frames[frames.length - 1];
    if (!last) break;
    const view = patched(last.view, set);
    const seats = { ...last.seats, ...view.seats };
    if (told.length) frames.push({ view, lines: told, seats });
    else frames[frames.length - 1] = { ...last, view, seats };
  }
  return frames;
}

export type Move = 'first' | 'back' | 'on' | 'last';

/** Which frame a move leads to. */
export function moved(at: number, move: Move, frames: number): number {
  const end = Math.max(0, frames - 1);
  return { first: 0, back: Math.max(0, at - 1), on: Math.min(end, at + 1), last: end }[move];
}

const KEYS: Readonly<Record<string, Move>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  End: 'last',
};

/** The move a key stands for, and `play` for the space bar; undefined: nothing. */
export function keyMove(key: string): Move | 'play' | undefined {
  return key === ' ' ? 'play' : KEYS[key];
}
