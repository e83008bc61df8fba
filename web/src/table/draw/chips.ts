// Which chips stand for an amount. For the eye only: the amount itself is always written beside them.

export interface Pile {
  /** Its place in the set of chips, which is its colour. */
  readonly kind: number;
  readonly count: number;
}

/** The set, in the table's smallest chip: as in most rooms, each worth four or five times the one before. */
const SET = [
  1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000, 25_000_000, 1e8, 1e9, 1e10,
];
export const MOST_KINDS = 5;

/** The fewest chips of at most `kinds` denominations; what is too small for the last of them is one chip more. */
export function piles(amount: number, chip = 1, kinds = MOST_KINDS): Pile[] {
  let left = Math.ceil(amount / chip);
  if (left <= 0) return [];
  const fitting = SET.map((value, kind) => ({ value, kind })).filter(({ value }) => value <= left);
  const used = fitting.reverse();
  const found: Pile[] = [];
  for (const { value, kind } of used) {
    const last = found.length === kinds - 1;
    const count = last ? Math.ceil(left / value) : Math.floor(left / value);
    if (count) found.push({ kind, count: Math.min(count, MOST_HIGH) });
    left -= count * value;
    if (left <= 0) break;
  }
  return found;
}

/** No pile is drawn higher: the largest chip may be needed more often. */
export const MOST_HIGH = 8;
