// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { Picker } from './picker.svelte';
import type { Barred, Offer } from './wire';

interface Choice {
  who?: string;
  where?: number;
  cards?: string[];
}
const offered = (...choices: Choice[]): Offer<Choice>[] =>
  choices.map((choice) => ({ choice, label: JSON.stringify(choice), rule: '' }));
const only = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);

describe('a choice of two slots', () => {
  const offers = offered({ who: 'King', where: 1 }, { who: 'King', where: 2 }, { who: 'Thief', where: 2 });
  const make = (): Picker<Choice, { who: string; where: number }> =>
    new Picker<Choice, { who: string; where: number }>(() => offers, {
      who: { of: ({ choice }) => only(choice.who) },
      where: { of: ({ choice }) => only(choice.where) },
    });
  it('opens whatever is offered, and confirms nothing before the first click', () => {
    const picker = make();
    expect([[...picker.open('who')], [...picker.open('where')]]).toEqual([
      ['King', 'Thief'],
      [1, 2],
    ]);
    expect([picker.isEmpty, picker.chosen, picker.left]).toEqual([true, undefined, offers]);
  });
  it('narrows the other slot, and leaves its own open for another mind', () => {
    const picker = make();
    picker.pick('where', 1);
    expect([[...picker.open('who')], [...picker.open('where')]]).toEqual([['King'], [1, 2]]);
    expect(picker.offersWith('where', 2)).toEqual([offers[1], offers[2]]);
  });
  it('confirms the one offer left, whichever came first', () => {
    const picker = make();
    picker.pick('who', 'King');
    expect(picker.chosen).toBeUndefined();
    picker.pick('where', 2);
    expect(picker.chosen).toBe(offers[1]);
  });
  it('confirms early if the rest follows', () => {
    const picker = make();
    picker.pick('where', 1);
    expect(picker.chosen).toBe(offers[0]);
  });
  it('replaces, puts down on a second click, and clears', () => {
    const picker = make();
    picker.pick('who', 'King');
    picker.pick('who', 'Thief');
    expect([picker.picked('who'), picker.has('who', 'King')]).toEqual([['Thief'], false]);
    picker.pick('who', 'Thief');
    expect(picker.isEmpty).toBe(true);
    picker.pick('where', 2);
    picker.clear();
    expect([picker.isEmpty, picker.picked('where')]).toEqual([true, []]);
  });
  it('says what is still missing, as long as nothing can be confirmed', () => {
    const named = new Picker<Choice, { who: string; where: number; cards: string }>(
      () => [...offers, ...offered({ who: 'Thief', cards: ['a', 'b'] }, { who: 'Thief', cards: ['a', 'c'] })],
      {
        who: { of: ({ choice }) => only(choice.who), called: () => 'a character' },
        where: { of: ({ choice }) => only(choice.where), called: (keys) => `a place of ${keys.length}` },
        cards: {
          of: ({ choice }) => choice.cards ?? [],
          called: (_, hasPicked) => (hasPicked ? 'another card' : 'a card'),
        },
      },
    );
    expect(named.missing).toBe('');
    named.pick('who', 'King');
    expect(named.missing).toBe('Now choose a place of 2.');
    named.pick('where', 2);
    expect([named.chosen?.choice.who, named.missing]).toEqual(['King', '']);
    named.clear();
    named.pick('cards', 'a');
    expect(named.missing).toBe('Now choose a character and another card.');
    const unnamed = make();
    unnamed.pick('who', 'King');
    expect(unnamed.missing).toBe('Now choose what it is for.');
  });
  it('says what is missing of a group of things that are alike', () => {
    const hand = ['a', 'a', 'b'];
    const named = new Picker<Choice, { cards: number }>(() => offered({ cards: ['a', 'a'] }, { cards: ['a', 'b'] }), {
      cards: {
        of: ({ choice }) => choice.cards ?? [],
        among: () => hand,
        isWhole: true,
        called: (places, hasPicked) => `${hasPicked ? 'another' : 'one'} of ${places.join()}`,
      },
    });
    named.pick('cards', 0);
    expect(named.missing).toBe('Now choose another of 1,2.');
    named.pick('cards', 1);
    expect([named.chosen?.choice.cards, named.missing]).toEqual([['a', 'a'], '']);
  });
  it('points at what a hint names, and at nothing that is not offered', () => {
    const picker = make();
    picker.pointAt([{ who: 'Thief', where: 2 }]);
    expect([picker.isHinted('who', 'Thief'), picker.isHinted('who', 'King'), picker.isHinted('where', 2)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([picker.isEmpty, picker.isHintedOffer(offers[2]!)]).toEqual([true, true]);
    picker.pointAt([{ who: 'Thief', where: 1 }]);
    expect(picker.isHinted('who', 'Thief')).toBe(false);
    picker.pointAt([]);
    expect(picker.isHinted('where', 2)).toBe(false);
  });
  it('puts down what no longer fits', () => {
    const picker = make();
    picker.pick('where', 1);
    picker.pick('who', 'Thief');
    expect([picker.picked('where'), picker.chosen]).toEqual([[], offers[2]]);
  });
  it('goes from key to key, round and round', () => {
    const picker = make();
    const seen = ([1, 1, 1, -1, -1] as const).map((by) => (picker.pickNext('where', by), picker.picked('where')[0]));
    expect(seen).toEqual([1, 2, 1, 2, 1]);
    picker.clear();
    picker.pickNext('where', -1);
    expect(picker.picked('where')).toEqual([2]);
  });
  it('stands still where nothing is offered', () => {
    const picker = new Picker<Choice, { where: number }>(() => [], {
      where: { of: ({ choice }) => only(choice.where) },
    });
    picker.pickNext('where', 1);
    expect([picker.isEmpty, picker.open('where').size, picker.chosen]).toEqual([true, 0, undefined]);
  });
});

it('takes the first of offers that no click can tell apart', () => {
  const offers = offered({ who: 'far', where: 3 }, { who: 'near', where: 3 }, { where: 4 });
  const picker = new Picker<Choice, { where: number }>(() => offers, {
    where: { of: ({ choice }) => only(choice.where) },
  });
  picker.pick('where', 3);
  expect(picker.chosen).toBe(offers[0]);
});

describe('a group of cards', () => {
  const hand = ['rope', 'rope', 'sack', 'lamp', 'boot'];
  const make = (offers: Offer<Choice>[], whenFull: 'all' | 'last' = 'last'): Picker<Choice, { cards: number }> =>
    new Picker<Choice, { cards: number }>(() => offers, {
      cards: { of: ({ choice }) => choice.cards ?? [], among: () => hand, isWhole: true, whenFull },
    });
  it('is picked card by card and confirmed whole', () => {
    const offers = offered({ cards: ['rope', 'rope', 'lamp'] }, { cards: ['sack', 'lamp'] });
    const picker = make(offers);
    expect([...picker.open('cards')]).toEqual([0, 1, 2, 3]);
    picker.pick('cards', 3);
    picker.pick('cards', 1);
    expect([[...picker.open('cards')], picker.chosen]).toEqual([[0, 1, 3], undefined]);
    picker.pick('cards', 0);
    expect(picker.chosen).toBe(offers[0]);
  });
  it('may be part of a larger one', () => {
    const offers = offered({ cards: ['rope'] }, { cards: ['rope', 'sack'] }, { cards: ['rope', 'sack', 'boot'] });
    const picker = make(offers);
    const chosen = [2, 1, 4].map((place) => (picker.pick('cards', place), picker.chosen));
    expect(chosen).toEqual([undefined, offers[1], offers[2]]);
    picker.pick('cards', 2);
    expect([picker.picked('cards'), picker.chosen]).toEqual([[1, 4], undefined]);
  });
  it('holds no more of one kind than an offer does', () => {
    const picker = make(offered({ cards: ['rope', 'sack'] }));
    picker.pick('cards', 0);
    expect([...picker.open('cards')]).toEqual([0, 2]);
  });
  it.each([
    ['last', [0, 3]],
    ['all', [3]],
  ] as const)('makes room when it is full: %s', (whenFull, places) => {
    const picker = make(offered({ cards: ['rope', 'sack'] }, { cards: ['rope', 'lamp'] }), whenFull);
    for (const place of [0, 2, 3]) picker.pick('cards', place);
    expect(picker.picked('cards')).toEqual(places);
  });
});

describe('what is barred', () => {
  const bar = (choice: Choice, why: string): Barred<Choice> => ({ choice, label: '', why, rule: '' });
  const slots = {
    who: { of: ({ choice }: { choice: Choice }) => only(choice.who) },
    where: { of: ({ choice }: { choice: Choice }) => only(choice.where) },
  };
  const offers = offered({ who: 'King', where: 1 }, { who: 'Thief', where: 2 });
  const reasons = (...bars: Barred<Choice>[]): [string[], (string | number)[][]] => {
    const picker = new Picker<Choice, { who: string; where: number }>(
      () => offers,
      slots,
      () => bars,
    );
    return [[...picker.barred('who').keys()], [...picker.barred('where')].map(([key, { why }]) => [key, why])];
  };
  it('is a key that no offer holds', () => {
    expect(reasons(bar({ who: 'King', where: 2 }, 'not these two'))).toEqual([[], []]);
    expect(reasons(bar({ who: 'King', where: 3 }, 'too far'))).toEqual([[], [[3, 'too far']]]);
  });
  it('has the reason of a choice in which nothing else is wrong', () =>
    expect(reasons(bar({ who: 'Nobody', where: 3 }, 'who?'), bar({ who: 'Thief', where: 3 }, 'too far'))).toEqual([
      ['Nobody'],
      [[3, 'too far']],
    ]));
  it('is not wondered about any longer once something else is picked', () => {
    const picker = new Picker<Choice, { who: string; where: number }>(() => offers, slots);
    picker.wonder(bar({ where: 3 }, 'too far'));
    picker.pick('who', 'King');
    expect(picker.wondered).toBeUndefined();
  });
});
