// Money of the scripted room, over HTTP: one who owes, two who are owed, and an evening's statement.

import type { Entry, PastNight, Settlement, Standings, Statement } from '../src/connection/money.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const PARTIES = [
  { player: 'p-2', name: 'Maximiliánné Őrségi-Kovács', balance: -123_450 },
  { player: 'p-0', name: 'Judit', balance: 23_450 },
  { player: 'p-1', name: 'Wiśniewska Katarzyna', balance: 90_000 },
  { player: '', name: '', balance: 10_000 },
] as const;

function entry(number: number, what: string, amount: number, balance: number, more: Partial<Entry> = {}): Entry {
  const at = NOW - number * HOUR;
  return { entry: 90 - number, at, what, amount, balance, table: '', note: '', by: '', undoes: 0, ...more };
}

const ENTRIES: readonly Entry[] = [
  entry(0, 'correction', -2_500, -123_450, {
    note: 'counted twice, as Katarzyna has noticed',
    by: 'Judit',
    undoes: 87,
  }),
  entry(1, 'cash_out', 78_050, -120_950, { table: 'Friday’s friends from the library' }),
  entry(2, 'top_up', -100_000, -199_000, { table: 'Friday’s friends from the library' }),
  entry(3, 'gift', 2_500, -99_000, { by: 'Judit', note: 'paid in cash' }),
  entry(4, 'buy_in', -101_500, -101_500, { table: 'Duna' }),
];

const NIGHTS: readonly PastNight[] = [
  { entry: 70, at: NOW - 168 * HOUR, reason: 'Friday, paid in cash', by: 'Judit', undone: false },
  { entry: 60, at: NOW - 336 * HOUR, reason: 'The Friday before', by: 'Judit', undone: true },
];

/** The answer of a route about money; undefined: it is none. */
export function aboutMoney(method: string, path: string, address: string): object | undefined {
  const currency = /currency=(\w*)/.exec(address)?.[1] ?? '';
  if (path.endsWith('/statement')) return statement(currency);
  if (path.endsWith('/correction')) return {};
  switch (`${method} ${path}`) {
    case 'GET /api/ledger':
      return standings(currency);
    case 'GET /api/settlement':
      return settlement(currency);
    case 'POST /api/settlement':
      return { entry: 91 };
    case 'GET /api/settlements':
      return NIGHTS;
    default:
      return undefined;
  }
}

function statement(currency: string): Statement {
  return { currency, digits: 2, balance: -123_450, credit: 200_000, entries: ENTRIES, more: true };
}

function standings(currency: string): Standings {
  const members = PARTIES.filter(({ player }) => player).map((one) => ({
    ...one,
    kind: 'member',
    credit: one.balance < 0 ? 200_000 : 0,
    on_tables: 0,
  }));
  const currencies = ['EUR', 'HUF'].map((code) => ({ currency: code, digits: code === 'EUR' ? 2 : 0 }));
  return { currency, digits: currency ? 2 : 0, currencies, members };
}

function settlement(currency: string): Settlement {
  const payments = PARTIES.filter(({ balance }) => balance > 0).map(({ player, balance }) => ({
    payer: 'p-2',
    payee: player,
    amount: balance,
  }));
  const text = [`Settling up (${currency})`, 'Maximiliánné Őrségi-Kovács → Judit: 234.50 EUR', '…'].join('\n');
  return { currency, digits: 2, parties: PARTIES, raked: 10_000, on_tables: 0, payments, exact: true, text };
}
