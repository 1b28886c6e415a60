// SPDX-License-Identifier: Apache-2.0
// Heads, torsos, arms and legs in ten states of decay: 10 is as good as new, 1 is bones. What has gone is drawn from the value, so that
// one drawing of each serves ten cards. Each hangs from (0, 0): the neck, the shoulder, the hip.
import { circle, detail, lines, outline, place, type Dye, type Part } from '../../../lib/art/parts';
import type { Suit } from './suits';

/** How the part fares on a Monster. */
export interface Fate {
  isUseless?: boolean;
  isInjured?: boolean;
  isLiving?: boolean;
}

/** Flesh, green flesh, bruised flesh, bone. */
const fleshOf = (value: number): Dye => (value > 7 ? 'skin' : value > 4 ? 'verdigris' : value > 2 ? 'plum' : 'card');
const isBone = (value: number): boolean => value < 3;

/** Where a part opens, in the order in which it does: a seam or a hole at each. */
type Wound = readonly [x: number, y: number, turn: number];
const seam: Part[] = [lines('M-8 0Q0-2 8 0', 1.6), lines('M-5-3.500L-4.500 3M0-4V2.500M5-3.500L4.500 3', 1.2)];
const hole: Part[] = [
  { d: 'M-6-1Q-4-6 1-5Q7-4 6 1Q4 6-1 5Q-7 4-6-1Z', dye: 'soot', w: 1.2 },
  { d: 'M-4-1Q0-3 4-1L4 1Q0 0-4 1.500Z', dye: 'on-dye', w: 0, open: true },
];
const opened = (value: number, wounds: readonly Wound[]): Part[] =>
  isBone(value)
    ? []
    : wounds.slice(0, 10 - value).map(([x, y, turn], i) => place(i % 2 ? hole : seam, x, y, 0.85, { turn }));

function faceOf(value: number, { isLiving = true, isUseless = false }: Fate): Part[] {
  const isShut = !isLiving || isUseless;
  const eye = (x: number, isGone: boolean): Part[] =>
    isGone
      ? [{ d: circle(x, -37, 7), dye: 'soot', w: 1.6 }]
      : isShut
        ? [lines(`M${x - 6}-37Q${x}-33 ${x + 6}-37`, 2)]
        : [detail(circle(x, -37, 6.5), isLiving && value < 8 ? 'weld' : 'on-dye'), lines(`M${x}-37h.1`, 5)];
  const mouth: Part[] =
    value > 7
      ? [lines('M-9-19Q0-15 9-19', 2.2)]
      : value > 3
        ? [lines('M-12-19Q0-16 12-19', 2), lines('M-9-22l1 6M-4-21.500l1 6M2-21.500l-1 6M7-22l-1 6', 1.4)]
        : [{ d: 'M-12-23H12L10-14H-10Z', dye: 'on-dye', w: 1.4 }, lines('M-7-23V-14M-2-23V-14M3-23V-14M8-23V-14', 1.4)];
  const nose = value > 3 ? lines('M1-34L-4-26H2', 1.8) : lines('M-3-27L0-32L3-27Z', 2.4);
  return [...eye(-11, value < 3), ...eye(11, value < 6), nose, ...mouth];
}
const hairOf = (value: number): Part[] =>
  value > 8
    ? [outline('M-28-34Q-32-68 0-69Q32-68 28-34Q24-50 12-55Q-6-48-20-54Q-26-46-28-34Z', 'soot')]
    : value > 5
      ? [outline('M-27-44Q-22-68 4-68Q28-66 27-44L20-54L12-50L4-56L-4-50L-12-56L-20-48Z', 'soot')]
      : value > 2
        ? [lines('M-12-62Q-16-70-20-70M-6-64Q-6-72-10-75M14-61Q20-68 24-66', 2.4)]
        : [];
