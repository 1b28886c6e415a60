// SPDX-License-Identifier: Apache-2.0
// How the board speaks of cards.
import type { Face, Rank, Suit } from './art/suits';
import type { Lying, Manor } from './model';

const suits: Readonly<Record<Suit, string>> = {
  diamonds: 'Diamonds',
  hearts: 'Hearts',
  clubs: 'Clubs',
  spades: 'Spades',
};
const ranks: Readonly<Record<Exclude<Rank, number>, string>> = {
  jack: 'Jack',
  queen: 'Queen',
  king: 'King',
  red_joker: 'Red Joker',
  black_joker: 'Black Joker',
};
const parts: Readonly<Record<Suit, string>> = { diamonds: 'Head', hearts: 'Torso', clubs: 'Arms', spades: 'Legs' };
const villagers: Readonly<Record<Suit, string>> = {
  diamonds: 'Elder',
  hearts: 'Tavern',
  clubs: 'Militia',
  spades: 'Runner',
};
const apparatus: Readonly<Record<Suit, string>> = {
  diamonds: 'lightning rod',
  hearts: 'operating table',
  clubs: 'surgical tools',
  spades: 'chemicals',
};
export const deckNames: Readonly<Record<Face['deck'], string>> = { town: 'Villagers', grave: 'Body Parts' };

/** What stands on the ribbon of a card. */
export function titleOf({ deck, suit, rank }: Face): string {
  if (typeof rank !== 'number') return ranks[rank];
  return suit === null ? '' : (deck === 'grave' ? parts : villagers)[suit];
}
/** A card for those who hear it: "7 of Diamonds, Villagers deck". */
export function nameOf({ deck, suit, rank }: Face): string {
  const which = typeof rank === 'number' ? String(rank) : ranks[rank];
  return `${which}${suit ? ` of ${suits[suit]}` : ''}, ${deckNames[deck]} deck`;
}
/** What it is good for, in a few words. */
export function useOf({ deck, suit, rank }: Face): string {
  if (typeof rank !== 'number' || suit === null) return 'an Igor, a Defender, or a card for another’s turn';
  return deck === 'grave' ? `${parts[suit].toLowerCase()} worth ${rank}` : `${apparatus[suit]} for parts up to ${rank}`;
}
/** A card of the hand, for those who hear it: what stands on it, what it is, and what it is good for. */
export function aloudOf(face: Face): string {
  const title = titleOf(face);
  const name = nameOf(face);
  return `${name.startsWith(title) ? '' : `${title}, `}${name}: ${useOf(face)}`;
}
export const heardOf = ({ face, deck, isSecret }: Lying): string =>
  face ? `${nameOf(face)}${isSecret ? ', face down' : ''}` : `a covered card, ${deckNames[deck]} deck`;
/** The rule that says what a card is good for, for the rules drawer. */
export function ruleOf({ deck, rank }: Face): string {
  if (typeof rank === 'number') return deck === 'town' ? 'MON-005' : 'MON-007';
  return { jack: 'MON-120', queen: 'MON-121', king: 'MON-122', red_joker: 'MON-123', black_joker: 'MON-124' }[rank];
}
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
/** "In hand: 2 villager cards, 1 body part; seen there: Queen of Hearts." */
export function wordsOfHand({ hand, seen }: Pick<Manor, 'hand' | 'seen'>): string {
  const known = seen.map((face) => nameOf(face).split(',')[0]).join(', ');
  return `In hand: ${countOf(hand.town, 'villager card')}, ${countOf(hand.grave, 'body part')}${known ? `; seen there: ${known}` : ''}`;
}
