// What has changed in how a table is kept, as lines of the log: everybody at the table is told.

import type { Facts, Line, Manners, TableView } from '../../wire';

/** Nothing, if the view before is not known. */
export function keptLines(before: TableView | undefined, now: TableView): Line[] {
  if (!before) return [];
  const lines = renamed(before, now);
  if (before.manners && now.manners) lines.push(...manners(before.manners, now.manners));
  if (now.closing && !before.closing) lines.push(line('closing'));
  return lines;
}

function line(what: string, facts: Facts = {}): Line {
  return { say: `event-kept-${what}`, facts };
}

function renamed(before: TableView, now: TableView): Line[] {
  const { name } = now.sign;
  return name === before.sign.name ? [] : [line('name', { table: name })];
}

function manners(before: Manners, now: Manners): Line[] {
  const lines: Line[] = [];
  if (now.private !== before.private) lines.push(line(now.private ? 'private' : 'public'));
  if (now.approve !== before.approve) lines.push(line(now.approve ? 'approve' : 'no-approve'));
  for (const field of ['one_address', 'members_bots'] as const) {
    const name = field.replace('_', '-');
    if (!now[field] !== !before[field]) lines.push(line(now[field] ? name : `no-${name}`));
  }
  if (now.chat !== before.chat) lines.push(line(`chat-${now.chat}`));
  // What was announced for the end of the hand is not told again when it comes.
  if (now.delay !== before.delay && now.delay !== before.next_delay) lines.push(delayed('', now.delay));
  const next = now.next_delay;
  if (next !== before.next_delay && now.delay === before.delay) lines.push(delayed('next-', next ?? now.delay));
  return lines;
}

function delayed(when: string, seconds: number): Line {
  return seconds ? line(`${when}delay`, { seconds }) : line(`${when}no-delay`);
}
