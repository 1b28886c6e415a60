// SPDX-License-Identifier: Apache-2.0
// The faire itself: tents, bunting, little people and Richard with ruff and ledger.
import { circle, detail, lines, outline, place, type Dye, type Part } from './parts';

/** A tent of 120 by 130 with its foot at the bottom. */
export const tent = (dye: Dye, flag: Dye = 'madder'): Part[] => [
  lines('M60 30V4', 2.5),
  outline('M60 5Q72 2 84 9Q74 12 60 15Z', flag),
  outline('M20 74L16 128H104L100 74Z', 'card'),
  { d: 'M30 76L28 128H16L20 74ZM100 74L104 128H92L90 76Z', dye, hatch: 'steep', w: 1.2 },
  outline('M48 128Q50 96 60 84Q70 96 72 128Z', 'soot'),
  detail('M48 128Q50 96 60 84Q46 90 42 128ZM72 128Q70 96 60 84Q74 90 78 128Z', 'card', 'fine'),
  outline('M60 26Q78 58 112 74H8Q42 58 60 26Z', 'card'),
  { d: 'M60 26Q54 58 34 74H8Q42 58 60 26ZM60 26Q62 56 58 74H82Q68 54 60 26Z', dye, w: 1.2 },
  { d: 'M60 26Q78 58 112 74H96Q72 56 60 26Z', hatch: 'fine', open: true, w: 1.2 },
  outline(
    'M8 74H112V80Q105.500 90 99 80Q92.500 90 86 80Q79.500 90 73 80Q66.500 90 60 80Q53.500 90 47 80Q40.500 90 34 80Q27.500 90 21 80Q14.500 90 8 80Z',
    dye,
  ),
];

/** A stage: boards on trestles under an awning, 140 by 130. */
export const booth = (dye: Dye): Part[] => [
  outline('M18 40V128H24V40ZM116 40V128H122V40Z', 'wood'),
  { d: 'M24 44H116V100H24Z', dye: 'wood-2', hatch: 'cross', w: 1.2 },
  outline('M24 46Q34 70 26 100H24ZM116 46Q106 70 114 100H116Z', dye, 'steep'),
  outline(
    'M10 30L22 12H118L130 30V38Q120 50 110 38Q100 50 90 38Q80 50 70 38Q60 50 50 38Q40 50 30 38Q20 50 10 38Z',
    'card',
  ),
  {
    d: 'M22 12H40L30 30V38Q20 50 10 38V30ZM58 12H82L90 30V38Q80 50 70 38Q60 50 50 38V30ZM100 12H118L130 30V38Q120 50 110 38V30Z',
    dye,
    w: 1.2,
  },
  outline('M8 98H132V108H8Z', 'wood'),
  outline('M14 108H126V128H14Z', 'card'),
  { d: 'M14 108H30V128H14ZM46 108H62V128H46ZM78 108H94V128H78ZM110 108H126V128H110Z', dye, w: 1.2 },
];

const hats: readonly Part[][] = [
  [outline('M-7 9Q0 -9 7 9Z', 'madder')],
  [outline('M-10 8Q0 3 10 8Q0 12 -10 8Z', 'weld'), outline('M-5.500 7Q-5 -2 0 -2Q5 -2 5.500 7Z', 'weld')],
  [outline('M-7 10Q-9 0 0 -1Q9 0 7 10Q0 5 -7 10Z', 'verdigris')],
  [outline('M-6 8L-10 -3L-2 2L2 -5L4 2L10 -2L6 8Q0 5 -6 8Z', 'woad'), lines('M-10 -3h.1M10 -2h.1', 4)],
  [
    outline('M-7 9C-9 20 -9 20 -10 24H-5L-6 9ZM7 9C9 20 9 20 10 24H5L6 9Z', 'wood-2'),
    outline('M-7 9Q0 -3 7 9Q0 5 -7 9Z', 'wood-2'),
  ],
];
const tunics: readonly Dye[] = ['woad', 'plum', 'madder', 'weld', 'verdigris'];

/** One of the crowd: feet at y 52, 24 wide, standing on x 0. */
export function person(kind: number, isCheering = false): Part[] {
  const arms = isCheering ? 'M-7 28L-14 14M7 28L14 14' : 'M-7 28L-10 40M7 28L10 40';
  return [
    lines('M-3.500 44V52M3.500 44V52M-3.500 52h-2.500M3.500 52h2.500', 2.5),
    lines(arms, 3),
    outline('M-6 23H6L9 45H-9Z', tunics[kind % tunics.length], kind % 3 === 0 ? 'steep' : undefined),
    outline(circle(0, 13.5, 7), 'skin'),
    ...(hats[kind % hats.length] ?? []),
    lines('M-2.500 14h.1M2.500 14h.1', 1.8),
    lines(isCheering ? 'M-2 17q2 2.500 4 0' : 'M-1.500 17.500h3', 1.1),
  ];
}

