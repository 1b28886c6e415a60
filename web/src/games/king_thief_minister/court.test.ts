// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Choice, Event } from '../../lib/generated/king_thief_minister';
import type { Numbered, Offer } from '../../lib/wire';
import { coinsOf, lastTurn, momentOf } from './moment';
import { allowedBy, notesFrom } from './notes';
import { courtPicker } from './picking';
import { marksOf } from './pointing';
import { after, carriedOn, spotsOfSeats } from './ring';

const numbered = (events: (Event | null)[]): Numbered<Event>[] => events.map((event, i) => [i, event]);
const spotOf = [0, 1, 2, 3, 4, 5];
const notes = (events: (Event | null)[], viewer = 0): string[] =>
  notesFrom(numbered(events), events.length, viewer, spotOf).map(
    (n) => n.maybe.join('/') + (n.blurred ? '?' : '') + n.not.map((c) => `!${c}`).join(''),
  );

describe('the ring', () => {
  it('seats players as KTM-031 says', () => {
    expect(spotsOfSeats(3, {})).toEqual([0, 2, 4]);
    expect(spotsOfSeats(4, {})).toEqual([0, 1, 3, 4]);
    expect(spotsOfSeats(4, { four_player_layout: 'adjacent' })).toEqual([0, 1, 2, 3]);
    expect(spotsOfSeats(6, {})).toEqual(spotOf);
  });
  it.each([
    ['move_right', [1, 2, 3, 4, 5, 0]],
    ['move_left', [5, 0, 1, 2, 3, 4]],
    ['move_front', [3, 4, 5, 0, 1, 2]],
  ] as const)('turns as KTM-051 says: %s', (direction, cards) =>
    expect(after(spotOf, { kind: 'moved', seat: 0, direction })).toEqual(cards),
  );
  const moved = (direction: 'move_left' | 'move_front'): Event => ({ kind: 'moved', seat: 0, direction });
  it('lets a card travel on round the table instead of back', () => {
    let [way, cardAt]: readonly (readonly number[])[] = [spotOf, spotOf];
    for (let i = 0; i < 7; ++i) way = carriedOn(way!, (cardAt = after(cardAt!, moved('move_left'))));
    expect(way?.[0]).toBe(7);
    expect(carriedOn(spotOf, after(spotOf, moved('move_front')))).toEqual([3, 4, 5, 6, 7, 8]);
  });
  it.each([
    [5, [-1, 1, 2, 3, 4, 6]],
    [2, [2, 1, 0, 3, 4, 5]],
    [3, [3, 1, 2, 0, 4, 5]],
  ])('swaps openly the short way round: 0 and %i', (other_spot, ways) => {
    const swap: Event = { kind: 'shuffled', seat: 0, shuffle: 'open', spot: 0, other_spot };
    expect(carriedOn(spotOf, after(spotOf, swap))).toEqual(ways);
  });
  it('is laid out where the cards lie', () => expect(carriedOn([], [2, 0, 1, 5, 3, 4])).toEqual([1, 2, 0, 4, 5, 3]));
  it('marks what a line of the log speaks of', () => {
    expect(marksOf({ kind: 'answered', seat: 1, seats: [2, 3] })).toEqual({ seats: [1, 2, 3], spots: [] });
    expect(marksOf({ kind: 'peeked', seat: 1, spot: 4 })).toEqual({ seats: [1], spots: [4] });
    expect(marksOf(null)).toEqual({ seats: [], spots: [] });
  });
});

