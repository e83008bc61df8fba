// Who of everybody is looked for, how they stand, and what can be done with an account.

import type { Member, PartyBalance } from '../connection/money';
import { chipsText, type Counted } from '../texts/amounts';
import type { Catalogue } from '../texts/catalogue';
import { MOST_SHOWN, plain } from './people';

/** Given for what was paid in, taken back for what is paid out; put right upwards, downwards. */
export type MoneyDeed = 'give' | 'take' | 'more' | 'less';

export function deedsFor(rights: ReadonlySet<string>): MoneyDeed[] {
  return [
    ...(rights.has('grant_chips') ? (['give', 'take'] as const) : []),
    ...(rights.has('correct_chips') ? (['more', 'less'] as const) : []),
  ];
}

/** Those whose name has the text in it; who has, owes or plays comes first, then by name. */
export function standing(members: readonly Member[], search: string, language: string): Member[] {
  const wanted = plain(search);
  return members
    .filter((one) => plain(one.name).includes(wanted))
    .toSorted((one, other) => Number(moves(other)) - Number(moves(one)) || one.name.localeCompare(other.name, language))
    .slice(0, MOST_SHOWN);
}

function moves({ balance, credit, on_tables }: Member): boolean {
  return balance !== 0 || credit !== 0 || on_tables !== 0;
}

/** How somebody stands, in a line. */
export function standingText(say: Catalogue, { balance, credit, on_tables }: Member, money: Counted): string {
  const text = (amount: number): string => chipsText(amount, say.language, money);
  return [
    say.text('money-has', { amount: text(balance) }),
    ...(on_tables ? [say.text('money-on-tables', { amount: text(on_tables) })] : []),
    ...(credit ? [say.text('money-credit', { amount: text(credit) })] : []),
  ].join(' · ');
}

/** Names of those who pay and are paid. */
export function namesOf(say: Catalogue, parties: readonly PartyBalance[]): (player: string) => string {
  const known = new Map(parties.map(({ player, name }) => [player, name]));
  return (player) => (player ? (known.get(player) ?? player) : say.text('settle-house'));
}