/** A row of people; `cheer` says which of them throw their arms up. */
export const crowd = (count: number, step: number, cheer: (i: number) => boolean = () => false): Part[] =>
  Array.from({ length: count }, (_, i) => place(person(i * 3 + (i >> 2), cheer(i)), i * step, (i % 2) * 3));

/** Richard: tall hat, ruff, ledger and quill; 70 by 110, feet at the bottom. */
export const richard: Part[] = [
  lines('M28 92V106M42 92V106M28 107h-6M42 107h6', 3),
  outline('M22 52H48L54 92Q35 98 16 92Z', 'plum', 'steep'),
  lines('M35 54V94M35 62h.1M35 70h.1M35 78h.1', 1.6),
  outline(
    'M16 46Q10 44 13 40Q9 36 15 35Q14 30 21 32Q25 28 29 32Q35 28 41 32Q45 28 49 32Q56 30 55 35Q61 36 57 40Q60 44 54 46Q52 51 46 49Q41 54 35 50Q29 54 24 49Q18 51 16 46Z',
    'card',
  ),
  lines('M20 34L28 41M15 41H27M21 48L28 43M50 34L42 41M55 41H43M49 48L42 43M35 50V46', 1),
  outline('M27 24Q26 42 35 43Q44 42 43 24Z', 'skin'),
  lines('M30 29q2-1.500 4 0M37 29q2-1.500 4 0M31.500 31.500h.5M38.500 31.500h.5', 1.3),
  lines('M35 31l-2.500 5h2.500M32.500 39.500q3-1.500 5.500 0', 1.2),
  detail('M34 40L36 40L35 46Z', 'soot'),
  outline('M25 25L27 4Q35 0 43 4L45 25Q35 21 25 25Z', 'soot'),
  detail('M25.500 19Q35 15.500 44.500 19V24Q35 20 25.500 24Z', 'madder'),
  outline('M17 26Q35 17 53 26Q35 31 17 26Z', 'soot'),
  outline('M40 62L62 56L66 78L44 84Z', 'madder'),
  detail('M43 64L61 59L64 76L46 81Z', 'card'),
  lines('M47 67l12-3.400M48 71l12-3.400M49 75l8-2.300', 1),
  lines('M22 56Q16 70 40 74', 3.5),
  lines('M40 74L52 52M52 52q4-4 7-4q-1 4-6 5', 1.8),
];

/** Pennants on a sagging line, `width` long. */
export function bunting(width: number, count: number, sag = 16): Part[] {
  const dyes: Dye[] = ['madder', 'weld', 'woad', 'verdigris', 'plum'];
  const y = (x: number): number => sag * 4 * (x / width) * (1 - x / width);
  const flags = Array.from({ length: count }, (_, i): Part => {
    const from = ((i + 0.18) / count) * width;
    const to = ((i + 0.82) / count) * width;
    const middle = (from + to) / 2;
    const tip = y(middle) + (to - from) * 1.15;
    return {
      d: `M${from.toFixed(1)} ${y(from).toFixed(1)}L${to.toFixed(1)} ${y(to).toFixed(1)}L${middle.toFixed(1)} ${tip.toFixed(1)}Z`,
      dye: dyes[i % dyes.length],
      hatch: i % 3 === 1 ? 'fine' : undefined,
      w: 1.8,
    };
  });
  return [lines(`M0 0Q${width / 2} ${2 * sag} ${width} 0`, 1.8), ...flags];
}

export const tree: Part[] = [
  outline('M26 90L28 58H34L36 90Z', 'wood-2', 'steep'),
  outline(
    'M31 4C40 2 46 8 45 15C54 16 58 26 52 32C58 40 52 52 43 51C40 60 24 61 20 52C10 54 3 44 8 35C1 28 6 16 16 16C16 8 22 3 31 4Z',
    'verdigris',
  ),
  {
    d: 'M45 15C54 16 58 26 52 32C58 40 52 52 43 51C40 60 24 61 20 52C34 50 46 36 45 15Z',
    hatch: 'fine',
    open: true,
    w: 0,
  },
  lines('M18 26q4 4 8 0M30 18q4 4 8 0M16 40q4 4 8 0M32 36q4 4 8 0', 1.2),
];
export const castle: Part[] = [
  outline('M0 90V34H6V26H12V34H18V26H24V34H30V46H64V34H70V26H76V34H82V26H88V34H94V90Z', 'card'),
  { d: 'M20 34H30V90H20ZM84 34H94V90H84ZM56 46H64V90H56Z', hatch: 'steep', open: true, w: 0 },
  outline('M40 90V70Q47 58 54 70V90Z', 'soot'),
  lines('M10 46v8M80 46v8M10 66v6M80 66v6M34 54h8M48 52h6M34 64h4', 2),
  lines('M15 26V6M79 26V6', 2),
  outline('M15 6L30 11L15 16Z', 'woad'),
  outline('M79 6L94 11L79 16Z', 'madder'),
];
