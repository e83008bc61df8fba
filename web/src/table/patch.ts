// JSON merge patch (RFC 7396): what is null goes, objects are merged, all else is replaced. Changes nothing in
// place, and keeps parts that did not change the very same, so that only what changed is drawn anew.

import type { Patch } from '../wire';

export function patched<T extends object>(target: T, patch: Patch): T {
  return merged(target, patch) as T;
}

function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Record<string, unknown> = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
