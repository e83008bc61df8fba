// Tournaments of the scripted room: what each viewer sees of them, and what changes when somebody acts.

import type {
  DeskView,
  DirectorAction,
  Level,
  MyEntry,
  RankView,
  Structure,
  TournamentEntryView,
  TournamentView,
} from '../src/wire.ts';
import { deskOf } from './eventDesk.ts';
import { CHIPS, realDeskOf, realOf } from './realEvent.ts';

const EUR = { code: 'EUR', value: 1, digits: 2 };
const PLAIN = { code: '', value: 1, digits: 0 };
const MINUTE = 60_000;
export const NOW = 1_800_000_000_000;
export const NAMES = [
  'Bence',
  'Wiśniewska Katarzyna',
  'Maximiliánné Őrségi-Kovács',
  'Ágota',
  'Dávid',
  'Łucja',
  'Żaneta',
  'Ferenc',
  'Gréta',
];

const level = (small: number, ante = 0): Level => ({
  type: 'level',
  stakes: { big_blind: 2 * small, small_blind: small, ante },
  minutes: 20,
});

export const STRUCTURE: Structure = {
  name: 'Friday €10',
  schedule: [
    ...[25, 50, 75].map((small) => level(small)),
    { type: 'break', minutes: 10 },
    ...[100, 150, 200].map((small) => level(small, 2 * small)),
    { type: 'break', minutes: 15, main: true },
    ...[300, 400, 600, 1000].map((small) => level(small, 2 * small)),
  ],
  entry: { pays: 1100, share: 100 },
  stack: 10_000,
  limit: 'no-limit',
  preset: 'standard',
  ante_by: 'big_blind',
  late_levels: 3,
  reentries: 1,
  bounty: 200,
  most: 50,
  money: EUR,
};
const FREE: Structure = {
  ...STRUCTURE,
  ...{ name: 'Six at a table', entry: { pays: 0 }, stack: 1500, table_size: 6, least: 6, most: 6, sit_and_go: true },
  ...{ late_levels: 0, reentries: 0, bounty: 0, practice: true, money: PLAIN },
};
const REBUYS: Structure = {
  ...STRUCTURE,
  ...{ name: 'Rebuys', rebuy: { minutes: 60, when: 'below_start' }, add_on: {}, bounty: 0, reentries: 0 },
};

function satellite(name: string, pays: number, target: string, ticket: number): Structure {
  return { ...STRUCTURE, name, entry: { pays, share: 0 }, bounty: 0, reentries: 0, satellite: { target, ticket } };
}

/** What the script says of an event; the rest follows from it. */
interface Scripted {
  readonly structure: Structure;
  status: TournamentView['status'];
  readonly starts: number;
  players: number;
  left: number;
  readonly to: string;
  readonly me: MyEntry;
  announcement: string;
  paused: string;
  bubble: boolean;
  deal: boolean;
}

function scripted(structure: Structure, more: Partial<Scripted> = {}): Scripted {
  return {
    ...{
      structure,
      status: 'registering',
      starts: 0,
      players: 3,
      left: 3,
      to: '',
      me: { state: 'none', can: ['enter'] },
    },
    ...{ announcement: '', paused: '', bubble: false, deal: false },
    ...more,
  };
}

const PLAYING: MyEntry = {
  ...{ state: 'playing', can: [], entry: 4, table: 'friday-2', table_number: 2, seat: 1, chips: 18_450, rank: 5 },
  ...{ bounty: 200, bounties: 400, paid: 1100 },
};

const EVENTS: Readonly<Record<string, Scripted>> = {
  six: scripted(FREE),
  friday: scripted(STRUCTURE, {
    ...{ status: 'running', players: 27, left: 14, me: PLAYING, announcement: 'Pizza comes in the break.' },
  }),
  rebuys: scripted(REBUYS, {
    ...{ status: 'running', players: 12, left: 11, bubble: true },
    me: {
      ...{ state: 'asked', can: [], entry: 4, paid: 1100 },
      asked: { what: 'rebuy', pays: 1100, chips: 10_000, left: 25_000 },
    },
  }),
  deal: scripted(
    { ...STRUCTURE, name: 'Two are left', bounty: 0 },
    {
      ...{ status: 'running', players: 9, left: 3, deal: true },
      me: { ...PLAYING, can: ['agree_deal', 'drop_deal', 'offer_deal'], rank: 2, table: '' },
    },
  ),
  step: scripted(satellite('First step', 100, 'second', 1000), { to: 'second' }),
  second: scripted(satellite('Second step', 1000, 'grand', 11_000), { to: 'grand', starts: NOW }),
  grand: scripted(
    { ...STRUCTURE, name: 'The Grand Evening', entry: { pays: 11_000, share: 1000 } },
    { starts: NOW + 3_600_000, players: 8 },
  ),
  live: scripted(
    { ...STRUCTURE, name: 'Real cards', live: 'clock', mixed: 'apart', chips: CHIPS },
    { status: 'running', players: 27, left: 9, me: { ...PLAYING, live: true, table: '' } },
  ),
  over: scripted(STRUCTURE, {
    ...{ status: 'finished', players: 9, left: 1, me: { state: 'out', can: [], place: 2, prize: 2700, paid: 1100 } },
  }),
};

