// SPDX-License-Identifier: Apache-2.0
// How large things are on a stage of some size: posters on the wall, piles on the stall, wagons in the yard.
import type { TableContent, View } from '../../lib/generated/fairy_tale_fight_club';
import { sizeOf } from './art/wagons';

/** The largest width at which so many things of one shape fit into a place, in rows. */
export function fit(count: number, [width, height]: readonly [number, number], ratio: number, gap: number): number {
  let best = 0;
  for (let inRow = 1; inRow <= count; ++inRow) {
    const rows = Math.ceil(count / inRow);
    const wide = (width - gap * (inRow - 1)) / inRow;
    const high = (height - gap * (rows - 1)) / rows / ratio;
    best = Math.max(best, Math.min(wide, high));
  }
  return Math.floor(best);
}

export interface Plan {
  /** Wall and stall on the left, wagons on the right; otherwise one below the other, and it may scroll. */
  isWide: boolean;
  /** The width of the wall and of the yard. */
  left: number;
  right: number;
  /** Widths of a poster, of a pile on the stall; and how large wagons are drawn: yours, and the others'. */
  poster: number;
  pile: number;
  wagon: number;
  small: number;
}
export interface Crowd {
  contracts: number;
  piles: number;
  /** Seats other than the viewer's, and how long the longest row of their wagons is, in the units of the drawings. */
  others: number;
  longest: number;
  /** How many creatures the fullest hand has that is shown beside them. */
  hand: number;
  hasEvent: boolean;
  /** The points are being counted. */
  isCounted: boolean;
  isSeated: boolean;
  /** Not all wagons are yours: the others have their prices below them. */
  isForSale: boolean;
  hasTrack: boolean;
  /** The size of the letters, in pixels. */
  em: number;
}
/** How long the longest row of these seats' wagons is. */
export const longestRow = ({ table }: View, { wagons }: TableContent, seats: readonly number[]): number => {
  const lengths = seats.map((seat) =>
    (table.owned[seat] ?? []).map((one) => sizeOf(one, wagons[one].capacity)[0] + 12),
  );
  return Math.max(1, ...lengths.map((row) => row.reduce((sum, length) => sum + length, 0)));
};
const poster = { ratio: 1.4, gap: 6, least: 66, most: 150 };
/** The two longest wagons side by side, in the units they are drawn in; all are 100 high. */
const pairOfWagons = 475;
const edge = 8;
const stall = { gap: 5, edge: 16 };
/** How high a broadside is, in letters: on a narrow wall its words stand in more lines. */
const heightOfBroadside = (wall: number, em: number): number => (wall < 36 * em ? 10 : 7.6) * em;

const within = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

export function planFor(width: number, height: number, crowd: Crowd): Plan {
  const { contracts, piles, others, longest, hand, hasEvent, isCounted, isSeated, isForSale, hasTrack, em } = crowd;
  const isWide = width >= 40 * em && height >= 17 * em;
  const left = isWide ? Math.round((width - 4 * edge) * 0.5) : width - 2 * edge;
  const right = isWide ? width - 4 * edge - left : left;
  // Beside the wagons of the others: a shield, flags, and a contract kept.
  const small = within(0.34, (right - (12.5 + 1.7 * hand) * em) / longest, isSeated ? 0.5 : 0.8);

  const decks = 9 * em;
  const shelf = left - decks - 2 * stall.edge;
  const pile = within(30, fit(Math.max(piles, 4), [shelf, isWide ? height * 0.19 : 124], 1.19, stall.gap), 84);
  // In one row or in two; with the awning and the counter.
  const rows = Math.max(1, Math.ceil((Math.max(piles, 4) * (pile + stall.gap) - stall.gap) / shelf));
  const market = rows * (pile * 1.19 + stall.gap) + 56;
  const sheets = (hasEvent ? heightOfBroadside(left, em) : 0) + (isCounted ? 12 * em : 0);
  const wall = isWide ? height - market - sheets - 5 * edge : Math.max(150, height * 0.5);

  // What is told of the game, and what stands below a wagon, take two lines where there is no room for one.
  const facts = right < 46 * em ? 2.8 : 2;
  const captions = isForSale && right < 46 * em ? 7.2 : 5;
  const below = others * (100 * small + 0.8 * em) + (facts + (hasTrack ? 4 : 0)) * em;
  const wagon = Math.min((right - 10) / pairOfWagons, isWide ? (height - below - captions * em) / 200 : 1);
  return {
    isWide,
    left,
    right,
    poster: within(
      poster.least,
      fit(Math.max(contracts, 4), [left, wall], poster.ratio, poster.gap),
      isWide ? poster.most : 96,
    ),
    pile,
    wagon: within(0.6, wagon, 1.35),
    small,
  };
}
