// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
// What can be done with what is picked up, how large things are, and what an event leaves to see.
import { describe, expect, it } from 'vitest';
import type { Choice, Creature, TableContent, View } from '../../lib/generated/fairy_tale_fight_club';
import { deedsOf, deedsOn, forSale, namedIn, nothing, numberWanted, openTo, type Asked, type Held } from './gestures';
import { fit, planFor, type Crowd } from './layout';
import { scoreOf, totalOf } from './scores';
import { countedUpTo, flightsOf, placesOf } from './traces';
import { effectOf, lastRoundAlone, roundOf, valuesOf } from './words';

const wagon = (capacity: number, gold: number, creature_points: number, points: number) => ({
  capacity,
  gold,
  creature_points,
  points,
});
const contract = (creatures: Creature[], flag: string, points: number) => ({ creatures, flag, points, gold: 1 });
const content = {
  contracts: {
    C101: contract(['Mouse', 'Mouse', 'Mouse'], 'Briar Keep', 1),
    C102: contract(['Mouse', 'Frog', 'Frog'], 'Briar Keep', 2),
    C103: contract(['Frog', 'Frog', 'Frog'], 'Briar Keep', 3),
  },
  events: { 'Changeling Night': { fight: 'none', effect: 'pass_left', amount: 3 } },
  wagons: {
    Wheelbarrow: wagon(3, 0, 5, 0),
    'Hand Cart': wagon(3, 1, 10, 1),
    'Horse Wagon': wagon(4, 2, 15, 3),
    'War Wagon': wagon(5, 3, 0, 0),
  },
  hand: 5,
  war_wagon_hand: 6,
  gold_per_point: 3,
  same_flags: 3,
  same_flags_points: 3,
  all_flags_points: 3,
} as unknown as TableContent;

function viewOf(more: object = {}): View {
  return {
    table: {
      gold: [1],
      owned: [['Wheelbarrow']],
      cargo: [{ Wheelbarrow: { Mouse: 2 }, 'Hand Cart': {}, 'Horse Wagon': {}, 'War Wagon': {} }],
      market: { Mouse: 1, Piglet: 1, Bear: 1 },
      completed: [[]],
      hand_size: [5],
      turns: 0,
      event: null,
      ...more,
    },
    mine: { hand: { Goose: 1, Piglet: 1, Wolf: 1, Dragon: 1 } },
    notes: {},
  } as unknown as View;
}
const acts: Choice['act'][] = ['purchase', 'load', 'move', 'discard', 'swap', 'exchange', 'end_actions'];
const offersOf = (...names: Choice['act'][]): Asked['offers'] =>
  names.map((act) => ({ choice: { act } as Choice, label: act }));
const asked = (more: Partial<Asked> = {}): Asked => ({
  kind: 'actions',
  offers: offersOf(...acts),
  view: viewOf(),
  content,
  seat: 0,
  swapsCargo: true,
  ...more,
});
const hold = (from: Held['from'], ...creatures: Creature[]): Held => ({ ...nothing, from, creatures });
const labels = (one: Asked, held: Held): string[] => deedsOf(one, held).map(({ label }) => label);

describe('creatures of the hand', () => {
  it('go into a wagon with room for all of them, step by step from the lowest on', () => {
    const [deed] = deedsOn(deedsOf(asked(), hold('hand', 'Wolf')), 'Wheelbarrow');
    expect(deed?.label).toBe('Load 5 into the Wheelbarrow');
    expect(deed?.choice).toEqual([
      { act: 'load' },
      { act: 'load_into', wagon: 'Wheelbarrow' },
      { act: 'pick', creature: 'Wolf' },
      { act: 'done' },
    ]);
    expect(deedsOn(deedsOf(asked(), hold('hand', 'Wolf', 'Goose')), 'Wheelbarrow')).toEqual([]);
    const roomy = asked({ view: viewOf({ owned: [['Wheelbarrow', 'Hand Cart']] }) });
    const [two] = deedsOn(deedsOf(roomy, hold('hand', 'Wolf', 'Goose')), 'Hand Cart');
    expect((two?.choice as Choice[]).slice(2, 4)).toEqual([
      { act: 'pick', creature: 'Goose' },
      { act: 'pick', creature: 'Wolf' },
    ]);
  });
  it('are discarded, and one alone can be swapped', () => {
    expect(labels(asked({ offers: offersOf('discard', 'swap') }), hold('hand', 'Wolf'))).toEqual([
      'Discard 5',
      'Swap 5: discard it, draw one',
    ]);
    expect(labels(asked({ offers: offersOf('discard', 'swap') }), hold('hand', 'Wolf', 'Goose'))).toEqual([
      'Discard 3 and 5',
    ]);
  });
  it('pay for the next wagon if they are worth enough', () => {
    const buys = (...creatures: Creature[]): string[] =>
      labels(asked({ offers: offersOf('purchase') }), hold('hand', ...creatures));
    expect(buys('Dragon')).toEqual(['Buy the Hand Cart: discard 10 (10 of 10 points)']);
    expect(buys('Wolf', 'Piglet')).toEqual([]);
  });
  it('are exchanged one for several of the same value, or several for one, and never otherwise', () => {
    const trade = (creatures: Creature[], wanted: Creature[]): string[] =>
      labels(asked(), { ...hold('hand', ...creatures), wanted });
    expect(trade(['Wolf'], ['Mouse', 'Piglet'])).toEqual(['Give 5, take 1 and 4']);
    expect(trade(['Goose', 'Wolf'], ['Bear'])).toEqual([]);
    expect(trade(['Piglet'], ['Piglet'])).toEqual([]);
    expect(trade(['Goose', 'Piglet'], ['Mouse', 'Bear'])).toEqual([]);
    const [deed] = deedsOf(asked(), { ...hold('hand', 'Wolf', 'Mouse'), wanted: ['Bear'] });
    expect(deed?.choice).toEqual([
      { act: 'exchange' },
      { act: 'take_one', creature: 'Bear' },
      { act: 'pick', creature: 'Mouse' },
      { act: 'pick', creature: 'Wolf' },
      { act: 'done' },
    ]);
  });
});

