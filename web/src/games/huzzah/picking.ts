// SPDX-License-Identifier: Apache-2.0
// What is picked for an answer: a place on the map, or cards of the hand.
import type { Card, Choice } from '../../lib/generated/huzzah';
import { Picker } from '../../lib/picker.svelte';
import type { Offer } from '../../lib/wire';

export type Spot = `step ${number}` | `stage ${string}`;
interface Keys {
  spot: Spot;
  /** Places in the hand. */
  cards: number;
}
export type FairePicker = Picker<Choice, Keys>;

/** Where an offer is picked on the map. A walk shows where it really ends (HUZ-163). */
export function spotOf({ choice, leads_to }: Offer<Choice>): Spot | null {
  if (choice.act === 'choose') return `stage ${choice.stage}`;
  if (choice.act === 'place') return `step ${choice.step}`;
  return choice.act === 'walk' && leads_to !== undefined ? `step ${leads_to}` : null;
}
/** The cards of the hand that a choice is about. */
export function cardsOf(choice: Choice): Card[] {
  if (choice.act === 'bump') return ['Bump'];
  if (!('card' in choice) || !choice.card) return [];
  return choice.act === 'discard' && choice.other ? [choice.card, choice.other] : [choice.card];
}

export const fairePicker = (offers: () => readonly Offer<Choice>[], hand: () => readonly Card[]): FairePicker =>
  new Picker<Choice, Keys>(offers, {
    spot: { of: (offer) => [spotOf(offer)].filter((spot) => spot !== null) },
    cards: { of: ({ choice }) => cardsOf(choice), among: hand, isWhole: true, whenFull: 'last' },
  });

/** The offers that are answered by a sign. */
export const plainOf = (offers: readonly Offer<Choice>[]): Offer<Choice>[] =>
  offers.filter(
    (offer) => spotOf(offer) === null && (cardsOf(offer.choice).length === 0 || offer.choice.act === 'bump'),
  );
/** Where a Bump would end: shown on the map, but not picked there. */
export const endsOf = (offers: readonly Offer<Choice>[]): number[] =>
  plainOf(offers).flatMap(({ leads_to }) => leads_to ?? []);
