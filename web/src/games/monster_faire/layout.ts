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
/** How much of a manor's width its Monster has: more where there is only one row of them. */
export const plateShare = (rows: number): number => (rows === 1 ? 0.44 : 0.33);
/** How wide a card in a manor is, in letters: three rows of them, and seven in a row. What is fought above them takes its room, too. */
export function tileFor(manors: number, columns: number, width: number, height: number, em: number, scene = 0): number {
  const rows = Math.ceil(manors / columns);
  const high = ((height - scene) / em - vale) / rows - head;
  const wide = (width / em / columns) * (1 - plateShare(rows));
  return Math.max(sizes.least, Math.min(sizes.most, high / 3 / 1.5, wide / 7));
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
