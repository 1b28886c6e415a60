// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Card, Choice, Event, View } from '../../lib/generated/monster_faire';
import type { Offer } from '../../lib/wire';
import { keysOf } from './keys';
import { columnsFor, planFor, stepFor } from './layout';
import { cardsElsewhere, craftPicker, objectOf, signsOf, sortedSigns } from './picking';
import { deckSize, faceOf, hasBit, isBesieged, lying, manorOf, ownHand, siegeOf, travellerOf, worthOf } from './sight';
import { crowOf } from './crows';
import { cackles, fanfare, sneer, triumph } from './cackles';
import { soundOf } from './sounds';
import { flightsOf, ablazeBy, placesOf, seatsOf, struckBy } from './traces';
import { aloudOf, heardOf, nameOf, titleOf, useOf, wordsOfHand } from './words';

const seats = <T>(of: (seat: number) => T): T[] => [0, 1, 2].map(of);
/** A table of three, seen by seat 0, with nothing on it. */
function viewOf(changes: { table?: object; cards?: object; seen?: object[] } = {}): View {
  const table = {
    active: 0,
    out: [],
    absent: [],
    living: [],
    revealed: [],
    in_town: [],
    in_graveyard: [],
    rogue: [],
    burnt: [],
    gloated: [],
    gloated_before: [],
    marks: seats(() => ({ useless: 0, injured: 0 })),
    igors_down: seats(() => 0),
    dines_with: seats(() => null),
    trip: { errand: null, igor: 0, host: null },
    attack: { target: null, stage: 0 },
    faire: { is_on: false, rival: seats(() => null) },
    solon: null,
    condo: null,
    upstairs: null,
    ...changes.table,
  };
  const cards = {
    villager_deck: { cards: [], unknown: { Villagers: 40 } },
    part_deck: { cards: [], unknown: { 'Body Parts': 41 } },
    hand: seats(() => ({ cards: [], unknown: {} })),
    laboratory: seats(() => []),
    monster: seats(() => []),
    igor: seats(() => []),
    counters: seats(() => []),
    brain: seats(() => []),
    cellar: seats(() => []),
    force: [],
    ...changes.cards,
  };
  return { table, viewer: 0, veiled: { cards }, notes: { seen: changes.seen ?? [] } } as unknown as View;
}
const names = ['Anna', 'Bert', 'Cara'];
const offer = (choice: Choice): Offer<Choice> => ({ choice, label: JSON.stringify(choice) }) as Offer<Choice>;

describe('cards', () => {
  it('are read off their names', () => {
    expect(faceOf('VD7')).toEqual({ deck: 'town', suit: 'diamonds', rank: 7 });
    expect(faceOf('BC10')).toEqual({ deck: 'grave', suit: 'clubs', rank: 10 });
    expect(faceOf('VHQ')).toEqual({ deck: 'town', suit: 'hearts', rank: 'queen' });
    expect(faceOf('BBJ')).toEqual({ deck: 'grave', suit: null, rank: 'black_joker' });
    expect(faceOf('XSK')).toEqual({ deck: 'grave', suit: 'spades', rank: 'king' });
  });
  it('are named for those who see and those who hear them', () => {
    expect([titleOf(faceOf('VD7')), titleOf(faceOf('BD7')), titleOf(faceOf('VRJ'))]).toEqual(['Rod', 'Head', 'Red Joker']); // prettier-ignore
    expect([titleOf(faceOf('VD7'), false), titleOf(faceOf('BD7'), false)]).toEqual(['Elder', 'Head']);
    expect(nameOf(faceOf('BC10'))).toBe('10 of Clubs, Body Parts deck');
    expect(useOf(faceOf('VS4'))).toBe('chemicals for parts up to 4');
    expect(heardOf({ key: 'x', deck: 'grave', face: null })).toBe('a covered card, Body Parts deck');
    expect(heardOf({ key: 'x', deck: 'town', face: faceOf('VD7'), isSecret: true })).toMatch(/face down$/);
  });
  it('of a hand say what stands on them, too', () => {
    expect(aloudOf(faceOf('VS7'))).toBe('Chemicals, 7 of Spades, Villagers deck: chemicals for parts up to 7');
    expect(useOf(faceOf('BHJ'))).toBe('an Igor, a guard dog or a thief');
    expect(aloudOf(faceOf('BHJ'))).toMatch(/^Jack of Hearts, Body Parts deck: /);
  });
  it('are worth as Igors what the table says', () => {
    const content = { worth: { Jack: 4, Queen: 5, King: 7, 'Red Joker': 9, 'Black Joker': 9 } } as never;
    expect(worthOf(content, faceOf('VDJ'))).toBe(4);
    expect(worthOf(content, faceOf('VD6'))).toBe(6);
  });
  it('lie face up, covered and known, or covered', () => {
    expect(lying(['VD7', { back: 'Villagers', card: 'VD8' }, { back: 'Body Parts' }], 'laboratory 1')).toEqual([
      { key: 'card VD7', deck: 'town', face: faceOf('VD7') },
      { key: 'card VD8', deck: 'town', face: faceOf('VD8'), isSecret: true },
      { key: 'laboratory 1 2', deck: 'grave', face: null },
    ]);
  });
});

