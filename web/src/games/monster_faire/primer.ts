// SPDX-License-Identifier: Apache-2.0
// The game in a few breaths, for primers.ts.
import type { Primer } from '../primers';
import { facePicture } from './art/cards';

export const primer: Primer = {
  title: 'Monster Faire',
  aim: 'You are a Mad Scientist of Beastly Vale. Stitch a Monster together, bring it to life, and own the last one standing at the Monster Faire, which is held once everybody’s Monster lives and the Town has run away.',
  steps: [
    {
      title: 'Draw',
      text: 'One card of either deck: red backs are villagers, blue backs are body parts. Give up phases of your turn for more.',
    },
    {
      title: 'Send Igor',
      text: 'Hire a Jack, Queen, King or Joker. He recruits in Town, digs in the Graveyard, or visits a rival to trade, and may be taunted, caught or beaten.',
    },
    {
      title: 'Equip and stitch',
      text: 'Each turn you add one card: villagers become Equipment, body parts your Monster, Igors hidden Defenders. A part works only if your Equipment of its suit is as good.',
    },
    {
      title: 'It’s alive!',
      text: 'A head, a torso, arms, legs and some Equipment, and lightning strikes. From your next turn on it may rampage through Town.',
    },
    {
      title: 'Spoil it for the others',
      text: 'On each other’s turn you may play one card: lecture them, rob them, distract them, stir up the villagers. They may counter.',
    },
    {
      title: 'Mind the torches',
      text: 'When all four suits of villagers are in Town, a mob can march: at Igor, at the Monster, at the Laboratory, at you.',
    },
  ],
  cast: [
    {
      title: 'Body part',
      picture: facePicture({ deck: 'grave', suit: 'diamonds', rank: 6 }),
      text: 'Diamonds are heads, Hearts torsos, Clubs arms, Spades legs. The higher, the fresher.',
    },
    {
      title: 'Villager',
      picture: facePicture({ deck: 'town', suit: 'diamonds', rank: 7 }),
      text: 'In your Laboratory a lightning rod, in Town an elder with a torch.',
    },
    {
      title: 'Jack',
      picture: facePicture({ deck: 'town', suit: 'hearts', rank: 'jack' }),
      text: 'An Igor worth 3, a guard dog, or a thief on another’s turn.',
    },
    {
      title: 'Black Joker',
      picture: facePicture({ deck: 'town', suit: null, rank: 'black_joker' }),
      text: 'An Igor worth 9, a noble patron, or the inquisitor who takes a Monster away.',
    },
  ],
};
