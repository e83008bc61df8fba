// Which tables are open on one page: told by its address, kept for this tab of the browser while one looks elsewhere.

/** More would be more than the server shows to one page. */
export const MOST_OPEN = 8;
const REMEMBERED = 'pakli.tables';

export interface Opened {
  /** In the order of the tabs. */
  readonly tables: readonly string[];
  /** The one that is looked at; empty: the address names none. */
  readonly front: string;
}

/** `?table=ID`: the one in front; `beside=ID`, any number of times: the others, before it (`at`) and after it. */
export function openedBy(search: string): Opened {
  const asked = new URLSearchParams(search);
  const front = asked.get('table') ?? '';
  const others = [...new Set(asked.getAll('beside'))].filter((table) => table && table !== front);
  const kept = others.slice(0, MOST_OPEN - 1);
  const at = Math.min(Math.max(0, Number(asked.get('at')) || 0), kept.length);
  return { tables: [...kept.slice(0, at), front, ...kept.slice(at)], front };
}

export function addressOfAll({ tables, front }: Opened): string {
  const asked = new URLSearchParams({ table: front });
  const at = tables.indexOf(front);
  for (const table of tables) if (table !== front) asked.append('beside', table);
  if (at > 0) asked.set('at', String(at));
  return `./table.html?${asked}`;
}

/** Which table comes to the front by itself: the one that has waited longest, unless the front one waits too. */
export function nextWaiting(waiting: readonly Waits[], front: string): string | undefined {
  if (waiting.some(({ table }) => table === front)) return undefined;
  const [first] = [...waiting].sort((one, other) => one.since - other.since);
  return first?.table;
}

/** A table where one is asked, and since when. */
export interface Waits {
  readonly table: string;
  readonly since: number;
}

/** The table so many places further round. */
export function stepped(tables: readonly string[], from: string, by: number): string {
  const at = tables.indexOf(from) + by + tables.length;
  return tables[at % tables.length] ?? from;
}

/** Where this player sits, for the lobby to lead back to; of another player, or unreadable: nowhere. */
export function remembered(player: string): string[] {
  try {
    const found = JSON.parse(sessionStorage.getItem(REMEMBERED) ?? '{}') as { player?: string; tables?: unknown };
    const tables = found.player === player && Array.isArray(found.tables) ? found.tables : [];
    return tables.filter((table) => typeof table === 'string');
  } catch {
    return [];
  }
}

export function remember(player: string, tables: readonly string[]): void {
  try {
    sessionStorage.setItem(REMEMBERED, JSON.stringify({ player, tables }));
  } catch {
    // A browser that keeps nothing leads back to no table.
  }
}
