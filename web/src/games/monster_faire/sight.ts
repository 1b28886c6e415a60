// SPDX-License-Identifier: Apache-2.0
// What the viewer sees of a table, read off a view: manors, piles, a force on the march, the fights of the Faire.
import type { Card, Deck, Options, TableContent, View } from '../../lib/generated/monster_faire';
import { keptIn } from '../../lib/piles';
import type { Face, Rank, Suit } from './art/suits';
import { keyOfCard, keyOfPart } from './keys';
import type { Creature, Lying, Manor, Servant } from './model';

const suitLetters: Readonly<Record<string, Suit>> = { D: 'diamonds', H: 'hearts', C: 'clubs', S: 'spades' };
const rankLetters: Readonly<Record<string, Rank>> = { J: 'jack', Q: 'queen', K: 'king' };
const jokers: Readonly<Record<string, Rank>> = { RJ: 'red_joker', BJ: 'black_joker' };

/** "VD7" is the seven of Diamonds of the Villagers deck; X is the third pack, with the backs of the Body Parts deck. */
export function faceOf(card: Card): Face {
  const deck = card.startsWith('V') ? 'town' : 'grave';
  const joker = jokers[card.slice(1)];
  if (joker) return { deck, suit: null, rank: joker };
  return { deck, suit: suitLetters[card.charAt(1)] ?? null, rank: rankLetters[card.slice(2)] ?? Number(card.slice(2)) };
}
export const sideOf = (deck: Deck): Face['deck'] => (deck === 'Villagers' ? 'town' : 'grave');

type Seen = Card | { back: Deck; card?: Card };
/** A pile from the bottom to the top; `where` names those cards of it that nobody has shown to the viewer. */
export const lying = (pile: readonly Seen[] | undefined, where: string): Lying[] =>
  (pile ?? []).map((seen, i) => {
    if (typeof seen === 'string') return up(seen);
    const deck = sideOf(seen.back);
    return seen.card ? { ...up(seen.card), isSecret: true } : { key: `${where} ${i}`, deck, face: null };
  });
export const up = (card: Card): Lying => ({ key: keyOfCard(card), deck: faceOf(card).deck, face: faceOf(card) });
/** Whether the bit of that place is set; there are more places than a bitwise operator knows. */
export const hasBit = (bits: number | undefined, place: number): boolean =>
  Math.floor((bits ?? 0) / 2 ** place) % 2 === 1;

const numberOf = ({ face }: Lying): number => (typeof face?.rank === 'number' ? face.rank : 0);

/** MON-142: at some tables a living Monster whose head does not work is worth nothing. */
const isCrippled = (options: object, isLiving: boolean, works: readonly { suit: Suit | null }[]): boolean =>
  (options as Partial<Options>).crippling === 'on' && isLiving && !works.some(({ suit }) => suit === 'diamonds');

function monsterOf({ table, veiled, viewer }: View, seat: number, options: object): Creature {
  const marks = table.marks[seat];
  const cards = lying(veiled.cards.monster[seat], `monster ${seat}`);
  const parts = cards.map((card, i) => ({
    card: seat === viewer ? { ...card, key: keyOfPart(i) } : card,
    suit: card.face?.suit ?? null,
    value: numberOf(card),
    isUseless: hasBit(marks?.useless, i),
    isInjured: hasBit(marks?.injured, i),
  }));
  const works = parts.filter((part) => !part.isUseless && !part.isInjured);
  const isKnown = cards.length > 0 && cards.every(({ face }) => face !== null);
  const isLiving = table.living.includes(seat);
  const sum = isCrippled(options, isLiving, works) ? 0 : works.reduce((all, { value }) => all + value, 0);
  return {
    parts,
    isLiving,
    total: isKnown ? sum : null,
    where: table.in_town.includes(seat) ? 'town' : table.in_graveyard.includes(seat) ? 'graveyard' : 'home',
  };
}
function igorsOf({ table, veiled }: View, seat: number): Servant[] {
  return lying(veiled.cards.igor[seat], `igor ${seat}`).map((card, i) => ({
    card,
    called:
      table.condo !== null && card.key === keyOfCard(table.condo) ? 'Condo' : table.upstairs === seat ? 'Berk' : '',
    isDown: hasBit(table.igors_down[seat], i),
  }));
}
/** It came to the Faire, and stands no more. */
const hasFallen = ({ faire }: View['table'], seat: number): boolean =>
  faire.is_on && faire.entrants.includes(seat) && !faire.standing.includes(seat);
