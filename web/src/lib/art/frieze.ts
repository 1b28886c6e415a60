// SPDX-License-Identifier: Apache-2.0
// The frieze of the front page, 1200 by 220.
import { booth, bunting, castle, crowd, person, richard, tent, tree } from './faire';
import { lines, place, type Part } from './parts';

const hills: Part[] = [
  { d: 'M0 150Q120 96 260 132T560 118T860 130T1200 104V220H0Z', dye: 'paper-2', w: 1.2 },
  lines('M60 138q20-12 44-13M320 132q30-8 52-6M640 124q26 4 48 6M980 124q30-10 60-12', 0.8),
];

export const frieze: readonly Part[] = [
  place(castle, 866, 58, 0.95),
  ...hills,
  place(tree, 20, 92, 1.1),
  place(tree, 1116, 84, 1.2),
  place(tree, 556, 88, 0.9),
  place(tent('madder', 'weld'), 96, 76, 1.05),
  place(booth('woad'), 258, 76, 1),
  place(tent('verdigris', 'plum'), 428, 82, 0.95),
  place(tent('weld', 'woad'), 640, 76, 1.05),
  place(booth('plum'), 968, 74, 1.02),
  place(tent('woad', 'madder'), 790, 92, 0.85),
  { d: 'M0 204Q300 190 600 202T1200 198V220H0Z', dye: 'paper-2', hatch: 'dots', w: 2.5 },
  place(
    crowd(4, 26, (i) => i === 2),
    232,
    152,
  ),
  place(
    crowd(3, 27, (i) => i === 1),
    556,
    154,
  ),
  place(
    crowd(5, 25, (i) => i % 2 === 0),
    756,
    152,
  ),
  place(richard, 396, 104, 0.98),
  place(person(2, true), 48, 154),
  place(person(6), 76, 156),
  place(
    crowd(3, 26, () => true),
    1090,
    150,
  ),
  place(person(8, true), 328, 120, 0.95),
  place(person(1, true), 1040, 118, 0.95),
  place(bunting(420, 15, 20), 0, 8),
  place(bunting(380, 14, 20), 420, 8),
  place(bunting(400, 15, 20), 800, 8),
];