describe('a manor', () => {
  it('counts a hand by its backs', () => {
    const hand = [{ cards: ['VD7', 'BD2', 'BD3'], unknown: {} }, { cards: ['VHQ'], unknown: { Villagers: 2, 'Body Parts': 1 } }, { cards: [], unknown: {} }]; // prettier-ignore
    const view = viewOf({ cards: { hand } });
    expect(manorOf(view, 0, names).hand).toEqual({ town: 1, grave: 2 });
    expect(manorOf(view, 1, names).hand).toEqual({ town: 3, grave: 1 });
    expect(ownHand(view)).toEqual(['VD7', 'BD2', 'BD3']);
  });
  it('remembers what was seen going into a hand', () => {
    const view = viewOf({ seen: [{ card: 'VHQ', seat: 1 }, { card: 'BD7', seat: 0 }] }); // prettier-ignore
    expect(manorOf(view, 1, names).seen).toEqual([faceOf('VHQ')]);
    expect(manorOf(view, 0, names).seen).toEqual([]);
    expect(wordsOfHand(manorOf(view, 1, names))).toBe(
      'In hand: 0 villager cards, 0 body parts; seen there: Queen of Hearts',
    );
  });
  it('lies open in a replay with everybody’s eyes', () => {
    const view = { ...viewOf({ cards: { hand: [['VD7', 'BD2'], []], villager_deck: ['VC1'] } }), viewer: null } as View;
    expect(manorOf(view, 0, names).hand).toEqual({ town: 1, grave: 1 });
    expect(manorOf(view, 0, names).seen).toEqual([faceOf('VD7'), faceOf('BD2')]);
    expect(deckSize(view, 'Villagers')).toBe(1);
  });
  it('sorts the own hand: numbers by deck, suit and value, then Igors', () => {
    const cards: Card[] = ['VRJ', 'BD9', 'VH3', 'BDJ', 'VD10', 'VD2', 'BD1'];
    const view = viewOf({ cards: { hand: [{ cards, unknown: {} }] } });
    expect(ownHand(view)).toEqual(['VD2', 'VD10', 'VH3', 'BD1', 'BD9', 'VRJ', 'BDJ']);
    expect(ownHand({ ...view, viewer: null })).toEqual([]);
  });
  it('adds up the working parts of a Monster, if all are known (MON-149, MON-225)', () => {
    const monster = [['BD5', 'BH6', 'BC7', 'BS8'], [{ back: 'Body Parts' }], []];
    const marks = [
      { useless: 1, injured: 4 },
      { useless: 0, injured: 0 },
      { useless: 0, injured: 0 },
    ];
    const view = viewOf({ table: { living: [0], marks }, cards: { monster } });
    const mine = manorOf(view, 0, names).monster;
    expect(mine.total).toBe(14);
    expect(mine.isLiving).toBe(true);
    expect(mine.parts.map(({ isUseless, isInjured }) => [isUseless, isInjured])).toEqual([[true, false], [false, false], [false, true], [false, false]]); // prettier-ignore
    expect(mine.parts.map(({ card }) => card.key)).toEqual(['part 0', 'part 1', 'part 2', 'part 3']);
    expect(manorOf(view, 1, names).monster.total).toBeNull();
    expect(manorOf(view, 2, names).monster.total).toBeNull();
  });
  it('is worth nothing alive without a head that works, at a table where that cripples (MON-142)', () => {
    const crippling = { crippling: 'on' };
    const totalOf = (pile: string[], mark: object, living: number[], options: object): number | null => {
      const marks = seats(() => ({ useless: 0, injured: 0, ...mark }));
      const view = viewOf({ table: { living, marks }, cards: { monster: [pile, [], []] } });
      return manorOf(view, 0, names, options).monster.total;
    };
    const body = ['BD5', 'BH6', 'BC7', 'BS8'];
    expect(totalOf(body, {}, [0], crippling)).toBe(26);
    expect(totalOf(body, { useless: 1 }, [0], crippling)).toBe(0);
    expect(totalOf(body, { injured: 1 }, [0], crippling)).toBe(0);
    expect(totalOf(body.slice(1), {}, [0], crippling)).toBe(0);
    // Another head will do; limbs are worth their numbers; and it must be alive.
    expect(totalOf([...body, 'BH9', 'BD2'], { injured: 1 }, [0], crippling)).toBe(32);
    expect(totalOf(body, { injured: 12 }, [0], crippling)).toBe(11);
    expect(totalOf(body, { injured: 1 }, [], crippling)).toBe(21);
    expect(totalOf(body, { injured: 1 }, [0], { crippling: 'off' })).toBe(21);
    expect(totalOf(body, { injured: 1 }, [0], {})).toBe(21);
  });
  it('knows places beyond the bits of an operator', () => {
    expect(hasBit(2 ** 38, 38)).toBe(true);
    expect(hasBit(2 ** 38, 6)).toBe(false);
    expect(hasBit(undefined, 0)).toBe(false);
  });
  it('shows marks, and what has become of it', () => {
    const view = viewOf({ table: { burnt: [1], gloated: [1], absent: [2], dines_with: [1, null, null] } });
    expect(manorOf(view, 0, names).marks).toEqual([
      { text: 'invited', title: 'invited: dines with Bert on the next turn' },
    ]);
    expect(manorOf(view, 1, names).marks.map(({ text }) => text)).toEqual(['burnt', 'gloated at']);
    expect(seats((seat) => manorOf(view, seat, names).state)).toEqual(['whole', 'burnt', 'absent']);
    const before = viewOf({ table: { gloated_before: [1] } }); // until the end of their own turn (MON-327)
    expect(manorOf(before, 1, names).marks.map(({ text }) => text)).toEqual(['gloated at']);
    const faire = { is_on: true, entrants: [0, 1], standing: [0], rival: seats(() => null) };
    const fallen = seats((seat) => manorOf(viewOf({ table: { faire, gloated: [1] } }), seat, names));
    expect(fallen.map(({ hasFallen }) => hasFallen)).toEqual([false, true, false]);
    expect(fallen[1]?.marks.map(({ text }) => text)).toEqual(['fallen']);
    const gone = manorOf(viewOf({ table: { out: [1], burnt: [1], gloated: [1] } }), 1, names);
    expect([gone.state, gone.marks.map(({ text }) => text)]).toEqual(['gone', ['out of the game']]);
  });
  it('has Igors who sleep, and names for some', () => {
    const view = viewOf({ table: { igors_down: [0, 1, 0], condo: 'VHQ' }, cards: { igor: [['VHQ'], ['BDJ'], []] } });
    expect(manorOf(view, 0, names).igors[0]).toMatchObject({ called: 'Condo', isDown: false });
    expect(manorOf(view, 1, names).igors[0]).toMatchObject({ called: '', isDown: true });
  });
});

