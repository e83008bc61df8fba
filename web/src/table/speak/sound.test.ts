import { afterEach, expect, test, vi } from 'vitest';
import { TONES, tonesOf } from './sound';

let played: { hertz: number; from: number; to: number }[] = [];
let state: AudioContextState = 'running';

class FakeContext {
  readonly currentTime = 5;
  readonly destination = {};
  get state(): AudioContextState {
    return state;
  }
  resume = vi.fn(() => {
    state = 'running';
    return Promise.resolve();
  });
  createGain(): object {
    const gain = { setValueAtTime: () => gain, linearRampToValueAtTime: () => gain };
    return { gain, connect: () => undefined };
  }
  createOscillator(): object {
    const tone = { hertz: 0, from: 0, to: 0 };
    return {
      frequency: {
        set value(hertz: number) {
          tone.hertz = hertz;
        },
      },
      connect: (next: object) => next,
      start: (at: number) => (tone.from = at),
      stop: (at: number) => {
        tone.to = at;
        played.push(tone);
      },
    };
  }
}

afterEach(() => {
  played = [];
  state = 'running';
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('nothing sounds before the page was touched', async () => {
  vi.stubGlobal('AudioContext', FakeContext);
  const { makeReady, sound } = await import('./sound');
  sound('turn');
  expect(played).toEqual([]);
  state = 'suspended';
  makeReady(); // the touch
  sound('turn');
  expect(played.map(({ hertz }) => hertz)).toEqual(TONES.turn.map(({ hertz }) => hertz));
  expect(played.every(({ from, to }) => from >= 5 && to > from && to < 5.5)).toBe(true);
});

test('a browser without sound is silent', async () => {
  vi.stubGlobal('AudioContext', undefined);
  Reflect.deleteProperty(globalThis, 'AudioContext');
  const { makeReady, sound } = await import('./sound');
  makeReady();
  sound('won');
  expect(played).toEqual([]);
});

test('each thing one is called for sounds different', () => {
  const heard = Object.values(TONES).map((tones) => JSON.stringify(tones));
  expect(new Set(heard).size).toBe(heard.length);
});

test('with several tables open, ticks before it say which one calls', () => {
  expect(tonesOf('turn')).toEqual(TONES.turn);
  for (const place of [1, 2, 5]) {
    const tones = tonesOf('turn', place);
    const [ticks, rest] = [tones.slice(0, place), tones.slice(place)];
    expect(rest.map(({ hertz }) => hertz)).toEqual(TONES.turn.map(({ hertz }) => hertz));
    expect(ticks.every((tick, at) => at === 0 || tick.at > (ticks[at - 1]?.at ?? 0) + tick.lasts)).toBe(true);
    expect((rest[0]?.at ?? 0) > (ticks.at(-1)?.at ?? 0)).toBe(true);
  }
});
