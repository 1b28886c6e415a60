// SPDX-License-Identifier: Apache-2.0
// Piles: how many things lie together, in which order, and where each of them stands.

/** How many there are of each kind, as the server sends it. */
export type Bag<Kind extends string> = Readonly<Partial<Record<Kind, number>>>;

/** Cards in no order that anybody sees, with those that the viewer does not know by their backs. */
export interface Kept<Card extends string, Back extends string = 'back'> {
  cards: readonly Card[];
  unknown: Bag<Back>;
}
/** In a replay with everybody's eyes nothing is covered, and such cards come as a list. */
export function keptIn<Card extends string, Back extends string>(
  pile: Kept<Card, Back> | readonly Card[] | undefined,
): Kept<Card, Back> {
  return pile && 'unknown' in pile ? pile : { cards: pile ?? [], unknown: {} as Bag<Back> };
}

/** How many things lie on all these piles together. */
export const sizeOf = (counts: Readonly<Record<string, number>> | readonly number[]): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The things of a bag one by one, sorted by kind. */
export const listOf = <Kind extends string>(bag: Bag<Kind> | undefined, kinds: readonly Kind[]): Kind[] =>
  kinds.flatMap((kind) => Array<Kind>(bag?.[kind] ?? 0).fill(kind));

/** Where these things stand among others: of those that are alike, the first ones. */
export function placesOf<Thing>(things: readonly Thing[], among: readonly Thing[]): number[] {
  const left = [...things];
  return among.flatMap((thing, place) => {
    const at = left.indexOf(thing);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [place] : [];
  });
}

/** How many lie below a thing: those before it in the list that are on the same pile. */
export function rankIn<Thing>(things: readonly Thing[], thing: Thing, pileOf: (thing: Thing) => unknown): number {
  const pile = pileOf(thing);
  return things.slice(0, Math.max(0, things.indexOf(thing))).filter((other) => pileOf(other) === pile).length;
}

/** Where so many things stand around a middle, in rows of at most `most`, each row centred. */
export function inRows(count: number, most: number, gap: { x: number; y: number }): { x: number; y: number }[] {
  const rows = Math.ceil(count / most);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / most);
    const inRow = Math.min(most, count - row * most);
    return { x: ((i % most) - (inRow - 1) / 2) * gap.x, y: (row - (rows - 1) / 2) * gap.y };
  });
}
