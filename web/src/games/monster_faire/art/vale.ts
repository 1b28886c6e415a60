// SPDX-License-Identifier: Apache-2.0
// Beastly Vale: the rooftops of the Town, the stones of the Graveyard, manors by the state they are in, and mobs with their torches.
import { circle, detail, lines, outline, place, type Dye, type Part } from '../../../lib/art/parts';
import { fork, torch } from './people';

/** Rooftops and a church, 240 by 80, the ground at the bottom. */
export const town: Part[] = [
  outline('M8 80V50L24 32L40 50V80Z', 'card'),
  outline('M6 51L24 30L42 51L36 52L24 39L12 52Z', 'madder'),
  outline('M46 80V42H92V80Z', 'paper-2'),
  outline('M42 43L54 24H84L96 43Z', 'wood-2', 'steep'),
  outline('M104 80V34L116 2L128 34V80Z', 'card'),
  outline('M101 36L116 0L131 36Z', 'soot'),
  lines('M116 0V-8M112-5H120', 2.4),
  outline('M128 80V48H164V80Z', 'paper-2'),
  outline('M126 49L134 34H160L168 49Z', 'wood-2', 'steep'),
  outline('M172 80V46L190 26L208 46V80Z', 'card'),
  outline('M169 48L190 24L211 48L204 49L190 34L176 49Z', 'madder'),
  outline('M212 80V54H236V80Z', 'paper-2'),
  outline('M209 55L216 42H232L239 55Z', 'woad'),
  detail('M20 56H28V66H20ZM54 50H62V60H54ZM76 50H84V60H76ZM112 46H120V58Q116 54 112 58ZM140 56H148V66H140ZM186 54H194V64H186ZM220 62H228V70H220Z', 'weld'), // prettier-ignore
  detail('M64 80V66H74V80ZM112 80V68Q116 62 120 68V80ZM152 80V70H160V80Z', 'soot'),
  lines('M0 80H240', 2.5),
];
/** Stones, a bare tree and the moon, 240 by 80. */
export const graveyard: Part[] = [
  outline(circle(196, 20, 15), 'weld'),
  lines(
    'M34 80Q36 54 28 34M32 56Q46 46 50 28M30 44Q18 36 16 22M40 44Q52 42 60 34M22 34Q14 32 8 36M33 66Q44 60 52 60',
    3.4,
  ),
  outline('M66 80V54Q66 42 78 42T90 54V80Z', 'card', 'fine'),
  lines('M78 50V66M72 56H84', 2.4),
  outline('M104 80L102 60H108V50H114V60H120L119 80Z', 'paper-2'),
  outline('M134 80L138 52Q140 42 150 44T158 56L156 80Z', 'card', 'fine'),
  lines('M142 58h10M141 64h10', 1.6),
  outline('M172 80V64Q172 56 180 56T188 64V80Z', 'paper-2'),
  outline('M204 80V52L214 44L224 52V80Z', 'card'),
  lines('M210 60h8M210 66h8', 1.6),
  outline('M94 80Q98 74 106 76T122 80ZM160 80Q166 72 176 76T196 80Z', 'wood-2'),
  lines('M0 80H240', 2.5),
];

