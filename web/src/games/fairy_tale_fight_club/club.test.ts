// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
// What can be done with what is picked up, how large things are, and what an event leaves to see.
import { describe, expect, it } from 'vitest';
import type {
  Choice,
  Creature,
  DecidedBy,
  Event,
  EventCard,
  Standing,
  TableContent,
  View,
} from '../../lib/generated/fairy_tale_fight_club';
import type { Barred, Numbered } from '../../lib/wire';
import { whyNotOn, whyNotPicked } from './bars';
import { fightersOf } from './fight';
import { Gesture } from './gesture.svelte';
import {
  deedsOf,
  deedsOn,
  namedIn,
  nothing,
  numberWanted,
  openTo,
  type Asked,
  type Held,
  type Target,
} from './gestures';
import { invitationOf } from './invitation';
import { fit, planFor, type Crowd } from './layout';
import { flagsOf, tieBreaksOf, totalOf } from './scores';
import { countedUpTo, flightsOf, gainsOf, endOf, placesOf, ratedBy } from './traces';
import { valuesOf } from './words';

const wagon = (capacity: number, gold: number, creature_points: number, points: number) => ({
  capacity,
  gold,
  creature_points,
  points,
});
const content = {
  contracts: { C101: { creatures: [], flag: null, points: 6, gold: 1 } },
  events: { 'Changeling Night': { fight: 'none', effect: 'pass_left', amount: 3 } },
  wagons: {
    Wheelbarrow: wagon(3, 0, 5, 0),
    'Hand Cart': wagon(3, 1, 10, 1),
    'Horse Wagon': wagon(4, 2, 15, 3),
    'War Wagon': wagon(5, 3, 0, 0),
  },
} as unknown as TableContent;

const standing: Standing = {
  points: { contracts: 6, wagons: 1, gold: 2, same_flags: 3, all_flags: 0 },
  flags: { 'Briar Keep': 3, 'Glass Spire': 0, 'Bean Tower': 1, 'Crumb Castle': 0, 'Frog Moat': 0 },
  room: { Wheelbarrow: 1, 'Hand Cart': 0, 'Horse Wagon': 0, 'War Wagon': 0 },
  for_sale: ['Hand Cart'],
  max_hand: 5,
};
/** A Hand Cart that is owned and empty. */
const carted: Partial<Standing> = { room: { ...standing.room, 'Hand Cart': 3 }, for_sale: ['Horse Wagon'] };
function viewOf(more: object = {}, stands: Partial<Standing> = {}, notes: object = {}): View {
  return {
    table: {
      gold: [1],
      owned: [['Wheelbarrow']],
      cargo: [{ Wheelbarrow: { Mouse: 2 }, 'Hand Cart': {}, 'Horse Wagon': {}, 'War Wagon': {} }],
      market: { Mouse: 1, Piglet: 1, Bear: 1 },
      event: null,
      ...more,
    },
    mine: { hand: { Goose: 1, Piglet: 1, Wolf: 1, Dragon: 1 } },
    notes: { swaps_cargo: true, standing: [{ ...standing, ...stands }], ...notes },
  } as unknown as View;
}
const acts: Choice['act'][] = ['purchase', 'load', 'move', 'discard', 'swap', 'exchange', 'end_actions'];
const offersOf = (...names: Choice['act'][]): Asked['offers'] =>
  names.map((act) => ({ choice: { act } as Choice, label: act }));
