// SPDX-License-Identifier: Apache-2.0
// The eight optional rules, each only where it is played.
import { item, line, type Line } from '../../rulebook';
import type { Question } from '../../../lib/generated/monster_faire';
import type { Facts, Page } from './words';

const has = ({ options }: Facts, rule: keyof Facts['options']): boolean => options[rule] === 'on';
/** What each of them asks. */
const asked = {
  morbius: ['brain', 'brain_equipment', 'brain_deck', 'brain_igor', 'attach', 'defend_brain'],
  renfrew: ['renfrew_card', 'renfrew_meal'],
  berk: ['berk'],
  cooks: ['further_igor', 'further_fighter'],
  revenge: ['turn_igor'],
  prometheus: ['scholar', 'scholar_deal', 'scholar_hand'],
  wine: ['snoop', 'snoop_at', 'cellar', 'ply', 'guest_card', 'take_card'],
} as const satisfies Record<string, readonly Question[]>;
const page = (id: keyof typeof asked, title: string, lines: readonly Line[]): Page => ({
  id,
  title,
  asked: asked[id],
  pictures: [],
  lines,
});

export function morbius(facts: Facts): Page {
  const holds = has(facts, 'rule_morbius');
  return page('morbius', 'The Brain of Morbius', [
    line('On your first turn, after drawing, you may lay a head and a piece of Equipment of your hand face up as the Brain of Morbius; the first to do so has it.', '349 350', holds), // prettier-ignore
    line('Then draw a card; an Igor may be played at once. Your first Igor is Condo.', '351-353', holds),
    line('Villagers reach the Brain after the Monster: play one card, and if they are worth more, it is lost and another villager comes.', '354 355', holds), // prettier-ignore
    line('On your turn a rival may attack it with a number above the head; a still higher one saves it.', '356', holds),
    line('In your Laboratory phase, or when a force reaches your Monster, the Brain may be attached: Equipment to the Laboratory, head to the Monster, if it has room.', '357 358', holds), // prettier-ignore
    line('Condo lacks an arm: with a pair of arms a rival may lure him away, or have him wreck a piece of your Equipment; once.', '359 360', holds), // prettier-ignore
  ]);
}
export function renfrew(facts: Facts): Page {
  const holds = has(facts, 'rule_renfrew');
  return page('renfrew', 'Renfrew', [
    line('A Red Joker as Igor is Renfrew. He may draw one body part more in the Graveyard, eats one head or torso there, and takes any other part home.', '361-364', holds), // prettier-ignore
    line('In Town nobody taunts him.', '365', holds),
  ]);
}
export function berk(facts: Facts): Page {
  const holds = has(facts, 'rule_berk');
  return page('berk', 'Berk', [
    line('The first to call “Berk, feed me!” with the own first Igor is The Thing Upstairs.', '366 367', holds),
    line('With Igor awake, it may draw one extra body part on each of its turns; but the first part Berk digs up each turn is eaten.', '368-371', holds), // prettier-ignore
  ]);
}
export function cooks(facts: Facts): Page {
  const holds = has(facts, 'rule_many_cooks');
  return page('cooks', 'Many cooks', [
    line('You may have up to four Igors; the weakest goes first. Each further action in your Igor phase costs a card.', '374-376', holds), // prettier-ignore
    line('Against villagers the weakest fights; others join him for a card each, and all who fought fall together. Elsewhere one Igor is used, the weakest who is awake.', '377', holds), // prettier-ignore
  ]);
}
export function revenge(facts: Facts): Page {
  const holds = has(facts, 'rule_igors_revenge');
  return page('revenge', 'Igor’s revenge', [
    line('Instead of another card, a rival may stir up your Igor: a card above his value wrecks a piece of Equipment or a part of an inert Monster; one of his suit makes him run off, and you lose the Igor phase.', '378-381', holds), // prettier-ignore
    item('In an attack', 'the others may each play a card before the first stage; one above Igor’s value turns him: he fights for the villagers, wrecks a piece of Equipment and sleeps it off.', '382 383', holds), // prettier-ignore
  ]);
}
export function prometheus(facts: Facts): Page {
  const holds = has(facts, 'rule_prometheus');
  return page('prometheus', 'Prometheus', [
    line('Who won the Scholarship in the game before may take the first turn and deal all hands, seeing them; or leave it, be dealt two hands and keep one.', '384-389', holds), // prettier-ignore
  ]);
}
export function wine(facts: Facts): Page {
  const holds = has(facts, 'rule_wine_cellar');
  return page('wine', 'The Wine Cellar', [
    line('A villager card lies face down in each Manor as the Wine Cellar. Each visit allows one use of it.', '390-393', holds), // prettier-ignore
    item('Snooping:', 'the visitor plays a card to look at one covered card of the host; the host may turn up the Cellar, and if it is as high, the look fails.', '394 395', holds), // prettier-ignore
    item('Plying with wine:', 'if the Cellar beats Igor, he leaves his card and goes home; if it beats the card a dinner guest puts up, the host takes one of the guest’s cards.', '396-399', holds), // prettier-ignore
  ]);
}
export const optional = (facts: Facts): Page => ({
  id: 'optional',
  title: 'Optional rules',
  asked: Object.values(asked).flat(),
  pictures: [],
  lines: [
    line('Eight optional rules can be played, each by itself; what takes the place of a card on another’s turn uses that card up and has no counter unless one is named.', '347 348'), // prettier-ignore
    line('Fourteen more Igors are shuffled into the Body Parts deck.', '372 373', has(facts, 'rule_many_hands')),
  ],
});
