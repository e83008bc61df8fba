// The big clock's bell: tones made on the spot, loud enough for a room. A page may sound only once it was touched.

import { RINGS, type Bell } from './bells';

const LOUD = 0.3;
const SWELL = 0.02;
let heard: AudioContext | undefined;

/** To be called when somebody has pressed something. Whether this browser can sound at all. */
export function makeReady(): boolean {
  if (!('AudioContext' in globalThis)) return false;
  heard ??= new AudioContext();
  if (heard.state === 'suspended') void heard.resume();
  return true;
}

export function ring(bell: Bell): void {
  const context = heard;
  if (context?.state !== 'running') return;
  for (const { at, lasts, hertz } of RINGS[bell]) {
    const [begins, ends] = [context.currentTime + at, context.currentTime + at + lasts];
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, begins);
    volume.gain.linearRampToValueAtTime(LOUD, begins + SWELL);
    volume.gain.linearRampToValueAtTime(0, ends);
    const tone = context.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(volume).connect(context.destination);
    tone.start(begins);
    tone.stop(ends);
  }
}
