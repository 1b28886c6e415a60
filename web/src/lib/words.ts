// SPDX-License-Identifier: Apache-2.0
// Words that the server sends, as a board says them.
import type { Barred } from './wire';

export const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
export const asSentence = (words: string): string => `${withCapital(words)}.`;
/** Why something cannot be picked, for those who hear it. */
export const wordsOfBar = ({ why, rule }: Barred<unknown>): string => `cannot be picked: ${why} (${rule})`;
