// SPDX-License-Identifier: Apache-2.0
// What the pages of rules share.
import type { Options, Question, TableContent } from '../../../lib/generated/ren_faire';
import { counted, type Chapter, type TableFacts } from '../../rulebook';

export type Facts = TableFacts<Options, TableContent>;
export type Page = Chapter<Question>;
export const coins = (count: number): string => counted(count, 'coin');
