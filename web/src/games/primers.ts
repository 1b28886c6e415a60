// SPDX-License-Identifier: Apache-2.0
// Each game in a few breaths, before or without its guided game.
import { court } from './king_thief_minister/art/court';
import { primer as fightClub } from './fairy_tale_fight_club/primer';
import { primer as monsterFaire } from './monster_faire/primer';
import { primer as renFaire } from './ren_faire/primer';
import { shows } from './huzzah/art/shows';
import type { Part } from '../lib/art/parts';

export interface Step {
  title: string;
  text: string;
}
export interface Primer {
  title: string;
  aim: string;
  steps: readonly Step[];
  cast?: readonly (Step & { picture: readonly Part[] })[];
}

export const primers: Readonly<Record<string, Primer>> = {
  king_thief_minister: {
    title: 'King Thief Minister',
    aim: 'Six face-down cards go round the table. Remember where they went, or lie as if you did. Whoever has the most coins when the treasury runs dry wins.',
    steps: [
      {
        title: 'Peek',
        text: 'Before the first turn everybody may look at one card that is not their own. Your note stays on its back in pencil and travels with the card.',
      },
      {
        title: 'Turn the ring',
        text: 'On your turn you may send all six cards one place to the right, one to the left, or across. It costs nothing, and everybody can follow it.',
      },
      { title: 'Look', text: 'Or pay a coin and look at the card in front of you.' },
      {
        title: 'Claim',
        text: 'Or say that your card is one of the six characters and do what that character does. It need not be true.',
      },
      {
        title: 'Doubt',
        text: 'Anybody may doubt a claim. If it was a lie, the act is lost. If it was true, the doubter pays a coin.',
      },
      {
        title: 'Mind the chest',
        text: 'The game stops the moment the treasury is empty, even in the middle of an act. Count the coins before you take some.',
      },
    ],
    cast: [
      {
        title: 'King',
        picture: court.King,
        text: 'Takes three coins. Then anybody may answer “Yes, Sir” as the King’s Minister for one more.',
      },
      { title: 'Thief', picture: court.Thief, text: 'Takes a coin from each neighbour.' },
      { title: 'Minister', picture: court.Minister, text: 'Shuffles two cards, in the open or in secret.' },
      {
        title: 'Executioner',
        picture: court.Executioner,
        text: 'Guesses somebody’s card. If right, takes their whole purse.',
      },
      { title: 'Sheriff', picture: court.Sheriff, text: 'Taxes everybody else for the treasury, one of them twice.' },
      {
        title: 'Peasant',
        picture: court.Peasant,
        text: 'Is turned face up and names all the other cards. If right, takes the whole treasury; if wrong, pays two.',
      },
    ],
  },
  huzzah: {
    title: 'Huzzah!',
    aim: 'Draw a crowd to your stage, give them a show, and pass the hat before Richard with his ledger sends everybody home.',
    steps: [
      {
        title: 'Walk the loop',
        text: 'Performers walk the path round the faire and take a free stage when they stop beside it.',
      },
      {
        title: 'Put on a show',
        text: 'On a stage you lay a card face down: one that draws a crowd, or one that makes the crowd pay. Richard walks, and then all cards are turned together.',
      },
      {
        title: 'Heckle',
        text: 'Whoever stands before a stage may heckle with a card of the same name: then both cards are void, and the two change places.',
      },
      {
        title: 'Bump',
        text: 'A Bump shoves whoever has just stopped three steps further, even Richard, at just the wrong moment.',
      },
      {
        title: 'Mind Richard',
        text: 'Richard walks every turn. Where he comes to rest, the people on his step run off, and a show that he sees turns out differently.',
      },
      {
        title: 'Pass the hat',
        text: 'A Finale is worth a point for each of your crowd, a Huzzah! that Richard sees twelve, a good heckle three. Whoever comes to fifty first wins.',
      },
    ],
    cast: [
      {
        title: '5-Crowd',
        picture: shows['5-Crowd'],
        text: 'Five people come, all to one step; there are also cards for two and three. Seen by Richard: nobody comes, and you lose as many points.',
      },
      {
        title: 'Finale',
        picture: shows.Finale,
        text: 'A point for each of your crowd; then they go, and so do you. Seen by Richard: all that for nothing.',
      },
      {
        title: 'Huzzah!',
        picture: shows['Huzzah!'],
        text: 'Three of your crowd walk away. Seen by Richard: twelve points!',
      },
      { title: 'Bump', picture: shows.Bump, text: 'No show at all: three steps further for whoever has just stopped.' },
    ],
  },
  fairy_tale_fight_club: fightClub,
  ren_faire: renFaire,
  monster_faire: monsterFaire,
};
