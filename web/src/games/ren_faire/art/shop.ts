// SPDX-License-Identifier: Apache-2.0
// The furniture of the table: the tailor's Shoppe Window, the mirror, the Stage, and what lies about on them.
import { figure } from '../../../lib/art/figures';
import { circle, detail, lines, outline, place, type Dye, type Part } from '../../../lib/art/parts';

/** The three panes of a front `width` by `height`: where cards go, as [x, y, width, height]. */
export function panes(width: number, height: number): readonly (readonly [number, number, number, number])[] {
  const [side, gap, top, sill] = [14, 8, 40, 18];
  const pane = (width - 2 * side - 2 * gap) / 3;
  return [0, 1, 2].map((i) => [side + i * (pane + gap), top, pane, height - top - sill] as const);
}
/** A shop front with an awning over three panes. The lower right of the awning carries the sign. */
export function shopFront(width: number, height: number): Part[] {
  const count = 2 * Math.max(3, Math.round(width / 44)) + 1;
  const step = width / count;
  const at = (i: number): string => (i * step).toFixed(1);
  const stripe = (i: number): Part =>
    outline(`M${at(i)} 12H${at(i + 1)}V26Q${at(i + 0.5)} 38 ${at(i)} 26Z`, i % 2 === 0 ? 'plum' : 'card');
  return [
    outline(`M4 12H${width - 4}V${height - 4}H4Z`, 'wood'),
    outline(`M0 ${height - 14}H${width}V${height - 2}H0Z`, 'wood-2', 'fine'),
    ...panes(width, height).map(([x, y, w, h]) =>
      outline(`M${x - 2} ${y - 2}h${w + 4}v${h + 4}h${-w - 4}z`, 'paper-2'),
    ),
    ...Array.from({ length: count }, (_, i) => stripe(i)),
    outline(`M2 4H${width - 2}V12H2Z`, 'wood-2'),
  ];
}

/** The tailor's mirror, for a doll of 120 by 180 that stands at (20, 20): 160 by 224 in all. */
export const mirror: readonly Part[] = [
  outline('M34 204L18 221M126 204L142 221', undefined),
  outline('M6 214V70Q6 6 80 6T154 70V214Z', 'wood'),
  outline('M15 207V72Q16 16 80 15T145 72V207Z', 'card'),
  lines('M26 84L48 44M32 98L56 54M118 190L136 158', 1.2),
  outline('M66 13Q60 2 70 3Q74-4 80 1Q86-4 90 3Q100 2 94 13Q80 19 66 13Z', 'weld'),
  lines('M80 4V13M73 6l2 6M87 6l-2 6', 1.2),
  ...[10.5, 149.5].map((x) => lines(`M${x} 90v26M${x} 140v26M${x} 190v12`, 1.2)),
];

/** Boards, curtains and footlights, 200 by 130; a handbill of 100 by 140 times 0.6 stands free at (70, 22). */
export const stage: readonly Part[] = [
  { d: 'M14 18H186V104H14Z', dye: 'wood-2', hatch: 'cross', w: 2.5 },
  outline('M14 16H64Q60 74 30 100Q24 104 14 104Z', 'madder'),
  outline('M186 16H136Q140 74 170 100Q176 104 186 104Z', 'madder'),
  lines(
    'M26 22Q28 60 20 98M40 22Q42 60 26 98M54 22Q54 52 38 84M174 22Q172 60 180 98M160 22Q158 60 174 98M146 22Q146 52 162 84',
    1.2,
  ),
  outline(
    'M8 8H192V22Q180 34 168 22Q157 34 145 22Q134 34 122 22Q111 34 100 22Q89 34 78 22Q66 34 55 22Q43 34 32 22Q20 34 8 22Z',
    'madder',
  ),
  outline('M6 4H194V12H6Z', 'weld'),
  outline('M4 102H196V114H4Z', 'wood'),
  outline('M10 114H190V128H10Z', 'wood-2', 'fine'),
  ...[30, 65, 100, 135, 170].map((x) => place([outline('M-8 4Q-8-8 0-8T8 4Z', 'weld')], x, 105)),
];

/** A drawstring purse, 40 by 44. */
export const purse: readonly Part[] = [
  outline('M14 14Q2 26 4 36Q6 43 20 43T36 36Q38 26 26 14Z', 'wood-2'),
  outline('M10 4Q15 8 20 3Q25 8 30 4L26 14H14Z', 'wood-2'),
  lines('M12 14H28', 3),
  lines('M27 15L34 20M28 14L36 13', 1.6),
  detail(circle(20, 29, 7), 'weld'),
  lines('M20 25v8', 1.8),
];
/** A counter on an Extended card: a wooden button, 20 across, round (0, 0). */
export const counter: readonly Part[] = [
  outline(circle(0, 0, 9), 'wood'),
  lines(circle(0, 0, 6), 1),
  lines('M-2-2h.1M2-2h.1M-2 2h.1M2 2h.1', 1.8),
];
/** A ribbon for the best dressed, 40 by 52. */
export const rosette = (dye: Dye = 'weld'): Part[] => [
  outline('M14 26L8 50L16 45L21 51L22 28ZM26 26L32 50L24 45L19 51L18 28Z', dye),
  outline(
    Array.from({ length: 12 }, (_, i) => {
      const point = (turn: number, r: number): string => {
        const a = (turn * Math.PI) / 6;
        return `${(20 + r * Math.sin(a)).toFixed(1)} ${(19 - r * Math.cos(a)).toFixed(1)}`;
      };
      return `${i ? 'Q' : `M${point(-0.5, 15)}Q`}${point(i, 22)} ${point(i + 0.5, 15)}`;
    }).join('') + 'Z',
    dye,
  ),
  detail(circle(20, 19, 10), 'card'),
];
/** A die that shows a number, 40 by 40. */
export function die(pips: number): Part[] {
  const at = ['M20 20h.1', 'M12 28h.1M28 12h.1', 'M12 12h.1M28 28h.1', 'M12 20h.1M28 20h.1'] as const;
  const shown = [pips % 2 > 0, pips > 1, pips > 3, pips > 5];
  return [
    outline('M9 4H31Q36 4 36 9V31Q36 36 31 36H9Q4 36 4 31V9Q4 4 9 4Z', 'card'),
    lines(at.filter((_, i) => shown[i]).join(''), 6),
  ];
}
/** A vote, 40 by 40: hands thrown up, or a thumb down. */
export const huzzah: readonly Part[] = [
  outline('M9 38V20L4 6L10 4L16 18H24L30 4L36 6L31 20V38Z', 'verdigris'),
  outline(circle(20, 14, 7), 'skin'),
  lines('M17.500 13h.1M22.500 13h.1M17 16.500q3 3 6 0', 1.6),
];
export const boo: readonly Part[] = [
  outline('M6 6H14V24H6Z', 'madder'),
  outline('M14 8H28Q33 8 32 13Q35 16 32 19Q33 24 28 24H24Q25 34 21 36Q17 36 17 30V24H14Z', 'skin'),
  lines('M26 13.500h6M26 19h6', 1.4),
];

/** A price on a string, 34 by 24, its number round (20, 12). */
export const priceTag = (price: number): Part[] => [
  outline('M2 12L11 2H33V22H11Z', 'card'),
  detail('M2 12L11 2H14V22H11Z', 'weld'),
  lines('M9 12h.1', 3.4),
  figure(price, 23.5, 12, 0.85),
];
