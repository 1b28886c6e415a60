// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Choice, Event, Table } from '../../lib/generated/king_thief_minister';
import type { Numbered, Offer } from '../../lib/wire';
import { coinsOf, lastTurn, momentOf } from './moment';
import { allowedBy, notesFrom } from './notes';
import { courtPicker } from './picking';
import { after, courtBefore, spotsOfSeats, travelled } from './ring';

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
    expect(after(spotOf, { happening: 'moved', direction })).toEqual(cards),
  );
  it('lets a card travel on round the table instead of back', () => {
    const seven = Array.from({ length: 7 }, (): Event => ({ happening: 'moved', direction: 'move_left' }));
    expect(travelled(numbered(seven), 7)[0]).toBe(7);
  });
  it('swaps openly the short way round', () => {
    expect(travelled(numbered([{ happening: 'shuffled', shuffle: 'open', spot: 0, other_spot: 5 }]), 1)).toEqual([
      -1, 1, 2, 3, 4, 6,
    ]);
  });
  it('takes back what has not been shown yet', () => {
    const table = {
      card_at: [5, 0, 1, 2, 3, 4],
      purse: [6, 2, 4],
      treasury: 3,
      face_up: Array(6).fill(null),
    } as unknown as Table;
    const events = numbered([
      { happening: 'took', seat: 0, coins: 3, reason: 'king' },
      { happening: 'stole', seat: 2, target: 1, coins: 1 },
      { happening: 'paid', seat: 1, coins: 2, reason: 'tax' },
      { happening: 'moved', seat: 0, direction: 'move_left' },
    ]);
    expect(courtBefore(table, events, 4).purse).toEqual([6, 2, 4]);
    expect(courtBefore(table, events, 0)).toMatchObject({ cardAt: [0, 1, 2, 3, 4, 5], purse: [3, 5, 3], treasury: 4 });
    expect(courtBefore(table, events, 2)).toMatchObject({ purse: [6, 4, 4], treasury: 1 });
  });
});

describe('pencil notes', () => {
  const peek: Event = { happening: 'saw', seat: 0, spot: 3, character: 'King' };
  it('travel with the card', () => {
    // The note is on card 3 wherever it goes; after the move a look at spot 2 is a look at card 3.
    expect(
      notes([
        peek,
        { happening: 'moved', direction: 'move_right' },
        { happening: 'saw', seat: 0, spot: 2, character: 'King' },
      ]),
    ).toEqual(['', '', '', 'King', '', '']);
  });
  it('are mine alone', () => expect(notes([{ ...peek, seat: 1 }])).toEqual(Array(6).fill('')));
  it('blur when somebody shuffles in secret', () =>
    expect(notes([peek, { happening: 'shuffled', seat: 2, spot: 1, other_spot: 3, shuffle: 'hidden' }])).toEqual([
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
        { happening: 'sealed', seat: 0, shuffle: 'exchange' },
        { happening: 'shuffled', seat: 0, spot: 1, other_spot: 3, shuffle: 'hidden' },
      ]),
    ).toEqual(['', 'King', '', '', '', '']));
  it('stay when I only pretended', () =>
    expect(
      notes([
        peek,
        { happening: 'sealed', seat: 0, shuffle: 'keep' },
        { happening: 'shuffled', seat: 0, spot: 1, other_spot: 3, shuffle: 'hidden' },
      ]),
    ).toEqual(['', '', '', 'King', '', '']));
  it('blur for the Minister too when nobody knows', () =>
    expect(notes([peek, { happening: 'shuffled', seat: 0, spot: 1, other_spot: 3, shuffle: 'hidden' }])[1]).toBe(
      'King?',
    ));
  it('sharpen when one of a blurred pair is seen', () =>
    expect(
      notes([
        peek,
        { happening: 'shuffled', seat: 2, spot: 1, other_spot: 3, shuffle: 'hidden' },
        { happening: 'saw', seat: 0, spot: 1, character: 'King' },
      ]),
    ).toEqual(['', 'King', '', '', '', '']));
  it('write down verdicts, both ways', () => {
    expect(notes([{ happening: 'verdict', seat: 2, character: 'Thief', verdict: 'true' }])[2]).toBe('Thief');
    expect(notes([{ happening: 'verdict', seat: 2, character: 'Thief', verdict: 'false' }])[2]).toBe('!Thief');
    expect(notes([{ happening: 'guessed', seat: 0, target: 4, character: 'King', verdict: 'true', coins: 2 }])[4]).toBe(
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
  const turn = (seat: number): Event => ({ happening: 'turn', seat });
  const claim: Event = { happening: 'claimed', seat: 1, character: 'King' };
  it('is the turn so far', () => expect(lastTurn(numbered([turn(0), turn(1), claim]), 3)).toEqual([[2, claim]]));
  it('lingers while the next player thinks', () =>
    expect(lastTurn(numbered([turn(1), claim, turn(2)]), 3)).toEqual([[1, claim]]));
  it('speaks, stamps and pays', () => {
    const moment = momentOf(
      numbered([
        turn(1),
        claim,
        { happening: 'challenged', seat: 1, target: 3, character: 'King' },
        { happening: 'verdict', seat: 1, character: 'King', verdict: 'true' },
        { happening: 'paid', seat: 3, coins: 1, reason: 'lost_challenge' },
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
