// SPDX-License-Identifier: Apache-2.0
// How the six cards travel: to the right, to the left, across; each on 120 by 110.
import { detail, lines, outline, type Part } from '../../../lib/art/parts';

const spots = [0, 1, 2, 3, 4, 5] as const;
const [x0, y0] = [60, 55];
// Spot 0 is yours, below; they go on clockwise.
const at = (spot: number, r: number): [number, number] => {
  const angle = (spot * Math.PI) / 3;
  return [x0 - 1.2 * r * Math.sin(angle), y0 + r * Math.cos(angle)];
};
const round = (n: number): string => n.toFixed(1);
const cardAt = (spot: number): Part => {
  const [x, y] = at(spot, 40);
  return detail(`M${round(x - 6)} ${round(y - 8.5)}h12v17h-12z`, spot === 0 ? 'weld' : 'madder');
};
/** An arrow between two points, with its head at the second. */
function arrow([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): Part {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((x2 - x1) / length) * 5, ((y2 - y1) / length) * 5];
  const head = `M${round(x2)} ${round(y2)}L${round(x2 - dx - dy * 0.7)} ${round(y2 - dy + dx * 0.7)}M${round(x2)} ${round(y2)}L${round(x2 - dx + dy * 0.7)} ${round(y2 - dy - dx * 0.7)}`;
  return lines(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}${head}`, 1.8);
}
const cloth: Part = outline('M6 55C6 22 30 3 60 3S114 22 114 55S90 107 60 107S6 88 6 55Z', 'cloth', 'dots');
const ring = (arrows: readonly Part[]): Part[] => [cloth, ...spots.map(cardAt), ...arrows];

export const moves = {
  right: ring(spots.map((spot) => arrow(at(spot - 0.28, 40), at(spot - 0.72, 40)))),
  left: ring(spots.map((spot) => arrow(at(spot + 0.28, 40), at(spot + 0.72, 40)))),
  across: ring(spots.map((spot) => arrow(at(spot, 27), at(spot, 7)))),
};
