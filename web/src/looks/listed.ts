// Lists as they are typed into one field. Pure; the bounds are those of the server's settings.

const MOST_PERCENTS = 6;
const MOST_LINES = 8;
const LONGEST_LINE = 60;

/** "33 50, 100 %" as whole per cents; undefined: there is something else in it, or too much. */
export function percentsOf(typed: string): number[] | undefined {
  const parts = typed.split(/[\s,;%]+/).filter(Boolean);
  const percents = parts.map((part) => (/^\d{1,4}$/.test(part) ? Number(part) : 0));
  const right = percents.every((percent) => percent >= 1 && percent <= 1000);
  return right && percents.length <= MOST_PERCENTS ? percents : undefined;
}

/** One text a line, empty ones left out; undefined: too many, or one that is too long. */
export function linesOf(typed: string): string[] | undefined {
  const lines = typed.split('\n').map((line) => line.trim());
  const kept = lines.filter(Boolean);
  return kept.length <= MOST_LINES && kept.every((line) => [...line].length <= LONGEST_LINE) ? kept : undefined;
}