describe('other gestures', () => {
  it('buy a wagon for gold with empty hands', () => {
    const [deed] = deedsOn(deedsOf(asked(), nothing), 'Hand Cart');
    expect(deed?.label).toBe('Buy the Hand Cart for 1 gold');
    expect(deed?.choice).toEqual([{ act: 'purchase' }, { act: 'buy_wagon', wagon: 'Hand Cart', payment: 'gold' }]);
    expect(deedsOf(asked({ view: viewOf({ gold: [0] }) }), nothing)).toEqual([]);
  });
  it('move cargo to another wagon, and swap it only where the table allows that', () => {
    const view = viewOf({ owned: [['Wheelbarrow', 'Hand Cart']] });
    expect(labels(asked({ view }), hold('Wheelbarrow', 'Mouse'))).toEqual([
      'Move 1 into the Hand Cart',
      'Discard 1 from the Wheelbarrow',
      'Swap 1 from the Wheelbarrow: discard it, draw one',
    ]);
    expect(labels(asked({ view, swapsCargo: false }), hold('Wheelbarrow', 'Mouse')).length).toBe(2);
  });
  it('think only of what is offered', () => {
    expect(deedsOf(asked({ offers: offersOf('end_actions') }), hold('hand', 'Wolf'))).toEqual([]);
    expect(openTo(asked({ offers: offersOf('end_actions') }))).toEqual({ hand: false, cargo: false, market: false });
    expect(openTo(asked({ offers: offersOf('move') }))).toEqual({ hand: false, cargo: true, market: false });
  });
  it('deliver and reserve by the offers as they came', () => {
    const choice: Choice = { act: 'complete', contract: 'C101', wagon: 'Wheelbarrow' };
    const offers = [{ choice, label: 'Complete it' }];
    expect(deedsOn(deedsOf(asked({ offers }), nothing), 'C101')[0]?.choice).toBe(choice);
    expect(deedsOn(deedsOf(asked({ offers }), nothing), 'Wheelbarrow')[0]?.choice).toBe(choice);
    expect(deedsOf(asked({ offers }), hold('hand', 'Wolf'))).toEqual([]);
  });
  it('close a group of an exact number with its last creature', () => {
    const view = viewOf({ event: 'Changeling Night' });
    const one = asked({ kind: 'pass', view, offers: offersOf('pick') });
    expect(numberWanted(one)).toBe(3);
    expect(deedsOf(one, hold('hand', 'Goose', 'Wolf'))).toEqual([]);
    expect(deedsOf(one, hold('hand', 'Wolf', 'Goose', 'Piglet'))[0]?.choice).toEqual([
      { act: 'pick', creature: 'Goose' },
      { act: 'pick', creature: 'Piglet' },
      { act: 'pick', creature: 'Wolf' },
    ]);
  });
  it('answer an event with one of its offers', () => {
    const choice: Choice = { act: 'release', source: 'Wheelbarrow', creature: 'Mouse' };
    const one = asked({ kind: 'escape', offers: [{ choice, label: 'Let it go' }] });
    expect(deedsOf(one, hold('Wheelbarrow', 'Mouse'))[0]?.choice).toBe(choice);
    expect(deedsOf(one, hold('hand', 'Mouse'))).toEqual([]);
    expect(openTo(one)).toEqual({ hand: false, cargo: true, market: false });
  });
  it('know what is for sale: the next wagon, and a Wheelbarrow that was lost', () => {
    expect(forSale(viewOf(), 0)).toEqual(['Hand Cart']);
    expect(forSale(viewOf({ owned: [['Hand Cart', 'Horse Wagon', 'War Wagon']] }), 0)).toEqual(['Wheelbarrow']);
  });
});

