// SPDX-License-Identifier: Apache-2.0
// The six cards of Huzzah!, each on the picture of a card (7 to 93 across, 7 to 112 down).
import { bunting, person, richard } from '../../../lib/art/faire';
import type { Card } from '../../../lib/generated/huzzah';
import { circle, detail, lines, outline, place, type Part } from '../../../lib/art/parts';

const ground: Part = { d: 'M7 94Q40 86 93 92V112H7Z', dye: 'paper-2', hatch: 'dots', w: 1.2 };
const flags: Part = place(bunting(86, 6, 7), 7, 12);
const people = (spots: readonly (readonly [number, number])[]): Part[] =>
  spots.map(([x, y], i) => place(person(i * 2 + spots.length, i % 2 === 0), x, y, 0.88));
const figure = (text: string): Part[] => [outline(circle(20, 29, 11), 'weld'), lines(text, 2.6)];

const crowd2: Part[] = [
  ground,
  flags,
  ...people([
    [38, 56],
    [66, 58],
  ]),
  ...figure('M16 26q1-4 4-4t4 4q0 3-8 10h8.500'),
];
const crowd3: Part[] = [
  ground,
  flags,
  ...people([
    [50, 42],
    [32, 60],
    [70, 60],
  ]),
  ...figure('M16 24q4-4 7-1 1 4-4 5 6 0 5 5-3 5-8 1'),
];
const crowd5: Part[] = [
  ground,
  flags,
  ...people([
    [42, 38],
    [66, 38],
    [26, 60],
    [52, 62],
    [78, 60],
  ]),
  ...figure('M24 22h-7l-1 6q6-2 8 2 0 6-8 5'),
];
const finale: Part[] = [
  { d: 'M7 7H93V112H7Z', dye: 'soot', w: 0 },
  { d: 'M50 22L90 112H10Z', dye: 'weld', w: 0 },
  outline('M7 96H93V112H7Z', 'wood', 'fine'),
  place(person(3, true), 50, 50, 0.98),
  outline('M7 7H34Q36 60 16 100H7ZM93 7H66Q64 60 84 100H93Z', 'madder', 'steep'),
  outline('M7 7H93V20Q82 32 71.500 20Q61 32 50 20Q39 32 28.500 20Q18 32 7 20Z', 'madder'),
  detail('M40 98q10 6 20 0l-2 10H42Z', 'soot'),
  outline(circle(45, 96, 3.5), 'weld'),
  outline(circle(55, 96, 3.5), 'weld'),
];
const huzzah: Part[] = [
  {
    d: 'M50 60L7 30V7H22ZM50 60L36 7H64ZM50 60L78 7H93V30ZM50 60L93 52V84ZM50 60L7 52V84Z',
    dye: 'weld',
    w: 0,
    open: true,
  },
  ground,
  place(richard, 19, 16, 0.86),
  outline('M70 14L74 24 85 22 78 30 86 38 75 38 72 48 66 39 56 42 61 33 54 25 65 25Z', 'madder'),
  lines('M70 22v12M70 38v.1', 3),
];
const bump: Part[] = [
  ground,
  flags,
  place(person(1, true), 74, 36, 0.9, { turn: 24 }),
  outline('M24 34H44L46 70Q58 74 64 82Q66 88 62 92H26Q22 92 23 86Z', 'wood-2', 'steep'),
  outline('M22 30H46V40H22Z', 'madder'),
  outline('M22 90H63V96H22Z', 'soot'),
  lines('M12 60h9M9 72h11M12 84h8', 2.4),
  lines('M62 70l9-9M66 78l12-3', 1.8),
];

export const shows: Readonly<Record<Card, readonly Part[]>> = {
  '2-Crowd': crowd2,
  '3-Crowd': crowd3,
  '5-Crowd': crowd5,
  Finale: finale,
  'Huzzah!': huzzah,
  Bump: bump,
};
