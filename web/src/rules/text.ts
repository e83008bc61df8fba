// A clause's text for the page: paragraphs and lists, with the clauses it speaks of as links. Pure.

/** A piece of text; with `clause`, one that stands for a clause. */
export interface Piece {
  readonly text: string;
  readonly clause?: string;
}

/** A paragraph, or a list of items. */
export type Block = { readonly paragraph: readonly Piece[] } | { readonly items: readonly (readonly Piece[])[] };

const ITEM = /^[–•] /;

/** Paragraphs that begin with a dash, one after another, are a list. */
export function blocksOf(text: string, isClause: (id: string) => boolean): Block[] {
  const blocks: Block[] = [];
  for (const part of text.split('\n\n')) {
    const pieces = piecesOf(part.replace(ITEM, ''), isClause);
    const last = blocks.at(-1);
    if (!ITEM.test(part)) blocks.push({ paragraph: pieces });
    else if (last && 'items' in last) blocks[blocks.length - 1] = { items: [...last.items, pieces] };
    else blocks.push({ items: [pieces] });
  }
  return blocks;
}

/** The text cut where it names a clause; "A-2-3-4-5" names none. */
export function piecesOf(text: string, isClause: (id: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(/(?<![\p{L}\d-])[A-Z]{1,3}\d{1,2}[a-z]?(?![\p{L}\d-])/gu)) {
    if (!isClause(found[0])) continue;
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    pieces.push({ text: found[0], clause: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
