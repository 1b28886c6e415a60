// SPDX-License-Identifier: Apache-2.0
// Each game in a few breaths.
import { court } from '../lib/art/court';
import type { Part } from '../lib/art/parts';

export interface Step { title: string; text: string }
export interface Lesson { title: string; aim: string; steps: readonly Step[]; cast?: readonly (Step & { picture: readonly Part[] })[] }

export const lessons: Readonly<Record<string, Lesson>> = {
  king_thief_minister: {
    title: 'King Thief Minister',
    aim: 'Six face-down cards go round the table. Remember where they went, or lie as if you did. Whoever has the most coins when the treasury runs dry wins.',
    steps: [
      { title: 'Peek', text: 'Before the first turn everybody may look at one card that is not his own. Your note stays on its back in pencil and travels with the card.' },
      { title: 'Turn the ring', text: 'On your turn you may send all six cards one place to the right, one to the left, or across. It costs nothing, and everybody can follow it.' },
      { title: 'Look', text: 'Or pay a coin and look at the card in front of you.' },
      { title: 'Claim', text: 'Or say that your card is one of the six characters and do what that character does. It need not be true.' },
      { title: 'Doubt', text: 'Anybody may doubt a claim. If it was a lie, the act is lost. If it was true, the doubter pays a coin.' },
      { title: 'Mind the chest', text: 'The game stops the moment the treasury is empty, even in the middle of an act. Count the coins before you take some.' },
    ],
    cast: [
      { title: 'King', picture: court.King, text: 'Takes three coins. Then anybody may answer “Yes, Sir” as his Minister for one more.' },
      { title: 'Thief', picture: court.Thief, text: 'Takes a coin from each neighbour.' },
      { title: 'Minister', picture: court.Minister, text: 'Shuffles two cards, in the open or in secret.' },
      { title: 'Executioner', picture: court.Executioner, text: 'Guesses somebody’s card. Right, and the whole purse is his.' },
      { title: 'Sheriff', picture: court.Sheriff, text: 'Taxes everybody else for the treasury, one of them twice.' },
      { title: 'Peasant', picture: court.Peasant, text: 'Shows himself and names all the others. Right, and the treasury is his; wrong, and he pays two.' },
    ],
  },
  huzzah: {
    title: 'Huzzah!',
    aim: 'Draw a crowd to your stage, give them a show, and pass the hat before Richard with his ledger sends everybody home.',
    steps: [
      { title: 'Walk the loop', text: 'Performers walk the path round the faire and take a free stage when they stop beside it.' },
      { title: 'Put on a show', text: 'On a stage you lay a card face down: one that draws a crowd, or one that makes the crowd pay. All cards are turned together.' },
      { title: 'Heckle', text: 'Whoever is on the path beside a stage may heckle the show there with a card of his own.' },
      { title: 'Bump', text: 'A Bump moves somebody one step on, even Richard, at just the wrong moment.' },
      { title: 'Mind Richard', text: 'Richard makes his rounds. Where he walks, the crowd thins, and performers make way.' },
      { title: 'Pass the hat', text: 'A Finale or a great Huzzah! turns the people before your stage into points. Most points when the faire closes win.' },
    ],
  },
};
