// SPDX-License-Identifier: Apache-2.0
// The picture of the game: tents, a stage, a crowd and Richard, 340 by 220.
import { booth, bunting, crowd, person, richard, tent } from '../../../lib/art/faire';
import { place, type Part } from '../../../lib/art/parts';

export const picture: readonly Part[] = [
  { d: 'M6 176Q90 150 170 168T334 160V212H6Z', dye: 'paper-2', hatch: 'dots', w: 2.5 },
  place(tent('madder', 'weld'), 14, 48, 1),
  place(tent('woad', 'madder'), 222, 54, 0.95),
  place(booth('verdigris'), 104, 58, 0.98),
  place(person(3, true), 172, 104, 0.92),
  place(
    crowd(5, 25, (i) => i % 2 === 1),
    100,
    160,
  ),
  place(
    crowd(2, 24, () => true),
    274,
    158,
  ),
  place(richard, 16, 106, 0.95),
  place(person(7), 86, 158),
  place(bunting(170, 8, 14), 0, 14),
  place(bunting(170, 8, 14), 170, 14),
];