function marksOf({ table }: View, seat: number, names: readonly string[]): Manor['marks'] {
  if (table.out.includes(seat) && !table.rogue.includes(seat))
    return [{ text: 'out of the game', title: 'out of the game: takes no more turns' }];
  const host = table.dines_with[seat];
  if (hasFallen(table, seat)) return [{ text: 'fallen', title: 'fallen: the Monster is out of the Faire' }];
  const marks: [boolean, string, string][] = [
    [table.rogue.includes(seat), 'rogue', 'the Monster has gone rogue'],
    [table.absent.includes(seat), 'ran away', 'away until the next turn'],
    [table.burnt.includes(seat), 'burnt', 'the Laboratory was trashed'],
    [
      table.gloated.includes(seat) || table.gloated_before.includes(seat),
      'gloated at',
      'was lectured, dined or critiqued since the last turn began',
    ],
    [typeof host === 'number', 'invited', `dines with ${names[host ?? 0] ?? ''} on the next turn`],
    [table.solon === seat, 'Doctor Solon', 'announced the Brain of Morbius'],
    [table.upstairs === seat, 'The Thing Upstairs', 'called Berk'],
  ];
  return marks.filter(([is]) => is).map(([, text, title]) => ({ text, title: `${text}: ${title}` }));
}
const isOpenTo = (view: View): boolean => Array.isArray(view.veiled.cards.villager_deck);
function handOf({ veiled }: View, seat: number): Manor['hand'] {
  const { cards, unknown } = keptIn(veiled.cards.hand[seat]);
  const known = (side: Face['deck']): number => cards.filter((card) => faceOf(card).deck === side).length;
  return {
    town: known('town') + (unknown.Villagers ?? 0),
    grave: known('grave') + (unknown['Body Parts'] ?? 0),
  };
}
/** What the viewer knows of a hand that is not theirs. */
function seenOf(view: View, seat: number): Face[] {
  if (seat === view.viewer) return [];
  if (isOpenTo(view)) return keptIn(view.veiled.cards.hand[seat]).cards.map(faceOf);
  return view.notes.seen.flatMap((one) => (one.seat === seat && one.card !== null ? faceOf(one.card) : []));
}
function stateOf({ table }: View, seat: number): Manor['state'] {
  if (table.out.includes(seat)) return 'gone';
  if (table.absent.includes(seat)) return 'absent';
  return table.burnt.includes(seat) ? 'burnt' : 'whole';
}
/** A seat's manor, as it counts by the options of its table. */
export function manorOf(view: View, seat: number, names: readonly string[], options: object = {}): Manor {
  const { cards } = view.veiled;
  return {
    seat,
    name: names[seat] ?? '',
    state: stateOf(view, seat),
    hand: handOf(view, seat),
    seen: seenOf(view, seat),
    igors: igorsOf(view, seat),
    laboratory: lying(cards.laboratory[seat], `laboratory ${seat}`),
    monster: monsterOf(view, seat, options),
    counters: lying(cards.counters[seat], `counters ${seat}`),
    brain: lying(cards.brain[seat], `brain ${seat}`),
    cellar: lying(cards.cellar[seat], `cellar ${seat}`)[0] ?? null,
    hasFallen: hasFallen(view.table, seat),
    marks: marksOf(view, seat, names),
  };
}
/** The viewer's cards, by deck and suit and rising. */
export function ownHand(view: View): Card[] {
  if (view.viewer === null) return [];
  const worth = (card: Card): number => {
    const { deck, suit, rank } = faceOf(card);
    const order = typeof rank === 'number' ? rank : 20 + Object.values({ ...rankLetters, ...jokers }).indexOf(rank);
    const suits = Object.values(suitLetters);
    return (typeof rank === 'number' ? 0 : 5000) + (deck === 'town' ? 0 : 1000) + (suit ? suits.indexOf(suit) * 100 : 900) + order; // prettier-ignore
  };
  return [...keptIn(view.veiled.cards.hand[view.viewer]).cards].sort((a, b) => worth(a) - worth(b));
}
/** Where an Igor on an errand is. */
export function travellerOf(view: View): { seat: number; card: Lying; at: 'town' | 'graveyard' | number } | null {
  const { trip, active } = view.table;
  if (trip.errand === null || active === null) return null;
  const card = lying(view.veiled.cards.igor[active], `igor ${active}`)[trip.igor];
  const at = trip.errand === 'town' || trip.errand === 'graveyard' ? trip.errand : trip.host;
  return card && at !== null ? { seat: active, card, at } : null;
}
/** How many cards a deck still has. */
export function deckSize({ veiled }: View, deck: Deck): number {
  const { cards, unknown } = keptIn(deck === 'Villagers' ? veiled.cards.villager_deck : veiled.cards.part_deck);
  return cards.length + Object.values(unknown).reduce((sum, count) => sum + count, 0);
}
export const isBesieged = ({ table, veiled }: View): boolean =>
  table.attack.target !== null || veiled.cards.force.length > 0;
/** What an Igor card is worth at this table, or a number. */
export function worthOf(content: TableContent, { rank }: Face): number {
  if (typeof rank === 'number') return rank;
  const names = { jack: 'Jack', queen: 'Queen', king: 'King', red_joker: 'Red Joker', black_joker: 'Black Joker' } as const; // prettier-ignore
  return content.worth[names[rank]] ?? 0;
}

/** The villagers on the march, as the table has judged them last: who they are, and what they come to with an Igor on their side (MON-383). */
export interface Siege {
  force: Lying[];
  aside: Lying[];
  turned: Lying | null;
  isMob: boolean;
  total: number;
}
export function siegeOf({ table: { attack }, veiled: { cards } }: View, content: TableContent): Siege {
  const force = lying(cards.force, 'force');
  const { target } = attack;
  const turned = attack.has_turned && target !== null ? lying(cards.igor[target], `igor ${target}`)[attack.igor] : null;
  const total = [...force, ...(turned ? [turned] : [])].reduce((sum, { face }) => sum + (face ? worthOf(content, face) : 0), 0); // prettier-ignore
  return { force, aside: lying(cards.aside, 'aside'), turned: turned ?? null, isMob: attack.is_mob, total };
}
