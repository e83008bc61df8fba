// Short, quiet tones, made on the spot: nothing is loaded. Off until wanted.

import type { Signal } from './signals';

/** A tone: when it begins and how long it lasts, in seconds, and how high it is. */
export interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly hertz: number;
}

const QUIET = 0.06;
const SWELL = 0.01;

export const TONES: Readonly<Record<Signal, readonly Tone[]>> = {
  turn: [
    { at: 0, lasts: 0.12, hertz: 587 },
    { at: 0.13, lasts: 0.2, hertz: 784 },
  ],
  short: [0, 0.16, 0.32].map((at) => ({ at, lasts: 0.09, hertz: 440 })),
  won: [523, 659, 784].map((hertz, place) => ({ at: place * 0.1, lasts: 0.16, hertz })),
  mention: [{ at: 0, lasts: 0.12, hertz: 988 }],
  call: [988, 740, 988].map((hertz, place) => ({ at: place * 0.14, lasts: 0.12, hertz })),
};

const TICK = { lasts: 0.04, hertz: 1319 };
const TICKS_APART = 0.1;
const AFTER_TICKS = 0.12;

/** Where several tables are open, so many ticks before it say which one calls (`place`, from 1). */
export function tonesOf(signal: Signal, place?: number): readonly Tone[] {
  if (place === undefined) return TONES[signal];
  const ticks = Array.from({ length: place }, (_, at) => ({ at: at * TICKS_APART, ...TICK }));
  const after = place * TICKS_APART + AFTER_TICKS;
  return [...ticks, ...TONES[signal].map((tone) => ({ ...tone, at: tone.at + after }))];
}

let heard: AudioContext | undefined;

/** A page may sound only once it was touched: have everything ready then. */
export function makeReady(): void {
  if (!('AudioContext' in globalThis)) return;
  heard ??= new AudioContext();
  if (heard.state === 'suspended') void heard.resume();
}

export function sound(signal: Signal, place?: number): void {
  if (heard?.state !== 'running') return; // nobody has touched the page yet
  for (const tone of tonesOf(signal, place)) play(heard, tone);
}

function play(context: AudioContext, { at, lasts, hertz }: Tone): void {
  const [begins, ends] = [context.currentTime + at, context.currentTime + at + lasts];
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(QUIET, begins + SWELL);
  volume.gain.linearRampToValueAtTime(0, ends);
  const tone = context.createOscillator();
  tone.frequency.value = hertz;
  tone.connect(volume).connect(context.destination);
  tone.start(begins);
  tone.stop(ends);
}