function head(value: number, fate: Fate): Part[] {
  const flesh = fleshOf(value);
  const shape = isBone(value)
    ? 'M-5 2V-8L-14-10Q-12-18-20-22Q-28-30-26-44Q-22-66 0-66Q22-66 26-44Q28-30 20-22Q12-18 14-10L5-8V2Z'
    : 'M-11 2V-8Q-25-14-25-38Q-25-64 0-64Q25-64 25-38Q25-14 11-8V2Z';
  const ears = value > 7 ? 'M-25-42Q-34-44-32-34T-23-28ZM25-42Q34-44 32-34T23-28Z' : 'M-25-42Q-34-44-32-34T-23-28Z';
  return [
    ...(value > 3 ? [outline(ears, flesh)] : []),
    outline(shape, flesh),
    ...hairOf(value),
    ...opened(value, [[-3, -55, -8], [17, -25, 60], [-18, -26, -50], [16, -50, 30], [-17, -48, -30], [5, -11, 5], [-9, -11, 10]]), // prettier-ignore
    ...faceOf(value, fate),
    ...(value === 1 ? [lines('M6-65L2-54L9-50L4-44M-20-22L-12-26', 1.8)] : []),
    ...(value < 10 && value > 2 ? [{ d: 'M-17-8H-10V-2H-17ZM10-8H17V-2H10Z', dye: 'ink-soft', w: 1.6 } as const] : []),
  ];
}

function torso(value: number): Part[] {
  const flesh = fleshOf(value);
  if (isBone(value))
    return [
      { d: 'M-30 10Q-34 34-24 58H24Q34 34 30 10Z', dye: 'soot', w: 0 },
      outline('M-40 8Q-20-2 0 4Q20-2 40 8L38 15Q20 6 0 11Q-20 6-38 15Z', 'card'),
      ...(value === 1 ? [] : [pelvis]),
      ...bonesOf,
    ];
  const marks =
    value > 7
      ? [lines('M-20 28Q-8 36-1 28M20 28Q8 36 1 28M0 66v4', 1.6)]
      : value > 4
        ? [lines('M-28 14L0 34L28 14M0 34V78', 2), lines('M-20 16l-3 6M-10 23l-3 6M20 16l3 6M10 23l3 6M-4 44h8M-4 54h8M-4 64h8', 1.4)] // prettier-ignore
        : [{ d: 'M-20 22Q-2 14 20 22Q24 44 16 60Q0 66-16 58Q-24 40-20 22Z', dye: 'soot', w: 1.6 } as const, ...innards];
  return [
    outline('M-13-2Q-30 0-40 9Q-44 24-33 36Q-27 58-30 86H30Q27 58 33 36Q44 24 40 9Q30 0 13-2Z', flesh),
    ...marks,
    ...opened(value, [[23, 74, -10], [-22, 70, 20], [-31, 18, 70], [30, 26, 80], [-18, 50, -20], [20, 50, 30], [12, 76, 0], [-28, 34, 60]]), // prettier-ignore
  ];
}
const pelvis = outline('M-28 70Q-16 58 0 66Q16 58 28 70L22 86Q12 84 0 78Q-12 84-22 86Z', 'card');
const bonesOf: Part[] = [
  { d: 'M-3 10H3V66H-3Z', dye: 'card', w: 1.4 },
  { d: 'M-28 20Q-8 15-3 24L-3 29Q-10 21-28 26ZM28 20Q8 15 3 24L3 29Q10 21 28 26ZM-27 34Q-8 28-3 38L-3 43Q-10 34-27 40ZM27 34Q8 28 3 38L3 43Q10 34 27 40ZM-22 48Q-8 43-3 51L-3 56Q-10 48-22 54ZM22 48Q8 43 3 51L3 56Q10 48 22 54Z', dye: 'card', w: 1.2 }, // prettier-ignore
];
const innards: Part[] = [
  { d: 'M-16 30Q-4 24 0 30Q8 24 16 30L15 35Q8 30 0 36Q-6 30-15 35ZM-15 42Q-4 37 0 42Q8 37 15 42L14 47Q8 43 0 48Q-6 43-14 47Z', dye: 'on-dye', w: 1 }, // prettier-ignore
  { d: 'M6 50Q14 46 12 56Q6 60 4 55Z', dye: 'madder', w: 1 },
];

const finger = (x: number, y: number, dx: number, dy: number): string =>
  `M${x - 3} ${y}L${x + dx - 2.5} ${y + dy}Q${x + dx} ${y + dy + 4} ${x + dx + 2.5} ${y + dy}L${x + 3} ${y}Z`;
