// Puts something where the plan has it. By the style object: the page allows no styles written inline.

import type { Box } from './places';

/** An attachment; without a box it stays in the flow of the page. */
export function at(box: Box | undefined): (element: HTMLElement) => void {
  return ({ style }) => {
    style.position = box ? 'absolute' : '';
    for (const [side, pixels] of [
      ['left', box?.x],
      ['top', box?.y],
      ['width', box?.width],
      ['height', box?.height],
    ] as const) {
      style[side] = pixels === undefined ? '' : `${pixels}px`;
    }
  };
}
