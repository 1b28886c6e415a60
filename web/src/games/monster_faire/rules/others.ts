// SPDX-License-Identifier: Apache-2.0
// What is done on other players' turns, dinner, and the decks.
import { item, line } from '../../rulebook';
import type { Facts, Page } from './words';

export const visits = ({ options }: Facts): Page => ({
  id: 'visits',
  title: 'Cards on other players’ turns',
  asked: ['visit_card', 'visit_use', 'counter'],
  pictures: [],
  lines: [
    line('On each other player’s turn you may play one card against them, when you are asked; one after the other, beginning after the player whose turn it is.', '240-242'), // prettier-ignore
    item('A number', 'is a lecture: they lose all Equipment of lower value, seen or not. A higher number counters it, and both are discarded. It may be given to who has none; it is gloating all the same.', '248-250'), // prettier-ignore
    item('Jack:', 'a card of their hand at random. Countered by Jack, Queen or King.', '251-253'),
    item('Queen:', 'they lose the Igor phase, if they have an Igor awake, or the Monster phase, if they have a Monster. Countered by Queen or King.', '254 255'), // prettier-ignore
    item('King:', 'they lose the Laboratory or the Monster phase. Countered by a King.', '256 257'),
    item('Red Joker:', 'all villagers in Town attack their Laboratory, as a group, and nothing else of theirs. Countered by a King or a Joker.', '258 259'), // prettier-ignore
    item('Black Joker:', 'their whole Laboratory or Monster is discarded. Countered by a Joker, or by giving Igor to the stake.', '260-262 268'), // prettier-ignore
    line('A lost phase is left out; one that has begun, was given up or lost before cannot be named.', '255 257 263'),
    line('Jacks, Queens, Kings and Jokers come back to your hand, unless countered: then they are discarded.', '243 244', options.visit_card_reuse === 'returns'), // prettier-ignore
    line('The card is discarded after use.', '245', options.visit_card_reuse === 'discarded'),
    item('Counters', 'come from the hand, or are Defenders. Jacks, Queens, Kings and Jokers then stay before you until your next turn and counter whatever else they suit, by themselves.', '264-267'), // prettier-ignore
  ],
});

export const dinner = (_: Facts): Page => ({
  id: 'dinner',
  title: 'Dinner',
  asked: ['invite', 'invitation', 'forgo', 'critique', 'brawl', 'free_action'],
  pictures: [],
  lines: [
    line('In housekeeping you may invite one rival, who answers at once.', '269 270'),
    line('Who accepts comes in the Igor phase of the own next turn, with Igor, and gives up the Laboratory or the Monster phase; no phases can be given up for cards then.', '271-273'), // prettier-ignore
    line('If the guest loses the Igor phase, or the host is away or out, nothing comes of it.', '274'),
    line('At table: the guest names the phase, may critique, may have Igor attack; then the host has a free action.', '275'), // prettier-ignore
    item('A critique', 'is a card played at a pile that lies face down: if it beats the top card, both are lost; if not, the host takes it.', '276-278'), // prettier-ignore
    item('Igor’s attack:', 'both Igors must be awake; the host draws two cards and adds the higher.', '279 280'),
    item('The free action:', 'one Laboratory action, or life for the Monster.', '281 282'),
    line('Dining counts as being gloated at, and so does being critiqued.', '283'),
  ],
});

export const decks = (_: Facts): Page => ({
  id: 'decks',
  title: 'Decks and discard piles',
  asked: [],
  pictures: [],
  lines: [
    line('When a card must be drawn from an empty deck, its discard pile is shuffled to make it again.', '285 286'),
    line('If that is empty too, you take the other deck where you may choose; a draw that must come from it is not made, and what hangs on it does not happen.', '287'), // prettier-ignore
    line('If all four piles are empty, everybody’s hand is shuffled into new decks.', '288 289'),
    line('Where no deck is named, whose fate it is chooses.', '290'),
    line('Discard piles lie open to all.', '291'),
  ],
});
