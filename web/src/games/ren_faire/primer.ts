// SPDX-License-Identifier: Apache-2.0
// The game in a few breaths, for primers.ts.
import type { Primer } from '../primers';
import { boo, huzzah, purse } from './art/shop';
import { iconSign } from './art/icons';
import { place } from '../../lib/art/parts';

/** Small drawings in the middle of a card's picture. */
const onCard = (parts: Parameters<typeof place>[0], scale: number) => [
  place(parts, 50 - 20 * scale, 58 - 20 * scale, scale),
];

export const primer: Primer = {
  title: 'Ren Faire',
  aim: 'You came to the faire in the wrong clothes. Perform for coins, buy see-through Costumes, and be first to show an icon in enough of your doll’s six slots.',
  steps: [
    {
      title: 'Perform',
      text: 'Performances are the only way to earn coins: effects, silly stunts that the others judge, contests of wits.',
    },
    {
      title: 'Dress up',
      text: 'Buy a Costume from the Shoppe Window, or unseen from the deck, and lay it on top of your own doll.',
    },
    {
      title: 'What shows, counts',
      text: 'Costumes are see-through, except for their icons. In each slot only the topmost icon counts.',
    },
    {
      title: 'Undress your rivals',
      text: 'Modern clothes have a null, and cost one coin. Put a Baseball Cap on a Knight, and the helm counts no more.',
    },
    {
      title: 'Match your icons',
      text: 'Two icons alike let you hold another card, three alike two more, and you draw them at once.',
    },
    {
      title: 'Mind the wardrobe',
      text: 'What is covered is not lost. Some Performances turn stacks about, and hats that were buried come out again.',
    },
  ],
  cast: [
    { title: 'Icon', picture: onCard(iconSign('Knight'), 1.7), text: 'One of nine. It fills the slot it shows in.' },
    { title: 'Null', picture: onCard(iconSign('null'), 1.7), text: 'Covers what is below, and fills nothing.' },
    { title: 'Huzzah!', picture: onCard(huzzah, 1.7), text: 'The others liked your stunt: the reward is yours.' },
    { title: 'Boo!', picture: onCard(boo, 1.7), text: 'They did not. Better luck with the next one.' },
    { title: 'Coins', picture: onCard(purse, 1.7), text: 'Three for a Costume, one if it has a null.' },
  ],
};
