// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Character, Choice, Event, Note } from '../../lib/generated/king_thief_minister';
import type { Numbered, Offer } from '../../lib/wire';
import { coinsOf, lastTurn, tracesOf } from './traces';
import { pencil, struck, wordsOf } from './notes';
import { courtPicker } from './picking';
import { marksOf } from './pointing';
import { carriedOn } from './ring';

const numbered = (events: (Event | null)[]): Numbered<Event>[] => events.map((event, i) => [i, event]);
const inOrder = [0, 1, 2, 3, 4, 5];

describe('the ring', () => {
  it('lets a card travel on round the table instead of back', () => {
    const turned = (by: number): number[] => inOrder.map((spot) => (spot - by + 12) % 6);
    expect([1, 2, 3, 4, 5, 6, 7].reduce((way, by) => carriedOn(way, turned(by)), inOrder)[0]).toBe(7);
    expect(carriedOn(inOrder, [3, 4, 5, 0, 1, 2])).toEqual([3, 4, 5, 6, 7, 8]);
  });
  it.each([
    [
      [5, 1, 2, 3, 4, 0],
      [-1, 1, 2, 3, 4, 6],
    ],
    [
      [2, 1, 0, 3, 4, 5],
      [2, 1, 0, 3, 4, 5],
    ],
    [
      [3, 1, 2, 0, 4, 5],
      [3, 1, 2, 0, 4, 5],
    ],
  ])('swaps the short way round: %j', (cardAt, ways) => expect(carriedOn(inOrder, cardAt)).toEqual(ways));
  it('is laid out where the cards lie', () => expect(carriedOn([], [2, 0, 1, 5, 3, 4])).toEqual([1, 2, 0, 4, 5, 3]));
  it('marks what a line of the log speaks of', () => {
    expect(marksOf({ kind: 'answered', seat: 1, seats: [2, 3] })).toEqual({ seats: [1, 2, 3], spots: [] });
    expect(marksOf({ kind: 'peeked', seat: 1, spot: 4 })).toEqual({ seats: [1], spots: [4] });
    expect(marksOf(null)).toEqual({ seats: [], spots: [] });
  });
});

describe('pencil notes', () => {
  const note = (may_be: Character[], is_not: Character[] = [], is_blurred = false): Note => ({ may_be, is_not, is_blurred }); // prettier-ignore
  it('stand on the backs of the cards, short if there are several', () => {
    expect(pencil(note(['Executioner']))).toBe('Executioner');
    expect(pencil(note(['Executioner', 'King', 'Thief'], [], true))).toBe('Exec/King');
  });
  it('strike out what a card is not, unless they say what it is', () => {
    expect(struck(note([], ['King', 'Thief', 'Sheriff']))).toEqual(['Thief', 'Sheriff']);
    expect(struck(note(['Peasant'], ['King']))).toEqual([]);
  });
  it('are said aloud', () => {
    expect(wordsOf(note([]))).toBe('face down');
    expect(wordsOf(note(['King'], [], true))).toBe('your note says King, uncertain');
    expect(wordsOf(note([], ['King']))).toBe('face down, and your note has struck out King');
  });
});

describe('the traces', () => {
  const turn = (seat: number): Event => ({ kind: 'turn', seat });
  const claim: Event = { kind: 'claimed', seat: 1, character: 'King' };
  it('is the turn so far', () => expect(lastTurn(numbered([turn(0), turn(1), claim]), 3)).toEqual([[2, claim]]));
  it('lingers while the next player thinks', () =>
    expect(lastTurn(numbered([turn(1), claim, turn(2)]), 3)).toEqual([[1, claim]]));
  it('speaks, stamps and pays', () => {
    const traces = tracesOf(
      numbered([
        turn(1),
        claim,
        { kind: 'challenged', seat: 1, target: 3, character: 'King' },
        { kind: 'verdict', seat: 1, character: 'King', verdict: 'true' },
        { kind: 'paid', seat: 3, coins: 1, reason: 'lost_challenge' },
      ]),
      5,
    );
    expect(traces.speeches.map((s) => [s.seat, s.text])).toEqual([
      [1, 'I am the King!'],
      [3, 'I doubt it!'],
    ]);
    expect(traces.stamps).toMatchObject([{ seat: 1, verdict: 'true' }]);
    expect(traces.payments).toMatchObject([{ from: 3, to: 'chest', coins: 1 }]);
  });
  it('sends coins one after the other, eight at most', () => {
    const coins = coinsOf([{ number: 7, from: 'chest', to: 2, coins: 12, reason: '' }]);
    expect(coins).toHaveLength(8);
    expect(coins[1]).toEqual({ id: '7 1', from: 'chest', to: 'seat 2', delay: 70 });
  });
});

describe('picking', () => {
  const offer = (choice: Choice): Offer<Choice> => ({ choice, label: JSON.stringify(choice), rule: '' });
  it('narrows a shuffle to one offer', () => {
    const offers = [
      [0, 1],
      [0, 2],
      [1, 2],
    ].flatMap(([spot = 0, other_spot = 0]) =>
      (['open', 'keep'] as const).map((shuffle) => offer({ act: 'shuffle', spot, other_spot, shuffle })),
    );
    const picker = courtPicker(() => ({ offers }));
    expect([...picker.open('spots')]).toEqual([0, 1, 2]);
    picker.pick('spots', 2);
    picker.pick('spots', 0);
    expect(picker.chosen).toBeUndefined();
    picker.pick('shuffle', 'keep');
    expect(picker.chosen?.choice).toEqual({ act: 'shuffle', spot: 0, other_spot: 2, shuffle: 'keep' });
    picker.clear();
    expect([picker.isEmpty, picker.chosen]).toEqual([true, undefined]);
  });
  it('offers no character that was not offered', () => {
    const offers = [
      offer({ act: 'name', spot: 1, character: 'King' }),
      offer({ act: 'name', spot: 2, character: 'Thief' }),
    ];
    const picker = courtPicker(() => ({ offers }));
    picker.pick('spots', 2);
    expect([...picker.open('character')]).toEqual(['Thief']);
  });
  it('says why a player may not be chosen', () => {
    const target = (seat: number): Choice => ({ act: 'execute', character: 'King', target: seat });
    const why = 'the Executioner points at another player';
    const picker = courtPicker(() => ({
      offers: [offer(target(1)), offer(target(2))],
      barred: [{ choice: target(0), label: '', why, rule: 'KTM-106' }],
    }));
    expect([...picker.barred('target')].map(([seat, bar]) => [seat, bar.why])).toEqual([[0, why]]);
    expect(picker.barred('character').size).toBe(0);
  });
});
