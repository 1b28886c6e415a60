// SPDX-License-Identifier: Apache-2.0
// Where everything stands on the map. The loop is a rectangle with round corners, walked clockwise from the Main Gate in
// the middle of its lower side; wide for a table, tall for a phone.
import { stages, steps } from './faire';

export interface Spot { x: number; y: number; /** Unit vector towards the middle of the faire. */ nx: number; ny: number }
export interface Shape {
  kind: 'wide' | 'tall';
  width: number;
  height: number;
  /** Breadth of the path. */
  band: number;
  inset: number;
  corner: number;
  booth: number;
  person: number;
}
export const shapes: Readonly<Record<Shape['kind'], Shape>> = {
  wide: { kind: 'wide', width: 1120, height: 620, band: 82, inset: 47, corner: 116, booth: 0.78, person: 0.47 },
  tall: { kind: 'tall', width: 390, height: 700, band: 58, inset: 31, corner: 74, booth: 0.56, person: 0.33 },
};

interface Piece { length: number; at(d: number): Spot }
const line = (x: number, y: number, dx: number, dy: number, length: number): Piece => ({
  length, at: (d) => ({ x: x + dx * d, y: y + dy * d, nx: -dy, ny: dx }),
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
      line(width / 2, height - i, -1, 0, w / 2), bend(left, bottom, r, turn), line(i, bottom, 0, -1, h), bend(left, top, r, 2 * turn),
      line(left, i, 1, 0, w), bend(right, top, r, 3 * turn), line(width - i, top, 0, 1, h), bend(right, bottom, r, 0), line(right, height - i, -1, 0, w / 2),
    ];
    this.length = this.#pieces.reduce((sum, piece) => sum + piece.length, 0);
  }
  get pitch(): number {
    return this.length / steps;
  }
  /** A place on the middle of the path; also between steps. */
  spot(step: number): Spot {
    let d = ((((step % steps) + steps) % steps) / steps) * this.length;
    for (const piece of this.#pieces) {
      if (d <= piece.length) return piece.at(d);
      d -= piece.length;
    }
    return this.#pieces[0]!.at(0);
  }
  /** A place so far inwards of the middle of the path. */
  inward(step: number, depth: number): Spot {
    const spot = this.spot(step);
    return { ...spot, x: spot.x + spot.nx * depth, y: spot.y + spot.ny * depth };
  }
  /** Pawns keep to the outer lane, the crowd to the inner one. */
  pawn(step: number): Spot {
    return this.inward(step, -0.21 * this.shape.band);
  }
  crowd(step: number): Spot {
    return this.inward(step, 0.22 * this.shape.band);
  }
  booth(stage: number): Spot {
    const { first, size } = stages[stage]!;
    const middle = this.spot(first + (size - 1) / 2);
    const { band, booth } = this.shape;
    const depth = band / 2 + booth * (Math.abs(middle.ny) * 78 + Math.abs(middle.nx) * 74);
    return this.inward(first + (size - 1) / 2, depth);
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

/** Where the people of one step stand around its middle: three and two abreast, or two by two where the path runs upright. */
export function standing(count: number, isUpright: boolean, person: number): { x: number; y: number }[] {
  const columns = isUpright ? 2 : 3;
  const rows = Math.ceil(count / columns);
  const [dx, dy] = [25 * person * 1.42, 27 * person * (isUpright ? 1.35 : 1.55)];
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    return { x: ((i % columns) - (inRow - 1) / 2) * dx, y: (row - (rows - 1) / 2) * dy };
  });
}

/** The steps a piece passes on its way, both ends included. */
export function stepsBetween(from: number, to: number): number[] {
  const distance = (((to - from) % steps) + steps) % steps;
  return Array.from({ length: distance + 1 }, (_, i) => (from + i) % steps);
}

export const layouts = { wide: new Layout(shapes.wide), tall: new Layout(shapes.tall) };
