// Bots of one's own, over HTTP.

import { request } from './api';

/** A bot of one's own. Times in milliseconds since 1970. */
export interface OwnBot {
  readonly id: string;
  readonly name: string;
  /** Whether it may sit down, and not look on alone. */
  readonly plays: boolean;
  readonly made: number;
  /** When it last came in; 0: never. */
  readonly used: number;
}

/** With its token; shown this once. */
export interface MadeBot {
  readonly id: string;
  readonly name: string;
  readonly plays: boolean;
  readonly token: string;
}

export const ownBots = () => request<readonly OwnBot[]>('GET', '/api/me/bots');
export const makeBot = (name: string, plays: boolean) => request<MadeBot>('POST', '/api/me/bots', { name, plays });
export const revokeBot = (id: string) => request<object>('DELETE', `/api/me/bots/${encodeURIComponent(id)}`);
