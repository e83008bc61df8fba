// Where everything stands on the felt, in pixels: on an ellipse where there is room, along the upper arc on an
// upright phone, as a list where neither goes. Pure arithmetic, so that it can be tested without a page.

export interface Size {
  readonly width: number;
  readonly height: number;
  /** Pixels of the text's size: pods grow with it. */
  readonly rem: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** From its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly seat: number;
  readonly pod: Box;
  /** What lies in front of it. */
  readonly front: Box;
}

export interface Plan {
  readonly shape: 'round' | 'upright' | 'list';
  /** Everybody else, clockwise from the viewer's left; for who has no seat, everybody. */
  readonly others: readonly Place[];
  /** The viewer's own place, at the bottom. */
  readonly own?: Place;
  /** Boards and pots. */
  readonly middle: Box;
  readonly felt: Box;
  /** The height all that needs; more than there is: it is scrolled. */
  readonly height: number;
}

export const MOST_DRAWN = 10;

/** How much larger everything is drawn where there is room for it. */
export function scaleOf(width: number, height: number, rem: number): number {
  const fits = Math.min(width / (64 * rem), height / (38 * rem), 1.75);
  return Math.max(1, Math.floor(fits * 100) / 100);
}

/** Seats of a table, seen from `own` (left out: from the rail). */
export function planOf(size: Size, seats: number, own: number | undefined): Plan {
  const order = Array.from({ length: seats }, (_, at) => (((own ?? 1) - 1 + at) % seats) + 1);
  const { width, height, rem } = size;
  if (seats > MOST_DRAWN || width < 19 * rem) return list(size);
  if (width >= 46 * rem && width >= 1.15 * height) {
    for (const dense of [false, true]) {
      const plan = planned(size, order, own !== undefined, wide(size, dense));
      if (fits(plan, size)) return plan;
    }
  }
  return planned(size, order, own !== undefined, narrow(size, seats));
}

function list({ width, height }: Size): Plan {
  const all = { x: 0, y: 0, width, height };
  return { shape: 'list', others: [], middle: all, felt: all, height: 0 };
}

/** Whether there is room for all of it, and the middle has its least. */
function fits({ others, own, middle, height: needed }: Plan, { height, rem }: Size): boolean {
  const boxes = [...others, ...(own ? [own] : [])].flatMap(({ pod, front }) => [pod, front]);
  const apart = boxes.every((box, at) => [...boxes.slice(at + 1), middle].every((other) => !overlap(box, other)));
  return needed <= height && apart && middle.width >= 20 * rem && middle.height >= 8.5 * rem;
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** What distinguishes a wide table from one on a phone. */
interface Style {
  readonly shape: 'round' | 'upright';
  readonly gap: number;
  readonly pod: Extent;
  readonly front: Extent;
  readonly own: Extent;
  /** The least of the middle's height. */
  readonly middle: number;
  /** How many stand at each side and on top, by the number of others. */
  readonly rows: readonly (readonly [sides: number, top: number])[];
}

const WIDE_ROWS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 3],
  [2, 4],
  [2, 5],
] as const;
const NARROW_ROWS = [
  [0, 0],
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
] as const;

function wide({ width, rem }: Size, dense: boolean): Style {
  return {
    shape: 'round',
    gap: 0.375 * rem,
    pod: { width: (dense ? 7.5 : 9) * rem, height: (dense ? 5.25 : 6) * rem },
    front: { width: 5.5 * rem, height: 1.625 * rem },
    own: { width: Math.min(24 * rem, width * 0.42), height: (dense ? 8 : 9.5) * rem },
    middle: 8.5 * rem,
    rows: WIDE_ROWS,
  };
}

function narrow({ width, height, rem }: Size, seats: number): Style {
  const roomy = width >= 36 * rem && height >= 44 * rem; // a tablet
  const gap = (roomy ? 0.5 : 0.1875) * rem;
  const front = { width: (roomy ? 5 : 4) * rem, height: (roomy ? 1.625 : 1.125) * rem };
  const low = !roomy && (NARROW_ROWS[seats - 1]?.[0] ?? 0) > 2;
  const room = Math.min((width - 4 * gap) / 3, width / 2 - front.width - 3 * gap);
  return {
    shape: 'upright',
    gap,
    front,
    pod: { width: Math.min((roomy ? 10.5 : 8.5) * rem, room), height: (roomy ? 4.75 : low ? 2.875 : 4) * rem },
    own: { width: width - 2 * (front.width + 2 * gap), height: (roomy ? 8.5 : 5.25) * rem },
    middle: (roomy ? 9 : 5.5) * rem,
    rows: NARROW_ROWS,
  };
}

