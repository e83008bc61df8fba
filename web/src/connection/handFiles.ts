// Files of hands: fetched by the page, so that it can say what is not in them, and then given to the browser.

import { trouble, type Result } from './api';
import type { Problem } from '../wire';

export type Form = 'phh' | 'pokerstars' | 'ohh';

/** Why a hand is in no file; the server's words. */
const WHY = ['no_such_game', 'misdeal', 'gone', 'older', 'other'] as const;
export type Why = (typeof WHY)[number];

export interface HandsFile {
  readonly hands: number;
  readonly leftOut: number;
  readonly why: readonly (readonly [Why, number])[];
}

/** What the server says of a file beside it. */
export function toldOf(headers: Headers): HandsFile {
  const counts = (headers.get('x-pakli-left-out-why') ?? '').split(',').map((part) => part.trim().split('='));
  const why = WHY.flatMap((one): [Why, number][] => {
    const count = Number(counts.find(([name]) => name === one)?.[1] ?? 0);
    return count ? [[one, count]] : [];
  });
  const count = (name: string): number => Number(headers.get(name) ?? 0);
  return { hands: count('x-pakli-hands'), leftOut: count('x-pakli-left-out'), why };
}

export async function fetchFile(address: string): Promise<Result<HandsFile>> {
  try {
    const response = await fetch(address, { headers: { 'Accept-Language': document.documentElement.lang } });
    if (!response.ok) {
      const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
      return { ok: false, problem: trouble(problem, response.status) };
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'hands.txt';
    save(await response.blob(), name);
    return { ok: true, value: toldOf(response.headers) };
  } catch {
    return { ok: false, problem: { clause: '', code: 'web.no_connection', facts: [], text: '' } };
  }
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read it only after the click
}
