// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { draw, labelsOf, scaleOf, spread } from './curve';

describe('the scale', () => {
  it('has few round numbers that hold everything', () => {
    expect(scaleOf(0, 11)).toEqual([0, 5, 10, 15]);
    expect(scaleOf(0, 3)).toEqual([0, 1, 2, 3]);
    expect(scaleOf(-4, 52)).toEqual([-20, 0, 20, 40, 60]);
  });
  it('has some height if nobody scored', () => expect(scaleOf(0, 0)).toEqual([0, 1]));
});

describe('marks', () => {
  it('that fall together are pushed apart, inside the bounds', () => {
    expect(spread([50, 50, 52], 10, 0, 60)).toEqual([40, 50, 60]);
  });
  it('that do not, stay', () => expect(spread([10, 40], 10, 0, 60)).toEqual([10, 40]));
});

describe('a curve', () => {
  const drawn = draw(
    [
      [3, 3],
      [6, 3],
      [6, 5],
    ],
    { width: 400, height: 200 },
  );
  it('has a line for each seat with a point for each turn', () => {
    expect(drawn.lines).toHaveLength(2);
    expect(drawn.lines[0]!.split('L')).toHaveLength(3);
  });
  it('goes up as the score does', () => {
    const heights = drawn.lines[0]!.slice(1)
      .split('L')
      .map((point) => Number(point.split(' ')[1]));
    expect(heights[1]).toBeLessThan(heights[0]!);
    expect(heights[2]).toBe(heights[1]);
  });
  it('counts whole turns', () => expect(drawn.turns.map(({ value }) => value)).toEqual([0, 1, 2]));
});

describe('a curve that is not certain', () => {
  const box = { width: 400, height: 200 };
  const chances = [
    [50, 50],
    [95, 5],
  ];
  const drawn = draw(
    chances,
    box,
    [0, 4],
    [
      [10, 10],
      [10, 0],
    ],
  );
  const heights = (path: string): number[] =>
    path
      .split(/[MLZ]/)
      .filter(Boolean)
      .map((point) => Number(point.split(' ')[1]));
  it('has an area around each line, and none beyond the scale', () => {
    const [start, end] = heights(drawn.lines[0]!) as [number, number];
    const [above, top, below, under] = heights(drawn.bands[0]!);
    expect(start - above!).toBeCloseTo(under! - start, 0);
    expect(above).toBeLessThan(start);
    expect(top).toBe(drawn.scale.at(-1)!.y);
    expect(below).toBeGreaterThan(end);
  });
  it('lies on its line where it is certain', () => {
    const [, end, back] = heights(drawn.bands[1]!);
    expect(end).toBe(back);
    expect(end).toBe(heights(drawn.lines[1]!)[1]);
  });
  it('has none if nothing is said of it', () => expect(draw(chances, box).bands).toEqual([]));
});

describe('a curve that leaves out turns', () => {
  const places = [[50], [40], [60], [100]];
  const turns = [0, 0, 4, 8];
  const drawn = draw(places, { width: 400, height: 200 }, turns);
  it('has each place where its turn is', () => {
    const xs = drawn.lines[0]!.slice(1)
      .split('L')
      .map((point) => Number(point.split(' ')[0]));
    expect(xs[0]).toBe(xs[1]);
    expect(xs[2]! - xs[1]!).toBeCloseTo(xs[3]! - xs[2]!);
    expect(drawn.turns.find(({ value }) => value === 4)!.x).toBeCloseTo(xs[2]!);
  });
  it('says at each place how many turns were over', () => {
    expect(labelsOf(turns)).toEqual(['deal', 'start', '4', '8']);
    expect(labelsOf([0, 1, 2])).toEqual(['start', '1', '2']);
  });
});
