// SPDX-License-Identifier: Apache-2.0
// The picture of the game: a Monster wakes over the roofs of Beastly Vale, and the villagers have noticed; 340 by 220.
import { circle, lines, outline, place, type Part } from '../../../lib/art/parts';
import { plateOf } from './figure';
import { graveyard, lightning, manor, mob, town } from './vale';

const monster = plateOf(
  [
    { suit: 'hearts', value: 6 },
    { suit: 'diamonds', value: 4 },
    { suit: 'clubs', value: 9 },
    { suit: 'spades', value: 2 },
  ],
  true,
);
export const picture: readonly Part[] = [
  { d: 'M4 4H336V216H4Z', dye: 'paper-2', w: 2.5 },
  outline(circle(60, 48, 24), 'weld'),
  lines('M14 30H44M90 22H124M232 26H262M300 44H330M280 34H312', 1.6),
  place(graveyard.slice(1), 96, 92, 1),
  place(manor('plum', 'whole'), 14, 62, 1.9),
  place(lightning, 44, 42, 0.9),
  place(monster.parts, 170, 92, 0.66),
  place(town, 200, 104, 0.56),
  place(mob(12), 8, 168, 1.04),
];
