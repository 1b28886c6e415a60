// SPDX-License-Identifier: Apache-2.0
// How the board speaks of creatures and wagons, and of what a table shows.
import { listOf, sizeOf, type Bag } from '../../lib/piles';
import type {
  ContractCard,
  Creature,
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

export function listed(words: readonly (string | number)[], last: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return String(words[0] ?? '');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}
/** "3 and 5": creatures by their values. */
export const valuesOf = (creatures: readonly Creature[]): string => listed(sorted(creatures).map(valueOf));
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
export const goldOf = (count: number): string => `${count} gold`;
export const nameOf = (place: Place): string => (place === 'hand' ? 'your hand' : `the ${place}`);

/** "2, 3 and 5 for Briar Keep, 2 points" */
export const wordsOfContract = ({ creatures, flag, points }: ContractCard): string =>
  `${valuesOf(creatures.filter((name) => name !== null))} for ${flag ?? 'a castle'}, ${countOf(points, 'point')}`;

/** What a wagon costs, in words. */
export function priceOf(content: TableContent, wagon: Wagon): string {
  const { gold, creature_points } = content.wagons[wagon];
  const creatures = `creatures worth ${creature_points}`;
  const ways = [...(gold > 0 ? [goldOf(gold)] : []), ...(creature_points > 0 ? [creatures] : [])];
  return ways.join(' or ');
}
export const cardsLeft = ({ table }: View): number =>
  Object.values(table.layers).reduce((sum, layer) => sum + sizeOf(layer), 0);
