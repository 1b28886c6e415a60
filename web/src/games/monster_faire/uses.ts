// SPDX-License-Identifier: Apache-2.0
// What each kind of card can be used for, wherever it lies, and in which questions. Fetched when somebody asks. What the engine offers is listed in
// games/monster_faire/uses.txt, and a test holds this against it.
import type { Choice, Options, Pile, Question, Use as Deed, View } from '../../lib/generated/monster_faire';
import { keptIn } from '../../lib/piles';
import type { Offer } from '../../lib/wire';
import type { Face } from './art/suits';
import { keyOfCard, keyOfPart } from './keys';
import { faceOf } from './sight';
import { useOf } from './words';

/** A question, what is answered in it, and what a visit card is played for. */
type Way = `${Question} ${Choice['act']}` | `visit_card play ${Deed}` | `counter counter ${Deed}`;
export interface Use {
  /** What one does with it, as an order; or what it does by itself. */
  does: string | ((face: Face) => string);
  when: string;
  /** The number of the rule. */
  rule: number;
  at: readonly Pile[];
  of: (face: Face) => boolean;
  /** The answers that do it; none, if it happens by itself. */
  ways: readonly Way[];
  /** Whether a table plays so. */
  holds?: (options: Partial<Options>) => boolean;
}

const any = (): boolean => true;
const isNumber = ({ rank }: Face): boolean => typeof rank === 'number';
const isIgor = ({ rank }: Face): boolean => typeof rank !== 'number';
const isTool = (face: Face): boolean => isNumber(face) && face.deck === 'town';
const isPart = (face: Face): boolean => isNumber(face) && face.deck === 'grave';
const is =
  (...ranks: readonly Face['rank'][]) =>
  ({ rank }: Face): boolean =>
    ranks.includes(rank);
const isJoker = is('red_joker', 'black_joker');
const partOf = (suit: Face['suit']) => (face: Face) => isPart(face) && face.suit === suit;

const hand = ['hand'] as const;
const others = 'on another’s turn, in a window between its phases, once';
const attack = 'while villagers attack your Manor';
const [dog, maid, butler, patron, noble] = [is('jack'), is('queen'), is('king'), is('red_joker'), is('black_joker')];
const plays = (
  does: string,
  of: Use['of'],
  deeds: readonly Deed[],
  rule: number,
  counters: Use['of'],
  counter: string,
  counterRule = rule,
): Use[] => [
  { does, when: others, rule, at: hand, of, ways: deeds.map((deed) => `visit_card play ${deed}` as const) },
  {
    does: `Counter ${counter}`,
    when: 'when one is played at you',
    rule: counterRule,
    at: hand,
    of: counters,
    ways: deeds.map((deed) => `counter counter ${deed}` as const),
  },
];
const guards = (does: string, of: Use['of'], rule: number): Use => ({
  does,
  when: attack,
  rule,
  at: ['laboratory'],
  of,
  ways: ['defender defend'],
});

