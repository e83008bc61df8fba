// Where seats are drawn: in the order of the deal, one's own at the bottom, the others clockwise from there.

export interface Place {
  readonly seat: number;
  /** Per cent of the width and height of the felt. */
  readonly x: number;
  readonly y: number;
}

/** `seats` places from `bottom` on, clockwise; the first is at the bottom. */
export function places(seats: number, bottom: number): Place[] {
  return Array.from({ length: seats }, (_, at) => {
    const angle = Math.PI / 2 + (2 * Math.PI * at) / seats; // clockwise where y runs down
    return {
      seat: ((bottom - 1 + at) % seats) + 1,
      x: 50 + 41 * Math.cos(angle),
      y: 50 + 40 * Math.sin(angle),
    };
  });
}
