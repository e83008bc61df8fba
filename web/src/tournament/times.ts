// Times of a tournament's clock. Pure: milliseconds in, texts and milliseconds out.

/** What is left by now of what was left when it was told. */
export function leftNow(left: number, told: number, now: number, runs: boolean): number {
  return Math.max(0, runs ? left - Math.max(0, now - told) : left);
}

const DAY = 24 * 3600 * 1000;

/** Whether a time is near enough to be counted down. */
export function isSoon(left: number | undefined): boolean {
  return left !== undefined && left < DAY;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** 12:05, or 1:02:05 where it is an hour or more; a second counts until it is over. */
export function timeText(milliseconds: number): string {
  const all = Math.ceil(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** "12:05", "90" (minutes) or "1:02:05" as milliseconds; NaN: none of them. */
export function timeFrom(typed: string): number {
  const parts = typed.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,4}$/.test(part))) return NaN;
  if (parts.length === 1) return Number(parts[0]) * 60_000;
  if (parts.slice(1).some((part) => Number(part) > 59)) return NaN;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}
