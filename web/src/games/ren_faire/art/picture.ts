// SPDX-License-Identifier: Apache-2.0
// The picture of the game: three visitors in the tailor's Window, half dressed for the faire and half for the bus, 340 by 220.
import { place, type Part } from '../../../lib/art/parts';
import type { Character, Costume } from '../../../lib/generated/ren_faire';
import { doll, visibleOf } from './costumes';
import { panes, priceTag, shopFront } from './shop';

const inWindow: readonly [Character, readonly Costume[]][] = [
  ['Cousin Marv', ['Starry Pointed Hat', 'Suit of Plate', 'Fistful of Tankards', 'Flip-Flops']],
  ['Dot from Accounts', ['Bells and Sneakers', 'Motley Doublet', 'Petal Skirt', 'Phone on a Stick', 'Foam Finger']],
  ['Skater June', ['Plumed Tricorne', 'Ermine Mantle', 'Kilt and Brogues', 'Hook and Cutlass']],
];
const [width, height] = [332, 214];
const scale = 0.8;

export const picture: readonly Part[] = [
  place(
    [
      ...shopFront(width, height),
      ...panes(width, height).flatMap(([x, y, w, h], i): Part[] => {
        const [name, stack] = inWindow[i]!;
        return [place(doll(name, visibleOf(stack)), x + w / 2 - 60 * scale, y + h - 176 * scale, scale)];
      }),
      place(priceTag(3), width - 44, height - 22, 0.9, { turn: -8 }),
      place(priceTag(1), 12, height - 20, 0.9, { turn: 6 }),
    ],
    4,
    2,
  ),
];
