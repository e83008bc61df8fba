// What a rebuy or an add-on of an event costs and brings (M6). Pure.

import type { TournamentView } from '../wire';

export interface Buying {
  readonly price: number;
  readonly chips: number;
}

/** Without a price of its own it costs the entry fee again and brings one starting stack. */
export function buyingOf({ structure }: Pick<TournamentView, 'structure'>, what: 'rebuy' | 'add_on'): Buying {
  const said = what === 'rebuy' ? structure.rebuy : structure.add_on;
  return { price: (said?.price ?? structure.entry).pays, chips: said?.chips || structure.stack };
}
