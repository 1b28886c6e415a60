// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
// The rules for players at every kind of table. What holds for all games' rules is in games/rulebook.test.ts, which takes this
// game's first guided game for its content as soon as there is one.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atThisTable, find, type Rulebook } from '../rulebook';
import { rulebook } from './rulebook';
import type {
  Content,
  ContractCard,
  Effect,
  EventFace,
  Options,
  Question,
} from '../../lib/generated/fairy_tale_fight_club';

const catalogue = readFileSync(new URL('../../../../docs/rules/fairy_tale_fight_club.md', import.meta.url), 'utf8');
const numbered = (tags: string): number[] =>
  [...catalogue.matchAll(new RegExp(`^- \\*\\*FTF-(\\d+)\\*\\* \\[(${tags})\\]`, 'gm'))].map((found) =>
    Number(found[1]),
  );

const options: Options = {
  swap_source: 'hand_or_wagon',
  reserve_refill: 'on_completion',
  reserve_discard: 'out',
  fight_cards: 'return',
  pass_shortfall: 'net_loss',
  wrecked_cargo: 'discard',
  flag_sets: 'repeat',
  stall_rounds: 8,
  max_rounds: 100,
  solo_rounds: 16,
  completed_display: 'face_down',
  seat_gold: 'none',
};
const otherwise: Partial<Options>[] = [
  { swap_source: 'hand_only' },
  { reserve_refill: 'immediately' },
  { reserve_discard: 'area' },
  { reserve_refill: 'immediately', reserve_discard: 'area' },
  { fight_cards: 'discard' },
  { pass_shortfall: 'short_passer' },
  { wrecked_cargo: 'to_hand' },
  { flag_sets: 'once_each' },
  { stall_rounds: 0 },
  { max_rounds: 0 },
  { solo_rounds: 0 },
  { completed_display: 'face_up' },
  { seat_gold: 'by_turn_order' },
];

const contract = (creatures: ContractCard['creatures'], gold = 1): ContractCard => ({
  creatures,
  flag: 'Glass Spire',
  points: 2,
  gold,
});
const event = (effect: Effect, amount = 0): EventFace => ({ fight: 'low_card', effect, amount });
const layer = (...counts: [number, number, number, number]) => ({
  'level I': counts[0],
  'level II': counts[1],
  'level III': counts[2],
  event: counts[3],
});
const deck = { cover: layer(4, 0, 0, 0), top: layer(4, 0, 0, 2), middle: layer(1, 4, 0, 2), bottom: layer(1, 2, 4, 1) };
const content: Content = {
  creatures: { Mouse: 12, Frog: 11, Goose: 10, Piglet: 9, Wolf: 8, Bear: 7, Witch: 6, Ogre: 5, Giant: 4, Dragon: 3 },
  contracts: {
    C101: contract(['Mouse', 'Mouse', 'Mouse']),
    C201: contract(['Mouse', 'Frog', 'Frog', 'Frog']),
    C301: contract(['Mouse', 'Frog', 'Frog', 'Goose', 'Wolf']),
  } as Content['contracts'],
  events: {
    'Bounty Burglar': event('pass_left', 2),
    'Spinning Room': event('pass_right', 2),
    'Troll Toll': event('toll', 1),
    "King's Tithe": event('tax', 1),
    'Magic Beans': event('draw', 1),
    "Beggars' Banquet": event('draw', 1),
    'Mouse Hole': event('discard', 1),
    'Market Stampede': event('new_market'),
    'Autumn Fair': event('grow_market', 3),
    'Moonlit Escape': event('escape'),
    'Broken Axle': event('wreck'),
    "Queen's Mirror": event('new_hand'),
    'Lucky Well': event('gold', 1),
    'Open Gates': event('free_load'),
    'Travelling Pawnbroker': event('pawn', 7),
  } as Content['events'],
  wagons: {
    Wheelbarrow: { capacity: 3, gold: 0, creature_points: 5, points: 0 },
    'Hand Cart': { capacity: 3, gold: 1, creature_points: 10, points: 1 },
    'Horse Wagon': { capacity: 4, gold: 2, creature_points: 15, points: 3 },
    'War Wagon': { capacity: 5, gold: 3, creature_points: 0, points: 0 },
  },
  contract_deck: { 1: deck, 2: deck, 3: deck, 4: deck },
  hand: 5,
  war_wagon_hand: 6,
  market: 4,
  actions: 2,
  action_price: 2,
  reserve_price: 1,
  last_contracts: 4,
  gold: 40,
  gold_per_point: 3,
  same_flags: 3,
  same_flags_points: 3,
  all_flags_points: 3,
  seat_gold: { 1: [0, 0, 0, 0], 2: [0, 1, 0, 0], 3: [0, 1, 2, 0], 4: [0, 1, 2, 2] },
  ratings: { destroyed: 0, 'keep at it': 20, apprentice: 30, 'great hunter': 40, victory: 50 },
  clocks: {
    actions: 120,
    discard_down: 30,
    fight: 30,
    pass: 30,
    event_discard: 30,
    escape: 30,
    toll: 30,
    free_load: 30,
    pawn: 30,
  },
};

const bookOf = (players = 3, changes: Partial<Options> = {}, numbers: Partial<Content> = {}): Rulebook =>
  rulebook({ players, options: { ...options, ...changes }, content: { ...content, ...numbers, captions: {} } });
