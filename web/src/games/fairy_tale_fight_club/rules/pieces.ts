// SPDX-License-Identifier: Apache-2.0
// What the game is played with, and how it is laid out.
import { card, counted, inWords, item, line, type Picture } from '../../rulebook';
import { castleNames, flags } from '../art/castles';
import { contractFace } from '../art/contract';
import { creatureNames, creatures } from '../art/creatures';
import { sizeOf, wagon, wagonNames } from '../art/wagons';
import type { DeckCard, Layer, TableContent, Wagon, WagonCard } from '../../../lib/generated/fairy_tale_fight_club';
import { capital, listed, points, price, some, type Facts, type Page } from './words';

const wagonPicture = (name: Wagon, { capacity }: WagonCard): Picture => ({
  title: name,
  parts: wagon(name, capacity),
  size: sizeOf(name, capacity),
});
const contractPictures = ({ contracts }: TableContent): Picture[] =>
  ['I', 'II', 'III'].flatMap((level, i) => {
    const shown = Object.values(contracts).find((one) => one.creatures.length === i + 3 && one.gold > 0);
    return shown
      ? [{ title: `Level ${level}`, parts: contractFace(shown, shown.gold), size: [100, 140] as const }]
      : [];
  });

export const aim = ({ content }: Facts): Page => ({
  id: 'aim',
  title: 'What you are here for',
  asked: [],
  pictures: [
    card('Wolf', creatures.Wolf),
    ...contractPictures(content).slice(0, 1),
    wagonPicture('Wheelbarrow', content.wagons.Wheelbarrow),
  ],
  lines: [
    line(
      'The elf Rumples has let his creatures run. Five castles want them for their arenas, and you hunt for the bounty: collect creatures in your hand, load them into wagons, and deliver exactly what a contract asks for, before somebody else does.',
      '3',
    ),
    line(
      'Contracts bring points, and so do sets of castle flags, some wagons and the gold you have left. The most points win.',
      '4',
    ),
    line('The game is for one to four players and takes about a quarter of an hour for each of you.', '1 2'),
  ],
});

export const beasts = ({ content }: Facts): Page => ({
  id: 'creatures',
  title: 'Creatures',
  asked: [],
  pictures: creatureNames.map((name) => card(name, creatures[name])),
  lines: [
    line(
      `Every creature has a value from 1 to ${creatureNames.length}, which is also what it is worth when you pay with it. Only the value counts: creatures of one kind are all alike.`,
      '8',
    ),
    line(
      `The higher the rarer. The deck holds ${creatureNames.map((name) => `${content.creatures[name] ?? 0} ${name}`).join(', ')}.`,
      '5-7',
    ),
    line(
      'They are in your hand, where only you see them, in wagons, on the Market, in the deck or on the discard pile.',
      '7 108 143',
    ),
  ],
});

const levels: readonly DeckCard[] = ['level I', 'level II', 'level III'];
const layers: readonly Layer[] = ['cover', 'top', 'middle', 'bottom'];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const deckOf = ({ players, content }: Facts): Record<DeckCard, number>[] =>
  layers.map(
    (layer) => content.contract_deck[players]?.[layer] ?? { 'level I': 0, 'level II': 0, 'level III': 0, event: 0 },
  );
const eventWords = (count: number): string => (count === 1 ? '1 Event' : `${count} Events`);
const layerWords = (layer: Record<DeckCard, number>): string =>
  listed([
    ...levels.filter((level) => layer[level] > 0).map((level) => `${layer[level]} of ${level}`),
    ...(layer.event > 0 ? [eventWords(layer.event)] : []),
  ]);
const firstContracts = (facts: Facts): number => sum(levels.map((level) => deckOf(facts)[0]?.[level] ?? 0));

const areAllDifferent = ({ contracts }: TableContent): boolean => {
  const asked = Object.values(contracts).map((one) => [...one.creatures].sort().join());
  return new Set(asked).size === asked.length;
};

