// SPDX-License-Identifier: Apache-2.0
// What it is about, what the cards are and are good for, and how a game begins.
import { card, item, line } from '../../rulebook';
import { facePicture } from '../art/cards';
import type { Facts, Page } from './words';

export const aim = ({ players }: Facts): Page => ({
  id: 'aim',
  title: 'What it is about',
  asked: [],
  pictures: [],
  lines: [
    line(`You are one of ${players} Mad Scientists of Beastly Vale. Hire an Igor, equip a Laboratory, stitch a Monster together, bring it to life, and own the last one standing at the Monster Faire.`, '4 321'), // prettier-ignore
    line('The Faire is held as soon as every scientist has a living Monster and no villager is left in Town. So you need the others to succeed, but not too well.', '293 294'), // prettier-ignore
    line('Until then the others lecture, steal and scheme, and villagers with torches take an interest.', '198 240'),
    line('Mad Scientists never attack each other directly; gloating, sabotage and slander are good manners.', '246'),
  ],
});

export const cards = ({ options }: Facts): Page => ({
  id: 'cards',
  title: 'What is this card good for?',
  asked: [],
  pictures: [
    card('a villager, or a lightning rod', facePicture({ deck: 'town', suit: 'diamonds', rank: 6 })),
    card('a head', facePicture({ deck: 'grave', suit: 'diamonds', rank: 7 })),
    card('an Igor', facePicture({ deck: 'town', suit: 'hearts', rank: 'jack' })),
  ],
  lines: [
    item('A red-backed number', '(Villagers deck): in your Laboratory phase a piece of Equipment, the better the higher. On another’s turn a lecture. In an attack help for Igor, or death to a villager of its value or less. Lying in Town it is a villager.', '5'), // prettier-ignore
    item('A blue-backed number', '(Body Parts deck): in your Laboratory phase a part of your Monster; otherwise a lecture, help or defence like any number. Lying in the Graveyard it is there to be dug up.', '7'), // prettier-ignore
    item('A Jack:', 'an Igor worth 3; a guard dog in the Laboratory, who kills one attacker; on another’s turn a thief, who takes a card at random.', '9 120'), // prettier-ignore
    item('A Queen:', 'an Igor worth 5; a saucy wench in the Laboratory, who makes one attacker or one Igor miss the action; on another’s turn a fair maiden, who costs the Igor or the Monster phase.', '121'), // prettier-ignore
    item('A King:', 'an Igor worth 7; a stern butler in the Laboratory, a second Igor in defence; on another’s turn a traveller, who costs the Laboratory or the Monster phase.', '122'), // prettier-ignore
    item('The Red Joker:', 'an Igor worth 9; a wealthy patron in the Laboratory, who sends a force home; on another’s turn a troubadour, who sets the villagers on the Laboratory.', '123'), // prettier-ignore
    item('The Black Joker:', 'an Igor worth 9; a noble patron in the Laboratory, who has a whole force put to death; on another’s turn an inquisitor, who takes a Laboratory or a Monster away.', '124'), // prettier-ignore
    item('Diamonds', 'are elders, lightning rods and heads.', '6 8'),
    item('Hearts', 'are drinkers of the tavern, operating tables and torsos.', '6 8'),
    item('Clubs', 'are soldiers of the militia, surgical tools and pairs of arms.', '6 8'),
    item('Spades', 'are runners, chemicals and pairs of legs.', '6 8'),
    line('There are two packs of 54 cards with different backs, the Ace counting 1; a card is discarded to its own deck’s pile.', '1-3 15 284', ), // prettier-ignore
    line('Wherever a Jack, Queen, King or Joker is compared or added, it counts 3, 5, 7 or 9.', '10 11', options.face_values === 'igor'), // prettier-ignore
    line('Jacks, Queens, Kings and Jokers count 0 wherever a number is wanted, except as an Igor or a butler.', '11', options.face_values === 'zero'), // prettier-ignore
    line('They are never parts of a Monster.', '12'),
    line('A Joker has no suit.', '13 14', options.joker_suits === 'none'),
    line('As Igor, the Red Joker counts as Diamonds and Hearts, the Black one as Clubs and Spades.', '14', options.joker_suits === 'colour'), // prettier-ignore
  ],
});

export const beginning = ({ options }: Facts): Page => ({
  id: 'beginning',
  title: 'How it begins',
  asked: ['cackle', 'vote', 'direction'],
  pictures: [],
  lines: [
    line('Both decks are shuffled.', '16'),
    line('Everybody draws a villager card; the highest begins, and who ties draws again.', '17-20', options.first_player === 'draw'), // prettier-ignore
    line('Everybody cackles, and everybody votes for another’s cackle; the best one begins. Ties and no votes at all are settled by drawing cards.', '17 18 21', options.first_player === 'cackle'), // prettier-ignore
    line('Who begins is drawn by lot.', '18', options.first_player === 'random'),
    line('The first player chooses which way round the table is played.', '22'),
    line('Each player is dealt one card of either deck. Then a villager card starts the Town and a body part the Graveyard.', '23 24'), // prettier-ignore
    line('Everybody but the first player is dealt one villager card more before that.', '410', options.late_cards === 'by_turn_order'), // prettier-ignore
    line('Nobody has an Igor, a Laboratory or a Monster yet.', '26'),
    line('In full: the scholar’s offer, who begins, the direction, hands, Wine Cellars, Town and Graveyard.', '407'),
  ],
});
