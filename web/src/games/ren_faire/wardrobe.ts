// SPDX-License-Identifier: Apache-2.0
// Who wears what: stacks as lists of Costumes, bottom first, and what shows of them slot by slot (REN-113). The table's own count
// is in `outfits`; what follows here from a stack is for the preview of a Costume before it is placed, and a test holds it to the table's.
import { keptIn, type Kept } from '../../lib/piles';
import type { Costume, Options, Performance, Slot, Space, TableContent, View } from '../../lib/generated/ren_faire';

export const slots: readonly Slot[] = ['Head', 'Left Hand', 'Right Hand', 'Chest', 'Legs', 'Feet'];
export const windowPlaces = ['left', 'middle', 'right'] as const;

type Pile<Card extends string> = readonly (Card | { back: 'back'; card?: Card })[];
/** The cards of a pile that one knows. */
export const cardsIn = <Card extends string>(pile: Pile<Card> | undefined): Card[] =>
  (pile ?? []).flatMap((one) => (typeof one === 'string' ? one : (one.card ?? [])));

export const stackOf = ({ veiled }: View, seat: number): Costume[] => cardsIn(veiled.garb.stack[seat]);
/** What hangs in the Window, left to right; null where nothing does. */
export const windowOf = ({ veiled }: View): (Costume | null)[] =>
  windowPlaces.map((place) => cardsIn(veiled.garb[place])[0] ?? null);
/** Bought or won, and not placed yet. */
export const onStall = ({ veiled }: View): Costume | null => cardsIn(veiled.garb.stall)[0] ?? null;
export const handOf = ({ veiled }: View, seat: number): Performance[] => [...keptIn(veiled.scripts.hand[seat]).cards];
function countIn(pile: Kept<string> | readonly string[] | undefined): number {
  const { cards, unknown } = keptIn(pile);
  return cards.length + (unknown.back ?? 0);
}
export const handSize = ({ veiled }: View, seat: number): number => countIn(veiled.scripts.hand[seat]);
export const deckSizes = ({ veiled: { scripts, garb } }: View): { performances: number; costumes: number } => ({
  performances: countIn(scripts.deck),
  costumes: countIn(garb.deck) + garb.under.length,
});
/** One of the last cards of the Costume deck: what it is, if the viewer knows, and who has seen it. */
export interface Under {
  costume: Costume | null;
  seenBy: readonly number[] | 'all';
}
/** The cards put under the Costume deck, the next one first (REN-135, REN-157); piles come bottom first, their knowers do not. */
export const underOf = ({ veiled, table }: View): Under[] =>
  veiled.garb.under.toReversed().map((one, i) => {
    const knowers = table.under_known[i];
    return {
      costume: typeof one === 'string' ? one : (one.card ?? null),
      seenBy: knowers?.everybody ? 'all' : (knowers?.seats ?? []),
    };
  });

export interface Worn {
  space: Space;
  costume: Costume;
}
/** For each slot the topmost space that is not clear, and whose it is. */
export type Look = Readonly<Partial<Record<Slot, Worn>>>;
export function lookOf(content: TableContent, stack: readonly Costume[]): Look {
  const look: Partial<Record<Slot, Worn>> = {};
  for (const costume of stack)
    for (const slot of slots) {
      const space = content.costumes[costume].spaces[slot];
      if (space) look[slot] = { space, costume };
    }
  return look;
}
/** Only the Costume of each slot, for the drawing of a doll. */
export const shownBy = (look: Look): Partial<Record<Slot, Costume>> =>
  Object.fromEntries(Object.entries(look).map(([slot, { costume }]) => [slot, costume]));

export interface Fit {
  filled: number;
  contributing: number;
  isComplete: boolean;
}
/** What a stack is worth: slots filled, Costumes that show an icon, and whether that is an outfit (REN-137, REN-140). */
export function fitOf(content: TableContent, options: Partial<Options>, stack: readonly Costume[]): Fit {
  const icons = Object.values(lookOf(content, stack)).filter(({ space }) => space !== 'null');
  const contributing = new Set(icons.map(({ costume }) => costume)).size;
  const counted = options.three_card_test === 'in_stack' ? stack.length : contributing;
  const isComplete = icons.length >= content.derived.slots_needed && counted >= content.costumes_to_win;
  return { filled: icons.length, contributing, isComplete };
}

const wordOf = (space: Space): string => (space === 'null' ? 'null' : space);
/** "Knight Chest and Knight Legs" */
export const spacesOf = (content: TableContent, costume: Costume): string =>
  slots
    .flatMap((slot) => {
      const space = content.costumes[costume].spaces[slot];
      return space ? `${wordOf(space)} ${slot}` : [];
    })
    .join(' and ');
/** "Head: Knight (Visored Helm). Left Hand: nothing." for those who hear it. */
export const spokenLook = (look: Look): string =>
  slots
    .map((slot) => {
      const worn = look[slot];
      return `${slot}: ${worn ? `${worn.space === 'null' ? 'covered by a null' : worn.space} (${worn.costume})` : 'empty'}`;
    })
    .join('. ');

/** One Costume of a stack, with what it shows and what lies over the rest of it. */
export interface Layer {
  costume: Costume;
  spaces: { slot: Slot; space: Space; /** Which Costume hides it. */ under: Costume | null }[];
}
export function layersOf(content: TableContent, stack: readonly Costume[]): Layer[] {
  const look = lookOf(content, stack);
  return stack.map((costume) => ({
    costume,
    spaces: slots.flatMap((slot) => {
      const space = content.costumes[costume].spaces[slot];
      const top = look[slot]?.costume;
      return space ? [{ slot, space, under: top && top !== costume ? top : null }] : [];
    }),
  }));
}
