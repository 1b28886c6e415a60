// SPDX-License-Identifier: Apache-2.0
// The back all cards share: a lattice of lozenges round a pavilion, 100 by 140.
import { circle, detail, lines, outline, place, type Part } from './parts';

const lozenges = Array.from({ length: 45 }, (_, i) => {
  const x = 14 + (i % 5) * 18;
  const y = 12 + Math.floor(i / 5) * 14.5;
  return `M${x} ${y - 6}l7 6-7 6-7-6z`;
}).join('');

const pavilion: Part[] = [
  lines('M0-24V-14', 2),
  outline('M0-24L9-21L0-18Z', 'weld'),
  outline('M-17 2L0-14L17 2Q12.800 6 8.500 2Q4.200 6 0 2Q-4.200 6-8.500 2Q-12.800 6-17 2Z', 'weld'),
  outline('M-14 4V16H14V4M-4 16Q-4 8 0 4Q4 8 4 16', 'card'),
];

type BackDye = 'madder' | 'woad' | 'plum' | 'verdigris';
/** The lattice alone, for a back with a picture of its own. */
export const lattice = (dye: BackDye): Part[] => [
  { d: 'M6 6H94V134H6Z', dye, w: 1.6 },
  { d: lozenges, open: true, w: 0.8, hatch: 'fine' },
];
export const cardBack = (dye: BackDye): Part[] => [
  ...lattice(dye),
  outline(circle(50, 70, 27), 'card'),
  detail(circle(50, 70, 23.5), 'card'),
  place(pavilion, 50, 74, 0.95),
];
