// SPDX-License-Identifier: Apache-2.0
// What is held, drawn round the hand at (0, 0). Hands that grip wear a glove of their costume.
import { circle, detail, lines, outline, place, type Dye, type Part } from '../../../lib/art/parts';
import { star } from './heads';
import { gleam } from './measures';

const glove = (dye: Dye): Part[] => [
  outline('M7-7Q0-12-6-7Q-11 1-8 7Q-1 12 7 8Q11 2 7-7Z', dye),
  lines('M-8 1h6M-7 5h5', 1.2),
];
const stick = (top: number, foot: number, half: number, dye: Dye): Part =>
  outline(`M${-half} ${top}H${half}V${foot}H${-half}Z`, dye);

export const pouch: Part[] = [
  lines('M-4-10V-26M-12-8L-18-22M5-9L12-22', 1.2),
  lines('M-4-26l-5-6M-4-26v-9M-4-26l5-6M-18-22l-4-6M-18-22l0-8M-18-22l5-6M12-22l-3-7M12-22l3-8M12-22l7-4', 1),
  outline('M-12-10Q0-4 12-10L8 4H-8Z', 'card', 'fine'),
  outline('M-8 2Q-20 18-12 26Q0 34 12 26Q20 18 8 2Z', 'verdigris'),
  lines('M-9 2H9', 3.4),
  lines('M-6 12Q-8 20-4 26M5 12Q7 20 3 26', 1.2),
];
export const shield: Part[] = [
  outline('M-18-20H18V4Q17 20 0 30Q-17 20-18 4Z', 'card'),
  { d: 'M-18-20H0V4H-18ZM0 4H18Q17 20 0 30Z', dye: 'seat-5', w: 1.2 },
  detail(star(-9, -8, 6), 'weld'),
  detail('M9 0Q2-6 4-12L9-17L14-12Q16-6 9 0Z', 'madder'),
  lines('M-9 9v12M-13 13h8', 2.4),
];
export const fan: Part[] = [
  outline('M0 2L-24-20Q-24-26-17-25Q-16-32-9-30Q-6-36 0-33Q6-36 9-30Q16-32 17-25Q24-26 24-20Z', 'seat-4'),
  lines('M0 2L-17-25M0 2L-9-30M0 2V-33M0 2L9-30M0 2L17-25', 1.2),
  lines('M-17-14Q0-28 17-14', 1.2),
  ...glove('card'),
];
export const targe: Part[] = [
  outline(circle(0, 2, 20), 'madder'),
  detail(circle(0, 2, 13), 'wood-2', 'cross'),
  detail(circle(0, 2, 5.5), 'weld'),
  lines(
    'M0-14.500h.1M0 18.500h.1M-16.500 2h.1M16.500 2h.1M-11.500-9.500h.1M11.500-9.500h.1M-11.500 13.500h.1M11.500 13.500h.1',
    3.4,
  ),
];
const tankard: Part[] = [
  outline('M7-5Q14-6 14 1T7 7', undefined),
  outline('M-8-8H8L9 11H-9Z', 'wood-2'),
  lines('M-8.500-1H8.500M-9 6H9M-3-8V11M3-8V11', 1),
  outline('M-10-7Q-11-14-5-13Q-2-18 3-14Q10-15 10-7Q4-5 0-7Q-6-4-10-7Z', 'card'),
];
export const tankards: Part[] = [
  place(tankard, -9, -12, 1, { flip: true, turn: -10 }),
  place(tankard, 9, -13, 1, { turn: 8 }),
  place(tankard, -2, 5, 1.1, { flip: true }),
];
export const orb: Part[] = [
  ...glove('woad'),
  outline('M-10-2Q0 4 10-2L8 3Q0 8-8 3Z', 'weld'),
  outline(circle(0, -17, 17), 'card'),
  { d: 'M-2-1Q14-6 12-28Q20-14 12-4Q6 1-2-1Z', hatch: 'fine', open: true },
  detail('M-11-17Q0-28 11-17Q0-8-11-17Z', 'seat-4'),
  lines('M0-17.500h.1', 6),
];
export const hook: Part[] = [
  outline('M-2 4H4V12Q16 15 12 26Q6 36-6 31Q-13 26-11 17Q-4 27 3 24Q8 20-2 16Z', 'seat-5'),
  gleam('M-7 22Q-4 30 4 28Q-2 34-7 22Z'),
  outline('M-9-8L9-8L8 7H-8Z', 'soot'),
  detail('M-9-1H8.500V4H-8.500Z', 'weld'),
];
export const bag: Part[] = [
  lines('M-6-5Q-6-17 0-17T6-5', 2.5),
  outline('M-14-6H14L16 27H-16Z', 'card'),
  { d: 'M-14-6H14L14.500 1H-14.500Z', dye: 'madder', w: 1.2 },
  lines('M-7 20L7 6', 2.2),
  lines(circle(-6, 9, 3) + circle(6, 18, 3), 2),
];
export const foamFinger: Part[] = [
  outline(
    'M-12 14L-13-2Q-22-8-20-15Q-15-18-10-11V-48Q-10-56-4-56T2-48V-21Q7-25 9-19Q14-21 15-15Q20-13 18-4L14 14Z',
    'weld',
  ),
  lines('M2-21V-11M9-19V-9M15-15V-7', 1.4),
  lines('M-1 2L2-1V10', 2.4),
];

