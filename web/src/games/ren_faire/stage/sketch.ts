// SPDX-License-Identifier: Apache-2.0
// The sketch pad's strokes: from the pointer to whole numbers of 0 to 999, in pieces that the table takes, and back to paths.
import type { Stroke } from '../../../lib/wire';

/** The pad either way, as the table counts; it is drawn a quarter wider than high. */
export const edge = 999;
export const padRatio = 4 / 3;
/** Colours by number, and how broad a line of each width is drawn. */
export const inks = ['ink', 'madder', 'woad', 'weld', 'verdigris'] as const;
export const inkNames = ['Black', 'Red', 'Blue', 'Gold', 'Green'] as const;
export const widths = [0, 5, 12, 24] as const;
/** No stroke has more points; a longer line is sent in pieces that begin where the last one ended. */
export const mostPoints = 80;
/** Points nearer than this tell nothing. */
const near = 7;

export type Point = readonly [x: number, y: number];
const within = (value: number): number => Math.max(0, Math.min(edge, Math.round(value)));
/** Where on the pad something is. */
export const pointAt = (x: number, y: number, box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): Point => [
  within(((x - box.left) / box.width) * edge),
  within(((y - box.top) / box.height) * edge),
];

/** A line being drawn: every `mostPoints` a piece of it is done. */
export class Line {
  #points: Point[] = [];

  constructor(start: Point) {
    this.#points = [start];
  }
  get points(): readonly Point[] {
    return this.#points;
  }
  /** Goes on to a point. Returns the piece that is whole now, if one is. */
  to(point: Point): number[] | null {
    const [x, y] = this.#points.at(-1)!;
    if (Math.hypot(point[0] - x, point[1] - y) < near) return null;
    this.#points.push(point);
    if (this.#points.length < mostPoints) return null;
    const piece = this.#points.flat();
    this.#points = [point];
    return piece;
  }
  /** What is left of it; a dot, if it never went anywhere. */
  end(): number[] {
    const [first] = this.#points;
    return this.#points.length === 1 ? [...first!, ...first!] : this.#points.flat();
  }
}
/** A stroke as a path in a box of 1000 by 750. */
export function pathOf({ points }: Pick<Stroke, 'points'>): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${points[i]} ${Math.round((points[i + 1] ?? 0) / padRatio)}`;
  return path;
}
