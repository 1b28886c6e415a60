// SPDX-License-Identifier: Apache-2.0
// A curve of scores for each seat: where its points, its scale and its marks are, in pixels.
export interface Box {
  width: number;
  height: number;
}
export interface Drawn {
  /** For each seat the line. */
  lines: string[];
  /** For each seat the area that its line may lie in; none if that is certain. */
  bands: string[];
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

/** What stands beside each place of a curve: how many turns were over, or that none was. */
export function labelsOf(turns: readonly number[]): string[] {
  // Where something is done before the first turn, none is over at two places.
  return turns.map((turn, i) => (turn > 0 ? `${turn}` : turns[i + 1] === 0 ? 'deal' : 'start'));
}

/**
 * `curve`: the scores by seat; `turns`: how many turns were over then, if not just one more each time; `margins`: how far the
 * scores may be off.
 */
export function draw(
  curve: readonly (readonly number[])[],
  { width, height }: Box,
  turns: readonly number[] = [...curve.keys()],
  margins: readonly (readonly number[])[] = [],
): Drawn {
  const all = curve.flat();
  const values = scaleOf(Math.min(0, ...all), Math.max(...all));
  const [low, high] = [values[0]!, values.at(-1)!];
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const last = Math.max(1, turns.at(-1) ?? 0);
  const x = (turn: number): number => margin.left + (inner.width * turn) / last;
  const y = (value: number): number => margin.top + (inner.height * (high - value)) / (high - low);
  // No area reaches beyond the scale: no chance is less than none.
  const bound = (i: number, seat: number, way: 1 | -1): string => {
    const value = curve[i]![seat]! + way * (margins[i]?.[seat] ?? 0);
    return `${x(turns[i]!).toFixed(1)} ${y(Math.min(high, Math.max(low, value))).toFixed(1)}`;
  };
  const places = [...curve.keys()];
  const band = (seat: number): string => {
    const above = places.map((i) => bound(i, seat, 1));
    const below = places.map((i) => bound(i, seat, -1)).toReversed();
    return `M${[...above, ...below].join('L')}Z`;
  };
  const seats = curve[0]?.length ?? 0;
  const ends = Array.from({ length: seats }, (_, seat) => y(curve.at(-1)![seat]!));
  const spaced = spread(ends, apart, margin.top, height - margin.bottom);
  return {
    lines: ends.map(
      (_, seat) =>
        `M${curve.map((scores, i) => `${x(turns[i]!).toFixed(1)} ${y(scores[seat]!).toFixed(1)}`).join('L')}`,
    ),
    bands: margins.length > 0 ? ends.map((_, seat) => band(seat)) : [],
    marks: spaced.map((at, seat) => ({ x: width - margin.right + 10, y: at, end: ends[seat]! })),
    scale: values.map((value) => ({ value, y: y(value) })),
    turns: scaleOf(0, last)
      .filter((turn) => turn <= last)
      .map((value) => ({ value, x: x(value) })),
  };
}
