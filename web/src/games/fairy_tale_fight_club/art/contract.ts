// SPDX-License-Identifier: Apache-2.0
// A contract as a wanted poster, 100 by 140: who is wanted, by which castle, for how many points and how much gold.
import { circle, lines, outline, place, type Part } from '../../../lib/art/parts';
import type { ContractCard, Creature } from '../../../lib/generated/fairy_tale_fight_club';
import { coin } from '../../../lib/art/coins';
import { flags } from './castles';
import { portraits, valueOf } from './creatures';
import { figure, roman } from '../../../lib/art/figures';

const sheet: Part[] = [
  outline('M3 4L30 2L62 4L97 2L98 60L96 137L64 138L34 136L3 138L2 84Z', 'card'),
  lines('M7 44H93', 1.2),
];
const seal: Part[] = [
  outline('M74 27L70 42L77 38L81 43L85 38L92 42L88 27Z', 'madder'),
  outline(circle(81, 19, 14), 'card'),
];

interface Mugshot {
  scale: number;
  /** The middle of the number below it. */
  below: number;
  figure: number;
}
// Three creatures have more room than four or five.
const large: Mugshot = { scale: 0.33, below: 47, figure: 1.05 };
const small: Mugshot = { scale: 0.25, below: 33, figure: 0.95 };
/** One of the wanted, its middle at x 0, with the value large enough to read on a phone. */
const mugshot = (name: Creature, { scale, below, figure: size }: Mugshot): Part[] => [
  place([...portraits[name], lines('M7 7H93V112H7Z', 1.2 / scale)], -50 * scale, -7 * scale, scale),
  figure(valueOf(name), 0, below, size),
];
const drawn = new Map<string, Part[]>();
function mugshotOf(name: Creature, size: Mugshot): Part[] {
  const key = `${name} ${size.scale}`;
  let parts = drawn.get(key);
  if (!parts) drawn.set(key, (parts = mugshot(name, size)));
  return parts;
}
/** Three in a row, or two rows. The lower right corner is the level's. */
function wanted(creatures: readonly Creature[]): Part[] {
  const isRow = creatures.length <= 3;
  const inRow = isRow ? 3 : Math.ceil(creatures.length / 2);
  const [left, step] = inRow === 3 ? [19.5, 30.5] : [24, 36];
  return creatures.map((name, i) =>
    place(
      mugshotOf(name, isRow ? large : small),
      left + (i % inRow) * step,
      isRow ? 55 : 47 + Math.floor(i / inRow) * 44.5,
    ),
  );
}

/** One or two coins; more as a number. */
function money(gold: number): Part[] {
  if (gold > 2) return [place(coin, 51, 14, 0.78), figure(gold, 51, 33, 0.8)];
  return Array.from({ length: gold }, (_, i) => place(coin, 51 - (gold - 1) * 2 + i * 4, 32 - i * 11, 0.78));
}

/** `gold`: what lies on it now, which is at most what is printed. */
export const contractFace = ({ creatures, flag, points }: ContractCard, gold: number): Part[] => [
  ...sheet,
  ...(flag ? [place(flags[flag], 6, 2, 0.76)] : []),
  ...money(gold),
  ...seal,
  figure(points, 81, 19, 0.95),
  ...wanted(creatures.filter((name) => name !== null)),
  roman(creatures.length - 2, 84, 127, 0.95),
];
