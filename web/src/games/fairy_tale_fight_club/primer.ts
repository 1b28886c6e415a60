// SPDX-License-Identifier: Apache-2.0
// The game in a few breaths, for primers.ts.
import type { Primer } from '../primers';
import { creatures } from './art/creatures';

export const primer: Primer = {
  title: 'Fairy Tale Fight Club',
  aim: 'Ten kinds of fairy-tale creatures are on the run, and five castles pay for them. Catch them, cart them, deliver exactly what a contract asks for. The most points win.',
  steps: [
    {
      title: 'Load your wagons',
      text: 'You hold creatures worth 1 to 10. On your turn you take two actions: load some into a wagon, move or discard some, draw a new one.',
    },
    {
      title: 'Barter at the Market',
      text: 'Give one creature for several that add up to its value, or several for one of just their sum.',
    },
    {
      title: 'Deliver',
      text: 'When a wagon holds exactly the creatures of a contract, hand it in. It costs no action, and brings points, a castle’s flag and often gold.',
    },
    {
      title: 'Buy more wheels',
      text: 'A Hand Cart and a Horse Wagon are bought for gold or for creatures, and at last a War Wagon for gold alone. Large contracts need large wagons.',
    },
    {
      title: 'Spend your gold',
      text: 'Two gold buy another action, one gold keeps a contract for you alone. What is left counts a little at the end.',
    },
    {
      title: 'Mind the Events',
      text: 'Among the contracts lie Events: often a quick fight first, in which equal numbers knock each other out, then a surprise for everybody. Wheelbarrows break easily.',
    },
  ],
  cast: [
    {
      title: 'Mouse',
      picture: creatures.Mouse,
      text: 'Worth 1, and everywhere. The lowest creature wins some of the fights.',
    },
    { title: 'Wolf', picture: creatures.Wolf, text: 'Worth 5. Two of them are worth a Dragon at the Market.' },
    { title: 'Witch', picture: creatures.Witch, text: 'Worth 7, and dear enough for a pawnbroker.' },
    {
      title: 'Dragon',
      picture: creatures.Dragon,
      text: 'Worth 10, and there are only three. One alone pays for a Hand Cart.',
    },
  ],
};
