// SPDX-License-Identifier: Apache-2.0
// What a juggler throws, 40 by 40: four shapes that differ without colour.
import { circle, lines, outline, type Part } from '../../../lib/art/parts';

export const symbolArt: readonly (readonly Part[])[] = [
  [
    outline('M20 36Q5 30 7 18Q9 10 20 12Q31 10 33 18Q35 30 20 36Z', 'plum'),
    outline('M20 12Q14 2 8 5Q14 8 17 12M20 12Q26 2 32 5Q26 8 23 12M20 12V3', 'verdigris'),
  ],
  [
    outline('M8 30Q13 26 13 17Q13 8 20 8T27 17Q27 26 32 30Z', 'weld'),
    lines('M20 4V8', 3),
    outline(circle(20, 33, 3.5), 'soot'),
  ],
  [outline(`${circle(20, 20, 15)}${circle(20, 20, 8)}`, 'woad')],
  [outline('M17 4L24 9V25H17Z', 'seat-5'), outline('M13 25H28V29H13Z', 'wood'), outline('M18 29H23V38H18Z', 'madder')],
];
