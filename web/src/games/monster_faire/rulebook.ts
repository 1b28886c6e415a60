// SPDX-License-Identifier: Apache-2.0
// Monster Faire, explained to who has never seen it. The catalogue is docs/rules/monster_faire.md.
import type { Options, Question, TableContent } from '../../lib/generated/monster_faire';
import type { WriteRulebook } from '../rulebook';
import { attack, mobs } from './rules/attack';
import { aim, beginning, cards } from './rules/beginning';
import { defenders, laboratory, monster, rampage } from './rules/building';
import { clocks, endings, faire, leaving } from './rules/ending';
import { berk, cooks, morbius, optional, prometheus, renfrew, revenge, wine } from './rules/extras';
import { decks, dinner, visits } from './rules/others';
import { digging, igor, inTown, turn, visiting } from './rules/turn';

const pages = [
  aim,
  cards,
  beginning,
  turn,
  igor,
  inTown,
  digging,
  visiting,
  laboratory,
  defenders,
  monster,
  rampage,
  mobs,
  attack,
  visits,
  dinner,
  decks,
  faire,
  endings,
  leaving,
  morbius,
  renfrew,
  berk,
  cooks,
  revenge,
  prometheus,
  wine,
  optional,
  clocks,
];
export const rulebook: WriteRulebook<Options, TableContent, Question> = (facts) => ({
  prefix: 'MON',
  chapters: pages.map((page) => page(facts)),
});