describe('the vale', () => {
  it('shows Igor where his errand takes him (MON-052)', () => {
    const cards = { igor: [['VHQ'], [], []] };
    expect(travellerOf(viewOf({ cards }))).toBeNull();
    const sent = (errand: string, host: number | null): unknown =>
      travellerOf(viewOf({ cards, table: { trip: { errand, igor: 0, host } } }))?.at;
    expect([sent('town', null), sent('graveyard', null), sent('visit', 2)]).toEqual(['town', 'graveyard', 2]);
  });
  it('counts decks, and knows when villagers march', () => {
    expect(deckSize(viewOf(), 'Body Parts')).toBe(41);
    expect(isBesieged(viewOf())).toBe(false);
    expect(isBesieged(viewOf({ cards: { force: ['VD1'] } }))).toBe(true);
    expect(isBesieged(viewOf({ table: { attack: { target: 0, stage: 3 } } }))).toBe(true);
  });
  it('has a mob or a group as the table has judged it, with an Igor on their side (MON-189, MON-190, MON-383)', () => {
    const content = { worth: { Jack: 3, Queen: 5, King: 7, 'Red Joker': 9, 'Black Joker': 9 } } as never;
    const siege = (attack: object, force: string[], igor: string[] = []) =>
      siegeOf(viewOf({ table: { attack: { target: 1, stage: 2, is_incited: false, has_turned: false, igor: 0, ...attack } }, cards: { force, aside: [], igor: [[], igor, []] } }), content); // prettier-ignore
    // Three types are left of a sticky mob; four may be a group.
    expect(siege({ is_mob: true }, ['VD4', 'VH5', 'VC6'])).toMatchObject({ isMob: true, total: 15, turned: null });
    expect(siege({ is_mob: false }, ['VD4', 'VH5', 'VC6', 'VBJ'])).toMatchObject({ isMob: false, total: 24 });
    const turned = siege({ is_mob: true, has_turned: true, igor: 1 }, ['VD4'], ['VHJ', 'BSK']);
    expect(turned).toMatchObject({ total: 11, turned: { key: 'card BSK' } });
  });
});

