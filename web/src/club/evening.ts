// Moments as a form has them: in the device's own time.

const two = (number: number): string => String(number).padStart(2, '0');

/** For `<input type="datetime-local">`. */
export function typedOf(milliseconds: number): string {
  const at = new Date(milliseconds);
  return `${dayOf(milliseconds)}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** For `<input type="date">`. */
export function dayOf(milliseconds: number): string {
  const at = new Date(milliseconds);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** A day or a moment that was typed; NaN: none. */
export function momentOf(typed: string): number {
  return new Date(typed.includes('T') ? typed : `${typed}T00:00`).getTime();
}

/** When the day after the one typed begins: on the day the clocks change it is 23 or 25 hours later. */
export function dayAfter(typed: string): number {
  const at = new Date(momentOf(typed));
  at.setDate(at.getDate() + 1);
  return at.getTime();
}
