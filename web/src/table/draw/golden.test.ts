// What flies over the table in the golden hands of the server's tests: no chip from nowhere, none to nowhere.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardsOf } from '../../texts/words';
import type { Patch, TableView } from '../../wire';
import { patched } from '../patch';
import { movesBetween, type ChipFlight, type Spot } from './motion';
import { planOf } from './places';

interface Golden {
  readonly name: string;
  readonly first: TableView;
  readonly steps: readonly { readonly set: Patch }[];
}

const FOLDER = join(__dirname, '../../../../tests/golden/views');
const goldens = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Golden);

function through(spot: Spot, flights: readonly ChipFlight[]): number {
  const here = (other: Spot): boolean => JSON.stringify(other) === JSON.stringify(spot);
  const sum = (found: readonly ChipFlight[]): number => found.reduce((all, { chips }) => all + chips, 0);
  return sum(flights.filter(({ to }) => here(to))) - sum(flights.filter(({ from }) => here(from)));
}

test.each(goldens)('$name', ({ first, steps }) => {
  let before = first;
  let flights = 0;
  for (const { set } of steps) {
    const now = patched(before, set);
    const { chips, cards } = movesBetween(before, now);
    flights += chips.length + cards.length;
    const anew = before.hand?.number !== now.hand?.number;
    for (const seat of Object.values(now.seats)) {
      const was = before.seats[seat.number];
      const front = anew || was?.player !== seat.player ? 0 : was.front;
      expect(front + through({ at: 'front', seat: seat.number }, chips)).toBe(seat.front);
      const dealt = cards.filter((card) => card.seat === seat.number);
      expect(dealt.length).toBeLessThanOrEqual(cardsOf(seat.cards).length);
    }
    before = now;
  }
  expect(flights).toBeGreaterThan(10);
  const plan = planOf({ width: 944, height: 560, rem: 16 }, before.sign.seats, before.me.seat);
  const drawn = [...plan.others, ...(plan.own ? [plan.own] : [])].map(({ seat }) => seat);
  expect(drawn.sort((one, other) => one - other)).toEqual(Array.from({ length: before.sign.seats }, (_, at) => at + 1));
});
