// SPDX-License-Identifier: Apache-2.0
// Words that the server sends, as a board says them.
import type { Barred, TableOption } from './wire';

export const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const asSentence = (words: string): string => `${withCapital(words)}.`;
/** "To right: all cards move, …" is called "To right". */
export const headOf = (label: string): string => label.split(': ', 1)[0] ?? label;
/** What it leads to; '' where its name says all. */
export const restOf = (label: string): string => label.slice(headOf(label).length + 2);
/** What an option of a game is set to, in the game's words. */
export function wordsOfOption(option: TableOption, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : 'none';
  if (value === 0 && option.zero !== undefined) return option.zero;
  const at = typeof value === 'string' ? (option.values ?? []).indexOf(value) : -1;
  return option.words?.[at] ?? String(value);
}
/** Why something cannot be picked, for those who hear it. */
export const wordsOfBar = ({ why, rule }: Barred<unknown>): string => `cannot be picked: ${why} (${rule})`;
/** What somebody who hears the page is told of a thing that cannot be picked. */
export const barredAloud = (label: string, barred: Barred<unknown>): string =>
  `${label.replace(/\.$/, '')}: ${wordsOfBar(barred)}`;