describe('picking', () => {
  const offers = [
    offer({ act: 'pass' }),
    offer({ act: 'to_town' }),
    offer({ act: 'visit', seat: 2 }),
    offer({ act: 'play', card: 'VHQ', use: 'befriend_igor' }),
    offer({ act: 'play', card: 'VHQ', use: 'befriend_monster' }),
    offer({ act: 'play', card: 'VD7', use: 'lecture' }),
    offer({ act: 'claim', card: 'BDJ' }),
  ];
  const picker = () => craftPicker(() => ({ offers, barred: [] }));
  it('finds the places of a choice', () => {
    expect(keysOf({ act: 'dig', card: 'BD7' })).toEqual(['card BD7']);
    expect(keysOf({ act: 'draw', deck: 'Villagers' })).toEqual(['deck Villagers']);
    expect(keysOf({ act: 'repair', place: 3 })).toEqual(['part 3']);
    expect(keysOf({ act: 'rampage' })).toEqual(['site town']);
    expect(keysOf({ act: 'to_graveyard' })).toEqual(['site graveyard']);
    expect(keysOf({ act: 'give_life' })).toEqual([]);
    expect(keysOf({ act: 'favour', card: 'VD7', seat: 2 })).toEqual(['card VD7', 'seat 2']);
  });
  it('puts on signs what is about no card', () => {
    expect(signsOf(picker()).map(({ choice }) => choice.act)).toEqual(['pass', 'to_town', 'visit']);
  });
  it('says once what signs share that differ in a name only, if there are three or more', () => {
    const visits = ['Anna', 'Sage Odo', 'Wilmot'].map((name, seat) => ({
      choice: { act: 'visit', seat } as const,
      label: `Visit ${name}: offer a card`,
      rule: '',
    }));
    const home = { choice: { act: 'pass' } as const, label: 'Leave Igor at home', rule: '' };
    const { single, alike } = sortedSigns([home, ...visits]);
    expect(single).toEqual([home]);
    expect(alike).toEqual([{ deed: 'Visit', rest: 'offer a card', offers: visits }]);
    expect(visits.map(({ label }) => objectOf(label))).toEqual(['Anna', 'Sage Odo', 'Wilmot']);
    expect(sortedSigns(visits.slice(1))).toEqual({ single: visits.slice(1), alike: [] });
    expect(sortedSigns([home, home, home]).alike).toEqual([]);
  });
  it('asks for the use of a card that has several, and for no more of one that has one', () => {
    const several = picker();
    several.pick('key', 'card VHQ');
    expect(several.chosen).toBeUndefined();
    expect(signsOf(several).length).toBe(2);
    const one = picker();
    one.pick('key', 'card VD7');
    expect(one.chosen?.choice).toEqual({ act: 'play', card: 'VD7', use: 'lecture' });
    expect(signsOf(one)).toEqual([]);
    one.pick('key', 'seat 2');
    expect(one.chosen?.choice).toEqual({ act: 'visit', seat: 2 });
  });
  it('says what a card that is picked still wants', () => {
    const missing = (first: string, ...choices: Choice[]): string => {
      const one = craftPicker(() => ({
        offers: choices.map((choice) => ({ choice, label: '', rule: '' })),
        barred: [],
      }));
      one.pick('key', first);
      return one.missing;
    };
    const card = 'VC4';
    const critique = (pile: 'laboratory' | 'monster'): Choice => ({ act: 'critique', card, pile });
    const both = [critique('laboratory'), critique('monster')];
    expect(missing('card VC4', ...both)).toBe('Now choose the Laboratory or the Monster.');
    expect(missing('card VC4', both[0]!)).toBe('');
    const hire: Choice = { act: 'hire', card: 'VHQ' };
    expect(missing('card VHQ', hire, { ...hire, calls: true })).toBe('Now choose whether to call Berk, too.');
    const show: Choice = { act: 'show', card };
    expect(missing('card VC4', show, { ...show, assists: true })).toBe('Now choose whether Igor helps.');
    expect(missing('card VHQ', { act: 'play', card: 'VHQ', use: 'steal' }, { act: 'play', card: 'VHQ', use: 'lure' })).toBe('Now choose what it is for.'); // prettier-ignore
    expect(missing('card VC4', { act: 'favour', card, seat: 1 }, { act: 'favour', card, seat: 2 })).toBe('Now choose a player.'); // prettier-ignore
  });
  it('finds the cards that lie elsewhere, each once', () => {
    expect(cardsElsewhere(offers, ['VHQ', 'VD7'])).toEqual(['BDJ']);
    expect(cardsElsewhere(offers, [])).toEqual(['VHQ', 'VD7', 'BDJ']);
  });
});