const spark = 'M16-46l5-3M14-58l3-5M-8-47l-5-1M-6-60l-4-4';
export const wand: Part[] = [
  place([stick(-46, 18, 1.8, 'card')], 0, 0, 1, { turn: 6 }),
  outline(star(5, -50, 12), 'weld'),
  lines(spark, 1.4),
  ...glove('verdigris'),
];
export const sceptre: Part[] = [
  stick(-34, 20, 2, 'wood'),
  outline('M-8-34L-10-24L-4-28L0-22L4-28L10-24L8-34Z', 'verdigris'),
  outline(circle(0, -40, 8), 'skin'),
  outline('M0-52Q-10-58-16-50Q-19-44-16-36Q-10-44 0-43Z', 'weld'),
  outline('M0-52Q10-58 16-50Q19-44 16-36Q10-44 0-43Z', 'madder'),
  lines('M-16-35h.1M16-35h.1', 4.5),
  lines('M-3-40h.1M3-40h.1M-3-36q3 2 6 0', 1.6),
  ...glove('weld'),
];
export const sword: Part[] = [
  outline('M-4-8V-60L0-68L4-60V-8Z', 'seat-5'),
  gleam('M-2.500-58H-.5V-13H-2.500Z'),
  outline('M-14-13H14V-7H-14Z', 'weld'),
  outline(circle(0, 15, 4.5), 'weld'),
  ...glove('seat-5'),
];
export const cane: Part[] = [
  stick(0, 62, 2.2, 'soot'),
  outline(circle(0, -15, 7), 'card', 'fine'),
  lines('M-2-17q2-2 4 0', 1.2),
  outline('M-3-9H3V-4H-3Z', 'weld'),
  ...glove('plum'),
];
export const broadsword: Part[] = [
  place([outline('M-6-8L-6-52L0-60L6-52V-8Z', 'card'), lines('M-2-50V-12M2-50V-12', 1)], 0, 0, 1, { turn: 10 }),
  ...glove('madder'),
  { d: 'M-11-9Q0-15 13-8M-11-9Q-14 4-6 12H6Q14 4 13-8M-5-12Q-9 0-3 12M5-12Q9 0 3 12M-12 1H13', open: true, w: 2.2 },
  outline(circle(0, 16, 4.5), 'weld'),
];
export const staff: Part[] = [
  outline(
    'M-3 62L-2 10L-4-12L-1-40Q-14-46-12-58Q-8-72 6-70Q18-66 14-54Q8-46 2-52Q8-54 8-60Q2-66-5-59Q-6-52 5-46L3-12L4 10L2 62Z',
    'wood-2',
  ),
  lines('M0 52V34M1-16V-34M-1 24l3-4', 1),
  detail(circle(1, -58, 4), 'weld'),
  ...glove('woad'),
];
export const cutlass: Part[] = [
  outline('M-3-8Q-6-36 10-58Q18-46 14-30Q10-18 5-8Z', 'seat-5'),
  gleam('M0-14Q-1-34 9-52Q3-34 3-14Z'),
  ...glove('soot'),
  outline('M-12-10Q2-16 13-8L11-4Q0-10-7-4Q-15 6-5 13L-8 16Q-20 6-12-10Z', 'weld'),
];
export const coffee: Part[] = [
  lines('M-4-24q-4-5 0-9t0-9M4-24q-4-5 0-9t0-9', 1.6),
  outline('M-11-16H11L8 16H-8Z', 'card'),
  { d: 'M-10.300-8H10.300L9 6H-9Z', dye: 'wood-2', w: 1.2 },
  outline('M-12-20H12V-15H-12ZM-9-20L-8-24H8L9-20', 'soot'),
  lines('M-4-1h8', 2.4),
];
export const phone: Part[] = [
  place([stick(-46, 16, 1.8, 'soot')], 0, 0, 1, { turn: 8 }),
  place(
    [
      outline('M-10-20Q-10-22-8-22H8Q10-22 10-20V18Q10 20 8 20H-8Q-10 20-10 18Z', 'soot'),
      detail('M-7-17H7V14H-7Z', 'seat-4'),
      detail(circle(0, -3, 5.5), 'card'),
      lines('M-2-4h.1M2-4h.1M-2-.5q2 2 4 0', 1.2),
    ],
    7,
    -50,
    1,
    { turn: 12 },
  ),
  ...glove('card'),
];
