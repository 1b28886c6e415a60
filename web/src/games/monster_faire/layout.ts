// SPDX-License-Identifier: Apache-2.0
// How many manors stand side by side, how large the cards in them are, and how far the cards of a pile lie apart.

/** The narrowest manor in which everything stays legible, in letters. */
const least = 17;

/** As many as can be read, and no row with one alone if it can be helped. */
export function columnsFor(manors: number, width: number, em: number): number {
  const most = Math.max(1, Math.floor(width / (least * em)));
  const rows = Math.ceil(manors / most);
  return Math.ceil(manors / rows);
}

/** What Beastly Vale takes above them, and the head of a manor, in letters. */
const vale = 7.2;
const head = 2.2;
const sizes = { least: 1.5, most: 3 };
/** How much of a manor its Monster has beside its cards: more where there is only one row of manors. */
const besides = { inOneRow: 0.44, inSeveral: 0.33 };
/** Three rows of cards lie below the Monster, in so much of the height, or beside it; seven in a row. */
const [rowsOfCards, cardsInRow] = [3, 7];
const below = 0.45;

export interface Plan {
  columns: number;
  /** How wide a card in a manor is, in letters. */
  tile: number;
  /** The Monster stands above its cards, and not beside them: a manor is much higher than wide. */
  isStacked: boolean;
  /** How much of a manor's width its Monster has beside them. */
  share: number;
}
/** How manors are laid out in a stage of that size. What is fought above them takes its room, too. */
export function planFor(manors: number, width: number, height: number, em: number, scene = 0): Plan {
  const columns = columnsFor(manors, width, em);
  const rows = Math.ceil(manors / columns);
  const high = ((height - scene) / em - vale) / rows - head;
  const wide = width / em / columns;
  const isStacked = high > 1.25 * wide;
  const share = rows === 1 ? besides.inOneRow : besides.inSeveral;
  const tile = isStacked
    ? Math.min((below * high) / rowsOfCards / 1.5, (wide - 1) / cardsInRow)
    : Math.min(high / rowsOfCards / 1.5, (wide * (1 - share)) / cardsInRow);
  return { columns, tile: Math.max(sizes.least, Math.min(sizes.most, tile)), isStacked, share };
}

/** Rank and suit of a card stay in sight as long as so much of it does. */
const leastInSight = 0.66;
const mostApart = 1.08;
/** How far the cards of a pile lie apart, in cards, if the pile may be so many cards wide. */
export function stepFor(count: number, room: number): number {
  const side = (room - 0.05) / count;
  if (count < 2 || side >= 1) return Math.min(mostApart, Math.max(1, side));
  return Math.max(leastInSight, (room - 1.05) / (count - 1));
}
