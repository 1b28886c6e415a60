// SPDX-License-Identifier: Apache-2.0
// How large things are on a stage of some size: your doll before its mirror, the dolls of the others, the Shoppe Window, the boards.

export interface Company {
  /** Dolls other than the viewer's own. */
  others: number;
  isSeated: boolean;
  /** A Performance lies on the Stage, or is about to. */
  isPlaying: boolean;
  /** The size of the letters, in pixels. */
  em: number;
}
export interface Plan {
  /** `row`: your doll, shop and boards, the others; `bands`: shop and boards above, the dolls below; `tower`: the boards below the shop. */
  shape: 'row' | 'bands' | 'tower';
  /** Your mirror's height, and that of the others' dolls. */
  mine: number;
  other: number;
  /** How many of the others stand side by side. */
  columns: number;
  /** The words beside the signs of your slots, and of the others'. */
  hasWords: boolean;
  othersHaveWords: boolean;
  /** How wide the shop is, and a card in its Window. */
  shop: number;
  card: number;
  /** How high the boards are at least. */
  boards: number;
}
/** A mirror is so much higher than wide, and so is a doll without one, and a card. */
const mirrorRatio = 1.4;
const dollRatio = 1.5;
export const cardRatio = 1.4;
/** What the shop front takes around its cards. */
export const front = { side: 14, gap: 8, top: 40, sill: 18 };
const gap = 8;

const within = (least: number, value: number, most: number): number =>
  Math.floor(Math.max(least, Math.min(value, most)));
const frontHeight = (card: number): number => card * cardRatio + front.top + front.sill;
export const frontWidth = (card: number): number => 3 * card + 2 * front.side + 2 * front.gap;

/** The largest doll of which so many fit into a place, each with its signs beside it. */
function fitDolls(count: number, width: number, height: number, signs: number, em: number): [number, number] {
  let best: [number, number] = [0, 1];
  for (let columns = 1; columns <= Math.max(1, count); ++columns) {
    const rows = Math.ceil(count / columns);
    const wide = ((width - gap * (columns - 1)) / columns - signs) * dollRatio;
    const high = (height - gap * (rows - 1)) / Math.max(1, rows) - 1.9 * em;
    const size = Math.min(wide, high);
    if (size > best[0]) best = [size, columns];
  }
  return best;
}

export function planFor(width: number, height: number, { others, isSeated, isPlaying, em }: Company): Plan {
  const shape = width >= 1.45 * height && width >= 52 * em ? 'row' : width >= 38 * em ? 'bands' : 'tower';
  const decks = 5.2 * em;
  const strip = (shape === 'tower' ? 6.4 : 8.4) * em;
  const hasWords = width >= 22 * em;
  if (shape === 'row') {
    const right = others > 0 ? (isSeated ? Math.max(17 * em, width * 0.27) : width * 0.58) : 0;
    const room = width - right - 24 * em - strip - 4 * gap;
    const mine = isSeated ? within(150, Math.min(height - 1.9 * em, room * mirrorRatio), 620) : 0;
    const left = isSeated ? mine / mirrorRatio + strip + 2 * gap : 0;
    const shop = width - left - right - 2 * gap;
    const card = within(40, Math.min((shop - decks - 60) / 3, (height * 0.46 - 58) / cardRatio), 104);
    const words = right / (isSeated ? 1 : 2) >= 19 * em;
    const [other, columns] = fitDolls(others, right, height, (words ? 9.6 : 5.4) * em, em);
    return {
      shape,
      mine,
      other: within(60, other, 330),
      columns,
      hasWords: true,
      othersHaveWords: words,
      shop,
      card,
      boards: height - frontHeight(card) - gap,
    };
  }
  const beside = shape === 'bands';
  const shop = beside ? width * 0.5 : width;
  const card = within(40, Math.min((shop - decks - 60) / 3, (height * (beside ? 0.36 : 0.27) - 58) / cardRatio), 96);
  const boards = beside ? frontHeight(card) : isPlaying ? 8 * em : 0;
  const rest = height - frontHeight(card) - (beside ? 0 : boards + gap) - 3 * gap;
  const mine = isSeated ? within(170, Math.min(rest - 1.9 * em, width * (others > 0 ? 0.36 : 0.6) * mirrorRatio), 460) : 0;
  const right = isSeated ? width - mine / mirrorRatio - strip - 4 * gap : width - 2 * gap;
  const words = right >= 19 * em;
  const [other, columns] = fitDolls(others, right, Math.max(rest, 11 * em), (words ? 9.6 : 3.6) * em, em);
  return {
    shape,
    mine,
    other: within(58, other, 300),
    columns,
    hasWords,
    othersHaveWords: words,
    shop,
    card,
    boards,
  };
}
