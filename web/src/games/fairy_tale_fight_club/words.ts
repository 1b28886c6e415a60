// SPDX-License-Identifier: Apache-2.0
// How the board speaks of creatures and wagons, and of what a table shows.
import { listOf, sizeOf, type Bag } from '../../lib/piles';
import type {
  Creature,
  Effect,
  EventFace,
  Fight,
  Options,
  Place,
  TableContent,
  View,
  Wagon,
} from '../../lib/generated/fairy_tale_fight_club';
import { creatureNames, valueOf } from './art/creatures';

export type Creatures = Bag<Creature>;
export const creaturesOf = (bag: Creatures | undefined): Creature[] => listOf(bag, creatureNames);
export const sorted = (creatures: readonly Creature[]): Creature[] =>
  [...creatures].sort((a, b) => valueOf(a) - valueOf(b));
export const sumOf = (creatures: readonly Creature[]): number =>
  creatures.reduce((sum, name) => sum + valueOf(name), 0);

export function listed(words: readonly (string | number)[]): string {
  if (words.length < 2) return String(words[0] ?? '');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
/** "3 and 5": creatures by their values. */
export const valuesOf = (creatures: readonly Creature[]): string => listed(sorted(creatures).map(valueOf));
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
export const goldOf = (count: number): string => `${count} gold`;
export const nameOf = (place: Place): string => (place === 'hand' ? 'your hand' : `the ${place}`);

/** What a wagon costs, in words. */
export function priceOf(content: TableContent, wagon: Wagon): string {
  const { gold, creature_points } = content.wagons[wagon];
  const ways = [...(gold > 0 ? [goldOf(gold)] : []), ...(creature_points > 0 ? [`${creature_points} points`] : [])];
  return ways.join(' or ');
}
/** The round, from 1 on; a game that ends with a turn ends in the round of that turn. */
export function roundOf({ table: { turns, ending, hand_size } }: View): number {
  const finished = ending === 'last_round' || ending === 'stalled' ? turns - 1 : turns;
  return Math.floor(finished / hand_size.length) + 1;
}
/** The last round of a game alone: the earlier of two limits (FTF-157, FTF-175); 0 if it has none of its own. */
export function lastRoundAlone({ solo_rounds, max_rounds }: Pick<Options, 'solo_rounds' | 'max_rounds'>): number {
  return solo_rounds > 0 && max_rounds > 0 ? Math.min(solo_rounds, max_rounds) : solo_rounds;
}
/** How many cards a seat may keep at the end of its turn. */
export const handLimit = (content: TableContent, { table }: View, seat: number): number =>
  table.owned[seat]?.includes('War Wagon') ? content.war_wagon_hand : content.hand;
export const cardsLeft = ({ table }: View): number =>
  Object.values(table.layers).reduce((sum, layer) => sum + sizeOf(layer), 0);

export const fights: Readonly<Record<Exclude<Fight, 'none'>, string>> = {
  low_card: 'the lowest creature wins',
  high_card: 'the highest creature wins',
  low_gold: 'the least gold wins',
  high_gold: 'the most gold wins',
};
const effects: Readonly<Record<Effect, (amount: number) => string>> = {
  pass_left: (n) => `Pass ${countOf(n, 'creature')} to the left.`,
  pass_right: (n) => `Pass ${countOf(n, 'creature')} to the right.`,
  toll: (n) => `Pay ${goldOf(n)}, or lose the Wheelbarrow.`,
  tax: (n) => (n > 1 ? `Who has ${goldOf(n)} or more pays 1.` : 'Pay 1 gold, if you have any.'),
  draw: (n) => `Draw ${countOf(n, 'creature')}.`,
  discard: (n) => `Discard ${countOf(n, 'creature')}.`,
  new_market: () => 'The Market is dealt anew.',
  grow_market: (n) => `${countOf(n, 'creature')} join${n === 1 ? 's' : ''} the Market.`,
  escape: () => 'A creature escapes from your wagons.',
  wreck: () => 'Every Wheelbarrow is destroyed.',
  new_hand: () => 'Discard your hand, and draw as many.',
  gold: (n) => `Gain ${goldOf(n)}.`,
  free_load: () => 'You may load one creature.',
  pawn: (n) => `You may pawn a creature of ${n} or more for 1 gold.`,
};
export const effectOf = ({ effect, amount }: EventFace): string => (effect ? effects[effect](amount) : '');
