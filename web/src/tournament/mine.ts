// How somebody stands in an event, in sentences: the first says most. Pure.

import type { Catalogue } from '../texts/catalogue';
import type { TournamentView } from '../wire';
import { moneyText, PLAIN } from './words';

export function mineOf(say: Catalogue, { me, structure, left, status }: TournamentView): string[] {
  const money = structure.money ?? PLAIN;
  const amount = (value: number) => ({ amount: moneyText(say, value, money) });
  const lines: string[] = [];
  switch (me.state) {
    case 'none':
      lines.push(
        say.text(status === 'registering' || me.can.includes('enter') ? 'tour-me-none' : 'tour-me-looking-on'),
      );
      break;
    case 'playing':
      lines.push(
        say.text('tour-me-playing', { table: me.table_number ?? 0, seat: me.seat ?? 0, chips: me.chips ?? 0 }),
      );
      if (me.rank) lines.push(say.text('tour-me-rank', { rank: me.rank, left }));
      break;
    case 'out':
      lines.push(me.place ? say.text('tour-me-place', { place: me.place }) : say.text('tour-me-out'));
      break;
    default:
      lines.push(say.text(`tour-me-${me.state}`));
  }
  if (me.state !== 'out' && me.place) lines.push(say.text('tour-me-place', { place: me.place }));
  if (me.prize) lines.push(say.text('tour-me-prize', amount(me.prize)));
  if (me.ticket) lines.push(say.text('tour-me-ticket'));
  if (me.bounties) lines.push(say.text('tour-me-bounties', amount(me.bounties)));
  if (me.bounty) lines.push(say.text('tour-me-bounty', amount(me.bounty)));
  if (me.rebuys) lines.push(say.text('tour-me-rebuys', { count: me.rebuys }));
  if (me.paid) lines.push(say.text('tour-me-paid', amount(me.paid)));
  return lines;
}
