// SPDX-License-Identifier: Apache-2.0
import { fromStore, writable } from 'svelte/store';
import { describe, expect, it } from 'vitest';
import { Trail } from '../../lib/changes';
import type { Choice, Costume, Event, Extended, Options, TableContent, View } from '../../lib/generated/ren_faire';
import type { Scene } from '../../lib/lesson.svelte';
import type { Json, Numbered, OpenQuestion } from '../../lib/wire';
import { deedsOf, groupsOf, keysOf } from './deeds';
import guided from './first_game.json';
import { Fitting } from './fitting.svelte';
import { planFor } from './layout';
import { wordsNear } from './near';
import { trialOf } from './preview';
import { priceOf } from './prices';
import { flightsOf, gainsOf, goingsOn, placesOf } from './traces';
import { deckSizes, fitOf, handOf, handSize, layersOf, lookOf, onStall, stackOf, underOf, windowOf } from './wardrobe';

const content = guided.content as unknown as TableContent;
const options = guided.options as unknown as Options;
const order = Object.keys(content.performances);
/** The view at the beginning of each scene of the guided game. */
const views: View[] = [];
let trail = Trail.from(guided.view as unknown as Json);
(guided.scenes as unknown as Scene[]).forEach((scene, i) => {
  if (i > 0) trail = trail.next(scene as never);
  views.push(trail.latest as unknown as View);
});
const last = views.at(-1)!;
const sceneOf = (kind: string): { view: View; question: OpenQuestion<Choice> } => {
  const at = guided.scenes.findIndex(({ question }) => question?.kind === kind);
  return { view: views[at]!, question: guided.scenes[at]!.question as unknown as OpenQuestion<Choice> };
};

describe('a stack', () => {
  it('is read as the table reads it, at every moment of a game', () => {
    for (const view of views)
      for (const seat of [0, 1]) {
        const { filled, contributing, slots } = view.table.outfits[seat]!;
        const stack = stackOf(view, seat);
        const look = lookOf(content, stack);
        expect(fitOf(content, options, stack)).toMatchObject({ filled, contributing });
        expect(Object.keys(content.costumes['Suit of Plate'].spaces).map((slot) => look[slot as 'Head']?.space ?? null)).toEqual(slots); // prettier-ignore
      }
    expect(stackOf(last, 0).length).toBe(4);
  });
  it('shows the topmost space that is not clear (S-REN-18)', () => {
    const look = lookOf(content, ['Suit of Plate', 'Matching Tracksuit', 'Motley Doublet']);
    expect(look.Chest?.space).toBe('Jester');
    expect(look.Legs?.space).toBe('null');
    expect(look.Head).toBeUndefined();
  });
  it('is an outfit with enough slots and three Costumes that show an icon (S-REN-61)', () => {
    const four = { ...content, derived: { ...content.derived, slots_needed: 4 } };
    const two: Costume[] = ['Hook and Cutlass', 'Suit of Plate'];
    expect(fitOf(four, options, two).isComplete).toBe(false);
    expect(fitOf(four, options, [...two, 'Baseball Cap']).isComplete).toBe(false);
    expect(fitOf(four, { ...options, three_card_test: 'in_stack' }, [...two, 'Baseball Cap']).isComplete).toBe(true);
    expect(fitOf(four, options, [...two, 'Visored Helm']).isComplete).toBe(true);
  });
  it('says what lies over each Costume', () => {
    const [hat, cap] = layersOf(content, ['Plumed Tricorne', 'Baseball Cap']);
    expect(hat?.spaces).toEqual([{ slot: 'Head', space: 'Pirate', under: 'Baseball Cap' }]);
    expect(cap?.spaces[0]?.under).toBeNull();
  });
});

describe('a table', () => {
  it('says what hangs in the Window, how large decks and hands are', () => {
    const { view } = sceneOf('action');
    expect(windowOf(view)).toEqual(['Plumed Tricorne', 'Two-Tone Hose', 'Baseball Cap']);
    expect(deckSizes(view)).toEqual({ performances: 44, costumes: 52 });
    expect(handOf(view, 0).length).toBe(3);
    expect([handSize(view, 0), handSize(view, 1)]).toEqual([3, 3]);
    expect(handOf(view, 1)).toEqual([]);
  });
  it('knows the last cards of the Costume deck, the next first, with gaps (REN-157)', () => {
    const view = structuredClone(last);
    view.veiled.garb.under = ['Mob Cap', { back: 'back' }, { back: 'back', card: 'Silk Fan' }];
    view.table.under_known = [
      { seats: [0], everybody: false },
      { seats: [1], everybody: false },
      { seats: [], everybody: true },
    ];
    expect(underOf(view)).toEqual([
      { costume: 'Silk Fan', seenBy: [0] },
      { costume: null, seenBy: [1] },
      { costume: 'Mob Cap', seenBy: 'all' },
    ]);
  });
  it('asks the price that the offer names', () => {
    const { question } = sceneOf('action');
    const told = { ...question, offers: [{ choice: { act: 'buy', costume: 'Baseball Cap' }, label: 'Buy Baseball Cap: null Head, 2 coins', rule: '' } as const] }; // prettier-ignore
    expect(priceOf({ question: told, content }, 'Baseball Cap')).toBe(2);
    expect(priceOf({ question: null, content }, 'Baseball Cap')).toBe(1);
    expect(priceOf({ question: null, content }, 'Suit of Plate')).toBe(3);
  });
});