// prettier-ignore
export const uses: readonly Use[] = [
  // Your own turn
  { does: 'Hire as your Igor', when: 'in your Igor phase, while you have room for one', rule: 46, at: hand, of: isIgor, ways: ['igor hire'] },
  { does: 'Claim as your Igor', when: 'in your Igor phase, while you have room for one', rule: 50, at: ['town', 'graveyard'], of: isIgor, ways: ['igor claim'] },
  { does: (face) => `Lay as Equipment: ${useOf(face)}`, when: 'in your Laboratory phase, or as the host of a dinner', rule: 105, at: hand, of: isTool, ways: ['laboratory lay', 'free_action lay'] },
  { does: (face) => `Add to your Monster: ${useOf(face)}`, when: 'in your Laboratory phase, or as the host of a dinner', rule: 105, at: hand, of: isPart, ways: ['laboratory lay', 'free_action lay'] },
  { does: 'Lay into the Laboratory as a Defender', when: 'in your Laboratory phase, or as the host of a dinner', rule: 115, at: hand, of: (face) => isIgor(face) && face.deck === 'town', ways: ['laboratory lay', 'free_action lay'] },
  { does: 'Lay into the Laboratory as a Defender', when: 'in your Laboratory phase, or as the host of a dinner', rule: 116, at: hand, of: (face) => isIgor(face) && face.deck === 'grave', ways: ['laboratory lay', 'free_action lay'], holds: ({ defender_decks }) => defender_decks !== 'villagers' },
  { does: 'Give to Igor to carry, for a trade', when: 'when he sets out on a visit', rule: 76, at: hand, of: any, ways: ['cargo carry'] },
  { does: 'Offer for what a visiting Igor carries', when: 'when you have received him', rule: 80, at: hand, of: any, ways: ['reply offer'] },
  { does: 'Critique a host’s covered pile: its top card goes if this one beats it', when: 'at the dinner you were invited to', rule: 276, at: hand, of: any, ways: ['critique critique'] },
  { does: 'Add to your Monster’s total', when: 'when it fights another Monster in Town', rule: 173, at: hand, of: any, ways: ['town_card show'] },
  // Others' turns
  ...plays('Lecture: Equipment of lower value goes', isNumber, ['lecture'], 248, isNumber, 'a lecture with a lower number', 249),
  ...plays('Steal a card at random', dog, ['steal'], 251, is('jack', 'queen', 'king'), 'a thief', 252),
  ...plays('Befriend Igor or the Monster: its phase is lost', maid, ['befriend_igor', 'befriend_monster'], 254, is('queen', 'king'), 'a fair maiden'),
  ...plays('Distract: the Laboratory or the Monster phase is lost', butler, ['distract_laboratory', 'distract_monster'], 256, butler, 'a traveller'),
  ...plays('Set all villagers in Town on a Laboratory', patron, ['incite'], 258, is('king', 'red_joker', 'black_joker'), 'a troubadour'),
  ...plays('Take away a whole Laboratory or Monster', noble, ['dismantle_laboratory', 'dismantle_monster'], 260, isJoker, 'an inquisitor'),
  // Attacks
  { does: 'Help Igor: its value is added to his', when: `${attack}, and Igor faces them`, rule: 207, at: hand, of: any, ways: ['help help'] },
  { does: 'Kill a villager of its value or less', when: `${attack}, and have come to the Laboratory`, rule: 226, at: hand, of: any, ways: ['defend defend'] },
  { does: 'Give up to a mob that got through', when: 'when it asks for one card', rule: 231, at: hand, of: any, ways: ['penalty discard'] },
  { does: 'Discard to kill one villager, with the whole hand', when: 'if a mob has trashed your Laboratory and you stay', rule: 234, at: hand, of: any, ways: ['stand stay'] },
  guards('Guard dog: kill one attacker', dog, 120),
  guards('Saucy wench: one attacker misses the action', maid, 121),
  guards('Stern butler: a second Igor', butler, 122),
  guards('Wealthy patron: the force goes back to Town', patron, 123),
  guards('Noble patron: the whole force is put to death', noble, 124),
  { does: 'Make a visiting Igor miss his attack', when: 'when one attacks at dinner', rule: 130, at: ['laboratory'], of: maid, ways: ['fight_queen defend'] },
  { does: 'Keep a visiting Igor from snooping', when: 'when he is about to look', rule: 130, at: ['laboratory'], of: maid, ways: ['cellar defend'], holds: ({ rule_wine_cellar }) => rule_wine_cellar === 'on' },
  { does: 'Fight a visiting Igor beside your own, or alone', when: 'in a fight at your Manor', rule: 131, at: ['laboratory'], of: butler, ways: ['fight_king defend'] },
  { does: 'Counter from the Laboratory, as from the hand', when: 'when a card that it suits is played at you', rule: 264, at: ['laboratory'], of: isIgor, ways: ['counter counter steal', 'counter counter befriend_igor', 'counter counter befriend_monster', 'counter counter distract_laboratory', 'counter counter distract_monster', 'counter counter incite', 'counter counter dismantle_laboratory', 'counter counter dismantle_monster'] },
  { does: 'Name as the victim', when: 'when a Defender, or a card of the hand, may meet one of the force', rule: 128, at: ['force'], of: any, ways: ['victim victim'] },
  // The Faire
  { does: 'Add to your Monster’s total', when: 'in a round of the Faire', rule: 304, at: hand, of: any, ways: ['faire_card show'] },
  { does: 'Support another’s Monster', when: 'in a round of the Faire that you sit out', rule: 302, at: hand, of: any, ways: ['favour favour'] },
  { does: 'Pay for another opponent, or for sitting out', when: 'at the Faire', rule: 298, at: hand, of: any, ways: ['faire_payment discard'] },
  // Where it lies
  { does: 'Recruit into your hand', when: 'when your Igor is in Town and nobody taunts him', rule: 57, at: ['town'], of: isTool, ways: ['recruit recruit'] },
  { does: 'Recruit into your hand', when: 'when your Igor is in Town and nobody taunts him', rule: 179, at: ['town'], of: isIgor, ways: ['recruit recruit'], holds: ({ face_villagers }) => face_villagers === 'on' },
  { does: 'Taunts an Igor of its suit; higher than he, it chases him', when: 'whenever one comes to Town', rule: 55, at: ['town'], of: isTool, ways: [] },
  { does: 'Joins a mob as soon as all four suits are in Town', when: 'after a villager has come', rule: 180, at: ['town'], of: isTool, ways: [] },
  { does: 'Flees from a higher part of its suit', when: 'when a Monster rampages', rule: 162, at: ['town', 'force'], of: isTool, ways: [] },
  { does: 'Destroys one piece of Equipment', when: 'if it comes through to the Laboratory', rule: 228, at: ['force'], of: any, ways: [] },
  { does: 'Dig up into your hand', when: 'when your Igor is in the Graveyard; one of his suit comes first', rule: 66, at: ['graveyard'], of: isPart, ways: ['dig dig'] },
  { does: (face) => `Serves as ${useOf(face)}`, when: 'when a Monster comes to life, or a part is added to it or repaired', rule: 110, at: ['laboratory'], of: isTool, ways: [] },
  { does: (face) => `Counts as a ${useOf(face)}, unless useless or injured`, when: 'whenever the Monster fights or rampages', rule: 149, at: ['monster'], of: isPart, ways: [] },
  { does: 'Repair, if the Laboratory can animate it', when: 'in your Laboratory phase, when injured', rule: 157, at: ['monster'], of: isPart, ways: ['laboratory repair', 'free_action repair'] },
  { does: 'Is sent to Town, to the Graveyard or on a visit', when: 'in the Igor phase', rule: 45, at: ['igor'], of: isIgor, ways: ['igor to_town', 'igor to_graveyard', 'igor visit', 'igor burgle'] },
  { does: 'Stands up to villagers: drives off those of lower value', when: 'in the first stage of an attack', rule: 206, at: ['igor'], of: isIgor, ways: [] },
  { does: 'Is given to the stake instead of a Laboratory or a Monster', when: 'when an inquisitor comes', rule: 260, at: ['igor'], of: isIgor, ways: ['counter stake'] },
  { does: 'Assists the Monster', when: 'in a round of the Faire', rule: 310, at: ['igor'], of: isIgor, ways: ['faire_card assist'] },
  { does: 'Counters every card it suits, by itself', when: 'until its owner’s next turn', rule: 266, at: ['counters'], of: isIgor, ways: [] },
  { does: 'Comes back with the whole pile when the deck has run out', when: 'as soon as a card must be drawn from it', rule: 285, at: ['villager_discard', 'part_discard'], of: any, ways: [] },
  { does: 'Is being played, and is then discarded or taken back', when: 'as soon as it is carried out', rule: 243, at: ['played'], of: any, ways: [] },
  { does: 'Goes along with Igor, for a trade', when: 'until he is home', rule: 77, at: ['cargo', 'offered'], of: any, ways: [] },
  // Optional rules
  ...(
    [
      { does: 'Send one more Igor, or hire one', when: 'in your Igor phase, after an Igor has acted', rule: 375, at: hand, of: any, ways: ['further_igor discard'] },
      { does: 'Let one more Igor fight', when: `${attack}, and Igor faces them`, rule: 377, at: hand, of: any, ways: ['further_fighter discard'] },
    ] satisfies Use[]
  ).map((use) => ({ ...use, holds: ({ rule_many_cooks }: Partial<Options>) => rule_many_cooks === 'on' })),
  ...(
    [
      { does: 'Stir up an Igor of lower value: Equipment or a part goes', when: others, rule: 379, at: hand, of: any, ways: ['visit_card play stir_equipment', 'visit_card play stir_part'] },
      { does: 'Stir up an Igor of its suit: he runs off', when: others, rule: 380, at: hand, of: (face) => !isJoker(face), ways: ['visit_card play stir'] },
      { does: 'Turn an Igor of lower value against his master', when: 'while villagers attack another', rule: 382, at: hand, of: any, ways: ['turn_igor discard'] },
    ] satisfies Use[]
  ).map((use) => ({ ...use, holds: ({ rule_igors_revenge }: Partial<Options>) => rule_igors_revenge === 'on' })),
  ...(
    [
      { does: 'Look at a covered card of your host', when: 'when you, or your Igor, are received', rule: 394, at: hand, of: any, ways: ['snoop discard'] },
      { does: 'Put up against the wine', when: 'when your host plies you at dinner', rule: 396, at: hand, of: any, ways: ['guest_card discard'] },
      { does: 'Take from a drunk guest', when: 'when your wine has won', rule: 398, at: hand, of: any, ways: ['take_card take'] },
      { does: 'The Wine Cellar: make a visitor drunk, or keep a snooper off', when: 'when one comes', rule: 392, at: ['cellar'], of: any, ways: ['door ply', 'ply yes', 'cellar yes'] },
    ] satisfies Use[]
  ).map((use) => ({ ...use, holds: ({ rule_wine_cellar }: Partial<Options>) => rule_wine_cellar === 'on' })),
  ...(
    [
      { does: 'Announce the Brain of Morbius, with Equipment', when: 'on your first turn, after the draw', rule: 349, at: hand, of: partOf('diamonds'), ways: ['brain announce'] },
      { does: 'Lay beside the Brain of Morbius', when: 'when you announce it', rule: 350, at: hand, of: isTool, ways: ['brain_equipment equip'] },
      { does: 'Attack the Brain, if higher than its Head', when: others, rule: 356, at: hand, of: isNumber, ways: ['visit_card play attack_brain'] },
      { does: 'Defend the Brain', when: 'when it is attacked', rule: 355, at: hand, of: any, ways: ['defend_brain help'] },
      { does: 'Give to Condo, who wants an arm: he changes sides, or breaks something', when: others, rule: 359, at: hand, of: partOf('clubs'), ways: ['visit_card play lure', 'visit_card play sabotage'] },
      { does: 'Is attached to the Monster', when: 'in the Laboratory phase, or when villagers come to it', rule: 357, at: ['brain'], of: any, ways: ['attach yes'] },
    ] satisfies Use[]
  ).map((use) => ({ ...use, holds: ({ rule_morbius }: Partial<Options>) => rule_morbius === 'on' })),
  { does: 'Is eaten by Renfrew', when: 'when he digs; then he brings another part home', rule: 363, at: ['graveyard'], of: (face) => partOf('diamonds')(face) || partOf('hearts')(face), ways: ['renfrew_meal eat'], holds: ({ rule_renfrew }) => rule_renfrew === 'on' },
  { does: 'Deal to a player', when: 'before the game, by the scholar', rule: 387, at: ['dealing'], of: any, ways: ['scholar_deal assign'], holds: ({ rule_prometheus }) => rule_prometheus === 'on' },
];

