// SPDX-License-Identifier: Apache-2.0
import type { Options, Question, TableContent } from '../../../lib/generated/monster_faire';
import type { Chapter, TableFacts } from '../../rulebook';

export type Facts = TableFacts<Options, TableContent>;
export type Page = Chapter<Question>;