describe('pointing at an answer', () => {
  const { view } = sceneOf('action');
  it('means the card, Costume, doll, icon or slots of the offer', () => {
    expect(keysOf({ act: 'play', card: 'Encore!' }, view)).toEqual(['card Encore!']);
    expect(keysOf({ act: 'buy_blind' }, view)).toEqual(['blind']);
    expect(keysOf({ act: 'place', seat: 1 }, view)).toEqual(['seat 1']);
    expect(keysOf({ act: 'name_slot', slot: 'Head', other: 'Feet' }, view)).toEqual(['slot Head', 'slot Feet']);
    expect(keysOf({ act: 'draw_up' }, view)).toEqual([]);
  });
  const hand = handOf(view, 0);
  const picks = hand.map((card) => ({ choice: { act: 'pick', card } as Choice, label: '', rule: 'REN-124' }));
  const asked = (kind: string, offers: OpenQuestion<Choice>['offers']): OpenQuestion<Choice> =>
    ({ number: 1, kind, prompt: '', rule: '', offers, answered: false, undo: false }) as OpenQuestion<Choice>;

  it('makes any cards of a hand one answer, by rising number, and ends it', () => {
    const stop = { choice: { act: 'done' } as Choice, label: 'Keep all cards', rule: 'REN-128' };
    const deeds = deedsOf(asked('discard', [...picks, stop]), view, order);
    expect(deeds.length).toBe(8);
    const both = deeds.find(({ choice }) => Array.isArray(choice) && choice.length === 3)?.choice as Choice[];
    const numbers = both.flatMap((step) => (step.act === 'pick' ? order.indexOf(step.card) : []));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(both.at(-1)).toEqual({ act: 'done' });
  });
  it('makes just so many cards one answer, as many as the offers leave', () => {
    const two = deedsOf(asked('toss', picks.slice(0, 2)), view, order);
    expect(two.length).toBe(3);
    expect(two.every(({ choice }) => Array.isArray(choice) && choice.length === 2)).toBe(true);
    const one = deedsOf(asked('trim', picks), view, order);
    expect(one.map(({ choice }) => choice)).toContainEqual({ act: 'pick', card: hand[0] });
  });
  it('goes on step by step where some were picked before', () => {
    const offers = picks.slice(1);
    expect(deedsOf({ ...asked('discard', offers), in_group: true }, view, order)).toEqual(offers);
  });
  it('counts groups', () => {
    expect(groupsOf([1, 2, 3]).length).toBe(8);
    expect(groupsOf([1, 2, 3], 2)).toEqual([[1, 2], [1, 3], [2, 3]]); // prettier-ignore
  });
  it('confirms a pair of slots only when both are picked', () => {
    const offers = [
      { choice: { act: 'name_slot', slot: 'Head', other: 'Feet' } as Choice, label: 'a', rule: '' },
      { choice: { act: 'name_slot', slot: 'Head', other: 'Legs' } as Choice, label: 'b', rule: '' },
    ];
    const fitting = new Fitting(() => asked('slots', offers), () => view, () => order, () => null); // prettier-ignore
    fitting.pick('slot Head');
    expect(fitting.chosen).toBeUndefined();
    fitting.pick('slot Legs');
    expect(fitting.chosen?.label).toBe('b');
  });
  it('remembers the doll a Costume was dropped on, until it is to be placed', () => {
    const questions = writable(
      asked('action', [{ choice: { act: 'buy', costume: 'Baseball Cap' }, label: 'Buy', rule: '' }]),
    );
    const question = fromStore(questions);
    const fitting = new Fitting(() => question.current, () => view, () => order, () => null); // prettier-ignore
    fitting.take('costume Baseball Cap');
    expect(fitting.takes('seat 1')).toBe(true);
    expect(fitting.takes('stage')).toBe(false);
    fitting.put('seat 1');
    expect(fitting.chosen?.label).toBe('Buy');
    fitting.clear();
    questions.set(asked('place', [0, 1].map((seat) => ({ choice: { act: 'place', seat }, label: `on ${seat}`, rule: '' })))); // prettier-ignore
    fitting.remember('Baseball Cap');
    expect(fitting.picked).toEqual(['seat 1']);
    fitting.clear();
    fitting.remember('Baseball Cap');
    expect(fitting.picked).toEqual([]);
  });
});

