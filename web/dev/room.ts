// The scripted room: its tables, its people, and the protocol spoken with each page.

import { Host } from './host.ts';
import type { Draft, Scripted } from './script.ts';
import { busy } from './scripts/busy.ts';
import { holdem } from './scripts/holdem.ts';
import { draw, questions, stud } from './scripts/others.ts';
import { onHold, proposed, rail, stopped } from './scripts/pauses.ts';
import { emptied } from './scripts/sitting.ts';
import { boards, crowd, drawn, kept, sixCards, upCards, waiting } from './scripts/states.ts';
import { lines, onChange, viewOf } from './events.ts';
import { CALLS } from './floor.ts';
import { atTable, game, sign } from './scripts/tables.ts';
import { PROTOCOL, type Account, type ClientMessage, type LobbyTable, type ServerMessage } from '../src/wire.ts';

const HOLDEM = game('holdem', 'no-limit', 10, 20);
const HORSE = ['holdem', 'omaha-high-low', 'razz', 'stud', 'stud-high-low'].map((variant) =>
  game(variant, 'fixed-limit', 20, 40),
);
const USD = { code: 'USD', value: 50, digits: 2 };

const TABLES: Readonly<Record<string, () => Scripted>> = {
  holdem: () => ({ view: atTable('holdem', sign('Green table', [HOLDEM])), script: holdem }),
  ten: () => ({ view: atTable('ten', sign('Ten seats', [HOLDEM], { seats: 10 }), 12_345), script: holdem }),
  usd: () => ({ view: atTable('usd', sign('Dollars', [HOLDEM], { money: USD, practice: false })), script: holdem }),
  draw: () => ({
    view: atTable('draw', sign('Draw', [game('five-card-draw', 'pot-limit', 5, 5)], { seats: 5 })),
    script: draw,
  }),
  stud: () => ({
    view: atTable('stud', sign('Stud', [game('stud', 'fixed-limit', 20, 40)], { seats: 8 })),
    script: stud,
  }),
  questions: () => ({
    view: atTable(
      'questions',
      sign('Everything asked', [HOLDEM, game('omaha', 'pot-limit', 10, 20), game('razz', 'fixed-limit', 20, 40)]),
    ),
    script: questions,
  }),
  horse: () => ({ view: atTable('horse', sign('Five games', HORSE, { seats: 8 })), script: function* () {} }),
  busy: () => ({ view: atTable('busy', sign('Busy', [HOLDEM], { seats: 10 }), 10_000), script: busy }),
  crowd,
  boards,
  up: upCards,
  six: sixCards,
  drawn,
  kept,
  waiting,
  hold: onHold,
  stopped,
  rail,
  proposed,
  'friday-2': () => ({
    view: ofFriday(atTable('friday-2', sign('Friday €10, table 2', [HOLDEM], { kind: 'tournament' }), 18_450)),
    script: holdem,
  }),
  'friday-3': () => ({
    view: ofFriday(atTable('friday-3', sign('Friday €10, table 3', [HOLDEM], { kind: 'tournament' }), 18_450)),
    script: holdem,
  }),
  empty: () => ({ view: emptied(atTable('empty', sign('Free seats', [HOLDEM]))), script: function* () {} }),
};

function ofFriday(view: Draft): Draft {
  view.manners = { owner: 'p-1', private: false, approve: false, delay: 0, chat: 'everyone', tournament: 'friday' };
  return view;
}

export class MockRoom {
  readonly #pace: number;
  readonly #hosts = new Map<string, Host>();

  constructor(pace: number) {
    this.#pace = pace;
  }

  lobby(): LobbyTable[] {
    return Object.entries(TABLES).flatMap(([table, make]) => {
      const { sign: board, seats, waiting_list: list } = make().view;
      if (board.kind === 'tournament') return []; // its tournament lists it
      const players = Object.keys(seats).length;
      const lately = { average_pot: 137, per_flop: 34, bots: players - 1, private: table === 'usd' };
      return { table, sign: board, players, waiting: list.length, ...lately };
    });
  }

  /** What a page's socket says; `send` answers it. */
  connection(account: Account, send: (message: ServerMessage) => void): (message: ClientMessage) => void {
    const desk = account.roles.includes('host');
    const watched = new Map<string, boolean>();
    const tellEvent = (tournament: string): void => {
      const view = viewOf(tournament, account.player, desk && watched.get(tournament) === true);
      send(
        view ? { t: 'tournament', view } : { t: 'error', code: 'no_tournament', text: 'There is no such tournament.' },
      );
    };
    onChange(() => {
      send({ t: 'tournaments', tournaments: lines(account.player) });
      for (const tournament of watched.keys()) tellEvent(tournament);
    });
    return (message) => {
      switch (message.t) {
        case 'tournaments':
          return message.on ? send({ t: 'tournaments', tournaments: lines(account.player) }) : undefined;
        case 'tournament':
          if (!message.on) return void watched.delete(message.tournament);
          watched.set(message.tournament, message.desk === true);
          return tellEvent(message.tournament);
        case 'hello':
          send({
            t: 'welcome',
            player: account.player,
            name: account.name,
            roles: account.roles,
            protocol: PROTOCOL,
          });
          return account.roles.includes('host') ? send(CALLS) : undefined;
        case 'ping':
          return send({ t: 'pong', n: message.n });
        case 'lobby':
          return message.on ? send({ t: 'lobby', tables: this.lobby() }) : undefined;
        case 'watch': {
          const host = this.#host(message.table, account);
          return host ? host.watch(message.since, send) : send({ t: 'gone', table: message.table });
        }
        case 'unwatch':
          return this.#host(message.table, account)?.unwatch();
        case 'do':
          return this.#host(message.table, account)?.do(message.id, message.action);
        case 'chat':
          return this.#host(message.table, account)?.say(message.id, message.text);
      }
    };
  }

  #host(table: string, account: Account): Host | undefined {
    const key = `${table} ${account.player}`;
    const make = TABLES[table];
    if (!this.#hosts.has(key) && make) this.#hosts.set(key, new Host(make(), account.name, this.#pace));
    return this.#hosts.get(key);
  }
}
