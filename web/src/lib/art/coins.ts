// SPDX-License-Identifier: Apache-2.0
// Gold, for any game that draws it into a picture.
import { circle, lines, outline, place, type Part } from './parts';

/** A piece of gold, 26 across, its middle at (0, 0). */
export const coin: Part[] = [
  outline(circle(0, 0, 12), 'weld'),
  lines(circle(0, 0, 8.5), 1.2),
  lines('M-4 3l-1-6 3 3 2-4 2 4 3-3-1 6z', 1.2),
];
/** Some of them on one another, the lowest standing at (0, 0). */
export const coins = (count: number): Part[] =>
  Array.from({ length: count }, (_, i) => place(coin, (i % 2) * 5, -i * 7));
