// SPDX-License-Identifier: Apache-2.0
// How large things are on a stage of some size: your doll before its mirror, the dolls of the others, the Shoppe Window, the boards.

export interface Company {
  /** Dolls other than the viewer's own. */
  others: number;
  isSeated: boolean;
  /** A Performance lies on the Stage, or is about to. */
  isPlaying: boolean;
  /** Somebody shows something there. */
  isShowing: boolean;
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
const cardRatio = 1.4;
/** What the shop front takes around its cards. */
const front = { side: 14, gap: 8, top: 40, sill: 18 };
const gap = 8;
/** Decks and piles stand beside it two by two, each so large. */
export const deckWidth = (card: number): number => Math.max(34, Math.round(card * 0.56));
/** The widest cards with which shop and decks fit into a width. */
const cardFor = (width: number): number => {
  const around = 2 * front.side + 2 * front.gap + 3 * gap;
  return Math.min((width - around) / 4.12, (width - around - 68) / 3);
};

const within = (least: number, value: number, most: number): number =>
  Math.floor(Math.max(least, Math.min(value, most)));
export const frontHeight = (card: number): number => card * cardRatio + front.top + front.sill;
/** Where the three cards hang, as the front is drawn. */
export const panesOf = (card: number): { x: number; y: number }[] =>
  [0, 1, 2].map((i) => ({ x: front.side + i * (card + front.gap), y: front.top }));
export const frontWidth = (card: number): number => 3 * card + 2 * front.side + 2 * front.gap;

/** What the signs of a doll take beside it: two columns, without and with words. */
const signs = { bare: 3.5, words: 9.8 };

/** A doll so high can be read from afar. */
const largeEnough = 150;

interface Dolls {
  size: number;
  columns: number;
  hasWords: boolean;
}
/** The largest dolls of which so many fit into a place, each with its signs beside it; with words, where there is room. */
function fitDolls(count: number, width: number, height: number, em: number): Dolls {
  let best: Dolls = { size: 0, columns: 1, hasWords: false };
  for (let columns = 1; columns <= Math.max(1, count); ++columns) {
    const rows = Math.max(1, Math.ceil(count / columns));
    const place = (width - gap * (columns - 1)) / columns;
    const sizeBeside = (taken: number): number =>
      Math.min((place - taken * em) * dollRatio, (height - gap * (rows - 1)) / rows - 0.3 * em);
    const [bare, told] = [sizeBeside(signs.bare), sizeBeside(signs.words)];
    // A doll of some size may be a little smaller for the sake of words.
    const hasWords = told >= Math.min(bare, largeEnough);
    const size = hasWords ? told : bare;
    if (size > best.size) best = { size, columns, hasWords };
  }
  return best;
}

/** In a row: your doll, the shop with the boards below it, the others. */
function rowFor(width: number, height: number, { others, isSeated, em }: Company): Plan {
  const strip = 8.4 * em;
  const right = others === 0 ? 0 : isSeated ? Math.max(15 * em, width * 0.25) : width * 0.58;
  const room = width - right - 23 * em - strip - 4 * gap;
  const mine = isSeated ? within(150, Math.min(height - 10, room * mirrorRatio), 620) : 0;
  const left = isSeated ? mine / mirrorRatio + strip + 2 * gap : 0;
  const shop = width - left - right - 3 * gap;
  const card = within(40, Math.min(cardFor(shop), (height * 0.46 - 58) / cardRatio), 120);
  const dolls = fitDolls(others, right, height - 10, em);
  return {
    shape: 'row',
    mine,
    hasWords: true,
    other: within(60, dolls.size, 330),
    columns: dolls.columns,
    othersHaveWords: dolls.hasWords,
    shop,
    card,
    boards: Math.min(height - frontHeight(card) - 3 * gap, 23 * em),
  };
}
/** In two bands: shop and boards side by side, and below them the dolls. */
function bandsFor(width: number, height: number, { others, isSeated, isShowing, em }: Company): Plan {
  const strip = 8.4 * em;
  const shop = width * 0.5;
  const card = within(40, Math.min(cardFor(shop), (height * 0.36 - 58) / cardRatio), 110);
  const rest = height - Math.max(frontHeight(card), isShowing ? 14 * em : 0) - 4 * gap;
  const most = width * (others > 0 ? 0.36 : 0.6) * mirrorRatio;
  const mine = isSeated ? within(170, Math.min(rest, most), 520) : 0;
  const right = isSeated ? width - mine / mirrorRatio - strip - 4 * gap : width - 2 * gap;
  const dolls = fitDolls(others, right, Math.max(rest, 11 * em), em);
  return {
    shape: 'bands',
    mine,
    hasWords: true,
    other: within(58, dolls.size, 300),
    columns: dolls.columns,
    othersHaveWords: dolls.hasWords,
    shop,
    card,
    boards: Math.max(frontHeight(card), isShowing ? 14 * em : 0),
  };
}
/** One below the other: boards while something is on, the shop, the others side by side, and you. It may scroll. */
function towerFor(width: number, height: number, { others, isSeated, isPlaying, isShowing, em }: Company): Plan {
  const boards = isShowing ? 16 * em : isPlaying ? 11 * em : 0;
  const card = within(40, Math.min(cardFor(width - 2 * gap), (height * 0.3 - 58) / cardRatio), 84);
  const rest = height - frontHeight(card) - (boards > 0 ? boards + gap : 0) - 3 * gap;
  const least = Math.max(rest, 15 * em);
  const dolls = fitDolls(others, width - 2 * gap, least * (isSeated ? 0.38 : 1), em);
  const rows = Math.ceil(others / dolls.columns);
  const other = within(58, dolls.size, isSeated ? 130 : 200);
  const left = least - (others > 0 ? rows * (other + gap) : 0);
  return {
    shape: 'tower',
    mine: isSeated ? within(160, Math.min(left, width * 0.42 * mirrorRatio), 300) : 0,
    hasWords: width >= 20 * em,
    other,
    columns: dolls.columns,
    othersHaveWords: dolls.hasWords,
    shop: width,
    card,
    boards,
  };
}
export function planFor(width: number, height: number, company: Company): Plan {
  const { em } = company;
  if (width >= 1.45 * height && width >= 52 * em) return rowFor(width, height, company);
  return width >= 38 * em ? bandsFor(width, height, company) : towerFor(width, height, company);
}
