// Lets things fly on the page: short, and in nobody's way. What moves is worked out in motion.ts.

import type { CardMove } from './motion';
import type { Point } from './places';

/** Milliseconds: as in the style sheets, `--motion`. */
const CARD = 200;
const CHIPS = 240;
const TURN = 180;
/** Between two cards that are dealt; all of them together wait no longer than the last. */
const BETWEEN = 18;
const LONGEST_WAIT = 180;

/** Cards come to where they lie by now from `dealer`, or turn over there. */
export function flyCards(root: HTMLElement, moves: readonly CardMove[], dealer: Point): void {
  const frame = root.getBoundingClientRect();
  const scale = frame.width / root.offsetWidth || 1;
  // All is measured before anything is moved: else the page would be laid out anew for every card.
  const found = moves.flatMap((move) => {
    const card = cardOf(root, move);
    return card ? [{ card, how: move.how, box: card.getBoundingClientRect() }] : [];
  });
  found.forEach(({ card, how, box }, at) => {
    const delay = Math.min(LONGEST_WAIT, at * BETWEEN);
    if (how === 'turned') {
      card.animate([{ transform: 'rotateY(90deg)', offset: 0 }], { duration: TURN, delay, fill: 'backwards' });
      return;
    }
    const dx = dealer.x - (box.x + box.width / 2 - frame.x) / scale;
    const dy = dealer.y - (box.y + box.height / 2 - frame.y) / scale;
    const from = { transform: `translate(${dx}px, ${dy}px) rotate(-40deg) scale(0.6)`, opacity: 0.2, offset: 0 };
    card.animate([from], { duration: CARD, delay, fill: 'backwards', easing: 'ease-out' });
  });
}

function cardOf(root: HTMLElement, { seat, board, place }: CardMove): Element | undefined {
  const where = seat === undefined ? `[data-board="${board}"]` : `[data-seat="${seat}"]`;
  return root.querySelectorAll(`${where} .face`)[place];
}

/** An attachment: what is drawn flies from one point to another; `done` when it is there. */
export function flight(from: Point, to: Point, done: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` });
    const flying = element.animate([at(from), at(to)], { duration: CHIPS, easing: 'ease-in-out', fill: 'both' });
    flying.onfinish = done;
    return () => flying.cancel();
  };
}
