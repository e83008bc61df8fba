// What stands behind `#` in the address of the page. Pure.

/** The secret of a link to a hand; empty: it is no such link. */
export function sharedIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, '')).get('hand') ?? '';
}

/** The hand that an address names. */
export function handIn(hash: string): { readonly table: string; readonly number: number } | undefined {
  const [, table, number] = /^#([0-9a-z]+(?:-\d+)?)-(\d{1,9})$/.exec(hash) ?? [];
  return table && number ? { table, number: Number(number) } : undefined;
}

/** The link that shows a hand to whoever opens it. */
export function linkTo(token: string, page: string): string {
  return `${page.replace(/[#?].*$/, '')}#hand=${token}`;
}
