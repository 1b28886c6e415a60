// SPDX-License-Identifier: Apache-2.0
// The eight seat devices, each on a square of 40: a seat is known by dye and device, never by colour alone.
import { circle, detail, lines, type Part } from './parts';

const mark = (d: string): Part => ({ d, dye: 'card', w: 1.6 });

function rays(count: number, inner: number, outer: number): string {
  const point = (r: number, turn: number): string => {
    const a = (turn * 2 * Math.PI) / count;
    return `${(20 + r * Math.sin(a)).toFixed(1)} ${(20 - r * Math.cos(a)).toFixed(1)}`;
  };
  const steps = Array.from({ length: count }, (_, i) => `L${point(outer, i)}L${point(inner, i + 0.5)}`);
  return `M${steps.join('').slice(1)}Z`;
}

function petals(): string {
  return Array.from({ length: 5 }, (_, i) => {
    const a = (i * 2 * Math.PI) / 5;
    return circle(Number((20 + 7.5 * Math.sin(a)).toFixed(1)), Number((20 - 7.5 * Math.cos(a)).toFixed(1)), 6.2);
  }).join('');
}

const sun: Part[] = [
  mark(rays(12, 9.5, 16.5)),
  mark(circle(20, 20, 8)),
  lines('M17 19h.5M22.500 19h.5M16.500 22.500q3.500 3 7 0', 1.4),
];
const moon: Part[] = [
  mark('M25 4.500A16 16 0 1 0 25 35.500 13 13 0 0 1 25 4.500z'),
  lines('M13 17h.5M11 23q3 2 5 1', 1.4),
];
const rose: Part[] = [
  mark(petals()),
  mark(circle(20, 20, 4.4)),
  lines('M20 11.500v-3M28 17.500l3-1M25 27l2 2.500M15 27l-2 2.500M12 17.500l-3-1'),
];
const oak: Part[] = [
  mark('M17.500 36l1-12h3l1 12z'),
  mark(
    'M20 4c4-1 7 1.500 7 4.500 4 0 6.500 3.500 5 7 3 2.500 1.500 8-3 8-1.500 3-6 3.500-9 1.500-3 2-7.500 1.500-9-1.500-4.500 0-6-5.500-3-8-1.500-3.500 1-7 5-7C13 5.500 16 3 20 4z',
  ),
  lines('M14 12q2 2 4 0M22 9q2 2 4 0M12 19q2 2 4 0M21 17q2 2 5 0'),
];
const fish: Part[] = [
  mark('M4 20C9 10 20 9 27 18l8-7q-3 9 0 18l-8-7C20 31 9 30 4 20z'),
  lines('M10 18h.5M15 14q3 6 0 12M20 17q1.500 3 0 6', 1.4),
];
const tower: Part[] = [
  mark('M10 36V17H8V7h5v4h4.500V7h5v4H27V7h5v10h-2v19z'),
  lines('M8 17h24M20 36v-6'),
  { d: 'M17 36v-6q3-4 6 0v6zM18.500 20h3v5h-3z', dye: 'soot', w: 1 },
];
const boar: Part[] = [
  mark('M5 24l6-3c1-7 6-11 12-11l2-5 3 5c5 2 8 8 7 16-4 5-11 7-17 5l-9-1c-3-1-5-3-4-6z'),
  detail('M11 27l1-7 4 5z', 'card'),
  lines('M22 17.500h.5M7 25q1 .5 1.500 0M30 13q3 5 2 11M26 25q-4 4-9 3', 1.4),
];
const star: Part[] = [
  mark(rays(6, 8, 17)),
  lines('M20 20V5M20 20l13-7.500M20 20l13 7.500M20 20v15M20 20L7 27.500M20 20L7 12.500', 1),
];

export const deviceNames = ['Sun', 'Moon', 'Rose', 'Oak', 'Fish', 'Tower', 'Boar', 'Star'] as const;
export const devices: readonly (readonly Part[])[] = [sun, moon, rose, oak, fish, tower, boar, star];
export const shield = 'M3 3H41V24C41 36 32 44 22 49C12 44 3 36 3 24Z';