describe('a preview', () => {
  it('shows the Costume where it would be placed', () => {
    const { view } = sceneOf('place');
    const costume = onStall(view)!;
    expect(trialOf('place', view, ['seat 1'], null)).toEqual({
      seat: 1,
      costume,
      stack: [...stackOf(view, 1), costume],
    });
    expect(trialOf('place', view, ['seat 1'], 0)?.seat).toBe(0);
    expect(trialOf('place', view, [], null)).toBeNull();
  });
  it('tries on what would be bought, and takes off what would be discarded', () => {
    const stack = stackOf(last, 0);
    expect(trialOf('action', last, ['costume Silk Fan'], null)?.stack.at(-1)).toBe('Silk Fan');
    expect(trialOf('launder', last, [`costume ${stack[0]!}`], null)?.stack).toEqual(stack.slice(1));
    expect(trialOf('lift', last, [`costume ${stack[0]!}`], null)?.stack).toEqual([...stack.slice(1), stack[0]]);
  });
  it('takes off the top that is given up to the mud (P06)', () => {
    const stack = stackOf(last, 0);
    expect(trialOf('mud', last, [`costume ${stack.at(-1)!}`], null)?.stack).toEqual(stack.slice(0, -1));
  });
  it('arranges a stack from the bottom up (P29, D20)', () => {
    const [a, b, c, d] = stackOf(last, 0) as [Costume, Costume, Costume, Costume];
    expect(trialOf('order', last, [`costume ${c}`], null)?.stack).toEqual([c, a, b, d]);
    // The first that was picked lies on top until all have been.
    const arranging = structuredClone(last);
    arranging.table.stage.count = 1;
    arranging.veiled.garb.stack[0] = [a, b, d, c];
    expect(trialOf('order', arranging, [`costume ${b}`], null)?.stack).toEqual([c, b, a, d]);
  });
});

describe('traces', () => {
  const told = (...events: Event[]): Numbered<Event>[] => events.map((event, i) => [i, event]);
  it('keep what was shown for the card on the Stage, each seat once', () => {
    const events = told(
      { kind: 'picked', seat: 2, pick: 'share' },
      { kind: 'played', seat: 0, card: 'Bows All Round' },
      { kind: 'rolled', seat: 0, count: 5 },
      { kind: 'judged', seat: 0, verdict: 'success' },
      { kind: 'rolled', seat: 1, count: 1 },
      { kind: 'votes', seat: 1, ayes: 0, noes: 1, crowd_ayes: 2, crowd_noes: 0 },
    );
    const { marks, votes } = goingsOn(events, events.length);
    expect(marks).toEqual([
      { seat: 0, said: '', die: 5, verdict: 'success' },
      { seat: 1, said: '', die: 1 },
    ]);
    expect(votes).toMatchObject({ ayes: 0, noes: 1, crowdAyes: 2, between: null });
    expect(goingsOn(events, 2).marks).toEqual([]);
  });
  it('say for whom each has voted (P46, REN-073)', () => {
    const events = told(
      { kind: 'played', seat: 0, card: 'Best-Dressed Ribbon' },
      { kind: 'voted', seat: 0, to: 2 },
      { kind: 'voted', seat: 2, to: 0 },
      { kind: 'judged', seat: 2, verdict: 'success' },
    );
    expect(goingsOn(events, events.length).marks).toEqual([
      { seat: 0, said: 'for', to: 2 },
      { seat: 2, said: 'for', to: 0, verdict: 'success' },
    ]);
  });
  it('know which bot performs, until somebody else is on (REN-074)', () => {
    const events = told(
      { kind: 'played', seat: 0, card: 'Bows All Round' },
      { kind: 'skit', seat: 1 },
      { kind: 'rolled', seat: 1, count: 4 },
      { kind: 'judged', seat: 1, verdict: 'success' },
      { kind: 'steps_up', seat: 2 },
    );
    expect([1, 2, 3, 4, 5].map((shown) => goingsOn(events, shown).skit)).toEqual([null, 1, 1, 1, null]);
  });
  it('know where things fly, and what an event is about', () => {
    const paid: Event = { kind: 'paid', seat: 0, to: 2, count: 2 };
    expect(flightsOf(paid, 4).map(({ from, to, what }) => [from, to, what])).toEqual([
      ['seat 0', 'seat 2', 'coin'],
      ['seat 0', 'seat 2', 'coin'],
    ]);
    expect(placesOf({ kind: 'placed', seat: 0, to: 1, costume: 'Mob Cap' })).toEqual([
      'seat 0',
      'seat 1',
      'costume Mob Cap',
    ]);
    expect(flightsOf(null, 0)).toEqual([]);
  });
  it('say what coins are for', () => {
    const events = told(
      { kind: 'played', seat: 0, card: 'Three Passes' },
      { kind: 'paid', seat: 0, to: 2, count: 2 },
      { kind: 'placed', seat: 0, to: 1, costume: 'Mob Cap' },
      { kind: 'triggered', seat: 0, card: "Queen's Colours" },
      { kind: 'gained', seat: 0, count: 1 },
      { kind: 'placed', seat: 0, to: 1, costume: 'Mob Cap' },
      { kind: 'lost', seat: 1, count: 1 },
    );
    const gains = (shown: number): [string, number, string][] =>
      gainsOf(events[shown - 1]![1], events, shown).map(({ to, amount, why }) => [to, amount, why]);
    expect(gains(2)).toEqual([
      ['seat 0', -2, 'Three Passes'],
      ['seat 2', 2, 'Three Passes'],
    ]);
    expect(gains(5)).toEqual([['seat 0', 1, "Queen's Colours"]]);
    expect(gains(7)).toEqual([['seat 1', -1, 'Three Passes']]);
    const bought = { kind: 'bought', seat: 0, costume: 'Mob Cap', place: 'left', count: 3 } satisfies Event;
    expect(gainsOf(bought, events, 7)).toMatchObject([{ amount: -3, why: 'Mob Cap', inCoins: true }]);
    expect([gainsOf({ kind: 'staked', seat: 0, count: 0 }, events, 7), gainsOf(null, events, 7)]).toEqual([[], []]);
  });
});

