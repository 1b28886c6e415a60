// SPDX-License-Identifier: Apache-2.0
// The five phases, and Igor's errands.
import { item, line } from '../../rulebook';
import type { Facts, Page } from './words';

export const turn = ({ options }: Facts): Page => ({
  id: 'turn',
  title: 'Your turn',
  asked: ['draw', 'skip', 'extra_draw'],
  pictures: [],
  lines: [
    line('One player at a time: draw, Igor, Laboratory, Monster, housekeeping, in this order. In every phase you may also do nothing.', '28 29 37 346'), // prettier-ignore
    item('First of all', 'whoever ran away is back, a hiding Monster comes home, an unconscious Igor wakes, and your counters are discarded.', '30'), // prettier-ignore
    item('Draw:', 'you may take one card of either deck into your hand. It must be there before it is used.', '31 32'),
    item('Skip phases', 'for more cards: give up the Monster phase for one, Laboratory and Monster for two, Igor, Laboratory and Monster for three. Say it after you have seen your first card and before you draw the others; you may stop early, but the phases are gone.', '33-36'), // prettier-ignore
    item('Igor:', 'hire one, or send yours on an errand.', '45 46'),
    item('Laboratory:', 'put one card down, or repair one part.', '105 106'),
    item('Monster:', 'bring it to life, or send it to Town.', '143 161'),
    item('Housekeeping:', 'you may invite somebody to dinner. What is used up is discarded at once, not only now.', '39 40 269'), // prettier-ignore
    line('There is no limit to your hand: hold as many cards as you like.', '38'),
    line('Before the Igor, Laboratory, Monster and housekeeping phases the others may each play one card against you, but not before a phase that you gave up or lost.', '41 42', options.visit_windows === 'phases'), // prettier-ignore
    line('The others may each play one card against you directly after you have drawn.', '42', options.visit_windows === 'once'), // prettier-ignore
    line('If you run away or are out in the middle of your turn, it ends as soon as the attack is over.', '44'),
    line('At its end the table looks for despair, the last one left, the Faire and the deadline, in this order.', '43'),
    line('Nothing can be done twice or for ever in a turn: one errand, one offer, one mob, one card from each rival.', '345'), // prettier-ignore
  ],
});

export const igor = ({ options }: Facts): Page => ({
  id: 'igor',
  title: 'Igor',
  asked: ['igor'],
  pictures: [],
  lines: [
    item('Hire:', 'without an Igor, you may put a Jack, Queen, King or Joker of your hand before you, face up; or claim one that lies in Town or Graveyard. That is your whole Igor phase.', '46-50'), // prettier-ignore
    line('You have at most one Igor, never two, and cannot dismiss him.', '51', options.rule_many_cooks !== 'on'),
    item('Errands:', 'Town, Graveyard, or a visit to another scientist; then he comes back.', '45 52'),
    line('An unconscious Igor lies face down until your next turn: he does nothing, and villagers pass him by.', '97'),
    line('When an Igor is killed, a body part is added to the Graveyard.', '103 104'),
  ],
});

export const inTown = ({ options }: Facts): Page => ({
  id: 'in_town',
  title: 'Igor goes to Town',
  asked: ['recruit'],
  pictures: [],
  lines: [
    line('A villager card is drawn and put on top of Town.', '54'),
    line('If a villager there has Igor’s suit, all of them taunt him, and he comes home with nothing. If one is higher than he, he is chased, which changes nothing more.', '55 56 58', options.taunt_blocks === 'always'), // prettier-ignore
    line('If a villager there has Igor’s suit, all of them taunt him; only if one of them is higher than he is he chased home with nothing.', '55 56 59', options.taunt_blocks === 'chased_only'), // prettier-ignore
    line('Otherwise he may bring one villager of your choice to your hand, from anywhere in the pile.', '57 60'),
    line('If you make that very villager Equipment on the same turn, a body part is added to the Graveyard.', '61 62'),
    line('Igors in Town neither taunt nor can be recruited; one who is drawn stays there to be claimed.', '63 178'),
  ],
});

export const digging = (_: Facts): Page => ({
  id: 'digging',
  title: 'Igor goes to the Graveyard',
  asked: ['dig', 'caught', 'drive_off'],
  pictures: [],
  lines: [
    line('A Monster that hides there may drive him off, and then nothing is drawn; a rogue one always does.', '64 174 175'), // prettier-ignore
    line('Otherwise a body part is drawn onto the Graveyard, and Igor takes one part, of his own suit if there is one.', '65-69'), // prettier-ignore
    line('On the way home a villager card is drawn. If it is higher than Igor, he is caught: drop the part, and both cards are discarded; or keep it, and the villager goes to Town.', '70 71'), // prettier-ignore
    line('Who is not higher is discarded. An Igor card counts 3, 5, 7 or 9 here, and in Town lies to be claimed.', '72 73'), // prettier-ignore
    line('What he brings home goes to your hand.', '74'),
  ],
});

export const visiting = ({ options }: Facts): Page => ({
  id: 'visiting',
  title: 'Igor visits a rival',
  asked: ['cargo', 'request', 'door', 'reply', 'accept', 'fight_deck', 'fight_queen', 'fight_king', 'spoils'],
  pictures: [],
  lines: [
    line('Igor may carry one card of your hand; until he is back it is out of reach. All see its back, and what you would like for it.', '75-77 79'), // prettier-ignore
    line('The host turns him away, attacks with Igor or Monster, or receives him; then the host sees the card and may offer one from the hand, card for card, which you take or refuse.', '78 80 81'), // prettier-ignore
    line('In every other case Igor brings his card back.', '82'),
    line('Only the host can start a fight at the door.', '83'),
    item('Igor against Igor:', 'each side adds a card drawn from a deck of its choice, the visitor first. A Jack, Queen, King or Joker goes to the hand instead, and that side draws again.', '88-91 290'), // prettier-ignore
    line('The higher total wins; equal totals do nothing.', '92 93'),
    line('If the visitor wins, he knocks the host’s Igor out, or trashes the top card of the Laboratory.', '94 95'),
    line('If the visitor loses, he is unconscious until your next turn, and the host keeps his card.', '84 85 96', options.dropped_cargo === 'host_keeps'), // prettier-ignore
    line('If the visitor loses, he is unconscious until your next turn, and his card is discarded.', '84 86 96', options.dropped_cargo === 'discarded'), // prettier-ignore
    item('Monster against Igor:', 'only Igor adds a card. If he is beaten, he is killed and his card is lost; if he is higher, the Monster loses its top part.', '87 98-101'), // prettier-ignore
    line('Only a living Monster at home can attack, and then all see it.', '102'),
    line('A butler may fight beside the host’s Igor, or for him: 7 more, decided before the host draws.', '131'),
    line('If both sides may draw forever, they do not: hands are shuffled in only once for each side.', '91'),
  ],
});