describe('the layout', () => {
  it('never leaves one manor alone in a row', () => {
    expect([3, 4, 5, 6].map((manors) => columnsFor(manors, 1280, 16))).toEqual([3, 4, 3, 3]);
    expect(columnsFor(6, 390, 16)).toBe(1);
    expect(columnsFor(6, 768, 16)).toBe(2);
  });
  it('draws larger cards where there is room, and none too small to read', () => {
    expect(planFor(3, 1440, 500, 16).tile).toBeGreaterThan(planFor(6, 1440, 500, 16).tile);
    expect(planFor(6, 360, 200, 16).tile).toBe(1.5);
    expect(planFor(3, 4000, 2000, 16).tile).toBe(3);
  });
  it('puts the Monster above its cards where manors are higher than wide, and has larger cards so', () => {
    expect(planFor(3, 940, 600, 16)).toMatchObject({ columns: 3, isStacked: true });
    expect(planFor(3, 940, 600, 16).tile).toBeGreaterThan(2);
    expect(planFor(6, 1080, 620, 16).isStacked).toBe(false);
    expect(planFor(3, 390, 400, 16).isStacked).toBe(false);
  });
  it('keeps rank and suit of every card of a pile in sight', () => {
    expect(stepFor(1, 5)).toBeGreaterThanOrEqual(1);
    expect(stepFor(4, 10)).toBeGreaterThan(1);
    const step = stepFor(8, 6.5);
    expect(step).toBeLessThan(1);
    expect(7 * step + 1).toBeLessThanOrEqual(6.5);
    expect(stepFor(40, 5)).toBe(0.66);
  });
});