describe('pencil notes', () => {
  const peek = { kind: 'saw', seat: 0, spot: 3, character: 'King' } satisfies Event;
  it('travel with the card', () => {
    // The note is on card 3 wherever it goes; after the move a look at spot 2 is a look at card 3.
    expect(
      notes([
        peek,
        { kind: 'moved', seat: 0, direction: 'move_right' },
        { kind: 'saw', seat: 0, spot: 2, character: 'King' },
      ]),
    ).toEqual(['', '', '', 'King', '', '']);
  });
  it('are mine alone', () => expect(notes([{ ...peek, seat: 1 }])).toEqual(Array(6).fill('')));
  it('blur when somebody shuffles in secret', () =>
    expect(notes([peek, { kind: 'shuffled', seat: 2, spot: 1, other_spot: 3, shuffle: 'hidden' }])).toEqual([
      '',
      'King?',
      '',
      'King?',
      '',
      '',
    ]));
  it('follow my own secret exchange', () =>
    expect(
      notes([
        peek,
        { kind: 'sealed', seat: 0, shuffle: 'exchange' },
        { kind: 'shuffled', seat: 0, spot: 1, other_spot: 3, shuffle: 'hidden' },
      ]),
    ).toEqual(['', 'King', '', '', '', '']));
  it('stay when I only pretended', () =>
    expect(
      notes([
        peek,
        { kind: 'sealed', seat: 0, shuffle: 'keep' },
        { kind: 'shuffled', seat: 0, spot: 1, other_spot: 3, shuffle: 'hidden' },
      ]),
    ).toEqual(['', '', '', 'King', '', '']));
  it('blur for the Minister too when nobody knows', () =>
    expect(notes([peek, { kind: 'shuffled', seat: 0, spot: 1, other_spot: 3, shuffle: 'hidden' }])[1]).toBe('King?'));
  it('sharpen when one of a blurred pair is seen', () =>
    expect(
      notes([
        peek,
        { kind: 'shuffled', seat: 2, spot: 1, other_spot: 3, shuffle: 'hidden' },
        { kind: 'saw', seat: 0, spot: 1, character: 'King' },
      ]),
    ).toEqual(['', 'King', '', '', '', '']));
  it('write down verdicts, both ways', () => {
    expect(notes([{ kind: 'verdict', seat: 2, character: 'Thief', verdict: 'true' }])[2]).toBe('Thief');
    expect(notes([{ kind: 'verdict', seat: 2, character: 'Thief', verdict: 'false' }])[2]).toBe('!Thief');
    expect(notes([{ kind: 'guessed', seat: 0, target: 4, character: 'King', verdict: 'true', coins: 2 }])[4]).toBe(
      'King',
    );
  });
  it('know nothing of the events of others', () => expect(notes([null, null])).toEqual(Array(6).fill('')));
});

describe('tracked knowledge', () => {
  it('allows everything at first', () => expect(allowedBy('all').map((c) => c.length)).toEqual([6, 6, 6, 6, 6, 6]));
  it('numbers the arrangements as the engine does', () => {
    // World 0 is King, Thief, … in order; world 1 exchanges the last two.
    expect(allowedBy('3' + '0'.repeat(179)).map((c) => c.join('/'))).toEqual([
      'King',
      'Thief',
      'Minister',
      'Executioner',
      'Sheriff/Peasant',
      'Sheriff/Peasant',
    ]);
  });
});

describe('the moment', () => {
  const turn = (seat: number): Event => ({ kind: 'turn', seat });
  const claim: Event = { kind: 'claimed', seat: 1, character: 'King' };
  it('is the turn so far', () => expect(lastTurn(numbered([turn(0), turn(1), claim]), 3)).toEqual([[2, claim]]));
  it('lingers while the next player thinks', () =>
    expect(lastTurn(numbered([turn(1), claim, turn(2)]), 3)).toEqual([[1, claim]]));
  it('speaks, stamps and pays', () => {
    const moment = momentOf(
      numbered([
        turn(1),
        claim,
        { kind: 'challenged', seat: 1, target: 3, character: 'King' },
        { kind: 'verdict', seat: 1, character: 'King', verdict: 'true' },
        { kind: 'paid', seat: 3, coins: 1, reason: 'lost_challenge' },
      ]),
      5,
    );
    expect(moment.speeches.map((s) => [s.seat, s.text])).toEqual([
      [1, 'I am the King!'],
      [3, 'I doubt it!'],
    ]);
    expect(moment.stamps).toMatchObject([{ seat: 1, verdict: 'true' }]);
    expect(moment.payments).toMatchObject([{ from: 3, to: 'chest', coins: 1 }]);
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
    const picker = courtPicker(() => offers);
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
    const picker = courtPicker(() => [
      offer({ act: 'name', spot: 1, character: 'King' }),
      offer({ act: 'name', spot: 2, character: 'Thief' }),
    ]);
    picker.pick('spots', 2);
    expect([...picker.open('character')]).toEqual(['Thief']);
  });
});
