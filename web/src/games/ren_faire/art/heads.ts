// SPDX-License-Identifier: Apache-2.0
// What is worn on the head. Every piece covers the hair.
import { circle, detail, lines, outline, type Dye, type Part } from '../../../lib/art/parts';
import { gleam } from './measures';

/** Five points round (x, y). */
export function star(x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const size = i % 2 === 0 ? r : r * 0.42;
    const a = (i * Math.PI) / 5;
    return `${(x + size * Math.sin(a)).toFixed(1)} ${(y - size * Math.cos(a)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
export const feather = 'M0 0Q-4-16 6-28Q16-36 24-32Q26-22 16-12Q8-2 0 0Z';
const quill = (x: number, y: number, dye: Dye): Part => ({
  parts: [outline(feather, dye), lines('M2-3Q8-18 20-28M7-11l8 1M6-15l-3-4M11-18l7 0M12-21l-1-5', 1)],
  at: [x, y],
});

export const helm: Part[] = [
  outline('M58 31Q48 12 66 6Q90 0 100 22Q102 34 96 40Q92 26 80 22Q70 20 64 31Z', 'madder'),
  lines('M66 22Q72 12 86 18M72 14Q80 8 92 18', 1),
  outline('M41 50Q38 28 60 27T79 50V64Q76 79 60 80Q44 79 41 64Z', 'seat-5'),
  { d: 'M68 29Q80 33 79 50V64Q76 79 60 80Q72 70 70 54Z', hatch: 'steep', open: true },
  outline('M38 46L60 51L82 46L79 58L60 71L41 58Z', 'seat-5'),
  lines('M46 53L57 56M63 56L74 53', 3.4),
  lines('M52 61h.1M56 63h.1M60 65h.1M64 63h.1M68 61h.1', 1.8),
  gleam('M46 46Q45 34 56 30Q49 36 50 47ZM46 66Q50 74 56 76Q47 76 44 66Z'),
  lines('M60 27V50', 1.2),
  detail(circle(41, 50, 3) + circle(79, 50, 3), 'weld'),
];
export const hennin: Part[] = [
  detail('M61 4Q84 12 90 40Q94 60 90 78Q85 83 81 77Q84 50 70 30Z', 'card', 'fine'),
  lines('M66 10Q84 26 86 76', 0.8),
  outline('M42 49L57 3H63L78 49Q60 39 42 49Z', 'seat-4'),
  lines('M53 17L67 23M49 29L71 36M46 38L58 42', 1.2),
  detail('M41 51Q60 42 79 51L78 44Q60 33 42 44Z', 'weld'),
];
export const tricorne: Part[] = [
  quill(74, 34, 'madder'),
  outline('M40 42Q42 22 60 22T80 42Z', 'soot'),
  outline('M26 42Q30 26 42 32Q60 44 78 32Q90 26 94 42Q78 56 60 49Q42 56 26 42Z', 'soot'),
  { d: 'M26 42Q30 26 42 32Q60 44 78 32Q90 26 94 42Q92 32 80 36Q60 48 40 36Q28 32 26 42Z', dye: 'weld', w: 1 },
  detail('M55 44a5 5 0 1 1 10 0v2h-2v2h-6v-2h-2z', 'on-dye'),
];
export const bonnet: Part[] = [
  quill(76, 40, 'verdigris'),
  outline('M36 40Q30 22 58 22Q88 22 86 38Q78 46 60 44Q44 46 36 40Z', 'madder', 'cross'),
  outline('M42 39Q60 46 78 38L78 46Q60 53 43 47Z', 'card'),
  { d: 'M43 43l5 1.500 0 4 5 .5v-4l6 0v4l6-.5v-4l6-1v4l6-2.500v-3.500', open: true, w: 1.2 },
  outline(circle(58, 22, 5), 'weld'),
];
export const mobCap: Part[] = [
  outline('M41 46Q30 22 60 19Q90 22 79 46Z', 'card'),
  lines('M50 38Q46 30 50 24M60 38V24M70 38Q74 30 70 24', 1),
  outline(
    'M38 50Q30 48 34 42Q38 36 44 41Q48 34 54 39Q60 33 66 39Q72 34 76 41Q82 36 86 42Q90 48 82 50Q78 54 73 49Q67 52 60 47Q53 52 47 49Q42 54 38 50Z',
    'card',
  ),
  { d: 'M43 42Q60 33 77 42V37Q60 28 43 37Z', dye: 'wood-2', w: 1.2 },
  detail('M60 36L50 31V41ZM60 36L70 31V41Z', 'wood-2'),
];
export const pointedHat: Part[] = [
  outline('M42 46Q52 24 46 10Q42 2 32 6Q46-4 60 8Q72 22 78 46Z', 'woad'),
  { d: 'M60 8Q72 22 78 46H68Q66 22 56 8Z', hatch: 'steep', open: true },
  detail(star(58, 25, 6) + star(50, 37, 3.4) + star(68, 36, 4), 'weld'),
  outline('M24 45Q40 38 60 40T96 45Q80 55 60 51T24 45Z', 'woad'),
];
/** With the hirer's ticket still on it. */
export const coronet: Part[] = [
  outline('M43 42Q40 24 60 26T77 42Z', 'plum'),
  outline('M43 46L37 24L49 34L60 19L71 34L83 24L77 46Q60 39 43 46Z', 'weld'),
  lines('M37 24h.1M60 19h.1M83 24h.1', 6),
  outline('M41 44Q60 36 79 44V50Q60 43 41 50Z', 'card'),
  lines('M48 45v2M56 43v2M64 43v2M72 45v2', 2),
  lines('M79 47L87 53', 1.2),
  detail('M85 51L96 53L95 62L84 60Z', 'card'),
  lines('M87 55l6 1M87 58l4 .7', 1),
];
const horn = 'M60 25Q46 14 32 24Q20 34 24 54Q32 42 43 46Q50 41 60 44Z';
export const capAndBells: Part[] = [
  outline(horn, 'weld'),
  { parts: [outline(horn, 'madder')], at: [120, 0], flip: true },
  lines('M32 34Q40 28 48 34M88 34Q80 28 72 34', 1.2),
  outline('M42 49L43 39L52 44L60 37L68 44L77 39L78 49Q60 42 42 49Z', 'verdigris'),
  outline(circle(24, 57, 5) + circle(96, 57, 5), 'weld'),
  lines('M21 58h6M93 58h6', 1.2),
];
const cap = (dye: Dye, front: Dye): Part[] => [
  outline('M41 46Q38 22 60 22T79 46Z', dye),
  detail('M48 44Q48 25 60 25T72 44Z', front),
  lines('M57 22h6', 3),
];
export const ballCap: Part[] = [
  ...cap('madder', 'card'),
  outline('M41 45Q60 37 79 45Q84 51 78 53Q60 45 42 53Q36 51 41 45Z', 'madder'),
  lines('M56 31h8M60 31v7', 2.4),
];
/** Worn askew, with a propeller. */
export const propellerCap: Part[] = [
  lines('M60 24V14', 2),
  outline('M60 14Q46 5 40 12Q44 18 60 14Q74 21 80 15Q76 7 60 14Z', 'weld'),
  ...cap('woad', 'madder'),
  outline('M42 42Q60 36 78 42L98 48Q98 53 90 53L76 49Q60 44 42 48Z', 'woad'),
];
export const shades: Part[] = [
  outline('M41 50Q36 30 44 28Q44 18 54 22Q60 14 66 22Q78 18 78 28Q84 34 79 50L76 42H44Z', 'soot'),
  lines('M50 26Q48 34 50 38M60 22V38M70 26Q72 34 70 38', 1),
  outline('M42 41Q60 35 78 41V48Q60 42 42 48Z', 'card'),
  lines('M42 44.500Q60 38 78 44.500', 1.4),
  outline('M42 50H78L76 60Q64 65 62 55H58Q56 65 44 60Z', 'woad'),
  lines('M47 58l5-6M51 59l4-5M65 58l5-6M69 59l4-5', 1.4),
];
