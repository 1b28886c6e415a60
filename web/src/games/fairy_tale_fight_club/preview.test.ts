// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Choice, Creature } from '../../lib/generated/fairy_tale_fight_club';
import { arrowsOf } from './preview';

const arrows = (answer: Choice | Choice[] | undefined, kind = 'actions'): string[] =>
  arrowsOf(answer, { kind, seat: 2 }).map(({ from, to }) => `${from} > ${to}`);
const group = (...creatures: Creature[]): Choice[] => [
  ...creatures.map((creature): Choice => ({ act: 'pick', creature })),
  { act: 'done' },
];

describe('an answer that is picked', () => {
  it('moves nothing before it is picked', () => expect(arrows(undefined)).toEqual([]));
  it('goes from the hand, or from a wagon, to where the creatures are put', () => {
    const wagon = 'Hand Cart';
    expect(arrows([{ act: 'load' }, { act: 'load_into', wagon }, ...group('Mouse', 'Wolf')])).toEqual([
      'hand > wagon 2 Hand Cart',
    ]);
    expect(arrows([{ act: 'move' }, { act: 'move_between', wagon, source: 'Wheelbarrow' }, ...group('Mouse')])).toEqual(
      ['wagon 2 Wheelbarrow > wagon 2 Hand Cart'],
    );
    expect(arrows([{ act: 'discard' }, { act: 'discard_from', source: wagon }, ...group('Wolf')])).toEqual([
      'wagon 2 Hand Cart > pile',
    ]);
  });
  it('goes both ways where something comes back', () => {
    expect(arrows([{ act: 'swap' }, { act: 'swap_out', source: 'hand', creature: 'Wolf' }])).toEqual([
      'hand > pile',
      'deck > hand',
    ]);
    expect(arrows([{ act: 'exchange' }, { act: 'give_one', creature: 'Wolf' }, ...group('Mouse', 'Piglet')])).toEqual([
      'hand > market',
      'market > hand',
    ]);
  });
  it('goes with gold to what it buys', () => {
    const buy = { act: 'buy_wagon', wagon: 'Hand Cart' } as const;
    expect(arrows([{ act: 'purchase' }, { ...buy, payment: 'gold' }])).toEqual(['seat 2 > wagon 2 Hand Cart']);
    expect(arrows([{ act: 'purchase' }, { ...buy, payment: 'creatures' }, ...group('Dragon')])).toEqual([
      'hand > pile',
    ]);
    expect(arrows({ act: 'reserve', contract: 'C101' })).toEqual(['seat 2 > contract C101']);
    expect(arrows({ act: 'complete', contract: 'C101', wagon: 'Hand Cart' })).toEqual([
      'wagon 2 Hand Cart > contract C101',
    ]);
  });
  it('goes to the pile with what an event takes, and says nothing of whom a card is passed to', () => {
    const picked: Choice[] = [{ act: 'pick', creature: 'Wolf' }];
    expect(arrows(picked, 'discard_down')).toEqual(['hand > pile']);
    expect(arrows(picked, 'pass')).toEqual([]);
    expect(arrows({ act: 'fight_with', creature: 'Wolf' }, 'fight')).toEqual(['hand > event']);
    expect(arrows({ act: 'end_actions' })).toEqual([]);
  });
});
