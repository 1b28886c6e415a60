// SPDX-License-Identifier: Apache-2.0
// How the cards travel round the table.
export const spots = 6;
const mod6 = (n: number): number => ((n % spots) + spots) % spots;

/**
 * How far round each card is drawn, in spots clockwise from the first: from where it was drawn, the short way to where it
 * lies now, so that it travels on round the table and never back. Two cards that change across pass on one side.
 */
export function carriedOn(way: readonly number[], cardAt: readonly number[]): number[] {
  const by = Array.from({ length: spots }, (_, card) => mod6(cardAt.indexOf(card) - (way[card] ?? card)));
  const isSwap = by.filter((steps) => steps > 0).length === 2;
  return by.map((steps, card) => {
    const isBack = steps > 3 || (steps === 3 && isSwap && cardAt.indexOf(card) < 3);
    return (way[card] ?? card) + (isBack ? steps - spots : steps);
  });
}