function planned(size: Size, order: readonly number[], seated: boolean, style: Style): Plan {
  const { pod, front, gap, rows, shape } = style;
  const [first = 1, ...others] = order; // from the rail, who would be oneself sits below, in a pod like all others
  const [sides, top] = rows[others.length] ?? [0, 0];
  const least = seated ? style.own : pod;
  const belowTop = gap + (top ? pod.height + front.height + gap : 0);
  const packed = belowTop + sides * (pod.height + gap);
  // On a wide table the middle lies between the sides, on a phone beneath them.
  const reach = shape === 'round' ? front.height + gap : 0;
  const start = shape === 'round' ? belowTop : packed;
  const needed = Math.max(start + style.middle + reach + least.height + 2 * gap, packed);
  const whole = { ...size, height: Math.max(size.height, needed) };
  const spare = whole.height - needed;
  // On a phone one's own cards take of what is left, and one's chips lie above them where that leaves room.
  const grown = seated && shape === 'upright' && sides < 3 ? Math.min(2.25 * size.rem, spare * 0.35) : 0;
  const below = { ...least, height: least.height + grown };
  const above = shape === 'round' || spare - grown >= front.height + gap;
  const ahead = above ? front.height + gap : 0;
  const sag = shape === 'round' ? Math.min(3 * size.rem, spare / 4) : 0;
  const aloft = aTop(whole, style, top, sag);
  const beside = aSide(whole, style, sides, belowTop + sag);
  const ownBox = boxAt({ x: size.width / 2, y: whole.height - gap - below.height / 2 }, below);
  const own = { seat: first, pod: ownBox, front: ownFront(ownBox, style, above) };
  const spots = [...beside.map(({ left }) => left).reverse(), ...aloft, ...beside.map(({ right }) => right)];
  const places = others.flatMap((seat, at) => (spots[at] ? [{ seat, ...spots[at] }] : []));
  const used = shape === 'round' && sides ? pod.width + front.width + 3 * gap : gap;
  const upper = shape === 'round' ? belowTop + (top > 1 ? sag : 0) : packed;
  const middle = {
    x: used,
    y: upper,
    width: size.width - 2 * used,
    height: ownBox.y - ahead - gap - upper,
  };
  const common = { shape, middle, felt: feltOf(whole, style, below), height: needed };
  return seated ? { ...common, others: places, own } : { ...common, others: [own, ...places] };
}

/** A row on top, its ends a little lower than its middle. */
function aTop({ width }: Size, { pod, front, gap, shape }: Style, count: number, sag: number): Spot[] {
  return Array.from({ length: count }, (_, at) => {
    const even = ((at + 0.5) / count) * width;
    const edge = gap + pod.width / 2 + (at / Math.max(1, count - 1)) * (width - pod.width - 2 * gap);
    const x = shape === 'round' || count < 3 ? even : edge;
    const y = gap + pod.height / 2 + sag * (2 * (x / width) - 1) ** 2;
    return {
      pod: boxAt({ x, y }, pod),
      front: boxAt({ x, y: y + (pod.height + front.height) / 2 + gap / 2 }, front),
    };
  });
}

/** The rows at both sides, from `start` down. */
function aSide(size: Size, { pod, front, gap, shape }: Style, count: number, start: number) {
  const last = size.height - pod.height - gap;
  const lowest = Math.min(last, Math.max(start, size.height * 0.66 - pod.height / 2));
  return Array.from({ length: count }, (_, row) => {
    const spread =
      count === 1 ? Math.max(start, size.height * 0.44 - pod.height / 2) : between(start, lowest, row / (count - 1));
    const y = shape === 'round' ? Math.max(spread, start + row * (pod.height + gap)) : start + row * (pod.height + gap);
    const middle = y + pod.height / 2;
    const reach = gap + pod.width + gap + front.width / 2;
    return {
      left: { pod: { x: gap, y, ...pod }, front: boxAt({ x: reach, y: middle }, front) },
      right: {
        pod: { x: size.width - gap - pod.width, y, ...pod },
        front: boxAt({ x: size.width - reach, y: middle }, front),
      },
    };
  });
}

/** Above one's cards; on a low phone beside them. */
function ownFront(pod: Box, { front, gap }: Style, above: boolean): Box {
  if (!above) return { x: pod.x - front.width - gap, y: pod.y, ...front };
  return boxAt({ x: pod.x + pod.width / 2, y: pod.y - front.height / 2 - gap / 2 }, front);
}

function feltOf({ width, height }: Size, { shape, pod, gap }: Style, below: Extent): Box {
  const above = pod.height * 0.55;
  if (shape === 'upright') return { x: 0, y: above, width, height: height - above - below.height * 0.6 };
  const aside = gap + pod.width * 0.45;
  return { x: aside, y: above, width: width - 2 * aside, height: height - above - below.height * 0.4 };
}

type Spot = Omit<Place, 'seat'>;

function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

// ---- Boxes

export function boxAt(centre: Point, { width, height }: { width: number; height: number }): Box {
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function right(box: Box): number {
  return box.x + box.width;
}

function bottom(box: Box): number {
  return box.y + box.height;
}

/** Whether two boxes share more than an edge. */
export function overlap(one: Box, other: Box): boolean {
  const [width, height] = [
    Math.min(right(one), right(other)) - Math.max(one.x, other.x),
    Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y),
  ];
  return width > 0.01 && height > 0.01;
}