export const contracts = (facts: Facts): Page => {
  const { players, content, options } = facts;
  const deck = deckOf(facts);
  const counts = [3, 4, 5].map(
    (size) => Object.values(content.contracts).filter((one) => one.creatures.length === size).length,
  );
  return {
    id: 'contracts',
    title: 'Contracts',
    asked: [],
    pictures: [
      ...contractPictures(content),
      ...castleNames.map((name): Picture => ({ title: name, parts: flags[name], size: [40, 54] })),
    ],
    lines: [
      line(
        `A contract asks for three, four or five creatures: that makes it level I, II or III. There are ${listed(counts.map(String))} of them${areAllDifferent(content) ? ', and no two ask for the same' : ''}.`,
        '9 115 195',
      ),
      line('It shows the flag of one of the five castles, and how many points it is worth.', '11'),
      line(
        'Many show coins at the top. So much gold is laid on it when it comes up, at any time of the game, and whoever completes it takes it.',
        '10 34 111',
      ),
      line(
        `${capital(counted(firstContracts(facts), 'contract'))} of level I hang on the wall at first. Each player’s first Hand Cart adds one, so there are at most ${firstContracts(facts) + players} in play at this table.`,
        '31 33 103 109',
      ),
      line(
        `The Contract Deck holds ${sum(deck.flatMap((layer) => Object.values(layer)))} cards at this table. Below the first ones lie, each layer shuffled: ${deck.slice(1).map(layerWords).join('; then ')}.`,
        '26 28-30 32',
      ),
      line(
        'Nobody knows which contracts and Events are in it: they are drawn blindly, the others stay in the box, and nothing ever comes back.',
        '27 113',
      ),
      line(
        'Completed contracts are laid face down, with their number on top; your own you can always look through. Reserved ones lie open.',
        '84 92 187',
        options.completed_display !== 'face_up',
      ),
      line(
        'At this table completed contracts lie open, like reserved ones.',
        '92 187',
        options.completed_display === 'face_up',
      ),
    ],
  };
};

const wagonWorth = ({ points: count }: WagonCard): string => (count > 0 ? ` Worth ${points(count)} at the end.` : '');
const wagonGift = (name: Wagon, { war_wagon_hand }: TableContent): string => {
  if (name === 'Hand Cart') return ' The first time you buy it, one more contract comes into play.';
  return name === 'War Wagon' ? ` You keep ${inWords(war_wagon_hand)} cards in hand from now on.` : '';
};

export const wagons = ({ content, options }: Facts): Page => ({
  id: 'wagons',
  title: 'Wagons',
  asked: [],
  pictures: wagonNames.map((name) => wagonPicture(name, content.wagons[name])),
  lines: [
    line(
      'Everybody has the same four. You own the Wheelbarrow from the start; the others stand for sale beside it.',
      '12 13 35 97',
    ),
    line('Each has room for so many creatures, and never for more.', '98'),
    item(
      'Wheelbarrow:',
      `holds ${some(content.wagons.Wheelbarrow.capacity)}. Once destroyed, it is bought back for ${price(content.wagons.Wheelbarrow)}.${wagonWorth(content.wagons.Wheelbarrow)}`,
      '99',
    ),
    ...wagonNames
      .slice(1)
      .map((name) =>
        item(
          `${name}:`,
          `holds ${some(content.wagons[name].capacity)}. Costs ${price(content.wagons[name])}.${wagonGift(name, content)}${wagonWorth(content.wagons[name])}`,
          '99',
        ),
      ),
    line(
      'Everybody sees what is in a wagon, and the order inside does not matter. A wagon for sale cannot be used.',
      '61 108',
    ),
    line(
      'With the first Hand Cart you draw the new contract at once, whether you like it or not, and Events that turn up on the way are played out first.',
      '100-102',
    ),
    line(
      'Some Events destroy Wheelbarrows, and only these. A destroyed one is for sale again. You may buy it back, as often as it happens, or go on without it.',
      '104 106 107',
    ),
    line('Creatures in it are discarded.', '105', options.wrecked_cargo !== 'to_hand'),
    line('Creatures in it go back to your hand at this table.', '105', options.wrecked_cargo === 'to_hand'),
  ],
});

const seatGold = ({ players, content }: Facts): string =>
  (content.seat_gold[players] ?? [])
    .slice(0, players)
    .map((count) => (count === 0 ? 'none' : String(count)))
    .join(', ');

export const beginning = (facts: Facts): Page => {
  const { players, options, content } = facts;
  const isAlone = players === 1;
  return {
    id: 'beginning',
    title: 'Before the first turn',
    asked: [],
    pictures: [],
    lines: [
      line(
        `The creatures are shuffled, ${inWords(content.market)} are laid out as the Market, and everybody is dealt ${inWords(content.hand)}. Then the contracts are put up.`,
        '17 18 25',
      ),
      line(
        'The richest hand begins: the sums are told, the cards stay hidden. Among equals lots are drawn.',
        '19-21',
        !isAlone,
      ),
      line(
        'Everybody else is dealt one more creature. They may keep it until the end of their first turn.',
        '22 23',
        !isAlone,
      ),
      line(
        `Nobody has gold to begin with; all ${content.gold} pieces are in the supply.`,
        '36 37',
        options.seat_gold !== 'by_turn_order' || isAlone,
      ),
      line(
        `Because it is good to be first, players begin with gold in the order of their turns: ${seatGold(facts)}. There are ${content.gold} pieces in all.`,
        '36 37',
        options.seat_gold === 'by_turn_order' && !isAlone,
      ),
    ],
  };
};
