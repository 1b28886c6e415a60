// SPDX-License-Identifier: Apache-2.0
// What it is about, what lies on the table, and how a game begins.
import { counted, inWords, item, line } from '../../rulebook';
import { costumeFace } from '../art/cards';
import { characterNames, character } from '../art/characters';
import { iconNames, iconSign } from '../art/icons';
import { coins, type Facts, type Page } from './words';

export const aim = ({ content, options }: Facts): Page => ({
  id: 'aim',
  title: 'What it is about',
  asked: [],
  pictures: [],
  lines: [
    line(
      'You came to the faire in the wrong clothes. In one afternoon, and with hardly any money, you put an outfit together; performing is the only way to earn more.',
      '1 41 103',
    ),
    line(
      `Whoever is first to show an icon in ${inWords(content.derived.slots_needed)} of their Character’s six slots, with at least ${counted(content.costumes_to_win, 'Costume')} taking part, is the Fairest of the Faire and wins.`,
      '136 137 139',
    ),
    line('How many slots it takes depends on the company: six with two, five with three, four with four.', '137', options.slots_needed === 'by_players' || options.slots_needed === null), // prettier-ignore
    line('This table has said how many slots it takes, whatever the company.', '138', options.slots_needed !== 'by_players'), // prettier-ignore
    line('It is a light game for two to four, from thirteen years on, and takes about an hour at a table.', '2'),
  ],
});

export const pieces = ({ content }: Facts): Page => ({
  id: 'pieces',
  title: 'What lies on the table',
  asked: [],
  pictures: characterNames.map((name) => ({ title: name, parts: character(name), size: [120, 180] as const })),
  lines: [
    line(
      'Four Characters, fifty Performances, fifty-five see-through Costumes, and a cover for their deck.',
      '3 17 18 150-152',
    ),
    item(
      'Characters',
      'differ in looks only: none has an icon or a power, and each has the same six empty slots.',
      '13 107 151',
    ),
    item(
      'In the middle:',
      'the purse, both decks with their discard piles, the Shoppe Window and the Stage.',
      '26 27 6 24',
    ),
    item(
      'Before each player:',
      'the Character with the Costumes on it, the slots in words, Extended cards, coins, and how many cards the hand has and may have.',
      '26 27',
    ),
    line('Coins lie in the open, and everybody may count them. The purse never runs out.', '6 7 10'),
    line(
      'Paper, pen and a clock are part of it: here a sketch pad, a text box, and a countdown that all can see.',
      '4 5',
    ),
    line(`A Costume costs ${coins(content.price)}, or ${coins(content.null_price)} if it has a null.`, '93'),
  ],
});

export const beginning = ({ content, options, players }: Facts): Page => ({
  id: 'beginning',
  title: 'The beginning',
  asked: ['first_vote', 'host_choice', 'character'],
  pictures: [],
  lines: [
    line('The player with the worst fashion sense begins; then the turns go clockwise.', '14 16'),
    line('Who that is, the Faire decides by lot.', '15', options.first_player === 'random'),
    line('Who that is, everybody votes in secret: for anybody else. Of those with most votes one is drawn.', '15', options.first_player === 'vote'), // prettier-ignore
    line('Who that is, the host decides.', '15', options.first_player === 'host'),
    line(`Each player has ${coins(content.coins)}.`, '8', options.late_coins === 'off'),
    line('Players later in the order have a coin or two more than the first.', '9', options.late_coins === 'on'),
    line('Beginning with the first player, everybody chooses one of the Characters that are left.', '11 12', options.character_pick === 'draft'), // prettier-ignore
    line('Everybody is dealt a Character.', '11 12', options.character_pick === 'random'),
    line('Characters that nobody has taken stay in the box.', '11', players < 4),
    line(`Both decks are shuffled. Three Costumes are hung in the Shoppe Window, whatever they are, and each player is dealt ${counted(content.hand, 'Performance')}, which nobody else sees.`, '17 20-22'), // prettier-ignore
    line('All in this order: who begins, coins, Characters, decks, Window, hands. Nothing is bought or played before the first turn.', '25'), // prettier-ignore
  ],
});

export const icons = ({ content }: Facts): Page => ({
  id: 'icons',
  title: 'Slots, icons and nulls',
  asked: ['icon'],
  pictures: [
    ...iconNames.map((icon) => ({ title: icon, parts: iconSign(icon), size: [40, 40] as const })),
    { title: 'A null', parts: iconSign('null'), size: [40, 40] as const },
    { title: 'Knight on Chest and Legs', parts: costumeFace('Suit of Plate', content.costumes['Suit of Plate']), size: 'card' as const }, // prettier-ignore
  ],
  lines: [
    line('There are six slots: Head, Left Hand, Right Hand, Chest, Legs, Feet.', '107'),
    line('And nine icons: Faerie, Jester, Knight, Lady, Lord, Pirate, Scot, Wench, Wizard.', '108'),
    line('A Costume has an icon in one slot, a few have two, also two of the same. At most one thing is printed in a slot.', '109 111'), // prettier-ignore
    line('Some Costumes have a null instead: modern clothes. It covers and cancels what is under it, and is no icon: it counts neither for winning nor for your hand.', '110'), // prettier-ignore
    line('Where a Costume has nothing printed it is clear, and what lies below is seen through it. Only the printed spaces count, not the drawing.', '113'), // prettier-ignore
  ],
});

export const layers = (): Page => ({
  id: 'layers',
  title: 'What shows, counts',
  asked: [],
  pictures: [],
  lines: [
    line('For each slot look from the top of the stack down: the first Costume that is not clear there decides. An icon fills the slot; a null leaves it unfilled; if all are clear, it is empty.', '112 113'), // prettier-ignore
    line('What is covered does not count, but it is not lost: when the Costume above it leaves or moves down, it counts again at once.', '112 114'), // prettier-ignore
    line('A null on an empty slot leaves it unfilled. An icon placed on a null fills the slot. A null on a null changes nothing.', '115'), // prettier-ignore
    line('Any of the six slots will do; none of them must be filled.', '116'),
    line('A stack is never rearranged, except where a Performance says so.', '102'),
  ],
});