/** Shown by its address, and on no list. */
const UNLISTED = 'live';

const listeners = new Set<() => void>();
/** Who has entered what since the scripted room was opened. */
const entered = new Set<string>();

export function onChange(told: () => void): void {
  listeners.add(told);
}

function tell(): void {
  for (const told of listeners) told();
}

function meIn(id: string, one: Scripted, player: string): MyEntry {
  return entered.has(`${player} ${id}`)
    ? { state: 'registered', can: ['withdraw'], entry: 4, paid: one.structure.entry.pays }
    : one.me;
}

export function lines(player: string): TournamentEntryView[] {
  const listed = Object.entries(EVENTS).filter(([tournament]) => tournament !== UNLISTED);
  return listed.map(([tournament, one]) => {
    const { structure, status, players, left, starts, to } = one;
    const me = meIn(tournament, one, player);
    return {
      ...{ tournament, name: structure.name, status, variants: ['holdem'], limit: 'no-limit', preset: 'standard' },
      ...{ entry: structure.entry, money: structure.money ?? PLAIN, practice: structure.practice ?? false },
      ...{ stack: structure.stack, table_size: structure.table_size ?? 9, sit_and_go: structure.sit_and_go ?? false },
      ...{ rebuys: structure.rebuy !== undefined, reentries: (structure.reentries ?? 0) > 0 },
      ...{ bounty: structure.bounty ?? 0, satellite_to: to, ticket: structure.satellite?.ticket ?? 0, starts },
      ...{ players, left, least: structure.least ?? 2, most: structure.most ?? 0 },
      ...{ level: status === 'running' ? 5 : 0, late: status === 'running', pool: players * structure.entry.pays },
      ...{ mine: me.state, may_enter: me.can.includes('enter'), my_table: me.table ?? '' },
    };
  });
}

function ranks(one: Scripted, viewer: string): RankView[] {
  const there = Array.from({ length: Math.min(one.players, 12) }, (_, at) => ({
    rank: at + 1,
    player: at === 4 ? viewer : `p-${at}`,
    name: at === 4 ? 'Anna' : (NAMES[at % NAMES.length] ?? ''),
    chips: at < one.left ? 30_000 - 2111 * at : 0,
    table: at < one.left && one.status === 'running' ? 'friday-2' : '',
    out: one.status !== 'registering' && at >= one.left,
    prize: one.status === 'finished' && at < 3 ? [4500, 2700, 1800][at]! : 0,
    bounties: at === 0 ? 600 : 0,
  }));
  return there;
}

export function viewOf(tournament: string, player: string, desk: boolean): TournamentView | undefined {
  const one = EVENTS[tournament];
  if (!one) return undefined;
  const { structure, status, players, left, bubble } = one;
  const runs = status === 'running';
  const all = ranks(one, player);
  const chain = one.to || tournament === 'grand' ? ['step', 'second', 'grand'] : [];
  return {
    ...{ tournament, v: 7, structure, status, private: false, owner: 'p-9', owner_name: 'Judit', starts: one.starts },
    ...(one.starts ? { starts_in: 95 * MINUTE } : {}),
    ...{ players, people: players, left, average: left ? Math.floor((players * structure.stack) / left) : 0 },
    ...{ chips: players * structure.stack, rebuys: structure.rebuy ? 5 : 0, add_ons: 0 },
    pool: players * (structure.entry.pays - (structure.entry.share ?? 0)),
    payouts: [50, 30, 20].map((part, at) => ({ place: at + 1, prize: players * 10 * part })),
    ...{ settled: status === 'finished', paid_places: 3, bubble, ranks: all },
    tables: runs
      ? [1, 2].map((number) => ({
          number,
          table: structure.live ? '' : number === 2 ? 'friday-2' : 'holdem',
          players: 7,
          most: 30_000,
          least: 2_300,
          playing: number === 1,
        }))
      : [],
    me: meIn(tournament, one, player),
    chain: chain.map((id) => {
      const step = EVENTS[id]!;
      return {
        tournament: id,
        name: step.structure.name,
        status: step.status,
        entry: step.structure.entry,
        starts: step.starts,
      };
    }),
    announcement: one.announcement,
    ...(runs ? { clock: clockOf(one) } : {}),
    ...(one.deal
      ? {
          deal: {
            left: 500,
            shares: all.slice(0, 3).map(({ player: who, name }, at) => ({
              entry: at + 1,
              player: who,
              name,
              amount: 2500 - 400 * at,
              agreed: at === 0,
            })),
          },
        }
      : {}),
    ...(structure.live ? { real: realOf(player) } : {}),
    ...(desk ? { desk: { ...deskOf(all, runs, one.paused !== '', bubble), ...realOn(structure) } } : {}),
  };
}

