// SPDX-License-Identifier: Apache-2.0
// A turn, and what can be done in it.
import { inWords, item, line } from '../../rulebook';
import { stall } from '../art/stall';
import { wagonNames } from '../art/wagons';
import type { Options } from '../../../lib/generated/fairy_tale_fight_club';
import { gold, listed, price, type Facts, type Page } from './words';

export const turn = ({ players, content }: Facts): Page => ({
  id: 'turn',
  title: 'Your turn',
  asked: ['actions'],
  pictures: [],
  lines: [
    item(
      '1. Act:',
      `up to ${inWords(content.actions)} limited actions, and as many free actions as you like, before, between and after them.`,
      '39 40 42',
    ),
    item('2. Mend your hand:', 'draw up or discard down to the number you may keep.', '39 48'),
    item('3. The Market grows', 'by one creature from the deck.', '39 51'),
    line(
      'Your plate counts the limited actions you have left. You need not use them. Your turn goes on until you say that you are done, even with none left, for a free action may still be wanted.',
      '15 16 38 41',
    ),
    line('The same action may be taken twice. Meanwhile your hand may hold any number of cards.', '45 46'),
    line(
      'An action is over, with everything it has set off, before you choose the next one. Nobody can cut in, and you cannot act in somebody else’s turn.',
      '43 44',
      players > 1,
    ),
    line('Whoever can do nothing just says so, and the turn goes on.', '192'),
    line('Then it is the turn of the player on your left.', '24 47', players > 1),
    line(
      'Groups of creatures are picked card by card and moved together. What is done is done: the rules know no way back.',
      '183 184',
    ),
  ],
});

export const limited = ({ options, content }: Facts): Page => ({
  id: 'limited',
  title: 'The six limited actions',
  asked: [],
  pictures: [],
  lines: [
    line(`You have ${inWords(content.actions)} a turn. Each must really do something.`, '53 54 64'),
    item('Buy', 'your next wagon, or a destroyed Wheelbarrow.', '55'),
    item('Load', 'one or more creatures from your hand into one of your wagons, as far as it has room.', '63 64 98'),
    item('Move', 'one or more creatures from one of your wagons into another, one way. All of them must fit.', '65 66'),
    item('Discard', 'one or more creatures, all from your hand or all from one wagon.', '67 68'),
    item(
      'Swap:',
      'discard one creature from your hand or a wagon, then draw one into your hand.',
      '69-71',
      options.swap_source !== 'hand_only',
    ),
    item('Swap:', 'discard one creature from your hand, then draw one.', '69-71', options.swap_source === 'hand_only'),
    item('Exchange', 'creatures with the Market.', '72'),
  ],
});

export const purchase = ({ content }: Facts): Page => ({
  id: 'purchase',
  title: 'Buy a wagon',
  asked: [],
  pictures: [],
  lines: [
    line(
      `In this order: ${listed(wagonNames.slice(1))}. You may buy back a destroyed Wheelbarrow before or after any of them.`,
      '55 104',
    ),
    line(`Prices: ${wagonNames.map((name) => `${name} for ${price(content.wagons[name])}`).join('; ')}.`, '56 58'),
    line(
      'Who pays with creatures discards some from the hand whose values add up to the price or more. There is no change, and creatures in wagons do not count.',
      '57 59',
    ),
    line('You pay all in gold or all in creatures. Gold that you pay goes to the supply.', '59 60'),
    line('A new wagon can be loaded with your next action.', '61 62'),
  ],
});

export const exchange = (): Page => ({
  id: 'exchange',
  title: 'Exchange with the Market',
  asked: [],
  pictures: [{ title: 'The Market', parts: stall(120, 90), size: [120, 90] }],
  lines: [
    item(
      'One for several:',
      'lay down one creature and take two or more that add up to exactly its value.',
      '72-74 76',
    ),
    item('Several for one:', 'lay down two or more creatures and take one of exactly their sum.', '72-74 76'),
    line('Never several for several, nor one for one.', '75 76'),
    line(
      'What you give comes from your hand and stays on the Market; what you take goes to your hand. Wagons have no part in it.',
      '74 77',
    ),
    line(
      'For example: for a Witch, which is worth 7, you may take a Goose and a Piglet, or a Mouse and two Geese.',
      '73',
    ),
  ],
});

export const free = ({ content }: Facts): Page => ({
  id: 'free',
  title: 'Free actions',
  asked: [],
  pictures: [],
  lines: [
    line('They use up no action, and there is no limit to them.', '42 78'),
    item('Complete', 'a contract with a wagon that holds what it asks for.', '78 79'),
    item(
      'Buy an action:',
      `pay ${gold(content.action_price)} for one more limited action, as often as you can. If you do not use it, it is lost.`,
      '87 88',
    ),
    item('Reserve', `a contract for ${gold(content.reserve_price)}.`, '78 89'),
  ],
});

