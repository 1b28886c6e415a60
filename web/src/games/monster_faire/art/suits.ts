// SPDX-License-Identifier: Apache-2.0
// What the two packs share: suits with a dye and a pip each, never a colour alone, and the ranks in the corner of a card.
import { figure } from '../../../lib/art/figures';
import { lines, place, type Dye, type Part } from '../../../lib/art/parts';

export type Suit = 'diamonds' | 'hearts' | 'clubs' | 'spades';
export const suitNames: readonly Suit[] = ['diamonds', 'hearts', 'clubs', 'spades'];
/** 1 to 10, or what an Igor card is. */
export type Rank = number | 'jack' | 'queen' | 'king' | 'red_joker' | 'black_joker';
/** A card as it is drawn: `town` is the Villagers deck, `grave` the Body Parts deck. Jokers have no suit. */
export interface Face {
  deck: 'town' | 'grave';
  suit: Suit | null;
  rank: Rank;
}

export const suitDyes: Readonly<Record<Suit, Dye>> = {
  diamonds: 'weld',
  hearts: 'madder',
  clubs: 'verdigris',
  spades: 'woad',
};
const pipPaths: Readonly<Record<Suit, string>> = {
  diamonds: 'M0-9L7 0L0 9L-7 0Z',
  hearts: 'M0 8C-14-2-7-12 0-5C7-12 14-2 0 8Z',
  clubs: 'M-3 9L-1 3C-10 8-12-4-4-2C-8-11 8-11 4-2C12-4 10 8 1 3L3 9Z',
  spades: 'M-3 9L-1 4C-13 8-8-3 0-9C8-3 13 8 1 4L3 9Z',
};
/** A pip round (x, y), 18 times `scale` high. */
export const pip = (suit: Suit, x: number, y: number, scale = 1): Part =>
  place([{ d: pipPaths[suit], dye: suitDyes[suit], w: 1.6 }], x, y, scale);

const letters: Readonly<Record<string, Part[]>> = {
  jack: [lines('M-1-8H6M3.500-8V3Q3.500 8-1 8Q-5 8-5.500 4', 3.2)],
  queen: [lines('M0-8Q-6-8-6 0T0 8Q6 8 6 0T0-8ZM1 3L7 10', 3.2)],
  king: [lines('M-5-8V8M5.500-8L-4 1M-1-2L6 8', 3.2)],
};
const cap = (dye: Dye): Part[] => [
  { d: 'M-7 7Q-4-1-10-5Q-2-6 0 0Q0-8 7-9Q4-3 7 7Z', dye, w: 2 },
  lines('M-10-5h.1M7-9h.1', 4),
  lines('M-7 7H7', 3),
];
const caps = { red_joker: cap('madder'), black_joker: cap('soot') } as const;

/** What stands in the corner: a number, a letter, or a fool's cap; 16 times `scale` high. */
export function rankMark(rank: Rank, x: number, y: number, scale = 1): Part {
  if (typeof rank === 'number') return figure(rank, x, y, scale);
  return place(rank === 'red_joker' || rank === 'black_joker' ? caps[rank] : letters[rank]!, x, y, scale);
}
