// SPDX-License-Identifier: Apache-2.0
// What is picked for an answer at the round table.
import type { Act, Character, Choice, Shuffle } from '../../lib/generated/king_thief_minister';
import { Picker } from '../../lib/picker.svelte';
import type { Offer } from '../../lib/wire';

interface Keys {
  spots: number;
  target: number;
  character: Character;
  shuffle: Shuffle;
  act: Act;
}
export type CourtPicker = Picker<Choice, Keys>;

const known = <T>(...values: readonly (T | undefined)[]): T[] => values.filter((value) => value !== undefined);

export const courtPicker = (offers: () => readonly Offer<Choice>[]): CourtPicker =>
  new Picker<Choice, Keys>(offers, {
    spots: { of: ({ choice }) => known(choice.spot, choice.other_spot) },
    target: { of: ({ choice }) => known(choice.target) },
    character: { of: ({ choice }) => known(choice.character) },
    shuffle: { of: ({ choice }) => known(choice.shuffle) },
    act: { of: ({ choice }) => [choice.act] },
  });