/** An open card, and where it lies. */
export interface Lies {
  key: string;
  face: Face;
  pile: Pile;
  /** Whose pile it is. */
  seat: number | null;
  place: number;
}
/** All cards whose faces the viewer sees, pile by pile. */
export function inSight(view: View): Lies[] {
  const found: Lies[] = [];
  for (const [name, zone] of Object.entries(view.veiled.cards)) {
    const pile = name as Pile;
    const isPerSeat = ['hand', 'laboratory', 'monster', 'igor', 'counters', 'brain', 'cellar'].includes(pile);
    const piles = isPerSeat ? (zone as unknown[]) : [zone];
    piles.forEach((one, i) => {
      const seat = isPerSeat ? i : null;
      const cards = Array.isArray(one) ? (one as (string | { card?: string })[]) : keptIn(one as never).cards;
      cards.forEach((seen, place) => {
        const card = (typeof seen === 'string' ? seen : seen.card) as Parameters<typeof faceOf>[0] | undefined;
        if (!card || pile === 'box') return;
        const isOwnPart = pile === 'monster' && seat === view.viewer;
        found.push({ key: isOwnPart ? keyOfPart(place) : keyOfCard(card), face: faceOf(card), pile, seat, place });
      });
    });
  }
  return found;
}

export interface Moment {
  kind: Question | undefined;
  offers: readonly Offer<Choice>[];
  /** What a card on the table is played for. */
  deed: Deed | null;
}
/** Whether one of the answers that are open does it with that card. */
function isNow(use: Use, { key, place }: Lies, { kind, offers, deed }: Moment): boolean {
  const isUse = kind === 'visit_use';
  return use.ways.some((way) => {
    const [asked, act, what] = way.split(' ');
    if (asked !== (isUse ? 'visit_card' : kind) || (asked === 'counter' && what && what !== deed)) return false;
    return offers.some(({ choice }) => {
      if (choice.act !== (isUse ? 'use' : act)) return false;
      if ('use' in choice && choice.use !== undefined && choice.use !== what) return false;
      if (choice.act === 'repair') return key === keyOfPart(choice.place) && choice.place === place;
      return !('card' in choice) || keyOfCard(choice.card) === key;
    });
  });
}
/** What that card is good for, first of all now. */
export function usesOf(card: Lies, options: Partial<Options>, moment: Moment): (Use & { isNow: boolean })[] {
  // What is played in two steps lies on the table before it is said what for.
  const pile = moment.kind === 'visit_use' && card.pile === 'played' ? 'hand' : card.pile;
  const all = uses
    .filter(({ at, of, holds }) => at.includes(pile) && of(card.face) && (holds?.(options) ?? true))
    .map((use) => ({ ...use, isNow: isNow(use, card, moment) }));
  return [...all.filter((use) => use.isNow), ...all.filter((use) => !use.isNow)];
}
export const ruleNamed = (rule: number): string => `MON-${String(rule).padStart(3, '0')}`;
