// SPDX-License-Identifier: Apache-2.0
// The four wagons, each as long as it has room for creatures: a board lays portraits into the holds. 100 high, wheels on the
// ground at the bottom. What is for sale is drawn on plain paper.
import { circle, detail, lines, outline, place, type Dye, type Part } from '../../../lib/art/parts';
import type { Wagon } from '../../../lib/generated/fairy_tale_fight_club';

export const wagonNames: readonly Wagon[] = ['Wheelbarrow', 'Hand Cart', 'Horse Wagon', 'War Wagon'];

/** A hold is as wide and high as this; a portrait fits at a scale of 0.34. */
export const hold = { width: 34, height: 40 };
const floor = 70;
const step = hold.width + 3;
const ends: Record<Wagon, readonly [front: number, back: number]> = {
  Wheelbarrow: [14, 34],
  'Hand Cart': [36, 10],
  'Horse Wagon': [66, 10],
  'War Wagon': [30, 16],
};
const lengthOf = (capacity: number): number => capacity * step + 3;

export const sizeOf = (name: Wagon, capacity: number): readonly [width: number, height: number] => {
  const [front, back] = ends[name];
  return [front + lengthOf(capacity) + back, 100];
};
/** The upper left corners of its holds. */
export const holdsOf = (name: Wagon, capacity: number): (readonly [x: number, y: number])[] =>
  Array.from({ length: capacity }, (_, i) => [ends[name][0] + 3 + i * step, floor - 2 - hold.height] as const);

const wheel = (r: number, dye: Dye): Part[] => {
  const s = (r * 0.62).toFixed(1);
  return [
    outline(circle(0, 0, r), dye),
    detail(circle(0, 0, r * 0.7), 'card'),
    lines(`M0-${s}V${s}M-${s} 0H${s}M-${s}-${s}L${s} ${s}M${s}-${s}L-${s} ${s}`, 1.4),
    detail(circle(0, 0, 3), dye),
  ];
};
const horse = (dye: Dye): Part[] => [
  outline('M22 97V70H29V97ZM38 97V70H45V97Z', dye),
  outline('M16 50Q30 40 50 46L58 52V74H20Z', dye),
  outline('M20 70Q16 52 22 40L6 44Q1 42 3 36L18 20L20 12L26 17Q38 26 38 48Z', dye),
  lines('M26 17Q32 26 33 44M28 24l6-1M31 32l6-1M32 40l6 0', 2),
  lines('M17 27h.1', 3.6),
  lines('M12 25L16 42M34 56Q26 60 22 56', 1.6),
];

/** `isOwned`: yours to load, and so printed in dyes. */
export function wagon(name: Wagon, capacity: number, isOwned = true): Part[] {
  const ink = (dye: Dye): Dye => (isOwned ? dye : 'paper-2');
  const [front] = ends[name];
  const long = lengthOf(capacity);
  const end = front + long;
  const box = (top: number): string => `M${front} ${top}H${end}V${floor}H${front}Z`;
  const posts = Array.from({ length: capacity + 1 }, (_, i) => `M${front + 1.5 + i * step} 30V${floor}`).join('');
  const planks = lines(`M${front} 42H${end}M${front} 56H${end}`, 1.2);
  switch (name) {
    case 'Wheelbarrow':
      return [
        lines(`M${end - 16} 76V96M${end - 22} 96h12`, 4),
        outline(`M${front - 8} 26H${end + 4}L${end - 6} 76H${front + 10}Z`, ink('wood')),
        planks,
        outline(`M${front + 6} 74L${end + 32} 62V68L${front + 12} 84Z`, ink('wood-2')),
        place(wheel(15, ink('wood-2')), front + 4, 83),
      ];
    case 'Hand Cart':
      return [
        lines(`M6 44V66M6 56L${front + 8} 72`, 4.5),
        outline(box(26), ink('wood')),
        planks,
        outline(`M${front - 4} ${floor - 2}H${end + 4}V${floor + 5}H${front - 4}Z`, ink('verdigris')),
        place(wheel(17, ink('verdigris')), front + long / 2, 82),
      ];
    case 'Horse Wagon':
      return [
        lines(`M46 62L${front + 6} ${floor + 4}`, 3.5),
        place(horse(ink('wood-2')), 0, 0),
        outline(`M${front - 2} 34Q${front + 2} 4 ${front + 22} 4H${end - 22}Q${end - 2} 4 ${end + 2} 34Z`, ink('woad')),
        { d: `M${end - 36} 4H${end - 22}Q${end - 2} 4 ${end + 2} 34H${end - 22}Z`, hatch: 'steep', open: true },
        outline(box(26), ink('wood')),
        lines(posts, 1.6),
        outline(`M${front - 4} ${floor - 2}H${end + 4}V${floor + 5}H${front - 4}Z`, ink('woad')),
        place(wheel(17, ink('woad')), front + 26, 82),
        place(wheel(17, ink('woad')), end - 26, 82),
      ];
    case 'War Wagon':
      return [
        outline(`M${front} 60L3 68L${front} 76ZM${front} 38L9 44L${front} 50Z`, ink('card')),
        outline(`${crenels(front - 4, end + 4)}V${floor}H${front - 4}Z`, ink('soot')),
        outline(box(27), ink('wood-2')),
        lines(posts, 2),
        outline(`M${front - 6} ${floor - 2}H${end + 6}V${floor + 8}H${front - 6}Z`, ink('madder')),
        ...[0.12, 0.5, 0.88].map((at) => place(wheel(15, ink('madder')), front + long * at, 84)),
        lines(`M${end} 16V-2`, 2.5),
        outline(`M${end}-2L${end + 16} 3L${end} 8Z`, ink('madder')),
      ];
  }
}
/** The top of a wall from x to x, as a path that ends on the right. */
function crenels(from: number, to: number): string {
  const count = Math.round((to - from) / 22);
  const width = (to - from) / (2 * count + 1);
  const teeth = Array.from({ length: count }, () => `h${width.toFixed(1)}v9h${width.toFixed(1)}v-9`).join('');
  return `M${from} ${floor}V14${teeth}H${to}`;
}
