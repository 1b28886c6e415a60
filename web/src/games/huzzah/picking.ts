// SPDX-License-Identifier: Apache-2.0
// What is picked for an answer: a place on the map, or cards of the hand.
import type { Card, Choice } from '../../lib/generated/huzzah';
import { Picker } from '../../lib/picker.svelte';
import type { Offer, OpenQuestion } from '../../lib/wire';

/** A place on the map. */
export type Site = `step ${number}` | `stage ${string}`;
interface Keys {
  site: Site;
  /** Places in the hand. */
  cards: number;
}
export type FairePicker = Picker<Choice, Keys>;

/** Where an offer is picked on the map. A walk shows where it really ends (HUZ-163). */
export function siteOf({ choice, leads_to }: Pick<Offer<Choice>, 'choice' | 'leads_to'>): Site | null {
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

export const fairePicker = (
  question: () => Pick<OpenQuestion<Choice>, 'offers' | 'barred'> | null,
  hand: () => readonly Card[],
): FairePicker =>
  new Picker<Choice, Keys>(
    () => question()?.offers ?? [],
    {
      site: { of: (thought) => [siteOf(thought)].filter((site) => site !== null) },
      cards: {
        of: ({ choice }) => cardsOf(choice),
        among: hand,
        isWhole: true,
        whenFull: 'last',
        called: (_, hasPicked) => (hasPicked ? 'another card' : 'a card'),
      },
    },
    () => question()?.barred ?? [],
  );

/** The offers that are answered by a sign. */
export const plainOf = (offers: readonly Offer<Choice>[]): Offer<Choice>[] =>
  offers.filter(
    (offer) => siteOf(offer) === null && (cardsOf(offer.choice).length === 0 || offer.choice.act === 'bump'),
  );
/** Where a Bump would end: shown on the map, but not picked there. */
export const endsOf = (offers: readonly Offer<Choice>[]): number[] =>
  plainOf(offers).flatMap(({ leads_to }) => leads_to ?? []);
