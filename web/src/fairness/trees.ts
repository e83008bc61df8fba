// Merkle trees: leaves in order, an odd last node goes up unchanged.

import { node, type Bytes } from './hashing';

/** The root over some leaves; at least one. */
export function rootOf(leaves: readonly Bytes[]): Bytes {
  let level = [...leaves];
  while (level.length > 1) {
    const above: Bytes[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at]!, level[at + 1]];
      above.push(right ? node(left, right) : left);
    }
    level = above;
  }
  return level[0]!;
}

/** The root to which a path leads from a leaf; undefined: no path of such a tree is so long. */
export function rootBy(leaf: Bytes, position: number, count: number, path: readonly Bytes[]): Bytes | undefined {
  const rest = [...path];
  for (let [at, left] = [position, count]; left > 1; at >>= 1, left = (left + 1) >> 1) {
    const beside = at ^ 1;
    if (beside >= left) continue;
    const other = rest.shift();
    if (!other) return undefined;
    leaf = beside > at ? node(leaf, other) : node(other, leaf);
  }
  return rest.length ? undefined : leaf;
}
