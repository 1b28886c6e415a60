// SPDX-License-Identifier: Apache-2.0
// Words that several chapters of the rules use.
import { counted, inWords, type Chapter, type TableFacts } from '../../rulebook';
import type { Options, Question, TableContent, WagonCard } from '../../../lib/generated/fairy_tale_fight_club';

export type Page = Chapter<Question>;
export type Facts = TableFacts<Options, TableContent>;
export const points = (count: number): string => counted(count, 'point');
export const gold = (count: number): string => `${inWords(count)} gold`;
export const some = (count: number): string => counted(count, 'creature');
export const rounds = (count: number): string => counted(count, 'round');
/** "a, b and c" */
export const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const price = ({ gold: coins, creature_points: worth }: WagonCard): string =>
  [coins > 0 ? gold(coins) : '', worth > 0 ? `hand creatures worth ${worth} or more` : '']
    .filter(Boolean)
    .join(', or ');
