// The scripted room over HTTP: anybody comes in, every table can be opened.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { ownHands } from './coached.ts';
import { accountNamed, answered } from './people.ts';
import { aboutEvents } from './events.ts';
import { pastLines, pastView } from './past.ts';
import { SIGN } from './scripts/tables.ts';
import type { Account, Choices, RuleChoice, RuleValue } from '../src/wire.ts';

const COOKIE = 'mock';
const NOTES = new Map<string, Map<string, object>>();
let guests = 0;
const settings = new Map<string, object>();
const RULES: readonly RuleChoice[] = [
  { rule: 'min_raise', clause: 'B4', values: ['last_raise', 'big_blind'] },
  { rule: 'who_shows', clause: 'P13', values: ['may_muck', 'all_show'] },
  { rule: 'straddle', clause: 'S1', values: [false, true] },
  { rule: 'run_outs', clause: 'P16', values: [], least: 1, most: 3 },
  { rule: 'time_to_act', clause: 'I4', values: [], least: 5, most: 120 },
];
const USUAL: Record<string, RuleValue> = {
  min_raise: 'last_raise',
  who_shows: 'may_muck',
  straddle: false,
  run_outs: 1,
  time_to_act: 20,
};
const LIMITS = ['no-limit', 'pot-limit', 'fixed-limit', 'spread-limit'] as const;
const CHOICES: Choices = {
  games: [
    { game: 'holdem', limits: LIMITS, limit: 'no-limit', seats: 10 },
    { game: 'omaha', limits: LIMITS, limit: 'pot-limit', seats: 10 },
    { game: 'five-card-draw', limits: ['pot-limit'], limit: 'pot-limit', seats: 5 },
  ],
  presets: ['standard', 'kaszino'],
  rules: RULES,
  usual: {
    standard: Object.fromEntries(LIMITS.map((limit) => [limit, USUAL])),
    kaszino: Object.fromEntries(LIMITS.map((limit) => [limit, { ...USUAL, who_shows: 'all_show', straddle: true }])),
  },
};

const NO_SIGN = {
  code: 'sign.bad_seats',
  text: '',
  clause: 'P1',
  facts: [
    ['seats', 1],
    ['most', 10],
  ],
};

/** Who a request is from, by its cookie. */
export function accountOf(request: IncomingMessage): Account | undefined {
  const found = new RegExp(`${COOKIE}=([^;]+)`).exec(request.headers.cookie ?? '')?.[1];
  if (!found) return undefined;
  const [number, name = '', kind] = decodeURIComponent(found).split('~');
  return accountNamed(Number(number), name, kind !== 'member', languageOf(request));
}

export async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await read(request);
  const route = `${request.method} ${request.url?.split('?')[0]}`;
  const account = accountOf(request);
  const kept =
    aboutNotes(route, body, account) ??
    aboutHands(route) ??
    ownHands(route) ??
    aboutEvents(route, body, account?.player ?? '');
  if (kept) return reply(response, kept);
  const known = answered(request, route, account);
  if (known) return reply(response, known);
  switch (route) {
    case 'GET /api/me':
      return reply(response, account ?? null);
    case 'POST /api/guest':
    case 'POST /api/sign-in':
    case 'POST /api/sign-up':
    case 'POST /api/recover':
      return enter(request, response, String(body['name'] ?? account?.name), !('password' in body));
    case 'POST /api/sign-out':
      response.setHeader('Set-Cookie', `${COOKIE}=; Path=/; Max-Age=0`);
      return reply(response, {});
    case 'GET /api/me/settings':
      return reply(response, settings.get(account?.player ?? '') ?? {});
    case 'PUT /api/me/settings':
      settings.set(account?.player ?? '', body);
      return reply(response, {});
    case 'GET /api/choices':
      return reply(response, CHOICES);
    case 'POST /api/tables/sign':
      return reply(
        response,
        Number(body['seats']) > 1 ? { sign: { ...SIGN, name: body['name'] } } : { problem: NO_SIGN },
      );
    case 'POST /api/tables':
    case 'POST /api/quick-seat':
      return reply(response, { table: 'empty' });
    default:
      return reply(response, { code: 'http.404', text: 'There is nothing here.' }, 404);
  }
}

/** Notes of whoever asks; undefined: it is no question about them. */
function aboutNotes(route: string, body: Record<string, unknown>, account: Account | undefined): object | undefined {
  const own = NOTES.get(account?.player ?? '') ?? new Map<string, object>();
  if (route === 'GET /api/me/notes') return [...own.values()];
  const player = /^PUT \/api\/me\/notes\/(.+)$/.exec(route)?.[1];
  if (player === undefined || !account) return undefined;
  if (body['text'] || body['tag']) own.set(player, { player, ...body });
  else own.delete(player);
  NOTES.set(account.player, own);
  return {};
}

function aboutHands(route: string): object | undefined {
  const found = /^GET \/api\/tables\/[^/]+\/hands(?:\/(\d+))?$/.exec(route);
  if (!found) return undefined;
  return found[1] === undefined ? pastLines() : pastView(Number(found[1]));
}

function enter(request: IncomingMessage, response: ServerResponse, name: string, guest: boolean): void {
  if (name === 'nobody') return reply(response, { code: 'name.taken', text: 'This name is taken.' }, 422);
  guests += 1;
  const cookie = encodeURIComponent(`${guests}~${name}~${guest ? 'guest' : 'member'}`);
  response.setHeader('Set-Cookie', `${COOKIE}=${cookie}; Path=/`);
  reply(response, accountNamed(guests, name, guest, languageOf(request)));
}

function languageOf(request: IncomingMessage): string {
  return request.headers['accept-language'] ?? 'en';
}

function reply(response: ServerResponse, value: object | null, status = 200): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(value));
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
