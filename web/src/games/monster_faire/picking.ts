// SPDX-License-Identifier: Apache-2.0
// What answers are picked with: cards wherever they lie, players, places and decks of the board. Each is a key that an offer holds.
import type { Card, Choice } from '../../lib/generated/monster_faire';
import { Picker } from '../../lib/picker.svelte';
import type { Offer, OpenQuestion } from '../../lib/wire';
import { headOf, restOf } from '../../lib/words';
import { keysOf, waysOf } from './keys';

interface Keys {
  key: string;
  /** Of a card with several uses: which. Stands on signs. */
  way: string;
}
export type CraftPicker = Picker<Choice, Keys>;

/** What is to be told about a card that may be used in these ways. */
function calledOf(ways: readonly string[]): string {
  if (ways.some((way) => way === 'laboratory' || way === 'monster')) return 'the Laboratory or the Monster';
  if (ways.includes('calls')) return 'whether to call Berk, too';
  return ways.includes('assists') ? 'whether Igor helps' : 'what it is for';
}

export const craftPicker = (question: () => Pick<OpenQuestion<Choice>, 'offers' | 'barred'> | null): CraftPicker =>
  new Picker<Choice, Keys>(
    () => question()?.offers ?? [],
    {
      key: {
        of: ({ choice }) => keysOf(choice),
        called: (keys) => (keys.some((key) => key.startsWith('card ')) ? 'a card' : 'a player'),
      },
      way: { of: ({ choice }) => waysOf(choice), called: calledOf },
    },
    () => question()?.barred ?? [],
  );

const isAboutCard = ({ choice }: Offer<Choice>): boolean => 'card' in choice;
/** The answers that stand on signs: all that are about no card; or, with a card picked that has several uses, these. */
export function signsOf(picker: CraftPicker): Offer<Choice>[] {
  if (picker.isEmpty) return picker.offers.filter((offer) => !isAboutCard(offer));
  const { left } = picker;
  return picker.chosen || left.length > 12 ? [] : [...left];
}
/** Signs on which the same is done to one or another: what they share is said once, above them. */
export interface AlikeSigns {
  /** "Visit" */
  deed: string;
  /** What it leads to, whomever it is done to. */
  rest: string;
  offers: readonly Offer<Choice>[];
}
/** How many are worth a line of their own. */
const fewestAlike = 3;
const deedOf = (label: string): string => label.split(' ', 1)[0] ?? '';
/** "Bertram" of "Visit Bertram: offer a card": what such a sign is about. */
export const objectOf = (label: string): string => headOf(label).slice(deedOf(label).length + 1);
export function sortedSigns(signs: readonly Offer<Choice>[]): { single: Offer<Choice>[]; alike: AlikeSigns[] } {
  const alikeTo = (label: string): Offer<Choice>[] =>
    signs.filter((other) => deedOf(other.label) === deedOf(label) && restOf(other.label) === restOf(label));
  const isAlone = ({ label }: Offer<Choice>): boolean => restOf(label) === '' || alikeTo(label).length < fewestAlike;
  const firsts = signs.filter((sign) => !isAlone(sign) && alikeTo(sign.label)[0] === sign);
  return {
    single: signs.filter(isAlone),
    alike: firsts.map(({ label }) => ({ deed: deedOf(label), rest: restOf(label), offers: alikeTo(label) })),
  };
}
/** Cards that may be picked and are not in the hand: in Town, in the Graveyard, in a force, in a Laboratory. */
export const cardsElsewhere = (offers: readonly Offer<Choice>[], hand: readonly Card[]): Card[] => [
  ...new Set(offers.flatMap(({ choice }) => ('card' in choice && !hand.includes(choice.card) ? choice.card : []))),
];