function realOn({ live }: Structure): Partial<DeskView> {
  return live ? { real: realDeskOf() } : {};
}

function clockOf(one: Scripted): TournamentView['clock'] & object {
  const stakes = (at: number, number: number, small: number, ante: number) => ({
    ...{ at, level: number, small_blind: small, big_blind: 2 * small, ante, minutes: 20 },
  });
  return {
    ...{ phase: 'level', runs: !one.paused, paused: one.paused, at: 5 },
    ...{ now: stakes(5, 5, 150, 300), next: stakes(6, 6, 200, 400), left: 12 * MINUTE + 5000, to_break: 32 * MINUTE },
    ...(one.structure.rebuy ? { rebuys_left: 8 * MINUTE } : { late_left: 12 * MINUTE }),
  };
}

const DONE = { v: 8 };

/** The answer of a route about tournaments; undefined: it is none. */
export function aboutEvents(route: string, body: Record<string, unknown>, player: string): object | undefined {
  if (route === 'POST /api/quick-tournament') return { tournament: 'six' };
  if (route === 'POST /api/tournaments') return { tournament: 'six' };
  if (route === 'GET /api/tournaments/presets')
    return { 'sit-and-go-6': FREE, freezeout: STRUCTURE, satellite: STRUCTURE };
  if (route === 'POST /api/tournaments/preview') return preview(body);
  if (/^POST \/api\/tournaments\/\w+\/chain\/preview$/.test(route)) return chainPreview(body);
  const [, method = '', id = '', what = ''] = /^(\w+) \/api\/tournaments\/(\w+)\/(.+)$/.exec(route) ?? [];
  const one = EVENTS[id];
  if (!one) return undefined;
  if (what === 'deal' && method === 'GET') {
    return {
      left: 0,
      shares: ranks(one, player)
        .slice(0, 3)
        .map(({ player: who, name }, at) => ({ entry: at + 1, player: who, name, amount: 2000 - 300 * at })),
    };
  }
  if (what === 'entry') method === 'POST' ? entered.add(`${player} ${id}`) : entered.delete(`${player} ${id}`);
  if (what === 'rule') rule(one, body['action'] as DirectorAction);
  tell();
  return DONE;
}

function chainPreview(body: Record<string, unknown>): object {
  const levels = Number(body['levels']);
  if (levels > 5) {
    return {
      ...{ code: 'chain.bad_length', clause: 'M7', text: 'Too many.' },
      facts: [
        ['levels', levels],
        ['most', 5],
      ],
    };
  }
  const steps = Array.from({ length: levels }, (_, at) => ({
    ...{ name: `${String(body['name'])} ${at + 1}`, entry: { pays: 110 * 3 ** at, share: 10 * 3 ** at } },
    ...{ ticket: 110 * 3 ** (at + 1), starts: 0, entries: 4 },
  }));
  return { steps };
}

function rule(one: Scripted, action: DirectorAction): void {
  if (action.type === 'announce') one.announcement = action.text;
  if (action.type === 'pause') one.paused = action.reason;
  if (action.type === 'resume') one.paused = '';
  if (action.type === 'take_back_bust') one.left += 1;
}

function preview(body: Record<string, unknown>): object {
  const own = body['structure'] as Structure | undefined;
  if (own && own.stack < 100) {
    return {
      code: 'structure.bad_number',
      clause: 'M2',
      facts: [
        ['given', own.stack],
        ['name', 'stack'],
        ['least', 100],
        ['most', 1000],
      ],
      text: 'Too few.',
    };
  }
  const free = String(body['preset'] ?? '').endsWith('-practice');
  const structure = own ?? (free ? FREE : STRUCTURE);
  return {
    ...{ structure, players: 20, minutes: 215, level: 9, pool: 20_000 },
    payouts: [
      { place: 1, prize: 10_000 },
      { place: 2, prize: 6000 },
      { place: 3, prize: 4000 },
    ],
    remarks: [
      { code: 'remark.blinds-jump', clause: 'M2', weight: 'warning', text: 'In level 9 the big blind jumps.' },
      { code: 'remark.paid-few', clause: 'M1', weight: 'notice', text: '3 of 20 get a prize.' },
    ],
  };
}