describe('flights', () => {
  const drawn = Object.values(
    import.meta.glob(['./*.svelte', '../../lib/pieces/Plates.svelte'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ).join('');
  it('go from and to places that the board has', () => {
    const events: Event[] = [
      { kind: 'drew', seat: 0, reason: 'deal', count: 1 },
      { kind: 'discarded', seat: 0, reason: 'action', cards: ['Encore!'] },
      { kind: 'played', seat: 0, card: 'Encore!' },
      { kind: 'laid', seat: 0, card: 'Toll Gate', count: 1 },
      { kind: 'gained', seat: 0, count: 1 },
      { kind: 'lost', seat: 0, count: 1 },
      { kind: 'bought', seat: 0, costume: 'Mob Cap', place: 'left', count: 1 },
      { kind: 'placed', seat: 0, to: 1, costume: 'Mob Cap' },
      { kind: 'dropped', seat: 0, to: 1, costume: 'Mob Cap' },
      { kind: 'window_filled', costume: 'Mob Cap', place: 'left' },
    ] as Event[];
    const flights = events.flatMap((event, i) => flightsOf(event, i));
    expect(flights.length).toBe(events.length);
    const named = (place: string): string => place.replace(/^(seat|doll|pane) .*/, '$1 {');
    for (const { from, to } of flights)
      for (const place of [from, to]) expect(drawn).toContain(`data-place="${named(place)}`);
  });
});

describe('a card near somebody', () => {
  const laid: Extended = { card: 'Merchant Venture', you: 0, holder: 0, counters: 0, coins: 0, icon: null, stakes: [1, 0, 2], was_live: true }; // prettier-ignore
  const nameOf = (seat: number): string => ['you', 'Ann', 'Ben'][seat]!;
  it('says what each has staked on it (P17)', () => {
    expect(wordsNear(laid, nameOf)).toBe('Staked: you 1 coin, Ben 2 coins.');
  });
  it('says who played it, if it lies near somebody else', () => {
    const ruff: Extended = { ...laid, card: 'The Cursed Ruff', you: 1, stakes: [0, 0, 0] };
    expect(wordsNear(ruff, nameOf)).toBe('Played by Ann.');
    expect(wordsNear({ ...ruff, holder: 1 }, nameOf)).toBe('');
  });
});

describe('the layout', () => {
  const company = { others: 3, isSeated: true, isPlaying: true, isShowing: false, em: 16 };
  it('puts things in a row, in bands or in a tower', () => {
    expect(planFor(1100, 480, company).shape).toBe('row');
    expect(planFor(700, 540, company).shape).toBe('bands');
    expect(planFor(370, 380, company).shape).toBe('tower');
  });
  it('never makes anything too small to be seen', () => {
    for (const [width, height] of [
      [300, 224],
      [370, 380],
      [560, 260],
      [700, 540],
      [1100, 480],
      [2200, 1100],
    ] as const)
      // prettier-ignore
      for (const others of [1, 2, 3])
        for (const isSeated of [true, false]) {
          const { mine, other, card, columns } = planFor(width, height, { ...company, others, isSeated });
          expect(mine).toBeGreaterThanOrEqual(isSeated ? 150 : 0);
          expect(other).toBeGreaterThanOrEqual(58);
          expect(card).toBeGreaterThanOrEqual(40);
          expect(columns).toBeGreaterThan(0);
        }
  });
});
