// SPDX-License-Identifier: Apache-2.0
// A curve of scores for each seat: where its points, its scale and its marks are, in pixels.
export interface Box {
  width: number;
  height: number;
}
export interface Drawn {
  /** For each seat the line. */
  lines: string[];
  /** For each seat where its mark stands behind the end of its line, none on top of another. */
  marks: { x: number; y: number; end: number }[];
  scale: { value: number; y: number }[];
  turns: { value: number; x: number }[];
}
const margin = { left: 34, right: 62, top: 12, bottom: 26 };
/** How far marks are apart at least. */
const apart = 26;

/** Round numbers from at most `low` to at least `high`, four or so. */
export function scaleOf(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((size) => span / size <= 5) ?? 1000;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
}

/** The same heights pushed apart, as little as need be, within the bounds. */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]! || a - b);
  const placed = [...heights];
  let floor = low;
  for (const i of order) floor = (placed[i] = Math.max(placed[i]!, floor)) + gap;
  let ceiling = high;
  for (const i of order.toReversed()) ceiling = (placed[i] = Math.min(placed[i]!, ceiling)) - gap;
  return placed;
}

/** `curve`: the scores by seat, before the first turn and after each. */
export function draw(curve: readonly (readonly number[])[], { width, height }: Box): Drawn {
  const all = curve.flat();
  const values = scaleOf(Math.min(0, ...all), Math.max(...all));
  const [low, high] = [values[0]!, values.at(-1)!];
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const last = Math.max(1, curve.length - 1);
  const x = (turn: number): number => margin.left + (inner.width * turn) / last;
  const y = (value: number): number => margin.top + (inner.height * (high - value)) / (high - low);
  const seats = curve[0]?.length ?? 0;
  const ends = Array.from({ length: seats }, (_, seat) => y(curve.at(-1)![seat]!));
  const spaced = spread(ends, apart, margin.top, height - margin.bottom);
  return {
    lines: ends.map(
      (_, seat) => `M${curve.map((scores, turn) => `${x(turn).toFixed(1)} ${y(scores[seat]!).toFixed(1)}`).join('L')}`,
    ),
    marks: spaced.map((at, seat) => ({ x: width - margin.right + 10, y: at, end: ends[seat]! })),
    scale: values.map((value) => ({ value, y: y(value) })),
    turns: scaleOf(0, last)
      .filter((turn) => turn <= last)
      .map((value) => ({ value, x: x(value) })),
  };
}
