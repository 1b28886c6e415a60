// SPDX-License-Identifier: Apache-2.0
// What answers are picked with: cards wherever they lie, players, places and decks of the board. Each is a key that an offer holds.
import type { Card, Choice } from '../../lib/generated/monster_faire';
import { Picker } from '../../lib/picker.svelte';
import type { Offer, OpenQuestion } from '../../lib/wire';
import { keysOf, waysOf } from './keys';

interface Keys {
  key: string;
  /** Of a card with several uses: which. Stands on signs. */
  way: string;
}
export type CraftPicker = Picker<Choice, Keys>;

export const craftPicker = (question: () => Pick<OpenQuestion<Choice>, 'offers' | 'barred'> | null): CraftPicker =>
  new Picker<Choice, Keys>(
    () => question()?.offers ?? [],
    { key: { of: ({ choice }) => keysOf(choice) }, way: { of: ({ choice }) => waysOf(choice) } },
    () => question()?.barred ?? [],
  );

const isAboutCard = ({ choice }: Offer<Choice>): boolean => 'card' in choice;
/** The answers that stand on signs: all that are about no card; or, with a card picked that has several uses, these. */
export function signsOf(picker: CraftPicker): Offer<Choice>[] {
  if (picker.isEmpty) return picker.offers.filter((offer) => !isAboutCard(offer));
  const { left } = picker;
  return picker.chosen || left.length > 12 ? [] : [...left];
}
/** Cards that may be picked and are not in the hand: in Town, in the Graveyard, in a force, in a Laboratory. */
export const cardsElsewhere = (offers: readonly Offer<Choice>[], hand: readonly Card[]): Card[] => [
  ...new Set(offers.flatMap(({ choice }) => ('card' in choice && !hand.includes(choice.card) ? choice.card : []))),
];
