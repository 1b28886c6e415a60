// SPDX-License-Identifier: Apache-2.0
// Costumes as see-through cards and the backs of both decks, 100 by 140.
import { lattice } from '../../../lib/art/cardback';
import { circle, lines, outline, place, type Part } from '../../../lib/art/parts';
import type { Character, Costume, CostumeCard, Slot } from '../../../lib/generated/ren_faire';
import { doll, layer, pieces, type Visible } from './costumes';
import { iconSign, slotNames } from './icons';
import { arm, fist, foot, hose, mirrored, torso } from './measures';
import { priceTag } from './shop';

const shade = (d: string): Part => ({ d, dye: 'paper-2', w: 0, open: true });
const face = 'M43 50Q43 33 60 33T77 50Q78 72 60 73Q42 72 43 50ZM55 70H65V82H55Z';
const limb = [shade(arm), shade(fist)];
const feet = [shade(foot), mirrored([shade(foot)])];
const figureOf: Readonly<Record<Slot, readonly Part[]>> = {
  Head: [shade(face), shade('M51 76Q40 78 38 94H82Q80 78 69 76Z')],
  'Left Hand': limb,
  'Right Hand': [mirrored(limb)],
  Chest: [shade(arm), mirrored([shade(arm)]), shade(torso), shade(face)],
  Legs: [shade(torso), shade(hose), ...feet],
  Feet: [shade('M46 136H60L59 162H47ZM60 136H74L73 162H61Z'), ...feet],
};
/** A tailor's dummy: the whole doll as a shadow. */
export const dummy: readonly Part[] = [...limb, mirrored(limb), shade(torso), shade(face), shade(hose), ...feet];

// A Costume for one slot is drawn large: where on the card the doll's corner then lies, and its scale.
const close: Readonly<Record<Slot, readonly [number, number, number]>> = {
  Head: [2.8, 16, 0.92],
  'Left Hand': [33, -58, 1.22],
  'Right Hand': [-54, -35, 1.12],
  Chest: [7.5, -21, 0.88],
  Legs: [2.4, -68, 0.96],
  Feet: [-7.2, -108, 1.12],
};
/** These two reach down to the ground. */
const long: readonly Costume[] = ['Silver-Topped Cane', 'Gnarled Staff'];
function dressed(costume: Costume): Part {
  const [slot, other] = Object.keys(pieces[costume]) as Slot[];
  if (!slot || other) return place([...dummy, ...layer(costume)], 24, 6, 0.62);
  const [x, y, scale] = long.includes(costume) ? [-33, -27, 0.92] : close[slot];
  return place([...figureOf[slot], ...layer(costume)], x, y, scale);
}

/** Its six spaces from top to bottom, as on a Character's side (REN-151). */
const strip = (spaces: Partial<CostumeCard['spaces']>): Part[] =>
  slotNames.map((slot, i) => {
    const space = spaces[slot];
    const y = 14 + i * 22.4;
    return space ? place(iconSign(space), 2.5, y - 10, 0.5) : lines(circle(12.5, y, 2.4));
  });
const sheet: Part[] = [outline('M3 3H97V137H3Z', 'card'), lines('M23 8V132', 0.8)];

/** Without a price nothing is for sale: on a stack, or in the discard pile. */
export const costumeFace = (costume: Costume, { spaces }: CostumeCard, price?: number): Part[] => [
  ...sheet,
  dressed(costume),
  ...strip(spaces),
  ...(price === undefined ? [] : [place(priceTag(price), 61, 112)]),
];

/** A Character to choose, or with what shows on them. */
export const characterFace = (
  name: Character,
  spaces: Partial<CostumeCard['spaces']> = {},
  visible: Visible = {},
): Part[] => [...sheet, place(doll(name, visible), 20, 6, 0.7), ...strip(spaces)];

/** The cover that keeps the Costume deck secret: a tailor's dummy and shears. */
export const costumeBack: readonly Part[] = [
  ...lattice('plum'),
  outline(circle(50, 70, 34), 'card'),
  lines(circle(50, 70, 30), 1.2),
  lines('M50 82V96M42 98Q50 92 58 98', 2.5),
  outline('M46 44H54V48L62 52Q58 62 61 74L63 82H37L39 74Q42 62 38 52L46 48Z', 'wood'),
  lines('M50 48V82M39 74H61', 1.2),
  outline('M45 40H55V45H45Z', 'madder'),
];
/** Performances: two masks. */
export const performanceBack: readonly Part[] = [
  ...lattice('woad'),
  outline(circle(50, 70, 34), 'card'),
  lines(circle(50, 70, 30), 1.2),
  place(
    [
      outline('M-13-15Q0-10 13-15V2Q11 15 0 17Q-11 15-13 2Z', 'seat-4'),
      lines('M-8-5q3 3 5 0M3-5q3 3 5 0M-7 9q7-8 14 0', 2),
    ],
    60,
    62,
    1,
    { turn: 12 },
  ),
  place(
    [
      outline('M-13-15Q0-10 13-15V2Q11 15 0 17Q-11 15-13 2Z', 'weld'),
      lines('M-8-4q3-4 5 0M3-4q3-4 5 0M-7 3q7 11 14 0z', 2),
    ],
    41,
    75,
    1,
    { turn: -10 },
  ),
];
