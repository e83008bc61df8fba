// One's chips over the hands of a sitting, as points and as a path to draw. Pure.

import type { PastLine } from '../../wire';

export interface Point {
  /** The hand after which it was so; 0: before the first one. */
  readonly hand: number;
  readonly stack: number;
}

export interface Summary {
  readonly count: number;
  readonly first: number;
  readonly last: number;
  readonly least: number;
  readonly most: number;
}

/** Hands listed anew and those known before, once each, the newest first. */
export function merged(known: readonly PastLine[], listed: readonly PastLine[]): PastLine[] {
  const numbers = new Set(listed.map((line) => line.number));
  return [...listed, ...known.filter((line) => !numbers.has(line.number))].sort((a, b) => b.number - a.number);
}

/** From the oldest on; hands without the viewer are left out. Before the first of them he had what it left him, less its gain. */
export function pointsOf(lines: readonly PastLine[]): Point[] {
  const played = lines.flatMap(({ number, stack, gain }) =>
    stack === undefined ? [] : [{ hand: number, stack, gain: gain ?? 0 }],
  );
  played.sort((a, b) => a.hand - b.hand);
  const first = played[0];
  if (!first) return [];
  return [{ hand: 0, stack: first.stack - first.gain }, ...played.map(({ hand, stack }) => ({ hand, stack }))];
}

export function summaryOf(points: readonly Point[]): Summary | undefined {
  const stacks = points.map((point) => point.stack);
  const [first, last] = [stacks[0], stacks[stacks.length - 1]];
  if (first === undefined || last === undefined || points.length < 2) return undefined;
  return { count: points.length - 1, first, last, least: Math.min(...stacks), most: Math.max(...stacks) };
}

/** A line through the points in a box of this size; where nothing changed it runs through the middle. */
export function placesOf(points: readonly Point[], width: number, height: number): { x: number; y: number }[] {
  const stacks = points.map((point) => point.stack);
  const [least, most] = [Math.min(...stacks), Math.max(...stacks)];
  const step = width / Math.max(1, points.length - 1);
  return points.map(({ stack }, at) => ({
    x: round(at * step),
    y: round(most === least ? height / 2 : (height * (most - stack)) / (most - least)),
  }));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
