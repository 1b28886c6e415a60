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
  hearts: 'Drinker',
  clubs: 'Soldier',
  spades: 'Runner',
};
const apparatus: Readonly<Record<Suit, string>> = {
  diamonds: 'lightning rod',
  hearts: 'operating table',
  clubs: 'surgical tools',
  spades: 'chemicals',
};
/** What an Igor card is besides: in the Laboratory, and on another's turn. */
const tricks: typeof ranks = {
  jack: 'a guard dog or a thief',
  queen: 'a saucy wench or a fair maiden',
  king: 'a butler or a traveller',
  red_joker: 'a patron or a troubadour',
  black_joker: 'a patron or an inquisitor',
};
const tools: Readonly<Record<Suit, string>> = {
  diamonds: 'Rod',
  hearts: 'Table',
  clubs: 'Tools',
  spades: 'Chemicals',
};
export const deckNames: Readonly<Record<Face['deck'], string>> = { town: 'Villagers', grave: 'Body Parts' };

/** What stands on the ribbon of a card: a villager in Town is a tool in the hand, and prompts and log call it so. */
export function titleOf({ deck, suit, rank }: Face, isHeld = true): string {
  if (typeof rank !== 'number') return ranks[rank];
  return suit === null ? '' : (deck === 'grave' ? parts : isHeld ? tools : villagers)[suit];
}
/** A card for those who hear it: "7 of Diamonds, Villagers deck". */
export function nameOf({ deck, suit, rank }: Face): string {
  const which = typeof rank === 'number' ? String(rank) : ranks[rank];
  return `${which}${suit ? ` of ${suits[suit]}` : ''}, ${deckNames[deck]} deck`;
}
/** What it is good for, in a few words. */
export function useOf({ deck, suit, rank }: Face): string {
  if (typeof rank !== 'number') return `an Igor, ${tricks[rank]}`;
  if (suit === null) return '';
  return deck === 'grave' ? `${parts[suit].toLowerCase()} worth ${rank}` : `${apparatus[suit]} for parts up to ${rank}`;
}
/** A card of the hand, for those who hear it: what stands on it, what it is, and what it is good for. */
export function aloudOf(face: Face, isHeld = true): string {
  const title = titleOf(face, isHeld);
  const name = nameOf(face);
  return `${name.startsWith(title) ? '' : `${title}, `}${name}: ${useOf(face)}`;
}
export const heardOf = ({ face, deck, isSecret }: Lying): string =>
  face ? `${nameOf(face)}${isSecret ? ', face down' : ''}` : `a covered card, ${deckNames[deck]} deck`;
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
/** MON-353: what the plate of whoever announced the Brain of Morbius reads, for everybody. */
export const calledOf = ({ solon }: { solon: number | null }, seat: number): string | undefined =>
  seat === solon ? 'Doctor Solon' : undefined;
/** "In hand: 2 villager cards, 1 body part; seen there: Queen of Hearts." */
export function wordsOfHand({ hand, seen }: Pick<Manor, 'hand' | 'seen'>): string {
  const known = seen.map((face) => nameOf(face).split(',')[0]).join(', ');
  return `In hand: ${countOf(hand.town, 'villager card')}, ${countOf(hand.grave, 'body part')}${known ? `; seen there: ${known}` : ''}`;
}
