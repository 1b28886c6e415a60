// SPDX-License-Identifier: Apache-2.0
// What the cards do, in few words, and what the dice were thrown for.
import type { Card } from '../../lib/generated/huzzah';
import { listOf, type Bag } from '../../lib/piles';
import type { Roll, Scene } from './scene';

export const cardNames: readonly Card[] = ['2-Crowd', '3-Crowd', '5-Crowd', 'Finale', 'Huzzah!', 'Bump'];
export interface Effect {
  usual: string;
  seen?: string;
}
const gather = (n: string, lost: number): Effect => ({
  usual: `${n} people join your crowd, all on one step.`,
  seen: `you lose ${lost} points.`,
});

export const effects: Readonly<Record<Card, Effect>> = {
  '2-Crowd': gather('Two', 2),
  '3-Crowd': gather('Three', 3),
  '5-Crowd': gather('Five', 5),
  Finale: {
    usual: 'A point for each of your crowd; they go, and you leave the stage.',
    seen: 'all go and you leave, for nothing.',
  },
  'Huzzah!': { usual: 'Three of your crowd walk away.', seen: 'twelve points!' },
  Bump: { usual: 'Whoever has just stopped goes three steps further.' },
};

/** Why a card of the hand cannot be played now; empty if it can, or if the reason is plain. */
export function whyNot(kind: string | undefined, card: Card): string {
  if (kind === 'show' || kind === 'heckle') return card === 'Bump' ? 'A Bump is no Show card.' : '';
  return kind?.startsWith('bump_') && card !== 'Bump' ? 'Only a Bump moves anybody on.' : '';
}
export const handOf = (bag: Bag<Card> | undefined): Card[] => listOf(bag, cardNames);

export function wordsOfBump(bump: NonNullable<Scene['bump']>, names: readonly string[]): string {
  const who = names[bump.by] ?? '';
  // The guided game calls the learner "You".
  return `${who} ${who === 'You' ? 'bump' : 'bumps'} ${bump.on === null ? 'Richard' : bump.on === bump.by ? 'on' : (names[bump.on] ?? '')}!`;
}
export function wordsOfRoll(roll: Roll, names: readonly string[]): string {
  const who = roll.seat === null ? '' : (names[roll.seat] ?? '');
  switch (roll.why) {
    case 'stage':
      return `${who}, for a stage`;
    case 'order':
      return `${who}, who walks first`;
    case 'walk':
      return `${who} may walk up to`;
    case 'off':
      return `${who}, who out-heckles`;
    case 'richard':
      return 'Richard walks';
    case 'gate':
      return 'Richard leaps to Gate';
  }
}
