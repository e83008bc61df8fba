// People of the scripted room, over HTTP: who signs in by password as Judit is the host.

import type { IncomingMessage } from 'node:http';
import type { OwnBot } from '../src/connection/bots.ts';
import type { Deed, Invitation, KnownPerson, OpenSession } from '../src/connection/club.ts';
import type { Account } from '../src/wire.ts';
import { floorAnswered } from './floor.ts';
import { aboutMoney } from './money.ts';

const HOST = 'Judit';
const NOW = 1_800_000_000_000;
const DAY = 24 * 3_600_000;
const GUEST = ['watch_table', 'sit_down', 'chat', 'call_floor', 'see_own_audit', 'enter_tournament'];
const HOSTS = [
  ...[...GUEST, 'create_private_table', 'create_table', 'seat_bots', 'invite_to_table', 'approve_seats'],
  ...['hold_table', 'remove_player', 'keep_table', 'close_table', 'rule', 'see_audit', 'invite_people', 'see_people'],
  ...['answer_calls', 'see_patterns', 'make_bots'],
  ...['rename', 'mute', 'bar', 'name_roles', 'recover', 'see_ledger', 'correct_chips', 'grant_chips', 'set_credit'],
  ...['settle_up', 'run_club'],
  ...['see_nights', 'run_nights', 'see_standings', 'run_seasons'],
  ...['enter_tournament', 'create_tournament', 'run_tournament'],
];

export function accountNamed(number: number, name: string, guest: boolean, language: string): Account {
  const roles = guest ? [] : name === HOST ? ['player', 'floor', 'host'] : ['player'];
  return { player: `guest-${number}`, name, roles, guest, language };
}

const PEOPLE: readonly KnownPerson[] = [
  ['Judit', 'member', 'host', 0],
  ['Wiśniewska Katarzyna', 'member', 'floor', 0],
  ['Maximiliánné Őrségi-Kovács', 'guest', 'player', 10],
  ['Alder', 'bot', 'player', 0],
  ['Gépi Ferkó', 'members_bot', 'player', 0],
].map(([name, kind, role, muted], at) => ({
  player: `p-${at}`,
  name: String(name),
  kind: String(kind),
  owner: kind === 'members_bot' ? 'Judit' : '',
  role: role as KnownPerson['role'],
  joined: NOW - at * DAY,
  muted_minutes: Number(muted),
  barred: false,
}));

const BOTS: readonly OwnBot[] = [
  { id: 'b-1', name: 'Gépi Ferkó', plays: true, made: NOW - 9 * DAY, used: NOW - DAY },
  { id: 'b-2', name: 'Maximiliánné nézelődő robotja', plays: false, made: NOW - DAY, used: 0 },
];

const SESSIONS: readonly OpenSession[] = ['Firefox, Linux', 'Safari, iPhone', ''].map((device, at) => ({
  id: `s-${at}`,
  device,
  began: NOW - 9 * DAY,
  seen: NOW - at * DAY,
  ends: NOW + 20 * DAY,
  here: at === 0,
}));

const INVITATION: Invitation = {
  id: 'i-1',
  role: 'floor',
  member: true,
  table: '',
  note: 'Friday’s friends from the library',
  made_by: 'p-0',
  made: NOW,
  ends: NOW + 14 * DAY,
  uses_left: 3,
};

const DEEDS: readonly Deed[] = [
  { number: 5, at: NOW, by: HOST, what: 'settled', whom: '', detail: { currency: 'EUR', reason: 'Friday' } },
  {
    ...{ number: 4, at: NOW, by: HOST, what: 'corrected', whom: 'Bence' },
    detail: { chips: -500, currency: 'EUR', reason: 'counted twice' },
  },
  { number: 3, at: NOW, by: HOST, what: 'granted', whom: 'Bence', detail: { chips: 2500, currency: 'EUR' } },
  { number: 2, at: NOW - DAY, by: HOST, what: 'role', whom: 'Katarzyna', detail: { role: 'floor' } },
  { number: 1, at: NOW - DAY, by: HOST, what: 'muted', whom: 'Bence', detail: { minutes: 10 } },
];

/** The answer of a route about people; undefined: it is none. */
export function answered(request: IncomingMessage, route: string, account: Account | undefined): object | undefined {
  const [method = '', path = ''] = route.split(' ');
  const money = aboutMoney(method, path, request.url ?? '');
  if (money) return money;
  if (path.startsWith('/api/people/')) return aboutOne(method, path, request.url ?? '');
  switch (route) {
    case 'GET /api/me/rights':
      return account?.roles.includes('host') ? HOSTS : GUEST;
    case 'GET /api/me/bots':
      return BOTS;
    case 'POST /api/me/bots':
      return { ...BOTS[0], token: 'Tq3v-not-a-token-that-opens-anything-anywhere' };
    case 'GET /api/me/sessions':
      return SESSIONS;
    case 'GET /api/me/holdings':
      return [
        { currency: '', balance: 9800, digits: 0 },
        { currency: 'EUR', balance: -1250, digits: 2 },
      ];
    case 'GET /api/me/waiting':
      return [{ table: 'empty', place: 1, called: true }];
    case 'GET /api/tables/set-aside':
      return [{ table: '4f0c2a', name: 'Friday', why: 'Damaged: table:4f0c2a, event 7: no such event' }];
    case 'GET /api/people':
      return PEOPLE;
    case 'GET /api/deeds':
      return DEEDS;
    case 'GET /api/invitations':
      return [INVITATION];
    case 'POST /api/invitations':
      return { invitation: INVITATION, token: 'scripted-rooms-invite-nobody' };
    case 'PUT /api/me/name':
      return account;
    case 'PUT /api/me/language':
    case 'PUT /api/me/password':
      return {};
    default:
      return floorAnswered(route);
  }
}

function aboutOne(method: string, path: string, address: string): object | undefined {
  const [, , , player, what] = path.split('/');
  if (what === 'recovery') return { code: 'ABCD-EFGH-JKLM' };
  if (what === 'sessions') return { sessions: 2 };
  if (['account', 'chips', 'credit'].includes(what ?? '')) {
    return { currency: /currency=(\w*)/.exec(address)?.[1] ?? '', balance: 123_450, credit: 0, digits: 0 };
  }
  return method === 'PUT' ? PEOPLE.find((one) => one.player === player) : undefined;
}
