// Where a pack is cut: from a place on the strip, or a key. What may be chosen is the server's to say. Pure.

import type { ChooseAmount } from '../../wire';

/** How many cards lie left of this place on a strip of `width`. */
export function placeOf(x: number, width: number, cards: number): number {
  return width > 0 ? Math.round((x / width) * cards) : 0;
}

/** Where a key leads; undefined: it is none of the strip's. */
export function turned(
  key: string,
  at: number,
  { least, most }: Pick<ChooseAmount, 'least' | 'most'>,
): number | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - 1;
    case 'ArrowRight':
    case 'ArrowUp':
      return at + 1;
    case 'PageDown':
      return at - 5;
    case 'PageUp':
      return at + 5;
    case 'Home':
      return least;
    case 'End':
      return most;
    default:
      return undefined;
  }
}
