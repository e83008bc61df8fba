// Requests over HTTP: signing in and out, what a new table can be, opening one.

import type {
  Account,
  Book,
  Choices,
  ExampleView,
  KeptSo,
  NewTable,
  Opened,
  PastLine,
  PastView,
  Problem,
  QuickSeat,
  Refusal,
  SetAsideTable,
  ShownSign,
} from '../wire';

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Trouble };
/** A refusal as the catalogue can say it, with the server's own words. */
export type Trouble = Refusal & { readonly text: string };

/** What an invitation's link is for. */
export interface Invited {
  readonly role: string;
  readonly member: boolean;
  /** The private table it is for; empty: the club. */
  readonly table: string;
  /** Name of who made it. */
  readonly by: string;
}

/** Who is signed in; null: nobody. */
export const me = () => request<Account | null>('GET', '/api/me');
export const signInAsGuest = (name: string, invitation: string) =>
  request<Account>('POST', '/api/guest', { name, ...given({ invitation }) });
export const signIn = (name: string, password: string) => request<Account>('POST', '/api/sign-in', { name, password });
/** A guest who is signed in keeps his name: it is left out. */
export const signUp = (name: string, password: string, invitation: string) =>
  request<Account>('POST', '/api/sign-up', { password, ...given({ name, invitation }) });
/** Come back by a code that the host has made, with a new password. */
export const recover = (name: string, code: string, password: string) =>
  request<Account>('POST', '/api/recover', { name, code, password });
export const signOut = () => request<object>('POST', '/api/sign-out', {});
export const lookAtInvitation = (token: string) => request<Invited>('POST', '/api/invitations/look', { token });
export const acceptInvitation = (token: string) => request<Account>('POST', '/api/invitations/accept', { token });
export const choices = () => request<Choices>('GET', '/api/choices');
/** The sign of a table that is not opened yet, or why there can be none. */
export const signOf = (table: NewTable) => request<ShownSign>('POST', '/api/tables/sign', table);
export const openTable = (table: NewTable) => request<Opened>('POST', '/api/tables', table);
export const closeTable = (table: string) => request<object>('DELETE', `/api/tables/${encodeURIComponent(table)}`);
/** Keep a table otherwise: its name, who comes in, who writes, what spectators see when. */
export const keepTable = (table: string, wanted: KeptSo) =>
  request<object>('PUT', `/api/tables/${encodeURIComponent(table)}/manners`, wanted);
/** Tables that the server cannot read; for the host. */
export const tablesSetAside = () => request<readonly SetAsideTable[]>('GET', '/api/tables/set-aside');
/** The last hands of a table, the newest first. */
export const lastHands = (table: string) =>
  request<readonly PastLine[]>('GET', `/api/tables/${encodeURIComponent(table)}/hands`);
/** One of them, step by step, as the viewer may see it. */
export const lastHand = (table: string, number: number) =>
  request<PastView>('GET', `/api/tables/${encodeURIComponent(table)}/hands/${number}`);
/** The rulebook's table of contents. */
export const rulebook = () => request<Book>('GET', '/api/rulebook');
/** A worked example, step by step. */
export const workedExample = (example: string) =>
  request<ExampleView>('GET', `/api/rulebook/examples/${encodeURIComponent(example)}`);
export const quickSeat = (wish: QuickSeat) => request<Opened>('POST', '/api/quick-seat', wish);

export async function request<T>(method: string, path: string, body?: object): Promise<Result<T>> {
  try {
    const response = await fetch(path, { method, headers: headers(), ...(body ? { body: JSON.stringify(body) } : {}) });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return { ok: true, value: answer as T };
    return { ok: false, problem: trouble(answer as Partial<Problem>, response.status) };
  } catch {
    return { ok: false, problem: { clause: '', code: 'web.no_connection', facts: [], text: '' } };
  }
}

/** The fields that were filled in. */
export function given(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text));
}

export function trouble(problem: Partial<Problem>, status = 200): Trouble {
  const { code = `http.${status}`, clause = '', facts = [], text = '' } = problem;
  return { code, clause, facts, text };
}

/** Other sites cannot read the cookie, so only this page can repeat it. */
function headers(): Record<string, string> {
  const token = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
  const base = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang };
  return { ...base, ...(token ? { 'x-csrftoken': token } : {}) };
}
