// SPDX-License-Identifier: Apache-2.0
// Things the handbills' pictures are put together from.
import { circle, detail, lines, outline, place, type Dye, type Group, type Part } from '../../../lib/art/parts';
import type { Character, Costume } from '../../../lib/generated/ren_faire';
import { doll, visibleOf } from './costumes';

export const ground: Part = { d: 'M1 57Q40 52 83 57V63H1Z', dye: 'paper-2', hatch: 'dots', w: 1.2 };
export const sky = (dye: Dye): Part => ({ d: 'M0 0H84V64H0Z', dye, w: 0, open: true });
/** A doll on the little stage of a picture; the feet stand 61 times `scale` / 0.35 below y. */
export const actor = (
  name: Character,
  wears: readonly Costume[],
  x: number,
  y: number,
  { scale = 0.35, ...more }: Partial<Group> = {},
): Part => place(doll(name, visibleOf(wears)), x, y, scale, more);

export const note = (x: number, y: number): Part =>
  place(
    [
      lines('M0 0V-13L8-15V-2', 1.8),
      {
        d: 'M0 0a3 2.400 0 1 1-6 0 3 2.400 0 1 1 6 0zM8-2a3 2.400 0 1 1-6 0 3 2.400 0 1 1 6 0z',
        dye: 'ink',
        w: 1,
        open: true,
      },
    ],
    x,
    y,
  );
export const bubble = (x: number, y: number, words = 'M-10-3H10M-10 3H4'): Part =>
  place([outline('M-17-10H17V9H2L-6 17L-5 9H-17Z', 'card'), lines(words, 2)], x, y);
export const scroll = (x: number, y: number, scale = 1, turn = 0): Part =>
  place(
    [
      outline('M-15-18H15V16H-15Z', 'card'),
      lines('M-10-10H10M-10-4H10M-10 2H6', 1.6),
      outline('M-18-22H18V-16H-18ZM-18 14H18V20H-18Z', 'paper-2'),
    ],
    x,
    y,
    scale,
    { turn },
  );
/** A fist that shows some fingers, its wrist at the bottom of 24 by 40. */
export const fingers = (count: number, sleeve: Dye, x: number, y: number, scale = 1): Part =>
  place(
    [
      ...Array.from({ length: count }, (_, i) =>
        outline(`M${3 + i * 4.6} 22V${5 + Math.abs(i - 1.5) * 1.6}q2.300-4 4.600 0V22z`, 'skin'),
      ),
      outline('M2 19H22V30Q12 36 3 29Z', 'skin'),
      lines('M7 20v4M12 20v4M17 20v4', 1.2),
      outline('M4 31H21V40H4Z', sleeve),
    ],
    x,
    y,
    scale,
  );
export const heart = (x: number, y: number, scale = 1): Part =>
  place([outline('M0 8Q-10 1-8-4Q-4-9 0-4Q4-9 8-4Q10 1 0 8Z', 'madder')], x, y, scale);
export const ruff: Part[] = [
  outline(
    'M-26 8Q-36 4-31-3Q-35-11-25-12Q-21-20-12-15Q-6-22 0-16Q6-22 12-15Q21-20 25-12Q35-11 31-3Q36 4 26 8Q21 16 12 11Q6 18 0 12Q-6 18-12 11Q-21 16-26 8Z',
    'card',
  ),
  lines(
    'M-14-4L-29-6M-12-7L-20-14M-6-8L-9-15M6-8L9-15M12-7L20-14M14-4L29-6M-14 1L-26 5M-8 4L-14 11M0 5V12M8 4L14 11M14 1L26 5',
    1.2,
  ),
  outline('M-14-2Q-14-9 0-9T14-2T0 5T-14-2Z', 'soot'),
];
const lute: Part[] = [
  outline('M-3-34H3V-8H-3Z', 'wood-2'),
  outline('M-6-42L6-38L3-32H-3Z', 'wood-2'),
  outline('M0-12Q14-4 14 8Q14 22 0 22T-14 8Q-14-4 0-12Z', 'wood'),
  detail(circle(0, 5, 4.5), 'soot'),
  lines('M-1.500-34V16M1.500-34V16M-6 16H6', 1),
];
export const luteAt = (x: number, y: number, turn: number): Part => place(lute, x, y, 0.9, { turn });
/** Clothes on a line or a rail: a piece for the doll, hung by its shoulders. */
export const hung = (parts: readonly Part[], x: number, y: number, scale = 0.36, turn = 0): Part =>
  place([place(parts, -60, -78)], x, y, scale, { turn });
export const curtain: Part[] = [
  outline('M1 2H22Q20 36 6 60H1ZM83 2H62Q64 36 78 60H83Z', 'madder'),
  lines('M8 8Q9 34 4 54M15 8Q15 30 10 46M76 8Q75 34 80 54M69 8Q69 30 74 46', 1.2),
  outline('M0 0H84V7Q77 14 70 7Q63 14 56 7Q49 14 42 7Q35 14 28 7Q21 14 14 7Q7 14 0 7Z', 'madder'),
];
const owl: Part[] = [
  outline('M-16 30Q-22-2-14-18L-6-12H6L14-18Q22-2 16 30Z', 'wood-2'),
  outline('M-9 30Q-12 8 0 4Q12 8 9 30Z', 'card', 'dots'),
  detail(circle(-7, -3, 8) + circle(7, -3, 8), 'on-dye'),
  lines('M-7-3h.1M7-3h.1', 6),
  outline('M-3 2H3L0 9Z', 'weld'),
];
export const owlAt = (x: number, y: number): Part => place(owl, x, y);
export const turnip: Part[] = [
  outline('M0-14Q-16-34-20-20Q-14-22-6-12Q-6-36 2-36Q8-30 4-12Q14-28 20-20Q18-10 4-10Z', 'verdigris'),
  outline('M-22-2Q-20-14 0-13T22-2Q18 14 4 18L0 28L-4 18Q-18 14-22-2Z', 'card'),
  { d: 'M-22-2Q-20-14 0-13T22-2Q12 2 0 0T-22-2Z', dye: 'plum', w: 1.2 },
  lines('M-6 6h.1M6 6h.1', 3),
  lines('M-5 11a5 4 0 0 0 10 0z', 1.6),
];
export const bell: Part[] = [
  lines('M0-22V-16', 3),
  outline(circle(0, 16, 5), 'soot'),
  outline('M-18 14Q-12 8-12-2Q-12-17 0-17T12-2Q12 8 18 14Z', 'weld'),
  lines('M-13 8H13M-7-4Q-7-11-2-12', 1.2),
];
export const thimble: Part[] = [
  outline('M-10 12L-7-9Q-6-14 0-14T7-9L10 12Z', 'seat-5'),
  lines('M-4-8h.1M0-9h.1M4-8h.1M-5-3h.1M0-3h.1M5-3h.1M-5 2h.1M0 2h.1M5 2h.1', 1.8),
  outline('M-12 10H12V15H-12Z', 'seat-5'),
];
export const ball = (x: number, y: number, dye: Dye): Part => outline(circle(x, y, 4.5), dye);
