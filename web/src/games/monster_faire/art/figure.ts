// SPDX-License-Identifier: Apache-2.0
// A Monster stitched from its parts in the order of the pile: torsos one on the other, heads side by side on the topmost, arms from
// the uppermost torso down, legs spread below. What does not work hangs limp; what nobody has seen lies under a shroud.
import { circle, lines, outline, place, type Part } from '../../../lib/art/parts';
import { member, pairOf, type Fate } from './body';
import { figure as number } from '../../../lib/art/figures';
import type { Suit } from './suits';
import { lightning } from './vale';

export interface BodyPart extends Fate {
  /** Null where the viewer has not seen the card. */
  suit: Suit | null;
  value: number;
}
export interface Plate {
  parts: readonly Part[];
  box: readonly [x: number, y: number, width: number, height: number];
}
const step = 58;

/** A label on a string, with the value of the part. */
const tag = (value: number, x: number, y: number): Part =>
  place([{ d: 'M-12-9H12V9H-12L-16 0Z', dye: 'card', w: 1.6 }, number(value, 0, 0, 0.8)], x, y);
const lightningAt = (x: number, y: number, scale: number, flip = false): Part =>
  place(lightning, x, y, scale, { flip });

interface Pile {
  heads: BodyPart[];
  torsos: BodyPart[];
  arms: BodyPart[];
  legs: BodyPart[];
}
function sorted(pile: readonly BodyPart[]): Pile {
  const of = (suit: Suit): BodyPart[] => pile.filter((part) => part.suit === suit);
  return { heads: of('diamonds'), torsos: of('hearts'), arms: of('clubs'), legs: of('spades') };
}
/** Where the shoulders or hips of limbs are that nothing carries yet. */
const ghost: Part = { d: 'M-13-2Q-30 0-40 9Q-44 24-33 36Q-27 58-30 86H30Q27 58 33 36Q44 24 40 9Q30 0 13-2Z', open: true, hatch: 'dots', w: 1 }; // prettier-ignore
const ghostHead: Part = { d: 'M-11 2V-8Q-25-14-25-38Q-25-64 0-64Q25-64 25-38Q25-14 11-8V2Z', open: true, hatch: 'dots', w: 1 }; // prettier-ignore
const slab = (width: number, top: number, bottom: number): Part[] => [
  { d: `M${-width} ${top}H${width}V${bottom}H${-width}Z`, dye: 'wood', hatch: 'fine', w: 2 },
  lines(`M${-width} ${top + 22}H${width}M${-width} ${bottom - 22}H${width}`, 1.2),
];

function headsOf(heads: readonly BodyPart[], y: number): Part[] {
  return heads.map((head, i) => {
    const off = i - (heads.length - 1) / 2;
    const x = off * 46;
    const turn = head.isUseless ? 62 : off * 16;
    return place(member('diamonds', head.value, head), x, y + Math.abs(off) * 5, 1, { turn });
  });
}
function armsOf(arms: readonly BodyPart[], torsos: number, top: number): Part[] {
  return arms.flatMap((arm, i) => {
    const on = i % torsos;
    const row = Math.floor(i / torsos);
    const y = top + on * step + 12 + row * 30;
    const turn = arm.isUseless ? 22 : -62 + row * 34 - on * 6;
    return pairOf('clubs', arm.value, 34 - row * 4, y, turn, arm);
  });
}
function legsOf(legs: readonly BodyPart[], y: number): Part[] {
  return legs.flatMap((leg, i) => {
    const turn = -6 - i * 26 + (leg.isUseless ? 34 : 0);
    return pairOf('spades', leg.value, 17 + i * 3, y - 4, turn, leg);
  });
}
/** The whole figure, seen from the front. */
function stitched(pile: readonly BodyPart[], isLiving: boolean): Plate {
  const { heads, torsos, arms, legs } = sorted(pile.map((part) => ({ ...part, isLiving })));
  const count = Math.max(1, torsos.length);
  const top = -step * (count - 1);
  const bottom = 86;
  const wide = Math.max(108, heads.length * 26 + 30, legs.length > 1 ? 118 : 0);
  const trunk = torsos.map(
    (torso, i) =>
    place(member('hearts', torso.value, torso), torso.isUseless ? 6 : 0, top + i * step, 1, { turn: torso.isUseless ? 9 : 0 }), // prettier-ignore
  );
  const box = [-wide, top - 86, 2 * wide, bottom + 190 - top] as const;
  return {
    box,
    parts: [
      ...(isLiving
        ? [lightningAt(-wide + 22, top - 40, 0.9), lightningAt(wide - 22, top - 40, 0.9, true)]
        : slab(62, top - 78, bottom + 98)),
      ...legsOf(legs, bottom),
      ...(legs.length === 0 ? [{ d: 'M-26 84L-30 170H-8L-4 84ZM26 84L30 170H8L4 84Z', open: true, hatch: 'dots', w: 1 } as const] : []), // prettier-ignore
      ...armsOf(arms, count, top),
      ...(torsos.length ? trunk : [ghost]),
      ...(heads.length ? headsOf(heads, top) : [place([ghostHead], 0, top)]),
    ],
  };
}
/** Lumps under a sheet on the table: as many as there are cards, marked as everybody sees them. */
function shrouded(pile: readonly BodyPart[], isLiving: boolean): Plate {
  const width = 220;
  const gap = Math.min(46, (width - 50) / Math.max(1, pile.length - 1));
  const lumps = pile.map((part, i) => {
    const x = (i - (pile.length - 1) / 2) * gap;
    const high = 34 + ((i * 13) % 17);
    return { part, x, high };
  });
  const sheet = lumps.map(({ part, x, high }): Part =>
    place(
      [
        outline(
          `M-30 30Q-24 ${-high} 0 ${-high}T30 30Z`,
          part.isInjured ? 'paper-2' : 'card',
          part.isUseless ? 'cross' : undefined,
        ),
        lines(`M-10 ${-high + 16}Q-14 0-16 26M8 ${-high + 14}Q12 4 12 28`, 1.2),
        ...(part.isInjured ? [{ d: 'M-22-4L20-18L23-8L-21 8Z', dye: 'madder', w: 1.4 } as const] : []),
        ...(part.suit ? [tag(part.value, 0, 4)] : []),
      ],
      x,
      0,
      1,
      { turn: part.isUseless ? 14 : 0 },
    ),
  );
  return {
    box: [-width / 2 - 12, -74, width + 24, 150],
    parts: [
      ...(isLiving ? [lightningAt(-86, -36, 0.8), lightningAt(86, -36, 0.8, true)] : []),
      lines('M-84 44L-96 74M84 44L96 74M-90 60H90', 4),
      ...sheet,
      outline('M-118 28H118L112 46H-112Z', 'wood'),
      { d: 'M-106 28Q-98 52-88 30Q-76 56-62 30Q-46 54-30 30Q-14 56 0 30Q16 54 30 30Q44 56 60 30Q74 54 88 30Q98 52 106 28Z', dye: 'card', w: 2 }, // prettier-ignore
      ...(isLiving && pile.length > 0
        ? [{ d: circle(-8, -22, 5) + circle(10, -22, 5), dye: 'weld', w: 1.6 } as const, lines('M-8-22h.1M10-22h.1', 3)]
        : []),
    ],
  };
}
export const plateOf = (pile: readonly BodyPart[], isLiving: boolean): Plate =>
  pile.every((part) => part.suit !== null) ? stitched(pile, isLiving) : shrouded(pile, isLiving);
