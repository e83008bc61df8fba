// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { wheeled } from './wheel';

function turned(more: WheelEventInit, there = true): { by: number[]; moves: boolean } {
  const box = document.createElement('div');
  const by: number[] = [];
  const stop = wheeled((steps) => {
    by.push(steps);
    return there;
  })(box);
  const event = new WheelEvent('wheel', { cancelable: true, ...more });
  if (more.shiftKey) Object.defineProperty(event, 'shiftKey', { value: true }); // not made from `more` here
  box.dispatchEvent(event);
  stop();
  box.dispatchEvent(new WheelEvent('wheel', more));
  return { by, moves: !event.defaultPrevented };
}

test('up is more, down is less, and Shift is faster whichever way the browser turns it', () => {
  expect(turned({ deltaY: -120 })).toEqual({ by: [1], moves: false });
  expect(turned({ deltaY: 3 })).toEqual({ by: [-1], moves: false });
  expect(turned({ deltaX: -120, shiftKey: true })).toEqual({ by: [10], moves: false });
});

test('where there is no amount the wheel moves the page', () => {
  expect(turned({ deltaY: -120 }, false)).toEqual({ by: [1], moves: true });
  expect(turned({ deltaY: 0 })).toEqual({ by: [], moves: true });
});