const fingerPaths = [finger(20, 74, -7, 11), finger(21, 77, -2, 14), finger(25, 77, 2, 15), finger(29, 76, 5, 12), finger(31, 70, 10, 8)]; // prettier-ignore
/** One arm, the right one; fingers go one by one. */
function arm(value: number): Part[] {
  const flesh = fleshOf(value);
  const fingers = fingerPaths.slice(0, Math.floor(value / 2));
  if (isBone(value))
    return [
      ...fingers.map((d) => detail(d, flesh)),
      outline('M-6-4Q2-10 6-2L18 30Q24 30 23 38Q18 42 13 38Q11 34 13 31L1 2Q-6 3-6-4Z', 'card'),
      outline('M14 40L22 66Q17 72 24 76Q32 76 31 68L21 38Z', 'card'),
    ];
  return [
    ...fingers.map((d) => ({ d, dye: flesh, w: 2 })),
    outline('M-10-4Q2-14 13-2Q23 16 27 34Q33 52 33 66Q34 80 24 80Q15 80 17 66Q18 52 11 38Q-1 18-10-4Z', flesh),
    ...opened(value, [[15, 26, 70], [25, 56, 5], [4, 6, 50], [25, 70, 0], [20, 42, 80], [9, 16, -20], [28, 62, 80], [13, 33, 20]]), // prettier-ignore
  ];
}
/** One leg, the right one; toes go one by one. */
function leg(value: number): Part[] {
  const flesh = fleshOf(value);
  const toes = Array.from({ length: Math.ceil(value / 2) }, (_, i) => `M${6 + i * 4.4} 84v6`).join('');
  if (isBone(value))
    return [
      outline('M-7-2Q0-10 7-2L4 34Q10 42 4 48L5 80Q0 84-6 80L-4 48Q-10 40-4 34Z', 'card'),
      ...(value === 1 ? [] : [outline('M-7 78Q4 74 12 82L24 87Q24 91 18 91H-7Z', 'card'), lines(toes, 1.4)]),
    ];
  return [
    outline('M-13-4H13Q18 26 12 44Q14 62 11 80H-9Q-8 62-9 44Q-18 24-13-4Z', flesh),
    outline('M-10 77H11Q22 80 27 87Q28 92 22 92H-10Z', flesh),
    lines(toes, 1.6),
    ...opened(value, [[0, 40, 0], [3, 62, 20], [-3, 14, -10], [7, 26, 60], [0, 74, 0], [-5, 30, 40], [5, 52, 80], [6, 6, 30]]), // prettier-ignore
  ];
}

const wrap = (d: string): Part => ({ d, dye: 'on-dye', w: 1.4 });
const bandages: Readonly<Record<Suit, Part[]>> = {
  diamonds: [
    wrap('M-27-46L26-56L27-46L-26-36Z'),
    wrap('M-24-26L25-34L24-24L-21-17Z'),
    lines('M26-50l9-4M26-50l8 4', 2),
  ],
  hearts: [wrap('M-36 16L34 36L30 48L-39 28Z'), wrap('M35 20L-31 42L-30 54L36 31Z'), wrap('M-29 64H29V74H-29Z')],
  clubs: [wrap('M8 14L20 8L25 18L12 24Z'), wrap('M14 32L27 30L30 40L16 43Z'), wrap('M18 52L32 50L33 60L18 62Z')],
  spades: [wrap('M-14 8L14 4L15 14L-14 19Z'), wrap('M-10 34L13 31L12 42L-9 45Z'), wrap('M-9 56L13 53L12 64L-9 67Z')],
};
const draw: Readonly<Record<Suit, (value: number, fate: Fate) => Part[]>> = {
  diamonds: head,
  hearts: torso,
  clubs: arm,
  spades: leg,
};
/** One member, hanging from (0, 0); of a pair, the right one. */
export function member(suit: Suit, value: number, fate: Fate = {}): Part[] {
  return [...draw[suit](value, fate), ...(fate.isInjured ? bandages[suit] : [])];
}
const mirrored = (parts: Part[], x: number, y: number, turn = 0, scale = 1): Part[] => [
  place(parts, -x, y, scale, { flip: true, turn: -turn }),
  place(parts, x, y, scale, { turn }),
];
/** A pair of limbs, from shoulders or hips that are `apart` from the middle. */
export const pairOf = (suit: Suit, value: number, apart: number, y: number, turn: number, fate: Fate = {}): Part[] =>
  mirrored(member(suit, value, fate), apart, y, turn);
