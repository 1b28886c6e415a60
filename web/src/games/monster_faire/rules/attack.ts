// SPDX-License-Identifier: Apache-2.0
// Villagers: how they gather, march, and are met.
import { item, line } from '../../rulebook';
import type { Facts, Page } from './words';

export const mobs = ({ options }: Facts): Page => ({
  id: 'mobs',
  title: 'Town and mobs',
  asked: [],
  pictures: [],
  lines: [
    line('Town and Graveyard are piles, face up, the oldest card at the bottom.', '177'),
    line('Only numbers are villagers. Igors in Town or Graveyard wait to be claimed and do nothing else.', '178 179', options.face_villagers === 'off'), // prettier-ignore
    line('Jacks, Queens, Kings and Jokers in Town count as villagers of 3, 5, 7 and 9, and can still be claimed.', '179', options.face_villagers === 'on'), // prettier-ignore
    line('When a villager has come to Town and all four suits are there, a villager card is drawn: if it is higher than everybody in Town, it is discarded; if not, it joins them, and a mob marches against the player whose turn it is.', '180-184 187 188'), // prettier-ignore
    line('The same is looked at before every Igor phase.', '185', options.mob_check === 'every_turn'),
    line('It is looked at when villagers arrive, and at no other time.', '185', options.mob_check === 'on_arrival'),
    line('Coming home from an attack is no arrival. At most one mob forms in a turn.', '183 184'),
    line('An Igor card that is drawn for it never joins: it goes to Town to be claimed.', '186'),
    line('A force is a mob only while it has all four suits; otherwise it is a group.', '189 191', options.mob_cohesion === 'four_types'), // prettier-ignore
    line('What began as a mob stays one to the end.', '190 191', options.mob_cohesion === 'sticky'),
    item('It sweeps on:', 'when a mob has trashed a Laboratory, a villager card is drawn; if it is higher than all of the mob, it joins, and the mob goes for the next player.', '192-194'), // prettier-ignore
    line('If one mob trashes every Laboratory, nobody wins.', '195 196'),
    line('When it is over, whoever is left goes home on top of Town.', '197'),
  ],
});

export const attack = ({ options }: Facts): Page => ({
  id: 'attack',
  title: 'Villagers attack',
  asked: ['help', 'emergency', 'injury_deck', 'hiding_deck', 'defend', 'penalty', 'stand', 'last_deck'],
  pictures: [],
  lines: [
    line('They go for Igor, then the Monster, then the Laboratory, and at last for you. A stage with nobody to fight is passed over.', '198 199 409'), // prettier-ignore
    line('Attackers are driven off, frightened or dead; each dead one adds a body part to the Graveyard.', '200-202'),
    line('For each Laboratory trashed and each Monster destroyed, another villager comes to Town.', '203 204'),
    line('A force that does not beat what it meets is driven back.', '205'),
    item('1. Igor', 'drives off every villager of lower value than his own. Then you may add one card of your hand. If those who are left are worth more than both, he is killed; otherwise they go home.', '206-210'), // prettier-ignore
    line('A butler adds 7 and fights along, also alone; he is discarded in any case.', '211'),
    item('2. The Monster', 'compares its total with theirs.', '215'),
    line('If it is higher, it scares them as in Town, and kills the top one of a mob; the others go home. If equal, they just go home.', '216-219'), // prettier-ignore
    line('If a group is higher, the Monster hides: draw a card of either deck, and if it beats the top part, that is injured. A villager card means it hides in Town, a body part in the Graveyard.', '220 221'), // prettier-ignore
    line('If a mob is higher, the top part is injured; draw a card, and if it beats the next part, that one too.', '222 223'), // prettier-ignore
    line('Either way they go on to the Laboratory.', '224'),
    item('An emergency:', 'a Monster that is complete but not alive may be woken on the spot: a villager card is drawn as one more piece of Equipment, for this once. If it fails, nothing is lost.', '212-214'), // prettier-ignore
    item('3. The Laboratory:', 'for each card you play from your hand, you may kill one villager of its value or less. Each of the others destroys a piece of Equipment, from the top down.', '226-229'), // prettier-ignore
    line('When the last piece is destroyed, the Laboratory is trashed, and you are burnt until you put a card into it again.', '230'), // prettier-ignore
    line('A group goes home then. A mob that has not trashed the Laboratory costs you a card of your hand.', '231 232'),
    item('4. In person:', 'against a mob that has trashed your Laboratory, you stay or run.', '233 238'),
    line('Stay: discard your hand, each card kills one of them, the highest first; then a card is drawn, and all lower ones die. If one is left, you are killed and out.', '234 235 239'), // prettier-ignore
    line('Run: your hand and your Defenders are lost, you are away until your next turn, and another villager comes to Town. Igor and Monster stay yours.', '236 237'), // prettier-ignore
    line('A rival may turn your Igor against you first.', '383', options.rule_igors_revenge === 'on'),
  ],
});