/** A manor of a seat's dye, 60 by 56: whole, burnt, or boarded up while its owner is away. */
export function manor(dye: Dye, state: 'whole' | 'burnt' | 'absent' | 'gone'): Part[] {
  const isLit = state === 'whole';
  const walls: Dye = state === 'burnt' ? 'soot' : 'card';
  return [
    outline('M8 56V28H52V56Z', walls),
    ...(state === 'gone' ? [] : [outline('M2 30L14 12H46L58 30Z', state === 'burnt' ? 'wood-2' : dye, 'steep')]),
    outline('M22 56V14L30 0L38 14V56Z', walls),
    ...(state === 'gone' ? [] : [outline('M19 16L30-2L41 16Z', state === 'burnt' ? 'wood-2' : dye)]),
    detail('M26 22H34V32H26ZM12 36H18V44H12ZM42 36H48V44H42Z', isLit ? 'weld' : 'soot'),
    detail('M26 56V46Q30 41 34 46V56Z', 'soot'),
    ...(state === 'absent'
      ? [lines('M9 33L21 47M21 33L9 47M39 33L51 47M51 33L39 47M23 44L37 56M37 44L23 56', 2.6)]
      : []),
    ...(state === 'burnt' ? [place(flame, 14, 14, 0.9), place(flame, 46, 12, 1.1), place(flame, 30, 4, 0.8)] : []),
  ];
}
const flame: Part[] = [
  outline('M-8 4Q-11-8 0-22Q2-14 5-12Q11-4 8 4Q0 8-8 4Z', 'weld'),
  { d: 'M-3 3Q-5-4 1-11Q5-3 4 3Z', dye: 'madder', w: 0, open: true },
];
/** Flames along the foot of a house, 100 by 40, the ground at the bottom. */
export const blaze: Part[] = [
  place(flame, 12, 34, 1.05),
  place(flame, 31, 36, 0.8),
  place(flame, 50, 34, 1.35),
  place(flame, 70, 36, 0.9),
  place(flame, 88, 34, 1.15),
];
/** Where a Monster has fallen: a stone, and a hand that has not heard of it yet; 60 by 64. */
export const fallen: Part[] = [
  outline('M14 58V22Q14 6 30 6T46 22V58Z', 'card', 'fine'),
  lines('M30 16V38M22 24H38', 3),
  outline('M45 56L43 46L38 42L40 40L44 42V35L47 34L48 41L50 34L53 35L52 42L55 39L57 41L52 56Z', 'verdigris'),
  outline('M3 60Q14 48 30 53Q46 48 57 60Z', 'wood-2'),
];
/** Igor on his way, hunched and with a sack, in the dye of whom he serves; 48 by 52, facing right. */
export const walker = (dye: Dye): Part[] => [
  outline('M5 13Q-3 27 5 34Q14 38 21 30Q22 16 15 10L14 4L6 5L8 10Z', 'wood', 'fine'),
  lines('M6 9L15 9', 2),
  lines('M17 40L12 50H18M27 40L31 50H37', 3.6),
  outline('M10 43Q7 22 18 16Q31 12 37 27Q38 36 33 44Z', dye, 'steep'),
  outline('M27 30Q17 24 12 11L8 12Q11 28 25 36Z', dye),
  outline('M29 26Q28 14 37 14Q46 15 46 24L48 28L44 29Q42 34 36 33Q30 32 29 26Z', 'skin'),
  outline('M27 27Q25 11 38 11Q45 12 46 18Q37 17 34 28Z', dye),
  lines('M41 22h.1', 3.4),
  lines('M38 29Q41 30 43 28', 1.6),
];

const marcher = (i: number): Part[] => [
  ...(i % 3 === 1 ? [place(fork, -11, 6, 0.5)] : []),
  outline('M-9 40Q-9 20 0 18Q9 20 9 40Z', (['wood-2', 'ink-soft', 'soot'] as const)[i % 3]),
  outline(circle(0, 11, 7), 'skin'),
  outline(i % 2 ? 'M-9 9Q0-6 9 9Z' : 'M-8 10Q-9 1 0 1T8 10Q0 5-8 10Z', 'soot'),
  lines('M-2.500 12h.1M2.500 12h.1', 2),
  ...(i % 3 !== 1 ? [place(torch, 11, 4, 0.5)] : []),
];
/** So many people with torches and forks, 26 apart and 40 high. */
export const mob = (count: number): Part[] =>
  Array.from({ length: count }, (_, i) => place(marcher(i), 16 + i * 26, 4 + (i % 2) * 3));
/** Lightning, round (0, 0) and 80 high. */
export const lightning: Part[] = [outline('M0-40L-16 2H-4L-14 36L16-10H3L14-40Z', 'weld')];
