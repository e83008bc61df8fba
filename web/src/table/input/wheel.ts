// The mouse wheel over a part of the page: it belongs to the amount there, and does not move the page.

/** So many steps up or down; with Shift it goes faster. Nothing where `step` says that there is no amount. */
export function wheeled(step: (by: number) => boolean): (box: HTMLElement) => () => void {
  return (box) => {
    const turn = (event: WheelEvent): void => {
      const by = -Math.sign(event.deltaY || event.deltaX) * (event.shiftKey ? 10 : 1);
      if (by && !event.defaultPrevented && step(by)) event.preventDefault();
    };
    box.addEventListener('wheel', turn, { passive: false });
    return () => box.removeEventListener('wheel', turn);
  };
}