export const complete = ({ players, options }: Facts): Page => ({
  id: 'complete',
  title: 'Complete a contract',
  asked: [],
  pictures: [],
  lines: [
    line(
      'One of your wagons must hold exactly what the contract asks for: every creature of it, and none besides. Two wagons cannot be added up. Any wagon that is large enough will do.',
      '79 80',
    ),
    line('It must hang on the wall or be your own reserved one.', '81'),
    line(
      'All creatures of that wagon are discarded; you take the contract and the gold on it. Then a new contract comes up.',
      '83-86',
      options.reserve_refill !== 'immediately',
    ),
    line(
      'All creatures of that wagon are discarded; you take the contract and the gold on it. Then a new contract comes up, unless it was the one you had reserved.',
      '83-86 200',
      options.reserve_refill === 'immediately',
    ),
    line(
      'You need not do it, and nothing is done for you: contracts that a wagon of yours fits are marked. You can still do it later in your turn.',
      '82 182',
    ),
    line('If it comes to fit while others play, you must wait for your turn, and hope.', '43 199', players > 1),
  ],
});

export const reserve = ({ options, content }: Facts): Page => {
  const isAtOnce = options.reserve_refill === 'immediately';
  const isOut = options.reserve_discard !== 'area';
  return {
    id: 'reserve',
    title: 'Reserve a contract',
    asked: [],
    pictures: [],
    lines: [
      line(
        `Pay ${gold(content.reserve_price)}, take a contract from the wall and lay it open before you, with the gold on it. Only you can complete it now; the gold is yours only then.`,
        '89 91 92 129',
      ),
      line(
        'You can hold one. If you reserve another, you pay again and give up the first; there is no other way to get rid of it.',
        '89 90 93 96',
      ),
      line('Its place on the wall stays empty until it is completed. It still counts as in play.', '94 200', !isAtOnce),
      line(
        'At this table a new contract takes its place at once. A reserved one no longer counts as in play, and completing it brings no new one.',
        '94 112 200',
        isAtOnce,
      ),
      line(
        'The one you give up leaves the game, its gold goes to the supply, and a new contract comes up.',
        '95 96 200',
        isOut,
      ),
      line(
        'At this table the one you give up goes back to the wall with its gold, and no new one comes up.',
        '95 200',
        !isOut,
      ),
    ],
  };
};

/** When a new contract comes up besides a first Hand Cart (FTF-200). */
function refillsOf({ reserve_refill, reserve_discard }: Options): string {
  const isOut = reserve_discard !== 'area';
  if (reserve_refill !== 'immediately')
    return `after a contract is completed${isOut ? ', and when a reserved contract is given up for another' : ''}`;
  const reserving = isOut ? 'is reserved' : 'is reserved and none is given up for it';
  return `after a contract from the wall is completed, and after one ${reserving}`;
}

export const refill = ({ options }: Facts): Page => ({
  id: 'refill',
  title: 'A new contract comes up',
  asked: [],
  pictures: [],
  lines: [
    line(
      'Cards are turned from the Contract Deck until one is a contract. Every Event on the way is played out at once, completely, and then put away.',
      '85 110 137',
    ),
    line(`That happens after a first Hand Cart, ${refillsOf(options)}; once each time.`, '86 100 112 200'),
    line('You may complete or reserve the new one right away.', '114'),
    line('If the deck runs out on the way, no contract comes.', '110'),
  ],
});

export const hand = ({ content }: Facts): Page => ({
  id: 'hand',
  title: 'Mend your hand',
  asked: ['discard_down'],
  pictures: [],
  lines: [
    line(
      `When your actions are done and you hold fewer than ${inWords(content.hand)} cards, you draw up to that; if you hold more, you discard down to it. You choose which. With a War Wagon it is ${inWords(content.war_wagon_hand)}, in the turn you buy it already.`,
      '48-50 99',
    ),
    line('You have to do it, and only in your own turn.', '49'),
  ],
});

export const market = ({ content }: Facts): Page => ({
  id: 'market',
  title: 'Market, deck and discard pile',
  asked: [],
  pictures: [{ title: 'The Market', parts: stall(120, 90), size: [120, 90] }],
  lines: [
    line(
      'At the end of every turn one creature from the deck joins the Market. It may grow without limit, and it may run low.',
      '51 52 144',
    ),
    line(
      `The instant the deck is empty, Market and discard pile are shuffled into a new deck, and ${inWords(content.market)} creatures are laid out as the new Market. It may happen in the middle of a draw, which then goes on.`,
      '139 140',
    ),
    line(
      `If they hold no more than ${inWords(content.market)} cards together, nothing is shuffled, and who should draw does not, until there are more.`,
      '141 192',
    ),
    line(
      `What deals a new Market stops at ${inWords(content.market)} cards, wherever they came from; what adds creatures adds all of them.`,
      '142',
    ),
    line('Anybody may look through the discard pile.', '143'),
  ],
});
