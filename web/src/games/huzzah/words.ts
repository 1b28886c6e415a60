// SPDX-License-Identifier: Apache-2.0
// What the cards do, in few words, and what the dice were thrown for.
import type { Card, Content } from '../../lib/generated/huzzah';
import { listOf, type Bag } from '../../lib/piles';
import { withCapital } from '../../lib/words';
import type { Bump, Roll } from './traces';

export const cardNames: readonly Card[] = ['2-Crowd', '3-Crowd', '5-Crowd', 'Finale', 'Huzzah!', 'Bump'];
export interface Effect {
  usual: string;
  seen?: string;
}
const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const inWords = (count: number): string => small[count] ?? String(count);

export function effectsOf(content: Content): Readonly<Record<Card, Effect>> {
  const gather = (card: keyof Content['penalty']): Effect => ({
    usual: withCapital(`${inWords(parseInt(card))} people join your crowd, all on one step.`),
    seen: `you lose ${content.penalty[card]} points.`,
  });
  return {
    '2-Crowd': gather('2-Crowd'),
    '3-Crowd': gather('3-Crowd'),
    '5-Crowd': gather('5-Crowd'),
    Finale: {
      usual: 'A point for each of your crowd; they go, and you leave the stage.',
      seen: 'all go and you leave, for nothing.',
    },
    'Huzzah!': {
      usual: withCapital(`${inWords(content.bleeding)} of your crowd walk away.`),
      seen: `${inWords(content.huzzah_points)} points!`,
    },
    Bump: { usual: `Whoever has just stopped goes ${inWords(content.bump_steps)} steps further.` },
  };
}
/** What a card is called, which may be a cry of itself, and what it does, for those who hear the page. */
export const aloud = (card: Card, { usual, seen }: Effect): string =>
  `${/[.!?]$/.test(card) ? card : `${card}.`} ${usual}${seen ? ` If Richard sees it, ${seen}` : ''}`;
export const hintOfPlacing = ({ step_limit }: Content): string =>
  `Pick a step of your area; one with ${inWords(step_limit)} people is full.`;

export const handOf = (bag: Bag<Card> | undefined): Card[] => listOf(bag, cardNames);

export function wordsOfBump(bump: Bump, names: readonly string[]): string {
  const who = names[bump.by] ?? '';
  // The guided game calls the learner "You".
  return `${who} ${who === 'You' ? 'bump' : 'bumps'} ${bump.on === null ? 'Richard' : bump.on === bump.by ? 'on' : (names[bump.on] ?? '')}!`;
}
export function wordsOfRoll(roll: Roll, names: readonly string[]): string {
  const who = roll.seat === null ? '' : (names[roll.seat] ?? '');
  switch (roll.why) {
    case 'stage':
      return `${who} for a stage:`;
    case 'order':
      return `${who} to walk first:`;
    case 'walk':
      return `${who} may walk up to`;
    case 'off':
      return `${who} to out-heckle:`;
    case 'richard':
      return 'Richard walks';
    case 'gate':
      return 'Richard leaps to Gate';
  }
}
