// The book's lines in words, and as a table for a spreadsheet.

import type { BookEntry } from '../connection/floor';
import type { Catalogue } from '../texts/catalogue';
import { deedText } from './deed';

/** The catalogue's sentence; what it does not know is told by its code. */
export function entryText(say: Catalogue, entry: BookEntry): string {
  if (entry.kind === 'deed') return deedText(say, { ...entry, detail: { ...entry.detail, reason: entry.reason } });
  const id = `book-${entry.what.replaceAll('_', '-')}`;
  if (!say.has(id)) return `${entry.by}: ${entry.what} ${entry.whom}`.trim();
  const { by, whom, other, seat, count } = entry;
  return say.text(id, { by, whom, other, seat, count });
}

/** Where it was; empty: at no table. */
export function placeText(say: Catalogue, { table_name: table, hand }: BookEntry): string {
  if (!table) return '';
  return hand ? say.text('book-at-table', { table, hand }) : table;
}

/** What was given as the reason, or said in a call. */
export function reasonText(say: Catalogue, entry: BookEntry): string {
  const { kind, reason } = entry;
  if (!reason || (kind === 'deed' && entryText(say, entry).includes(reason))) return '';
  return say.text(kind === 'call' ? 'book-said' : 'book-reason', { reason });
}

const COLUMNS = ['when', 'by', 'what', 'whom', 'table', 'hand', 'seat', 'reason', 'sentence'] as const;

/** All lines, the first of them the columns' names; times as in ISO 8601, which any spreadsheet reads. */
export function csvOf(say: Catalogue, entries: readonly BookEntry[]): string {
  const rows = entries.map((entry) => [
    new Date(entry.at).toISOString(),
    entry.by,
    entry.what,
    entry.whom,
    entry.table_name,
    entry.hand ? String(entry.hand) : '',
    entry.seat ? String(entry.seat) : '',
    entry.reason,
    entryText(say, entry),
  ]);
  const head = COLUMNS.map((column) => say.text(`book-column-${column}`));
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

/** A spreadsheet calculates what begins like a formula: people write names and reasons, so it must not. */
function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
