// What the director's buttons and notes say.

import type { Catalogue } from '../../texts/catalogue';
import type { DeskEntry, DeskNote, DeskView, MayRule } from '../../wire';

const slug = (text: string): string => text.replaceAll('_', '-');

/** What a button says; hand-for-hand begins or ends. */
export function wordOf(say: Catalogue, what: MayRule, { hand_for_hand: on }: Pick<DeskView, 'hand_for_hand'>): string {
  return say.text(`tour-rule-${slug(what)}${what === 'hand_for_hand' && on ? '-end' : ''}`);
}

/** Something that happened, as a sentence; what the catalogue does not know is told by its tag. */
export function noteText(say: Catalogue, note: DeskNote): string {
  const { what, name = '', table_number: table = 0, seat = 0, amount = 0, reason = '' } = note;
  const id = `tour-note-${slug(what)}`;
  const told = say.has(id) ? say.text(id, { name, table, seat, amount, reason }) : [what, name].join(' ').trim();
  return reason && !note.what.startsWith('said') ? `${told} ${say.text('tour-note-reason', { reason })}` : told;
}

/** How somebody stands, in a few words. */
export function stateText(say: Catalogue, entry: DeskEntry): string {
  const { state, table_number: table = 0, seat = 0, place = 0 } = entry;
  const told =
    table && state !== 'out' && !place
      ? say.text('tour-desk-seat', { table, seat })
      : place
        ? say.text('tour-desk-place', { place })
        : say.text(`tour-desk-${state}`);
  return [
    told,
    ...(entry.fixed ? [say.text('tour-desk-fixed', { seat: entry.fixed })] : []),
    ...(entry.rebuys ? [say.text('tour-desk-rebuys', { count: entry.rebuys })] : []),
    ...(entry.added_on ? [say.text('tour-desk-added-on')] : []),
    ...(entry.leaves ? [say.text('tour-desk-leaves')] : []),
    ...(entry.penalty ? [say.text('tour-desk-penalty', { hands: entry.penalty })] : []),
  ].join(' · ');
}
