// SPDX-License-Identifier: Apache-2.0
// Events and fights.
import { item, line, type Line, type Picture } from '../../rulebook';
import { eventPictures, fightDevices } from '../art/events';
import type { Effect, EventFace } from '../../../lib/generated/fairy_tale_fight_club';
import { gold, some, type Facts, type Page } from './words';

const eventPicture = (title: string, effect: Effect): Picture => ({
  title,
  parts: eventPictures[effect],
  size: [120, 90],
});
export const events = ({ players, options }: Facts): Page => ({
  id: 'events',
  title: 'Events',
  asked: [],
  pictures: [],
  lines: [
    line(
      'An Event is played out the moment it turns up: first the fight, if it shows a fist, then what it says. It is for everybody, also for whoever turned it up.',
      '14 116 117',
      players > 1,
    ),
    line('An Event is played out the moment it turns up. You ignore its fight.', '14 116 173', players === 1),
    line(
      'Who must choose does so in secret, all at the same time; then it is done in the order of turns, beginning with whose turn it is.',
      '135 180',
      players > 1,
    ),
    line('If you cannot do all of what it says, you do what you can.', '136'),
    line(
      'When creatures are passed, all choose first and then all cards move; what you receive you cannot pass on. If you hold too few, you pass them all. Only the giver and the receiver see the cards.',
      '131 132',
      players > 1,
    ),
    line(
      'Who then has received fewer than they passed draws the difference.',
      '133 134',
      players > 1 && options.pass_shortfall !== 'short_passer',
    ),
    line(
      'Who could not pass as many as asked for draws as many as they passed.',
      '133 134',
      players > 1 && options.pass_shortfall === 'short_passer',
    ),
    line('Events never come back into the game.', '113 137'),
  ],
});

const effects: Record<Effect, { says(amount: number): string; rules: string }> = {
  pass_left: { says: (n) => `everybody passes ${some(n)} from their hand to the left.`, rules: '131 132 196' },
  pass_right: { says: (n) => `everybody passes ${some(n)} from their hand to the right.`, rules: '131 132 196' },
  toll: {
    says: (n) => `whoever owns a Wheelbarrow pays ${gold(n)} or has it destroyed. Gold just won in the fight can pay.`,
    rules: '196 198',
  },
  tax: { says: (n) => `whoever has ${gold(n)} or more gives one back to the supply.`, rules: '147 196' },
  draw: { says: (n) => `everybody draws ${some(n)}, one player after the other.`, rules: '196 197' },
  discard: { says: (n) => `everybody discards ${some(n)} from their hand.`, rules: '136 196 197' },
  new_market: { says: () => 'the whole Market is discarded and a new one laid out.', rules: '142 196' },
  grow_market: { says: (n) => `${some(n)} from the deck ${n === 1 ? 'joins' : 'join'} the Market.`, rules: '142 196' },
  escape: { says: () => 'whoever has creatures in wagons discards one of them.', rules: '196' },
  wreck: { says: () => 'every Wheelbarrow is destroyed.', rules: '104 107 196' },
  new_hand: {
    says: () => 'everybody discards their whole hand; then everybody draws as many as they had.',
    rules: '196 197',
  },
  gold: { says: (n) => `everybody gains ${gold(n)}.`, rules: '146 196' },
  free_load: { says: () => 'everybody may load one creature from their hand, without an action.', rules: '196 199' },
  pawn: { says: (n) => `everybody may discard one hand creature of value ${n} or more for one gold.`, rules: '196' },
};
const isPassing = (effect: Effect): boolean => effect === 'pass_left' || effect === 'pass_right';

/** Cards that do the same share a line. */
function eventLines({ players, content }: Facts): Line[] {
  const faces = new Map<string, { names: string[]; face: EventFace }>();
  for (const [name, face] of Object.entries(content.events)) {
    const key = `${face.effect} ${face.amount}`;
    const same = faces.get(key);
    if (same) same.names.push(name);
    else faces.set(key, { names: [name], face });
  }
  return [...faces.values()].flatMap(({ names, face: { effect, amount } }) => {
    if (!effect) return [];
    const { says, rules } = effects[effect];
    return [item(`${names.join(', ').replaceAll("'", '’')}:`, says(amount), rules, players > 1 || !isPassing(effect))];
  });
}
export const broadsides = (facts: Facts): Page => ({
  id: 'broadsides',
  title: 'What the Events say',
  asked: ['pass', 'event_discard', 'escape', 'toll', 'free_load', 'pawn'],
  pictures: [
    ...(facts.players > 1 ? [eventPicture('Pass', 'pass_left')] : []),
    eventPicture('Toll', 'toll'),
    eventPicture('Escape', 'escape'),
    eventPicture('A free load', 'free_load'),
    eventPicture('Pawn', 'pawn'),
  ],
  lines: eventLines(facts),
});

export const fights = ({ players, options }: Facts): Page => {
  const holds = players > 1;
  return {
    id: 'fights',
    title: 'Fight Club',
    asked: ['fight'],
    pictures: [
      { title: 'Lowest creature', parts: fightDevices.low_card, size: [60, 60] },
      { title: 'Highest creature', parts: fightDevices.high_card, size: [60, 60] },
      { title: 'Least gold', parts: fightDevices.low_gold, size: [60, 60] },
      { title: 'Most gold', parts: fightDevices.high_gold, size: [60, 60] },
    ],
    lines: [
      item(
        'Lowest creature:',
        'everybody picks one from their hand. The lowest wins and draws one creature.',
        '118 122',
        holds,
      ),
      item('Highest creature:', 'everybody picks one from their hand. The highest wins one gold.', '119 122', holds),
      item('Least gold:', 'everybody’s gold is counted. The poorest wins one gold.', '120', holds),
      item('Most gold:', 'everybody’s gold is counted. The richest wins and draws one creature.', '121', holds),
      line(
        'Who is equal with somebody is out, and the others are compared again. So the best number that only one player has wins. If there is none, nobody wins, and the Event goes on.',
        '123 124',
        holds,
      ),
      line(
        'All pick in secret and show together. Who holds creatures must pick one; who holds none does not fight. Who fights alone wins.',
        '125-127',
        holds,
      ),
      line(
        'Afterwards the creatures go back to the hands they came from.',
        '128',
        holds && options.fight_cards !== 'discard',
      ),
      line(
        'At this table the creatures shown are discarded before the winner is rewarded.',
        '128',
        holds && options.fight_cards === 'discard',
      ),
      line(
        'Only gold that you own counts, not what lies on a contract you have reserved. Prizes come from the supply and the deck.',
        '129 130',
        holds,
      ),
    ],
  };
};
