// Cards in facts, which are codes there, as people read them.

import type { Facts } from './broken';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SUITS = ['♣', '♦', '♥', '♠'];

export function cardSigns(facts: Facts): Facts {
  const sign = (value: number | string): string => {
    const code = Number(value);
    return `${RANKS[code >> 2] ?? '?'}${SUITS[code & 3] ?? '?'}`;
  };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, name === 'card' || name === 'other' ? sign(value) : value]),
  );
}