describe('events', () => {
  const drew: Event = { kind: 'drew', seat: 1, deck: 'Villagers', reason: 'draw' };
  const rose: Event = { kind: 'came_to_life', seat: 0 };
  const began: Event = { kind: 'turn_began', seat: 1, count: 2 };
  const told = (...events: Event[]): [number, Event][] => events.map((event, i) => [i, event]);
  const crow = (events: Event[], seat: number | null): string | undefined =>
    crowOf({ events: told(...events), shown: events.length }, seat)?.call;
  it('mark the places they are about', () => {
    expect(placesOf(drew)).toEqual(['manor 1']);
    expect(placesOf({ kind: 'arrived', card: 'VD7', reason: 'errand' })).toEqual(['town']);
    expect(seatsOf({ kind: 'robbed', seat: 0, to: 2, deck: 'Villagers' })).toEqual([0, 2]);
    expect(placesOf(null)).toEqual([]);
  });
  const flying = (event: Event | null, view = viewOf()) => flightsOf({ events: [[0, event]], shown: 1, view });
  it('send cards on their way', () => {
    expect(flying(drew)).toMatchObject([{ id: '1 0', from: 'deck Villagers', to: 'manor 1', what: { face: null } }]);
    expect(flying({ kind: 'discarded', card: 'BD7', reason: 'critique', seat: 2 })[0]).toMatchObject({ from: 'manor 2', to: 'discard Body Parts' }); // prettier-ignore
    expect(flying(null)).toEqual([]);
  });
  it('strike a Monster with lightning, and sound', () => {
    expect(struckBy({ kind: 'came_to_life', seat: 2 })).toBe(2);
    expect(struckBy(drew)).toBeNull();
    expect(soundOf(drew, cackles)).toBe('card');
    expect(soundOf({ kind: 'turn_ended', seat: 0 }, cackles)).toBeNull();
  });
  it('cackle, each in its own way and not for long (MON-021, MON-155)', () => {
    expect(soundOf({ kind: 'cackled', seat: 1, sound: 'Snort' }, cackles)).toBe(cackles.Snort);
    const all = [...Object.values(cackles), triumph, sneer, fanfare];
    expect(new Set(all.map((notes) => JSON.stringify(notes))).size).toBe(11);
    for (const { at, from, to, ...note } of all.flat()) {
      expect(at + note.for).toBeLessThanOrEqual(2.5);
      expect(Math.min(at + 1, note.for, from, to)).toBeGreaterThan(0);
    }
  });
  it('send Igors on foot, to their errands and home again (MON-052)', () => {
    const away = (errand: string, host: number | null = null, cargo: string[] = []): View =>
      viewOf({ table: { active: 1, trip: { errand, igor: 0, host } }, cards: { igor: [[], ['VHQ'], []], cargo } });
    const walk = (event: Event, view: View): unknown[] =>
      flying(event, view).flatMap(({ who, from, to }) => (who?.kind === 'igor' ? [[who.seat, from, to]] : []));
    expect(walk({ kind: 'sent', seat: 1, card: 'VHQ', errand: 'town' }, away('town'))).toEqual([
      [1, 'manor 1', 'town'],
    ]);
    expect(walk({ kind: 'sent', seat: 1, to: 2, card: 'VHQ', errand: 'visit' }, away('visit', 2))).toEqual([[1, 'manor 1', 'manor 2']]); // prettier-ignore
    for (const event of [
      { kind: 'came_home', seat: 1, card: 'VHQ' },
      { kind: 'recruited', seat: 1, card: 'VD4' },
    ] satisfies Event[])
      expect(walk(event, away('town'))).toEqual([[1, 'town', 'manor 1']]);
    for (const event of [
      { kind: 'kept', seat: 1, card: 'BD4' },
      { kind: 'dropped', seat: 1, card: 'BD4' },
      { kind: 'scared_off', seat: 1, to: 0 },
    ] satisfies Event[])
      expect(walk(event, away('graveyard'))).toEqual([[1, 'graveyard', 'manor 1']]);
    for (const event of [
      { kind: 'turned_away', seat: 2, to: 1 },
      { kind: 'dismissed', seat: 2, to: 1 },
      { kind: 'cargo_back', seat: 1, deck: 'Villagers' },
      { kind: 'traded', seat: 1, to: 2 },
      { kind: 'knocked_out', seat: 1, card: 'VHQ' },
    ] satisfies Event[])
      expect(walk(event, away('visit', 2))).toEqual([[1, 'manor 2', 'manor 1']]);
    // Turned away with something to carry, he goes when he has it back; and who is struck down at home walks nowhere.
    expect(walk({ kind: 'turned_away', seat: 2, to: 1 }, away('visit', 2, ['VD4']))).toEqual([]);
    expect(walk({ kind: 'knocked_out', seat: 2, card: 'BSK' }, away('visit', 2))).toEqual([]);
    expect(walk({ kind: 'knocked_out', seat: 1, card: 'VHQ' }, viewOf({ cards: { igor: [[], ['VHQ'], []] } }))).toEqual(
      [],
    );
  });
  it('bring a mob together, and send it from manor to manor and home', () => {
    const marching = viewOf({ table: { attack: { target: 1, stage: 1, attacked: [1] } }, cards: { force: ['VD1', 'VH2', 'VC3', 'VS4'] } }); // prettier-ignore
    const gathered = flying({ kind: 'mob_formed', seat: 1 }, marching);
    expect(gathered.map(({ from, to, what }) => [from, to, what?.key])).toEqual([
      ['town', 'siege', 'card VD1'],
      ['town', 'siege', 'card VH2'],
      ['town', 'siege', 'card VC3'],
      ['town', 'siege', 'card VS4'],
    ]);
    expect(gathered.map(({ delay }) => delay)).toEqual([0, 120, 240, 360]);
    expect(flying({ kind: 'attacked', seat: 1, count: 4 }, marching)).toMatchObject([{ from: 'siege', to: 'manor 1', who: { kind: 'mob', count: 4 } }]); // prettier-ignore
    expect(flying({ kind: 'spread', seat: 2, card: 'VC9' }, marching)).toMatchObject([{ from: 'manor 1', to: 'manor 2', who: { kind: 'mob' } }]); // prettier-ignore
    expect(flying({ kind: 'spread', card: 'VC9' }, marching)).toEqual([]);
    // It has walked there already; and an incited group gathers as it comes.
    const swept = viewOf({ table: { attack: { target: 2, stage: 1, attacked: [1, 2] } }, cards: { force: ['VD1'] } });
    expect(flying({ kind: 'attacked', seat: 2, count: 1 }, swept)).toEqual([]);
    const incited = viewOf({ table: { attack: { target: 2, stage: 3, is_incited: true, attacked: [2] } }, cards: { force: ['VD1'] } }); // prettier-ignore
    expect(flying({ kind: 'attacked', seat: 2, count: 1 }, incited).map(({ from, to }) => [from, to])).toEqual([['town', 'siege'], ['siege', 'manor 2']]); // prettier-ignore
    const events: [number, Event][] = [[0, { kind: 'attacked', seat: 2, count: 3 }], [1, { kind: 'went_home', count: 3 }]]; // prettier-ignore
    expect(flightsOf({ events, shown: 2, view: viewOf() })).toMatchObject([{ from: 'manor 2', to: 'town', who: { kind: 'mob', count: 3 } }]); // prettier-ignore
    expect(flying({ kind: 'went_home', count: 0 }, viewOf())).toEqual([]);
  });
  it('thunder when a Monster comes to life, and let its owner cackle until the next turn (MON-155)', () => {
    expect(soundOf(rose, cackles)).toBe('thunder');
    expect([0, 1, 2, 3, 4].map((shown) => crowOf({ events: told(rose, drew, began, drew), shown }, 0)?.at)).toEqual([undefined, 0, 0, undefined, undefined]); // prettier-ignore
    expect(crow([rose], 0)).toBe('Cackle!');
    expect([crow([rose], 1), crow([rose], null)]).toEqual([undefined, undefined]);
  });
  it('let one gloat over a prank, who countered it too, and boast on the way to the Faire (MON-247)', () => {
    const prank: Event = { kind: 'played', seat: 0, to: 1, card: 'VH9', use: 'lecture' };
    const countered: Event = { kind: 'countered', seat: 1, card: 'VH10', other: 'VH9', pile: 'hand' };
    expect([0, 1, 2].map((seat) => crow([prank, countered], seat))).toEqual(['Gloat!', 'Gloat!', undefined]);
    expect(crow([rose, prank, drew], 0), 'the last of them').toBe('Gloat!');
    const opened: Event = { kind: 'faire_opened', seat: 2, seats: [0, 2] };
    expect([0, 1].map((seat) => crow([opened], seat))).toEqual(['Boast!', undefined]);
    expect(crow([opened, { kind: 'fought', seat: 0, to: 2, count: 9, rival: 4 }], 0)).toBeUndefined();
  });
  it('set fire to a Laboratory', () => {
    expect(ablazeBy({ kind: 'lab_trashed', seat: 2 })).toBe(2);
    expect(ablazeBy(drew)).toBeNull();
  });
});
