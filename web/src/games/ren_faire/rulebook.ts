// SPDX-License-Identifier: Apache-2.0
// Ren Faire, explained to who has never seen it. The catalogue is docs/rules/ren_faire.md.
import type { Options, Question, TableContent } from '../../lib/generated/ren_faire';
import type { WriteRulebook } from '../rulebook';
import { aim, beginning, icons, layers, pieces } from './rules/beginning';
import { clocks, winning } from './rules/ending';
import { cards, contests, extended, playing, tasks } from './rules/performing';
import { buying, decks, hand, placing, turn } from './rules/turn';

export const rulebook: WriteRulebook<Options, TableContent, Question> = (facts) => ({
  prefix: 'REN',
  chapters: [
    aim(facts),
    pieces(facts),
    beginning(facts),
    turn(facts),
    buying(facts),
    placing(facts),
    icons(facts),
    layers(),
    hand(facts),
    playing(),
    tasks(facts),
    contests(facts),
    extended(),
    winning(facts),
    decks(),
    clocks(),
    ...cards(facts),
  ],
});
