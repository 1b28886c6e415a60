// SPDX-License-Identifier: Apache-2.0
// Fairy Tale Fight Club, explained to who has never seen it. The catalogue is docs/rules/fairy_tale_fight_club.md.
import type { WriteRulebook } from '../rulebook';
import { complete, exchange, free, hand, limited, market, purchase, refill, reserve, turn } from './rules/acting';
import { clocks, end, purse, scoring, solo } from './rules/ending';
import { broadsides, events, fights } from './rules/events';
import { aim, beasts, beginning, contracts, wagons } from './rules/pieces';
import type { Options, Question, TableContent } from '../../lib/generated/fairy_tale_fight_club';

export const rulebook: WriteRulebook<Options, TableContent, Question> = (facts) => ({
  prefix: 'FTF',
  chapters: [
    aim(facts),
    solo(facts),
    beasts(facts),
    contracts(facts),
    wagons(facts),
    beginning(facts),
    turn(facts),
    limited(facts),
    purchase(facts),
    exchange(),
    free(facts),
    complete(facts),
    reserve(facts),
    refill(facts),
    hand(facts),
    market(facts),
    events(facts),
    fights(facts),
    broadsides(facts),
    purse(facts),
    end(facts),
    scoring(facts),
    clocks(),
  ],
});
