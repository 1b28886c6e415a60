// SPDX-License-Identifier: Apache-2.0
// For the tests alone: which points of the doll a drawing's fills cover.
import type { Group, Part, Stroke } from '../../../lib/art/parts';
import { dollSize } from './measures';

type Point = readonly [number, number];
type Map2 = (point: Point) => Point;

const numbersIn: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, A: 7, Z: 0 };
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Every command of a path with its numbers; one letter may stand for several. */
function commands(d: string): [string, number[]][] {
  return [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].flatMap(([, letter = '', rest = '']) => {
    const count = numbersIn[letter.toUpperCase()];
    if (count === undefined) throw new Error(`cannot draw ${letter} of ${d}`);
    const isArc = letter.toUpperCase() === 'A';
    const all = (rest.match(isArc ? /-?\d*\.?\d+/g : /-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (count === 0) return [[letter, []] as [string, number[]]];
    if (all.length === 0 || all.length % count !== 0) throw new Error(`${letter} lacks numbers in ${d}`);
    return Array.from({ length: all.length / count }, (_, i): [string, number[]] => {
      const more = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
      return [i === 0 ? letter : more, all.slice(i * count, (i + 1) * count)];
    });
  });
}

/** A path as polygons. Arcs are half circles here, and are taken as such. */
export function polygons(d: string): Point[][] {
  const found: Point[][] = [];
  let at: Point = [0, 0];
  let control: Point | null = null;
  for (const [letter, n] of commands(d)) {
    const isRelative = letter === letter.toLowerCase();
    const from: Point = at;
    const point = (i: number): Point => [n[i]! + (isRelative ? from[0] : 0), n[i + 1]! + (isRelative ? from[1] : 0)];
    const line = found.at(-1) ?? [];
    let next: Point | null = null;
    switch (letter.toUpperCase()) {
      case 'M':
        at = point(0);
        found.push([at]);
        break;
      case 'L':
        line.push((at = point(0)));
        break;
      case 'H':
        line.push((at = [n[0]! + (isRelative ? at[0] : 0), at[1]]));
        break;
      case 'V':
        line.push((at = [at[0], n[0]! + (isRelative ? at[1] : 0)]));
        break;
      case 'Q':
      case 'T': {
        const isSmooth = letter.toUpperCase() === 'T';
        next = isSmooth ? (control ? [2 * at[0] - control[0], 2 * at[1] - control[1]] : at) : point(0);
        const end = point(isSmooth ? 0 : 2);
        for (let i = 1; i <= 8; ++i) line.push(between(between(from, next, i / 8), between(next, end, i / 8), i / 8));
        at = end;
        break;
      }
      case 'A': {
        const end = point(5);
        const middle = between(from, end, 0.5);
        const start = Math.atan2(from[1] - middle[1], from[0] - middle[0]);
        const r = Math.hypot(from[0] - middle[0], from[1] - middle[1]);
        for (let i = 1; i <= 8; ++i) {
          const a = start + ((n[4] ? 1 : -1) * i * Math.PI) / 8;
          line.push([middle[0] + r * Math.cos(a), middle[1] + r * Math.sin(a)]);
        }
        at = end;
        break;
      }
      case 'Z':
        at = line[0] ?? at;
    }
    control = next;
  }
  return found;
}

function winding(lines: readonly Point[][], [x, y]: Point): number {
  let turns = 0;
  for (const line of lines)
    for (const [i, [x1, y1]] of line.entries()) {
      const [x2, y2] = line[(i + 1) % line.length]!;
      if (y1 <= y === y2 <= y) continue;
      if (x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) turns += y2 > y1 ? 1 : -1;
    }
  return turns;
}

function moved({ at = [0, 0], scale = 1, flip = false, turn = 0 }: Group): Map2 {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return ([px, py]) => {
    const [x, y] = [px * (flip ? -scale : scale), py * scale];
    return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos];
  };
}
/** All filled outlines, where they come to lie. */
function fills(parts: readonly Part[], map: Map2): Point[][][] {
  return parts.flatMap((part) => {
    if ('parts' in part) {
      const inner = moved(part);
      return fills(part.parts, (point) => map(inner(point)));
    }
    return isFilled(part) ? [polygons(part.d).map((line) => line.map(map))] : [];
  });
}
const isFilled = ({ dye, open }: Stroke): boolean => dye !== undefined || !open;

const step = 1.5;
const columns = Math.ceil(dollSize[0] / step);
const points: readonly Point[] = Array.from({ length: columns * Math.ceil(dollSize[1] / step) }, (_, i) => [
  ((i % columns) + 0.5) * step,
  (Math.floor(i / columns) + 0.5) * step,
]);
/** The points of the doll's box, by number, that the fills of these parts cover. */
export function covered(parts: readonly Part[]): Set<number> {
  const found = new Set<number>();
  for (const shape of fills(parts, (point) => point)) {
    const all = shape.flat();
    const [left, right] = [Math.min(...all.map((p) => p[0])), Math.max(...all.map((p) => p[0]))];
    const [top, bottom] = [Math.min(...all.map((p) => p[1])), Math.max(...all.map((p) => p[1]))];
    for (const [i, [x, y]] of points.entries())
      if (x >= left && x <= right && y >= top && y <= bottom && !found.has(i) && winding(shape, [x, y]) !== 0)
        found.add(i);
  }
  return found;
}
