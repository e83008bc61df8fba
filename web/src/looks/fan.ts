// How cards lie beside or over each other.

const SHAPE = 5 / 7; // width by height
/** Of the card's width: as much as shows rank and suit. */
const LEAST = 0.6;
const LEAST_BACK = 0.2;
const GAP = 2;

/** From one card's left edge to the next one's, in pixels: as far as `room` allows, and never hiding a rank. */
export function stepOf(cards: number, height: number, room: number, backs = false): number {
  const width = height * SHAPE;
  if (cards < 2) return width;
  const most = backs ? width * 0.4 : width + GAP;
  const least = width * (backs ? LEAST_BACK : LEAST);
  return Math.max(least, Math.min(most, (room - width) / (cards - 1)));
}

/** How wide they are then. */
export function widthOf(cards: number, height: number, step: number): number {
  return cards ? (cards - 1) * step + height * SHAPE : 0;
}

/** The largest height up to `most` at which so many fit into `room` without hiding a rank. */
export function heightFor(cards: number, room: number, most: number): number {
  const perHeight = SHAPE * (1 + LEAST * Math.max(0, cards - 1));
  return Math.min(most, room / perHeight);
}
