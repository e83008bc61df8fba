// A worked example as frames: the table after each step, and what is said of it. Pure.

import { patched } from '../table/patch';
import type { Frame } from '../table/beside/replay';
import type { ExampleStep, ExampleView } from '../wire';

export interface ExampleFrame extends Frame {
  readonly step: ExampleStep;
}

export function exampleFrames({ first, steps }: ExampleView): ExampleFrame[] {
  const frames: ExampleFrame[] = [];
  for (const step of steps) {
    const before = frames.at(-1);
    const view = patched(before?.view ?? first, step.set);
    const lines = step.tried ? [step.tried] : step.told;
    frames.push({ view, lines, seats: { ...before?.seats, ...view.seats }, step });
  }
  return frames;
}
