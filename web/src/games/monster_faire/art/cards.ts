// SPDX-License-Identifier: Apache-2.0
// The faces and backs of the two packs: pictures for a card of 100 by 140, and small tiles of 40 by 56 for the piles on the table.
import { lattice } from '../../../lib/art/cardback';
import { circle, lines, outline, place, type Dye, type Part } from '../../../lib/art/parts';
import { member, pairOf } from './body';
import { equipment } from './laboratory';
import { igor, villager } from './people';
import { pip, rankMark, type Face, type Suit } from './suits';

/** The edge of a card says which deck it is of, as its back does. */
const backDyes = { town: 'madder', grave: 'woad' } as const;
const field = (dye: Dye): Part => ({ d: 'M7 7H93V112H7Z', dye, w: 0 });
const roofs: Part = {
  d: 'M7 112V66L20 52L33 66V58L44 46L55 58V40L62 24L69 40V62L80 50L93 64V112Z',
  dye: 'paper-2',
  w: 1.2,
};
const stones: Part = {
  d: 'M10 112V92Q10 84 18 84T26 92V112ZM74 112V88Q74 80 82 80T90 88V112Z',
  dye: 'paper-2',
  w: 1.2,
};
const corner: Part = { d: 'M7 7H35V44Q35 51 28 51H7Z', dye: 'card', w: 2 };

const partOnCard: Readonly<Record<Suit, (value: number) => Part[]>> = {
  diamonds: (value) => [place(member('diamonds', value), 55, 104, 1.12)],
  hearts: (value) => [place(member('hearts', value), 57, 24, 0.9)],
  clubs: (value) => [place(pairOf('clubs', value, 9, 0, 0), 58, 26, 0.8)],
  spades: (value) => [place(pairOf('spades', value, 17, 0, 0), 57, 20, 0.88)],
};
function pictureOf({ deck, suit, rank }: Face): Part[] {
  const ground: Part[] = deck === 'town' ? [field('card'), roofs] : [field('card'), stones];
  if (typeof rank !== 'number') return [...ground, ...igor(suit, rank)];
  if (suit === null) return ground;
  if (deck === 'grave') return [...ground, ...partOnCard[suit](rank)];
  return [
    ...ground,
    place(villager(suit, rank), 6, 0, 0.94),
    outline(circle(75, 94, 17), 'paper-2'),
    place(equipment(suit, rank), 75, 94, 0.66),
  ];
}
const keyOf = ({ deck, suit, rank }: Face): string => `${deck} ${suit} ${rank}`;
/** Keeps each drawing, so that its text is made once. */
function kept(draw: (face: Face) => Part[]): (face: Face) => readonly Part[] {
  const drawn = new Map<string, readonly Part[]>();
  return (face) => {
    const key = keyOf(face);
    let parts = drawn.get(key);
    if (!parts) drawn.set(key, (parts = draw(face)));
    return parts;
  };
}
/** The picture of a card, with rank and suit in the corner that shows in a fan. */
export const facePicture = kept((face) => [
  ...pictureOf(face),
  { d: 'M7 106H93V112H7Z', dye: backDyes[face.deck], w: 0, open: true },
  corner,
  rankMark(face.rank, 21, 20, 0.95),
  ...(face.suit ? [pip(face.suit, 21, 39, 0.85)] : []),
]);

const emblems: Readonly<Record<Face['deck'], Part[]>> = {
  // A roof with a torch; a stone with a cross.
  town: [outline('M-14 16V-2L0-16L14-2V16Z', 'card'), outline('M-4 16V4H4V16Z', 'soot'), lines('M-14-2L0-16L14-2', 3)],
  grave: [outline('M-12 17V-4Q-12-17 0-17T12-4V17Z', 'card'), lines('M0-10V6M-6-4H6', 3), lines('M-16 17H16', 3)],
};
export const backPicture = (deck: Face['deck']): Part[] => [
  ...lattice(backDyes[deck]),
  outline(circle(50, 70, 27), 'card'),
  place(emblems[deck], 50, 70, 1.05),
];

const tileFrame = (dye: Dye): Part => ({ d: 'M2 5Q2 2 5 2H35Q38 2 38 5V51Q38 54 35 54H5Q2 54 2 51Z', dye, w: 2 });
/** What lies in a pile: rank and suit at the left, where the next card does not cover them, and the deck's edge on top. */
export const tile = kept(({ deck, suit, rank }) => [
  tileFrame('card'),
  { d: 'M3 3H37V9H3Z', dye: backDyes[deck], w: 0, open: true },
  rankMark(rank, rank === 10 ? 14 : 13, 22, rank === 10 ? 0.92 : 1.08),
  ...(suit ? [pip(suit, 13, 42, 0.85)] : []),
]);
/** The same in a Laboratory, with the apparatus it is. */
export const equipmentTile = kept((face) => [
  ...tile(face),
  ...(face.suit && typeof face.rank === 'number' ? [place(equipment(face.suit, face.rank), 29, 42, 0.42)] : []),
]);
export const tileBack = (deck: Face['deck']): readonly Part[] => backs[deck];
const backs: Readonly<Record<Face['deck'], readonly Part[]>> = {
  town: [tileFrame('madder'), place(emblems.town, 20, 29, 0.72)],
  grave: [tileFrame('woad'), place(emblems.grave, 20, 29, 0.72)],
};
