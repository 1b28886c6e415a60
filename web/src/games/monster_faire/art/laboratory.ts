// SPDX-License-Identifier: Apache-2.0
// Equipment by suit and value, round (0, 0) and 40 high: the better it is, the more of it there is; the worst of it is cracked.
import { circle, detail, lines, outline, place, type Part } from '../../../lib/art/parts';
import type { Suit } from './suits';

const up = (value: number, most: number): number => 1 + Math.floor(((value - 1) * most) / 10);

function rod(value: number): Part[] {
  const balls = up(value, 4);
  const top = -6 - value * 1.2;
  return [
    outline('M-9 20H9L6 13H-6Z', 'wood-2'),
    lines(`M0 13V${top}`, 3),
    ...Array.from({ length: balls }, (_, i) => detail(circle(0, 9 - ((9 - top) * (i + 0.6)) / balls, 3.6), 'weld')),
    lines(`M0 ${top}l-4 3M0 ${top}l4 3`, 2),
    ...(value > 5 ? [outline(`M14-18L6-6H11L5 6L18-9H12Z`, 'weld')] : []),
    ...(value > 8 ? [outline(`M-14-18L-6-6H-11L-5 6L-18-9H-12Z`, 'weld')] : []),
  ];
}
function table(value: number): Part[] {
  const straps = up(value, 4);
  return [
    lines(value > 3 ? 'M-13 8L-16 19M13 8L16 19M-14 14H14' : 'M-13 8L-16 19M13 8L9 15', 3),
    outline('M-20-4L-14-12H20L20 2L14 9H-20Z', 'wood'),
    outline('M-20-4H14V9H-20Z', 'wood-2'),
    ...Array.from({ length: straps }, (_, i) => {
      const x = -15 + ((i + 0.5) * 26) / straps;
      return { d: `M${x - 1.5}-4L${x + 4}-12H${x + 7}L${x + 1.5}-4V9H${x - 1.5}Z`, dye: 'madder', w: 1 } as const;
    }),
    ...(value > 6 ? [detail(circle(-17, 17, 3.4) + circle(17, 17, 3.4), 'weld')] : []),
    ...(value > 8 ? [outline('M-12-14Q-8-20 0-18T10-13Z', 'card')] : []),
  ];
}
const blades: readonly Part[][] = [
  [outline('M-2 2H2V20H-2Z', 'wood'), outline('M-3 2H3L2-18Q-4-12-3 2Z', 'card')],
  [
    outline('M-2 6H2V20H-2Z', 'wood'),
    outline('M-4 6H4V-17L-4-10Z', 'card'),
    lines('M-4 4l-3-2 3-2-3-2 3-2-3-2 3-2', 1.2),
  ],
  [lines('M0 20V-14M0-14Q4-20 0-20Q-4-20 0-14', 2.4)],
  [detail(circle(-3, 16, 3.4) + circle(3, 16, 3.4), 'card'), lines('M-2 13L4-18M2 13L-4-18', 2.4)],
  [outline('M-2 0H2V20H-2Z', 'wood'), outline('M-7-2L-5-10H5L7-2Q0 3-7-2Z', 'ink-soft')],
];
function tools(value: number): Part[] {
  const count = up(value, 5);
  return Array.from({ length: count }, (_, i) =>
    place(blades[i]!, (i - (count - 1) / 2) * 8, Math.abs(i - (count - 1) / 2) * 1.5, 1, {
      turn: (i - (count - 1) / 2) * 9,
    }),
  );
}
const flasks: readonly Part[][] = [
  [outline('M-3-8V0L-9 14Q-9 18-5 18H5Q9 18 9 14L3 0V-8Z', 'card'), { d: 'M-6 8H6L8 14Q8 17 5 17H-5Q-8 17-8 14Z', dye: 'verdigris', w: 0, open: true }, lines('M-5-8H5', 2.4)], // prettier-ignore
  [outline('M-4-14H4V14Q0 20-4 14Z', 'card'), { d: 'M-3 2H3V13Q0 18-3 13Z', dye: 'madder', w: 0, open: true }],
  [outline(`M-3-8V-1A8 8 0 1 0 3-1V-8Z`, 'card'), { d: 'M-7 6A7.500 7.500 0 0 0 7 6Z', dye: 'plum', w: 0, open: true }, lines('M-5-8H5', 2.4)], // prettier-ignore
  [outline('M-5-6H5V18H-5Z', 'soot'), lines('M-3-8H3M-2 4l4 4M2 4l-4 4', 2)],
];
function chemicals(value: number): Part[] {
  const count = up(value, 4);
  return [
    ...Array.from({ length: count }, (_, i) => place(flasks[i]!, (i - (count - 1) / 2) * 12, i % 2 ? -1 : 2, count > 3 ? 0.8 : 0.95)), // prettier-ignore
    ...(value > 4 ? [lines('M-6-15h.1M0-19h.1M6-15h.1', 3.4)] : []),
    ...(value > 7 ? [lines('M-12-18h.1M12-18h.1M4-21h.1', 4.4)] : []),
  ];
}
const kinds: Readonly<Record<Suit, (value: number) => Part[]>> = {
  diamonds: rod,
  hearts: table,
  clubs: tools,
  spades: chemicals,
};
const crack = lines('M-12-6l6 4-3 5 7 3-2 6', 1.4);
export const equipment = (suit: Suit, value: number): Part[] => [...kinds[suit](value), ...(value < 4 ? [crack] : [])];
