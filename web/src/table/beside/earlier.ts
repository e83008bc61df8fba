// Hands of before the page was opened, for the log. Pure.

import type { Line } from '../../wire';
import type { Frame } from './replay';

export interface Earlier {
  readonly number: number;
  readonly frames: readonly Frame[];
}

/** The number of the first hand that a log tells of; undefined: it tells of none from its beginning. */
export function firstHand(log: readonly { readonly line: Line }[]): number | undefined {
  const found = log.find(({ line }) => line.say === 'event-hand-number')?.line.facts?.['number'];
  return typeof found === 'number' ? found : undefined;
}

/** The number of the hand before; undefined: there is none. */
export function before(number: number | undefined): number | undefined {
  return number === undefined || number <= 1 ? undefined : number - 1;
}