const textOf = (book: Rulebook): string =>
  atThisTable(book)
    .chapters.flatMap(({ lines }) => lines.map(({ lead, text }) => `${lead} ${text}`))
    .join(' ');
const toldIn = (book: Rulebook): Set<number> =>
  new Set(book.chapters.flatMap(({ lines }) => lines.flatMap(({ rules }) => rules)));

describe('the rules of Fairy Tale Fight Club', () => {
  it('tell every rule about playing, and none that there is not', () => {
    const told = toldIn(bookOf());
    const played = numbered('stated|ruling|option');
    const all = new Set(numbered('stated|ruling|option|content|digital'));
    expect(played.length).toBeGreaterThan(150);
    expect(played.filter((rule) => !told.has(rule))).toEqual([]);
    expect([...told].filter((rule) => !all.has(rule))).toEqual([]);
  });
  it.each([2, 3, 4])('tell what is played by %i at that table', (players) => {
    const alone = new Set([170, 171, 172, 173, 174, 175, 176, 177, 178]);
    const told = toldIn(atThisTable(bookOf(players)));
    expect(numbered('stated|ruling|option').filter((r) => !told.has(r) && !alone.has(r))).toEqual([]);
  });
  it.each([1, 2, 3, 4])('are whole sentences, once each, for %i', (players) => {
    for (const changes of [{}, ...otherwise])
      for (const { lines, pictures, title } of atThisTable(bookOf(players, changes)).chapters) {
        for (const { text } of lines) {
          expect(text).not.toMatch(/undefined|NaN|\[object|\bno (gold|points|rounds)\b|null/);
          expect(text).toMatch(/[.!?]$/);
        }
        expect(new Set(lines.map(({ text }) => text)).size, title).toBe(lines.length);
        expect(new Set(pictures.map((picture) => picture.title)).size, title).toBe(pictures.length);
      }
  });
  it.each([1, 4])('have a place for every question of a table of %i', (players) => {
    const book = atThisTable(bookOf(players));
    const asked = (Object.keys(content.clocks) as Question[]).filter((one) => players > 1 || one !== 'fight');
    for (const question of asked) expect(find(book, { asked: question })?.chapter.title, question).toBeTruthy();
  });
  it('open at the line that answers why something is barred', () => {
    const textAt = (rule: string): string | undefined => find(atThisTable(bookOf()), { rule })?.line?.text;
    expect(textAt('FTF-098')).toContain('never for more');
    expect(textAt('FTF-056')).toContain('Prices');
    expect(textAt('FTF-057')).toContain('add up to the price');
    expect(textAt('FTF-080')).toContain('none besides');
    expect(textAt('FTF-073')).toContain('exactly its value');
  });
  it('differ at a table that plays otherwise', () => {
    const usual = textOf(bookOf());
    for (const changes of otherwise.filter((one) => !('solo_rounds' in one)))
      expect(textOf(bookOf(3, changes)), JSON.stringify(changes)).not.toBe(usual);
    expect(textOf(bookOf(1, { solo_rounds: 0 }))).not.toBe(textOf(bookOf(1)));
  });
  it('take their numbers from the content', () => {
    expect(textOf(bookOf(3, {}, { action_price: 7 }))).toContain('pay seven gold for one more');
    expect(textOf(bookOf(3, {}, { market: 9 }))).toContain('nine are laid out as the Market');
    expect(textOf(bookOf(3, {}, { same_flags: 4 }))).toContain('a set of four contracts of one castle');
    const wagons = { ...content.wagons, 'War Wagon': { capacity: 8, gold: 0, creature_points: 33, points: 2 } };
    const text = textOf(bookOf(3, {}, { wagons }));
    expect(text).toContain('holds eight creatures. Costs hand creatures worth 33 or more.');
    expect(text).toContain('two points for the War Wagon');
  });
  it('tell the layers of the table’s own Contract Deck', () => {
    expect(textOf(bookOf(2))).toContain(
      '4 of level I and 2 Events; then 1 of level I, 4 of level II and 2 Events; then',
    );
    expect(textOf(bookOf(2))).toContain('holds 25 cards');
  });
  it('name Events that do the same together, and those alone leave out what takes others', () => {
    expect(textOf(bookOf())).toContain('Magic Beans, Beggars’ Banquet: everybody draws one creature');
    expect(textOf(bookOf())).toContain('to the right.');
    expect(textOf(bookOf(1))).not.toContain('to the right.');
    expect(textOf(bookOf())).toContain('The poorest wins');
    expect(textOf(bookOf(1))).not.toContain('The poorest wins');
  });
  it('tell when a new contract comes up, as the table reserves', () => {
    const told = (changes: Partial<Options>): string => textOf(bookOf(3, changes));
    expect(told({})).toContain('completed, and when a reserved contract is given up for another; once');
    expect(told({ reserve_discard: 'area' })).toContain('after a contract is completed; once');
    expect(told({ reserve_refill: 'immediately' })).toContain(
      'from the wall is completed, and after one is reserved; once',
    );
    expect(told({ reserve_refill: 'immediately', reserve_discard: 'area' })).toContain(
      'and none is given up for it; once',
    );
    expect(told({ reserve_refill: 'immediately' })).toContain('unless it was the one you had reserved');
  });
  it('give gold by turn only where the table does', () => {
    expect(textOf(bookOf(3, { seat_gold: 'by_turn_order' }))).toContain('none, 1, 2.');
    expect(textOf(bookOf(1, { seat_gold: 'by_turn_order' }))).toContain('Nobody has gold');
  });
});
