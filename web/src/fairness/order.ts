// Which pack is picked and in which order it is dealt, from the seed alone.

import { stream, type Bytes } from './hashing';
import { PACKS } from './record';

export interface Order {
  readonly pack: number;
  /** The place in the pack of the k-th card off it, k from 0, burns included, the cut done. */
  readonly positions: readonly number[];
}

export function orderOf(seed: Bytes, cards: number, cut = 0): Order {
  const chance = stream(seed);
  const order = Array.from({ length: cards }, (_, at) => at);
  let at = 1;
  for (let last = cards - 1; last > 0; last -= 1) {
    const fair = 256 - (256 % (last + 1)); // a byte above would make some places likelier
    while (chance[at]! >= fair) at += 1;
    const other = chance[at]! % (last + 1);
    at += 1;
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return { pack: chance[0]! % PACKS, positions: [...order.slice(cut), ...order.slice(0, cut)] };
}
