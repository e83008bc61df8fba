// The JSON merge patch (RFC 7396) that turns one view into another, as a server makes it.

import type { Patch } from '../src/wire.ts';

export function difference(before: object, after: object): Patch {
  const patch: Record<string, unknown> = {};
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  for (const name of Object.keys(old)) if (now[name] === undefined) patch[name] = null;
  for (const [name, value] of Object.entries(now)) {
    const was = old[name];
    if (value === undefined || JSON.stringify(was) === JSON.stringify(value)) continue;
    patch[name] = isObject(was) && isObject(value) ? difference(was, value) : value;
  }
  return patch;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
