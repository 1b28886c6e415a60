// SPDX-License-Identifier: Apache-2.0
// What is picked for an answer at the round table.
import type { Act, Character, Choice, Shuffle } from '../../lib/generated/king_thief_minister';
import { Picker } from '../../lib/picker.svelte';
import type { OpenQuestion } from '../../lib/wire';

interface Keys {
  spots: number;
  target: number;
  character: Character;
  shuffle: Shuffle;
  act: Act;
}
export type CourtPicker = Picker<Choice, Keys>;

export const courtPicker = (question: () => Pick<OpenQuestion<Choice>, 'offers' | 'barred'> | null): CourtPicker =>
  new Picker<Choice, Keys>(
    () => question()?.offers ?? [],
    {
      spots: {
        of: ({ choice }) => [
          ...('spot' in choice ? [choice.spot] : []),
          ...('other_spot' in choice ? [choice.other_spot] : []),
        ],
        called: (_, hasPicked) => (hasPicked ? 'another card' : 'a card'),
      },
      target: { of: ({ choice }) => ('target' in choice ? [choice.target] : []), called: () => 'a card' },
      character: { of: ({ choice }) => ('character' in choice ? [choice.character] : []), called: () => 'a character' },
      shuffle: { of: ({ choice }) => ('shuffle' in choice ? [choice.shuffle] : []), called: () => 'how to shuffle' },
      act: { of: ({ choice }) => [choice.act] },
    },
    () => question()?.barred ?? [],
  );