describe('a hint', () => {
  it('speaks of every creature and place of its steps', () => {
    expect(
      namedIn([
        { act: 'load' },
        { act: 'load_into', wagon: 'Hand Cart' },
        { act: 'pick', creature: 'Mouse' },
        { act: 'pick', creature: 'Mouse' },
        { act: 'done' },
      ]),
    ).toEqual({ from: 'hand', creatures: ['Mouse', 'Mouse'], wanted: [], targets: ['Hand Cart'] });
    expect(namedIn([{ act: 'swap' }, { act: 'swap_out', source: 'Wheelbarrow', creature: 'Frog' }])).toEqual({
      from: 'Wheelbarrow',
      creatures: ['Frog'],
      wanted: [],
      targets: ['deck'],
    });
    expect(
      namedIn([
        { act: 'exchange' },
        { act: 'give_one', creature: 'Wolf' },
        { act: 'pick', creature: 'Frog' },
        { act: 'pick', creature: 'Goose' },
        { act: 'done' },
      ]),
    ).toEqual({ from: 'hand', creatures: ['Wolf'], wanted: ['Frog', 'Goose'], targets: [] });
    expect(namedIn([])).toEqual({ from: null, creatures: [], wanted: [], targets: [] });
  });
});

describe('the layout', () => {
  const crowd: Crowd = {
    contracts: 8,
    piles: 7,
    others: 3,
    longest: 800,
    hand: 0,
    hasEvent: false,
    isCounted: false,
    isSeated: true,
    hasTrack: false,
    em: 16,
  };
  it('fits things into rows', () => {
    expect(fit(4, [400, 100], 1, 0)).toBe(100);
    expect(fit(4, [200, 200], 1, 0)).toBe(100);
    expect(fit(1, [300, 100], 2, 0)).toBe(50);
  });
  it('has wall and wagons side by side on a wide stage, and one below the other on a phone', () => {
    expect(planFor(1080, 480, crowd).isWide).toBe(true);
    expect(planFor(374, 400, crowd).isWide).toBe(false);
    // Letters twice as large want twice the room.
    expect(planFor(1080, 480, { ...crowd, em: 32 }).isWide).toBe(false);
  });
  it('never makes things too small to read', () => {
    for (const [width, height] of [
      [344, 200],
      [690, 500],
      [2200, 1100],
    ] as const) {
      const plan = planFor(width, height, crowd);
      expect(plan.poster).toBeGreaterThanOrEqual(66);
      expect(plan.pile).toBeGreaterThanOrEqual(30);
      expect(plan.wagon).toBeGreaterThanOrEqual(0.6);
    }
  });
});

describe('the round', () => {
  it('is counted from one, and none begins after the last turn', () => {
    expect(roundOf(viewOf({ turns: 15, ending: null }))).toBe(16);
    expect(roundOf(viewOf({ turns: 16, ending: 'last_round' }))).toBe(16);
    expect(roundOf(viewOf({ turns: 16, ending: 'stalled', hand_size: [5, 5] }))).toBe(8);
    expect(roundOf(viewOf({ turns: 16, ending: 'contracts_out', hand_size: [5, 5] }))).toBe(9);
  });
});

describe('the last round of a game alone', () => {
  it('is the earlier of two limits', () => {
    expect(lastRoundAlone({ solo_rounds: 16, max_rounds: 100 })).toBe(16);
    expect(lastRoundAlone({ solo_rounds: 40, max_rounds: 20 })).toBe(20);
    expect(lastRoundAlone({ solo_rounds: 40, max_rounds: 0 })).toBe(40);
    expect(lastRoundAlone({ solo_rounds: 0, max_rounds: 100 })).toBe(0);
  });
});

describe('the running score', () => {
  it('adds contracts, wagons, gold and sets of flags', () => {
    const view = viewOf({ completed: [['C101', 'C102', 'C103']], owned: [['Wheelbarrow', 'Hand Cart']], gold: [7] });
    const score = scoreOf(view, content, {}, 0);
    expect(score).toEqual({ contracts: 6, wagons: 1, gold: 2, same_flags: 3, all_flags: 0 });
    expect(totalOf(score)).toBe(12);
  });
});

describe('events', () => {
  it('are about places, and let things fly', () => {
    const event = { kind: 'loaded', seat: 2, wagon: 'Hand Cart', creatures: { Mouse: 1, Wolf: 1 } } as const;
    expect(placesOf(event)).toEqual(['seat 2', 'wagon 2 Hand Cart']);
    expect(flightsOf(event, 9).map(({ from, to, what }) => [from, to, what])).toEqual([
      ['seat 2', 'wagon 2 Hand Cart', 'Mouse'],
      ['seat 2', 'wagon 2 Hand Cart', 'Wolf'],
    ]);
    expect(flightsOf({ kind: 'paid', seat: 0, gold: 2, event: "King's Tithe" }, 3).length).toBe(2);
  });
  it('count the points up at the end', () => {
    const scored = { kind: 'scored', seat: 1, part: 'wagons', points: 4 } as const;
    expect(countedUpTo([[0, scored]], 0)).toBe(null);
    expect(countedUpTo([[0, scored]], 1)?.[1]).toEqual({ wagons: 4 });
  });
  it('are told in a few words', () => {
    expect(effectOf({ fight: 'none', effect: 'grow_market', amount: 1 })).toBe('1 creature joins the Market.');
    expect(valuesOf(['Wolf', 'Mouse', 'Goose'])).toBe('1, 3 and 5');
  });
});
