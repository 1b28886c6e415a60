// SPDX-License-Identifier: Apache-2.0
// Gold, the end and counting up, the game alone, and the clock.
import { place } from '../../../lib/art/parts';
import { counted, inWords, item, line, type Picture } from '../../rulebook';
import { castleNames, flags } from '../art/castles';
import { coin } from '../../../lib/art/coins';
import { wagonNames } from '../art/wagons';
import type { TableContent } from '../../../lib/generated/fairy_tale_fight_club';
import { listed, points, rounds, type Facts, type Page } from './words';

export const purse = ({ players, content }: Facts): Page => ({
  id: 'gold',
  title: 'Gold',
  asked: [],
  pictures: [{ title: 'Gold', parts: [place(coin, 15, 15)], size: [30, 30] }],
  lines: [
    line('Everybody’s gold is open.', '145', players > 1),
    line(
      `There are ${content.gold} pieces. If the supply runs short, you get what is left, in the order of turns from whose turn it is; nothing is owed.`,
      '37 146',
    ),
    line('Nobody owes gold either: who should lose more than they have loses all of it.', '147'),
    line('Nothing is ever traded, given or lent, neither gold nor creatures nor contracts.', '148'),
  ],
});

export const end = ({ players, options, content }: Facts): Page => {
  const isAtOnce = options.reserve_refill === 'immediately';
  const mayStall = options.stall_rounds > 0 && (players > 1 || options.solo_rounds === 0);
  return {
    id: 'end',
    title: 'The end',
    asked: [],
    pictures: [],
    lines: [
      line(
        `When the last card of the Contract Deck has been turned, the last rounds have begun. From then on the game stops the instant there are only ${counted(content.last_contracts, 'contract')} in play, and nobody can have those any more.`,
        '149-151',
      ),
      line('Contracts on the wall and reserved ones are in play.', '109 151', !isAtOnce),
      line('Only contracts on the wall are in play, so reserving one can end the game.', '151 200', isAtOnce),
      line(
        'The contract that ends the game counts in full. The rest of the turn is dropped, even with actions left, and turns are not evened out.',
        '150 153',
      ),
      line(
        'If nobody has bought a Hand Cart, the game is over as soon as the last contract has come up. Events among the last cards are played out first.',
        '152',
      ),
      line('A Hand Cart bought in the last rounds brings no contract any more, but keeps its points.', '155'),
      line(
        `If ${rounds(options.stall_rounds)} pass without a completed contract or a bought wagon, the game is over and counted as usual.`,
        '156 194 201',
        mayStall,
      ),
      line(
        `After ${options.max_rounds} rounds the game is over in any case.`,
        '157 201',
        options.max_rounds > 0 &&
          (players > 1 || options.solo_rounds === 0 || options.max_rounds < options.solo_rounds),
      ),
      line('Nobody is ever out, and an empty creature deck or supply ends nothing.', '191 193'),
    ],
  };
};

export const scoring = ({ players, options, content }: Facts): Page => ({
  id: 'scoring',
  title: 'Counting up',
  asked: [],
  pictures: castleNames.map((name): Picture => ({ title: name, parts: flags[name], size: [40, 54] })),
  lines: [
    item('Contracts:', 'what stands on those you have completed.', '158'),
    item(
      'Wagons:',
      `${listed(wagonNames.filter((name) => content.wagons[name].points > 0).map((name) => `${points(content.wagons[name].points)} for the ${name}`)) || 'nothing'}, if you own it at the end.`,
      '158 159',
    ),
    item('Gold:', `one point for every ${inWords(content.gold_per_point)}; the rest is worth nothing.`, '160 161'),
    item(
      'Flags alike:',
      `${points(content.same_flags_points)} for a set of ${inWords(content.same_flags)} contracts of one castle.`,
      '162',
    ),
    item(
      'All flags:',
      `${points(content.all_flags_points)} for a set of five contracts of the five different castles.`,
      '163',
    ),
    line(
      'A contract may be in one set of each kind. You score as many sets as you can make.',
      '164-166',
      options.flag_sets !== 'once_each',
    ),
    line(
      'A contract may be in one set of each kind. At this table you score each kind once at most.',
      '164 166',
      options.flag_sets === 'once_each',
    ),
    line('Reserved contracts, creatures in wagons and your hand are worth nothing.', '154'),
    line(
      'Among equals the most gold wins, all of it counted; then the fewest completed contracts. Who is still equal shares the place.',
      '167-169',
      players > 1,
    ),
  ],
});

const bandsOf = ({ ratings }: TableContent): string =>
  Object.entries(ratings)
    .sort(([, a], [, b]) => a - b)
    .map(([name, from]) => (from === 0 ? `“${name}”` : `from ${from} on “${name}”`))
    .join(', ');

export const solo = ({ players, options, content }: Facts): Page => {
  const holds = players === 1;
  return {
    id: 'solo',
    title: 'Alone at the table',
    asked: [],
    pictures: [],
    lines: [
      line(
        `You play for points alone: complete as much as you can in ${rounds(options.solo_rounds)}. Each of your turns is a round.`,
        '170 172 175',
        holds && options.solo_rounds > 0,
      ),
      line(
        'There is no limit of rounds at this table: complete as much as you can before the Contract Deck runs out.',
        '170 175',
        holds && options.solo_rounds === 0,
      ),
      line(
        `A turn is as usual, with ${inWords(content.actions)} limited actions, and may be ended early. You begin and get no further card.`,
        '171 172 176',
        holds,
      ),
      line(
        'Fights do not happen, nor does an Event that passes creatures. Everything else that an Event says happens to you.',
        '173 174',
        holds,
      ),
      line(
        'You have all your rounds, even if nothing is completed for a while.',
        '201',
        holds && options.solo_rounds > 0,
      ),
      line(`Your points are rated: ${bandsOf(content)}.`, '177 178', holds),
    ],
  };
};

export const clocks = (): Page => ({
  id: 'clocks',
  title: 'When time runs out',
  asked: [],
  pictures: [],
  lines: [
    line(
      'With a clock, a question that nobody answers gets an ordinary answer: your actions end; your lowest creatures are discarded or passed; you fight with the best you have for it; the highest creature escapes; you pay the toll; and you neither load nor pawn. What you have picked and could confirm is played instead; an unfinished group is put back.',
      '179 184',
    ),
    line('The clock of your turn stands still while an Event asks somebody.', '179'),
    line(
      'Nobody sees who has answered before all have, and until then you may change your mind. Who is asked tells nothing about hidden cards.',
      '180 181',
    ),
    line('Who leaves is played by a bot or by these answers, and is still counted.', '185'),
  ],
});
