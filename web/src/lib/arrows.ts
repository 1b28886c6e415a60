// SPDX-License-Identifier: Apache-2.0
// Arrows between places of a board: what a picked move would do.
export interface Arrow {
  /** Places, as `data-place` names them. */
  from: string;
  to: string;
  label?: string;
}
interface Point {
  x: number;
  y: number;
}
const short = 34; // from the middle of a place to its edge
const size = 11;

/** An arrow bent a little to one side, so that one there and one back do not cover each other. */
export function bent(from: Point, to: Point): { d: string; head: string; middle: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  const gap = Math.min(short, length * 0.28);
  const bow = Math.min(26, length * 0.14);
  const start = { x: from.x + ux * gap, y: from.y + uy * gap };
  const end = { x: to.x - ux * gap, y: to.y - uy * gap };
  const control = { x: (from.x + to.x) / 2 - uy * bow * 2, y: (from.y + to.y) / 2 + ux * bow * 2 };
  // The head points the way the bow comes in.
  const [hx, hy] = [end.x - control.x, end.y - control.y];
  const h = Math.max(1, Math.hypot(hx, hy));
  const [vx, vy] = [hx / h, hy / h];
  const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const left = at(end.x - vx * size - vy * size * 0.6, end.y - vy * size + vx * size * 0.6);
  const right = at(end.x - vx * size + vy * size * 0.6, end.y - vy * size - vx * size * 0.6);
  return {
    d: `M${at(start.x, start.y)}Q${at(control.x, control.y)} ${at(end.x - vx * size * 0.8, end.y - vy * size * 0.8)}`,
    head: `M${at(end.x, end.y)}L${left}L${right}Z`,
    middle: { x: (start.x + end.x) / 4 + control.x / 2, y: (start.y + end.y) / 4 + control.y / 2 },
  };
}
