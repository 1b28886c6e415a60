// SPDX-License-Identifier: Apache-2.0
// Where everything stands on the map. The loop is a rectangle with round corners, walked clockwise from the Main Gate in
// the middle of its lower side; wide for a table, tall for a phone.
import { inRows } from '../../lib/piles';

/** The loop is drawn with so many steps. */
export const pathSteps = 51;

export interface PathPoint {
  x: number;
  y: number;
  /** Unit vector towards the middle of the faire. */ nx: number;
  ny: number;
}
export interface Shape {
  kind: 'wide' | 'tall';
  width: number;
  height: number;
  /** Breadth of the path. */
  band: number;
  inset: number;
  corner: number;
  /** Sizes of a booth and of one of the crowd. */
  booth: number;
  person: number;
  /** The middle of each booth: beside its area, clear of its neighbours. */
  booths: readonly (readonly [number, number])[];
}
export const shapes: Readonly<Record<Shape['kind'], Shape>> = {
  wide: {
    kind: 'wide',
    width: 1120,
    height: 620,
    band: 82,
    inset: 47,
    corner: 116,
    booth: 0.82,
    person: 0.6,
    booths: [
      [410, 439],
      [190, 426],
      [166, 262],
      [290, 166],
      [505, 166],
      [826, 166],
      [954, 262],
      [936, 426],
      [766, 439],
    ],
  },
  tall: {
    kind: 'tall',
    width: 390,
    height: 700,
    band: 58,
    inset: 34,
    corner: 74,
    booth: 0.56,
    person: 0.41,
    booths: [
      [141, 564],
      [112, 452],
      [112, 336],
      [112, 222],
      [190, 114],
      [280, 220],
      [280, 336],
      [280, 452],
      [251, 564],
    ],
  },
};

interface Piece {
  length: number;
  at(d: number): PathPoint;
}
const line = (x: number, y: number, dx: number, dy: number, length: number): Piece => ({
  length,
  at: (d) => ({ x: x + dx * d, y: y + dy * d, nx: -dy, ny: dx }),
});
function bend(cx: number, cy: number, r: number, from: number): Piece {
  const length = (Math.PI / 2) * r;
  return {
    length,
    at(d) {
      const a = from + d / r;
      return { x: cx + r * Math.cos(a), y: cy + r * Math.sin(a), nx: -Math.cos(a), ny: -Math.sin(a) };
    },
  };
}

export class Layout {
  readonly #pieces: Piece[];
  readonly length: number;

  constructor(readonly shape: Shape) {
    const { width, height, inset: i, corner: r } = shape;
    const w = width - 2 * (i + r);
    const h = height - 2 * (i + r);
    const [left, right, top, bottom] = [i + r, width - i - r, i + r, height - i - r];
    const turn = Math.PI / 2;
    this.#pieces = [
      line(width / 2, height - i, -1, 0, w / 2),
      bend(left, bottom, r, turn),
      line(i, bottom, 0, -1, h),
      bend(left, top, r, 2 * turn),
      line(left, i, 1, 0, w),
      bend(right, top, r, 3 * turn),
      line(width - i, top, 0, 1, h),
      bend(right, bottom, r, 0),
      line(right, height - i, -1, 0, w / 2),
    ];
    this.length = this.#pieces.reduce((sum, piece) => sum + piece.length, 0);
  }
  get pitch(): number {
    return this.length / pathSteps;
  }
  /** A point on the middle of the path; fractions of a step are allowed. */
  point(step: number): PathPoint {
    let d = ((((step % pathSteps) + pathSteps) % pathSteps) / pathSteps) * this.length;
    for (const piece of this.#pieces) {
      if (d <= piece.length) return piece.at(d);
      d -= piece.length;
    }
    return this.#pieces[0]!.at(0);
  }
  /** A point `depth` inwards from the middle of the path. */
  inward(step: number, depth: number): PathPoint {
    const spot = this.point(step);
    return { ...spot, x: spot.x + spot.nx * depth, y: spot.y + spot.ny * depth };
  }
  /** Pawns keep to the outer lane, the crowd to the inner one. */
  pawn(step: number): PathPoint {
    return this.inward(step, -0.2 * this.shape.band);
  }
  crowd(step: number): PathPoint {
    return this.inward(step, 0.12 * this.shape.band);
  }
  booth(stage: number): { x: number; y: number } {
    const [x, y] = this.shape.booths[stage]!;
    return { x, y };
  }
  /** The loop, or a part of it, as a path for SVG. */
  path(from: number, to: number, depth = 0): string {
    const count = Math.max(1, Math.ceil((to - from) * 4));
    const points = Array.from({ length: count + 1 }, (_, i) => this.inward(from + ((to - from) * i) / count, depth));
    return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
  }
  /** The ground of a run of steps, as a closed shape. */
  tile(from: number, to: number): string {
    const half = this.shape.band / 2;
    const outer = this.path(from, to, -half);
    const count = Math.max(1, Math.ceil((to - from) * 4));
    const inner = Array.from({ length: count + 1 }, (_, i) => this.inward(to - ((to - from) * i) / count, half));
    return `${outer}L${inner.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  }
}

/** Where the people of one step stand around its middle: three behind, two before them. */
export const standing = (count: number, person: number): { x: number; y: number }[] =>
  inRows(count, 3, { x: 29 * person, y: 36 * person });

/** The steps a piece passes on its way, both ends included. */
export function stepsBetween(from: number, to: number): number[] {
  const distance = (((to - from) % pathSteps) + pathSteps) % pathSteps;
  return Array.from({ length: distance + 1 }, (_, i) => (from + i) % pathSteps);
}

export const layouts = { wide: new Layout(shapes.wide), tall: new Layout(shapes.tall) };

/** The one for a place of that width, in an upright window or one on its side: the tall map is scrolled. */
export const layoutFor = (width: number, isUpright: boolean): Layout =>
  width > 0 && width < 560 && isUpright ? layouts.tall : layouts.wide;
/** How large a unit of the map is: the tall one is as wide as its place, the wide one fits into it unless it were too small. */
export const unitOf = ({ shape }: Layout, width: number, height: number): number =>
  shape.kind === 'tall' ? width / shape.width : Math.max(0.4, Math.min(width / shape.width, height / shape.height));
