// SPDX-License-Identifier: Apache-2.0
// Words and steps that the board itself needs of cards; what a card does in sentences is in cards.ts, which comes with the handbills.
import type { Part, Performance, TableContent } from '../../lib/generated/ren_faire';

export type Step = Exclude<TableContent['performances'][Performance]['parts'][Part][number], { op: null }>;

export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
export const coinsOf = (count: number): string => countOf(count, 'coin');
/** What one part of a card does, one after the other. */
export const stepsOf = (content: TableContent, card: Performance, part: Part): Step[] =>
  content.performances[card].parts[part].filter((step): step is Step => step.op !== null);
