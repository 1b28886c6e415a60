// SPDX-License-Identifier: Apache-2.0
// The Laboratory, the Monster, and what it does in Town.
import { card, item, line } from '../../rulebook';
import { facePicture } from '../art/cards';
import type { Facts, Page } from './words';

export const laboratory = ({ options }: Facts): Page => ({
  id: 'laboratory',
  title: 'The Laboratory',
  asked: ['laboratory'],
  pictures: [],
  lines: [
    line('In each Laboratory phase do one thing: put down one card, or repair one part.', '105 106 157'),
    line('Equipment and parts lie in two piles, face down, new cards on top; the order never changes, and you may look at your own.', '107 108'), // prettier-ignore
    item('Equipment', 'is a red-backed number. For each suit your best piece says up to which value parts of that suit work; the others are spares, and without one nothing works.', '109-112'), // prettier-ignore
    line('A poor Laboratory is allowed, and parts may come before Equipment.', '113 114'),
    item('Defenders', 'are Jacks, Queens, Kings and Jokers put face down into the Laboratory.', '115'),
    line('They may be of either deck.', '116 117', options.defender_decks === 'both'),
    line('Only those of the Villagers deck may be Defenders.', '117', options.defender_decks === 'villagers'),
    line('They are no Equipment: lectures and villagers leave them alone, but a top card is a top card.', '118'),
    line('Once a Monster has come to life, the Laboratory lies face up: new Equipment too, new Defenders not. When it has become empty, a new one begins face down.', '119'), // prettier-ignore
    item('Repair:', 'an injured part for which your Equipment is good enough works again.', '156 157', options.repair_rate === 'one'), // prettier-ignore
    item('Repair:', 'every injured part for which your Equipment is good enough works again.', '156 158', options.repair_rate === 'all'), // prettier-ignore
  ],
});

export const defenders = (_: Facts): Page => ({
  id: 'defenders',
  title: 'Defenders',
  asked: ['defender', 'victim'],
  pictures: [card('guard dog', facePicture({ deck: 'town', suit: 'clubs', rank: 'jack' }))],
  lines: [
    item('Guard dog (Jack):', 'kills one attacker of your choice. No Monster ever comes to a Manor, so he rips nothing off one.', '120 128 129'), // prettier-ignore
    item('Saucy wench (Queen):', 'one attacker is laid aside and goes home when the attack ends; or an attacking or snooping Igor misses his action.', '121 128 130'), // prettier-ignore
    item('Stern butler (King):', 'a second Igor worth 7, at the Igor stage or against a visitor.', '122 131'),
    item('Wealthy patron (Red Joker):', 'sends the force back to Town.', '123'),
    item('Noble patron (Black Joker):', 'the whole force dies, with as many cards for the Graveyard.', '124'),
    line('Use as many as you like, one after the other, when the force reaches Igor, Monster or Laboratory, mob or not; the butler once, at the first. A used one is discarded.', '125-127'), // prettier-ignore
  ],
});

export const monster = ({ options }: Facts): Page => ({
  id: 'monster',
  title: 'Building a Monster',
  asked: ['monster'],
  pictures: [
    card('as good as new', facePicture({ deck: 'grave', suit: 'hearts', rank: 10 })),
    card('it will do', facePicture({ deck: 'grave', suit: 'hearts', rank: 4 })),
  ],
  lines: [
    line('It wants at least one head, torso, pair of arms and pair of legs, and may have more.', '132-134'),
    line('Each torso carries one head and two pairs of limbs. Two heads or more may not be worth more than all torsos together; one head may.', '135-138'), // prettier-ignore
    line('That is looked at only when you add a head or a limb. Torsos may always be added, also to a living Monster.', '139 140'), // prettier-ignore
    line('A living Monster that loses its last head or legs lives on.', '141 142', options.crippling === 'off'),
    line('Without a working head it is worth nothing and does not rampage; without legs it stays at home; without arms it kills no leader of a mob.', '142', options.crippling === 'on'), // prettier-ignore
    item('Life!', 'In your Monster phase, with all four kinds of parts and some Equipment.', '143 144'),
    line('One piece of Equipment will do, whatever it is.', '145 146', options.lab_minimum === 'any_one'),
    line('You need one piece of each suit.', '146', options.lab_minimum === 'one_of_each'),
    line('Your Laboratory is turned face up; the Monster stays covered and does no more this turn.', '147 148'),
    line('A part that is higher than your Equipment of its suit is useless: it hangs limp, for all to see, and counts nothing.', '149 153'), // prettier-ignore
    line('Equipment lost later makes no part useless; better Equipment makes useless parts work.', '150-152', options.equipment_dependency === 'animated_once'), // prettier-ignore
    line('A part works just as long as your Equipment is good enough for it.', '151', options.equipment_dependency === 'continuous'), // prettier-ignore
    line('It is uncovered for good when it goes to Town, fights, or comes to the Faire.', '154'),
    line('An injured part is bandaged and counts nothing. When all are injured, or the last is lost, the Monster is gone.', '159 160 225'), // prettier-ignore
  ],
});

export const rampage = ({ options }: Facts): Page => ({
  id: 'rampage',
  title: 'The Monster in Town',
  asked: ['prowl', 'town_card', 'town_deck'],
  pictures: [],
  lines: [
    line('From the turn after it came to life, you may send it to Town: it rampages, or fights one Monster that is there.', '161 168'), // prettier-ignore
    line('From the top of its pile down, each working part scares away one villager of its suit and of lower value, the highest there is. They are discarded, but not dead.', '162-164'), // prettier-ignore
    line('A villager of 10 cannot be scared: only recruits and attacks take one out of Town.', '165'),
    line('If there were villagers and now there are none, you draw a villager card as loot.', '166 167'),
    line('The villagers do not hit back.', '169', options.town_retaliation === 'off'),
    line('If the villagers who are left are worth more than the Monster, they drive it into hiding.', '169', options.town_retaliation === 'on'), // prettier-ignore
    item('In hiding', 'it stays in Town or Graveyard until your next turn, alive as ever, but gets no parts and no repair.', '170 176'), // prettier-ignore
    line('In Town it may rampage on each other player’s turn, and their Monsters may fight it. In the Graveyard it may drive off any Igor.', '171 172 174 175'), // prettier-ignore
    item('A fight in Town', 'is one round as at the Faire, without Igors: Monster and one card each, the loser loses its top part, a tie does nothing.', '173'), // prettier-ignore
  ],
});
