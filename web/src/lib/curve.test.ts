// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { draw, scaleOf, spread } from './curve';

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
