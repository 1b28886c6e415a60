// SPDX-License-Identifier: Apache-2.0
// What each stunt asks for, spoken and typed (REN-059), for its handbill: as the game's words have it, and a test holds it to that.
import type { Performance } from '../../lib/generated/ren_faire';

export interface Stunt {
  spoken: string;
  typed: string;
}
export const stunts: Readonly<Partial<Record<Performance, Stunt>>> = {
  'Ballad of the Turnip': { spoken: 'Sing at least four lines in praise of a vegetable.', typed: 'Type four lines.' },
  'Visiting Dignitary': {
    spoken: 'Greet the company as envoy of a land you invent, in its accent.',
    typed: 'Type the greeting in that accent.',
  },
  'Living Statue': {
    spoken: 'Hold one heroic pose, no blinking, no laughing.',
    typed: 'Describe the pose in exactly twelve words.',
  },
  'Rhyme for a Farthing': { spoken: 'Two lines that rhyme, ending on the word shown.', typed: 'Type them.' },
  'Baroque Insult': {
    spoken: 'Insult them splendidly, with at least three adjectives and no bad word.',
    typed: 'Type it.',
  },
  "Hawker's Cry": { spoken: 'Sell the nearest real object as a holy relic.', typed: 'Type the pitch.' },
  'Bows All Round': { spoken: 'Your most elaborate bow or curtsey.', typed: 'Describe it with one flourish per limb.' },
  "Monks' Round": { spoken: "Chant today's weather together as monks.", typed: 'Alternate lines, two each.' },
  'Gargoyle Face': { spoken: 'Make a face that would stop rain.', typed: 'Draw it.' },
  'Swoon on Demand': { spoken: 'Faint from love, audibly.', typed: 'Type the last words before the faint.' },
  'Quick-Change Act': {
    spoken: 'Name six garments and mime putting them on, in one breath.',
    typed: 'Type the six as one sentence without commas.',
  },
  "Seer's Patter": { spoken: "Foretell another player's evening in riddles.", typed: 'Type two.' },
  'Royal Proclamation': {
    spoken: "Outlaw one article of clothing in the Queen's own voice.",
    typed: 'Type the decree.',
  },
  'Court Painter': {
    spoken: "Draw the model's Character as a nobleman, on paper or the sketch pad.",
    typed: 'Letters-only picture.',
  },
  'Bard Against Bard': { spoken: 'A verse in honour of your own shoes.', typed: 'Type it.' },
  'Dying in Style': { spoken: 'The longest stage death you can manage.', typed: 'Type it.' },
  'Catwalk Quarrel': { spoken: 'Parade and praise your present outfit.', typed: "Type the announcer's text." },
  'Practice Makes Passable': {
    spoken: 'Juggle two things, or balance one.',
    typed: 'Type an act no one has typed yet this game.',
  },
  'Stay in Character': { spoken: 'Speak (or type) only as a pirate, ghost or nun until your next turn.', typed: '' },
  'Vow of Hush': { spoken: 'Not a word, no chat, no emote until the card ends.', typed: '' },
};