const asked = (more: Partial<Asked> = {}): Asked => ({
  kind: 'actions',
  offers: offersOf(...acts),
  barred: [],
  view: viewOf(),
  content,
  seat: 0,
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
    const roomy = asked({ view: viewOf({}, carted) });
    const [two] = deedsOn(deedsOf(roomy, hold('hand', 'Wolf', 'Goose')), 'Hand Cart');
    expect((two?.choice as Choice[]).slice(2, 4)).toEqual([
      { act: 'pick', creature: 'Goose' },
      { act: 'pick', creature: 'Wolf' },
    ]);
  });
  it('stand on signs as what is done with them', () => {
    const heads = (held: Held): string[] => deedsOf(asked({ view: viewOf({}, carted) }), held).map(({ head }) => head);
    expect(heads(hold('hand', 'Wolf'))).toEqual([
      'Load the Wheelbarrow',
      'Load the Hand Cart',
      'Discard',
      'Swap for a new one',
    ]);
    expect(heads(hold('Wheelbarrow', 'Mouse'))[0]).toBe('Move to the Hand Cart');
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
    expect(buys('Dragon')).toEqual(['Buy the Hand Cart: discard 10 (worth 10, it costs 10)']);
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

describe('with nothing picked up', () => {
  const told = (more: Partial<Asked>, round = 1): string =>
    invitationOf(asked({ view: viewOf({ gold: [0] }, {}, { round }), ...more }));
  it('one is told what an action can be, by what is offered', () => {
    const reserve: Choice = { act: 'reserve', contract: 'C101' };
    const contract = { choice: reserve, label: '' };
    expect(told({ offers: [...offersOf(...acts), contract] })).toBe(
      'Pick up creatures, then tap a wagon, the Market or a pile; or tap a contract.',
    );
    expect(told({ offers: offersOf('exchange') })).toBe('Pick up creatures, then tap the Market.');
    expect(told({ offers: [contract, ...offersOf('end_actions')] })).toBe('Tap a contract.');
    expect(told({ offers: offersOf('end_actions') })).toBe('');
    const rich = viewOf({ gold: [9] }, {}, { round: 1 });
    expect(told({ offers: offersOf('purchase'), view: rich })).toBe(
      'Pick up creatures, then tap a wagon; or tap a wagon to buy.',
    );
  });
  it('but not for ever, nor in a lesson, nor where no action is asked for', () => {
    expect(told({}, 3)).not.toBe('');
    expect(told({}, 4)).toBe('');
    expect(told({ only: [{ act: 'end_actions' }] })).toBe('');
    expect(told({ kind: 'fight' })).toBe('');
  });
});

describe('what is picked up', () => {
  it('says why nothing can be done with it', () => {
    const held: Creature[] = ['Goose', 'Piglet', 'Wolf', 'Dragon'];
    const offers = offersOf('exchange', 'end_actions');
    const gesture = new Gesture(
      () => asked({ offers }),
      () => held,
    );
    expect(gesture.stuck).toBe('');
    gesture.want('Bear', 1);
    expect(gesture.stuck).toMatch(/worth the same: pick up yours, worth 6\.$/);
    gesture.pick('hand', 3);
    expect(gesture.stuck).toMatch(/worth the same: yours are worth 10, theirs 6\.$/);
    gesture.want('Piglet', 1);
    expect([gesture.stuck, gesture.chosen?.label]).toEqual(['', gesture.left[0]?.label]);
    gesture.clear();
    gesture.pick('hand', 0);
    expect(gesture.stuck).toBe('Nothing can be done with these together.');
    expect(new Gesture(() => asked({ kind: 'fight' }), () => held).stuck).toBe(''); // prettier-ignore
  });
});

describe('what is barred', () => {
  const bar = (choice: Choice, rule: string): Barred<Choice> => ({
    choice,
    label: '',
    why: `because of ${rule}`,
    rule,
  });
  const gold = { act: 'buy_wagon', payment: 'gold' } as const;
  const barred = [
    bar({ ...gold, wagon: 'War Wagon' }, 'FTF-055'),
    bar({ ...gold, wagon: 'Hand Cart' }, 'FTF-056'),
    bar({ act: 'load_into', wagon: 'Wheelbarrow' }, 'FTF-098'),
    bar({ act: 'load_into', wagon: 'Hand Cart' }, 'FTF-061'),
    bar({ act: 'swap_out', source: 'Wheelbarrow', creature: 'Mouse' }, 'FTF-070'),
    bar({ act: 'exchange' }, 'FTF-073'),
    bar({ act: 'reserve', contract: 'C101' }, 'FTF-089'),
    bar({ act: 'complete', contract: 'C102', wagon: 'Wheelbarrow' }, 'FTF-080'),
    bar({ act: 'reserve', contract: 'C102' }, 'FTF-089'),
  ];
  const one = (more: Partial<Asked> = {}): Asked => asked({ barred, ...more });
  const why = (target: Target, held: Held = nothing, more: Partial<Asked> = {}): string | undefined =>
    whyNotOn(one(more), held, target)?.rule;
  it('has the reason of the step that the gesture would come to', () => {
    expect(why('War Wagon')).toBe('FTF-055');
    expect(why('War Wagon', hold('hand', 'Dragon'))).toBe('FTF-055');
    expect(why('Hand Cart')).toBe('FTF-056');
    expect(why('Wheelbarrow', hold('hand', 'Goose'))).toBe('FTF-098');
    expect(why('deck', hold('Wheelbarrow', 'Mouse'))).toBe('FTF-070');
    expect(why('deck', hold('hand', 'Goose'))).toBe(undefined);
    expect(why('market')).toBe('FTF-073');
    expect([why('C101'), why('C102'), why('C103' as Target)]).toEqual(['FTF-089', 'FTF-080', undefined]);
  });
  it('has that of the action itself where the whole action is barred', () => {
    const spent = acts.slice(0, 6).map((act) => bar({ act } as Choice, 'FTF-040'));
    const none = { barred: spent };
    expect(why('Hand Cart', nothing, none)).toBe('FTF-040');
    expect(why('Wheelbarrow', hold('hand', 'Goose'), none)).toBe('FTF-040');
    expect([why('pile', nothing, none), why('pile', hold('hand', 'Goose'), none)]).toEqual([undefined, 'FTF-040']);
    expect(why('deck', nothing, none)).toBe('FTF-040');
    expect(whyNotPicked(one(none), 'Goose')?.rule).toBe('FTF-040');
    expect(whyNotPicked(one(), 'Goose')?.rule).toBe('FTF-073');
  });
  it('counts what is held against the price and against the room', () => {
    expect(whyNotOn(one(), hold('hand', 'Wolf', 'Mouse'), 'Hand Cart')?.why).toBe('these are worth 6, and it costs 10');
    const roomy = { barred: [], view: viewOf({}, { room: { ...standing.room, Wheelbarrow: 1 } }) };
    expect(whyNotOn(one(roomy), hold('hand', 'Wolf', 'Mouse'), 'Wheelbarrow')?.why).toBe('it has room for 1');
    expect(whyNotOn(one(roomy), hold('Wheelbarrow', 'Mouse'), 'Wheelbarrow')).toBe(undefined);
  });
  it('is kept quiet about in a lesson, and where no action is asked for', () => {
    expect(why('War Wagon', nothing, { only: [{ act: 'end_actions' }] })).toBe(undefined);
    expect(why('War Wagon', nothing, { kind: 'fight' })).toBe(undefined);
    const pawn = one({ kind: 'pawn', barred: [bar({ act: 'pawn', creature: 'Goose' }, 'FTF-196')] });
    expect([whyNotPicked(pawn, 'Goose')?.rule, whyNotPicked(pawn, 'Dragon')]).toEqual(['FTF-196', undefined]);
  });
  it('is told on a tap or a drop, and forgotten with the next thing that is picked', () => {
    const gesture = new Gesture(
      () => one(),
      () => ['Goose', 'Dragon'],
    );
    gesture.refuse('War Wagon');
    expect(gesture.wondered?.rule).toBe('FTF-055');
    gesture.pick('hand', 1);
    expect(gesture.wondered).toBe(undefined);
    expect(gesture.whyNot('Hand Cart')).toBe(undefined);
    gesture.refuse('Hand Cart');
    expect([gesture.wondered, gesture.whyNot('War Wagon')?.rule]).toEqual([undefined, 'FTF-055']);
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
    const view = viewOf({}, carted);
    expect(labels(asked({ view }), hold('Wheelbarrow', 'Mouse'))).toEqual([
      'Move 1 into the Hand Cart',
      'Discard 1 from the Wheelbarrow',
      'Swap 1 from the Wheelbarrow: discard it, draw one',
    ]);
    const strict = viewOf({}, carted, { swaps_cargo: false });
    expect(labels(asked({ view: strict }), hold('Wheelbarrow', 'Mouse')).length).toBe(2);
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
  it('buy what the table says is for sale, and nothing else', () => {
    const buys = (for_sale: Standing['for_sale']): string[] =>
      labels(asked({ view: viewOf({ gold: [9] }, { for_sale }) }), nothing);
    expect(buys(['Wheelbarrow', 'War Wagon'])).toEqual(['Buy the War Wagon for 3 gold']);
    expect(labels(asked({ view: viewOf({}, { for_sale: ['Wheelbarrow'] }) }), hold('hand', 'Wolf'))).toContain(
      'Buy the Wheelbarrow: discard 5 (worth 5, it costs 5)',
    );
  });
  it('put down as many as are more than the table lets one keep', () => {
    const one = (max_hand: number): Asked =>
      asked({ kind: 'discard_down', view: viewOf({}, { max_hand }), offers: offersOf('pick') });
    expect(numberWanted(one(3))).toBe(1);
    expect(numberWanted(one(2))).toBe(2);
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
    isForSale: true,
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

describe('the running score', () => {
  it('adds up what the table notes, and shows every castle', () => {
    expect(totalOf(standing)).toBe(12);
    expect(flagsOf(standing).filter(([, won]) => won > 0)).toEqual([
      ['Briar Keep', 3],
      ['Bean Tower', 1],
    ]);
    expect([totalOf(undefined), flagsOf(undefined).length]).toEqual([0, 5]);
  });
});

describe('a tie', () => {
  const broken = (totals: number[], gold: number[], contracts: number[]): (readonly (number | null)[])[] =>
    tieBreaksOf(totals, gold, contracts).map(({ of }) => of);
  it('is broken by gold, then by fewer contracts, and shown of those alone that are equal', () => {
    expect(broken([30, 29, 28], [4, 4, 4], [6, 6, 6])).toEqual([]);
    expect(broken([30, 12, 30], [4, 5, 5], [6, 6, 6])).toEqual([[4, null, 5]]);
    expect(broken([30, 30, 12, 12], [4, 4, 1, 2], [6, 7, 3, 3])).toEqual([
      [4, 4, 1, 2],
      [6, 7, null, null],
    ]);
  });
  it('says what decided, if it was not the points', () => {
    const titles = (by?: DecidedBy): string[] =>
      tieBreaksOf([30, 30, 9], [4, 4, 1], [6, 7, 3], by).map(({ title }) => title);
    expect(titles('contracts')).toEqual(['Tied: more gold', 'Decided by fewer contracts']);
    expect(titles('gold')).toEqual(['Decided by more gold', 'Tied: fewer contracts']);
    expect(titles(), 'all have won').toEqual(['Tied: more gold', 'Tied: fewer contracts']);
  });
});

describe('a fight', () => {
  const cards = {
    events: { Beggars: { fight: 'low_gold' }, Brawl: { fight: 'high_card' }, Well: { fight: 'none' } },
  } as unknown as TableContent;
  const names = ['Anna', 'Bert', 'Cora'];
  const fought = (fight: string, question: string, more: object) => {
    const view = { table: { question, event: fight, gold: [0, 3, 2] }, notes: more } as unknown as View;
    return fightersOf(view, cards, fight as EventCard, names).map(({ seat, creature, gold }) => [seat, creature, gold]);
  };
  it('over gold shows what each had when the card was turned up', () => {
    expect(fought('Beggars', 'actions', { counted: [0, 3, 1], fought: [null, null, null], victor: 2 })).toEqual([
      [0, null, 0],
      [1, null, 3],
      [2, null, 1],
    ]);
  });
  it('of cards shows everybody while they are sealed, and then who had one', () => {
    const notes = { counted: [0, 3, 2], fought: [null, null, null], victor: null };
    expect(fought('Brawl', 'fight', notes).map(([seat]) => seat)).toEqual([0, 1, 2]);
    expect(fought('Brawl', 'actions', { ...notes, fought: ['Wolf', null, 'Bear'] })).toEqual([
      [0, 'Wolf', 0],
      [2, 'Bear', 2],
    ]);
    expect(fought('Well', 'actions', notes)).toEqual([]);
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
  it('say what points and gold are for', () => {
    const told = (event: Event): [number, string][] =>
      gainsOf(event, 7, content).map(({ amount, why }) => [amount, why]);
    const completed = { kind: 'completed', seat: 1, contract: 'C101', wagon: 'Hand Cart', gold: 1 } as const;
    expect(told(completed)).toEqual([
      [6, 'contract'],
      [1, 'contract'],
    ]);
    expect(told({ ...completed, gold: 0 })).toEqual([[6, 'contract']]);
    expect(told({ kind: 'paid', seat: 0, gold: 2, event: "King's Tithe" })).toEqual([[-2, "King's Tithe"]]);
    expect(told({ kind: 'gained', seat: 0, gold: 1, reason: 'fight' })).toEqual([[1, 'won the fight']]);
    expect(told({ kind: 'gained', seat: 0, gold: 1, reason: 'event', event: 'Lucky Well' })).toEqual([
      [1, 'Lucky Well'],
    ]);
    expect(told({ kind: 'bought', seat: 0, wagon: 'Hand Cart', creatures: { Dragon: 1 } })).toEqual([]);
    expect(told({ kind: 'bought', seat: 0, wagon: 'Hand Cart', gold: 1 })).toEqual([[-1, 'Hand Cart']]);
    expect(told({ kind: 'action_bought', seat: 0, gold: 2 })).toEqual([[-2, 'one more action']]);
    expect(gainsOf(null, 7, content)).toEqual([]);
  });
  it('count the points up at the end', () => {
    const scored = { kind: 'scored', seat: 1, part: 'wagons', points: 4 } as const;
    expect(countedUpTo([[0, scored]], 0)).toBe(null);
    expect(countedUpTo([[0, scored]], 1)?.[1]).toEqual({ wagons: 4 });
    const events: Numbered<Event>[] = [
      [0, { kind: 'ended_actions', seat: 0 }],
      [1, { kind: 'scored', seat: 0, part: 'contracts', points: 9 }],
      [2, { kind: 'scored', seat: 1, part: 'contracts', points: 7 }],
      [3, { kind: 'scored', seat: 0, part: 'gold', points: 1 }],
    ];
    expect([1, 2, 3, 4].map((shown) => countedUpTo(events, shown))).toEqual([
      null,
      [{ contracts: 9 }],
      [{ contracts: 9 }, { contracts: 7 }],
      [{ contracts: 9, gold: 1 }, { contracts: 7 }],
    ]);
  });
  it('rate a game alone, when that is told', () => {
    const events: Numbered<Event>[] = [
      [0, { kind: 'scored', seat: 0, part: 'contracts', points: 31 }],
      [1, { kind: 'rated', seat: 0, points: 31, rating: 'apprentice' }],
      [2, { kind: 'ended', seats: [0], points: 31, ending: 'last_round', decided_by: 'points' }],
    ];
    expect([1, 2, 3].map((shown) => ratedBy(events, shown))).toEqual([null, 'apprentice', 'apprentice']);
    expect([1, 2, 3].map((shown) => endOf(events, shown)?.decided_by)).toEqual([undefined, undefined, 'points']);
  });
  it('are told by the values of creatures', () => {
    expect(valuesOf(['Wolf', 'Mouse', 'Goose'])).toBe('1, 3 and 5');
  });
});
