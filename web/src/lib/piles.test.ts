// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { inRows, keptIn, listOf, rankIn, sizeOf } from './piles';

describe('a pile', () => {
  it('is as large as its parts', () => {
    expect([sizeOf({ rope: 2, sack: 3 }), sizeOf([1, 0, 4]), sizeOf({}), sizeOf([])]).toEqual([5, 5, 0, 0]);
  });
  it('is the same covered, open to all, and not there', () => {
    expect(keptIn({ cards: ['rope'], unknown: { back: 2 } })).toEqual({ cards: ['rope'], unknown: { back: 2 } });
    expect(keptIn(['rope', 'sack'])).toEqual({ cards: ['rope', 'sack'], unknown: {} });
    expect(keptIn(undefined)).toEqual({ cards: [], unknown: {} });
  });
  it('lists what is in a bag, sorted by kind', () => {
    const kinds = ['sack', 'rope', 'lamp'] as const;
    expect(listOf({ rope: 2, sack: 1 }, kinds)).toEqual(['sack', 'rope', 'rope']);
    expect(listOf(undefined, kinds)).toEqual([]);
  });
  it('ranks things from the bottom up', () => {
    const cards = [
      { name: 'a', at: 'left' },
      { name: 'b', at: 'right' },
      { name: 'c', at: 'left' },
      { name: 'd', at: 'left' },
    ];
    expect(cards.map((card) => rankIn(cards, card, ({ at }) => at))).toEqual([0, 0, 1, 2]);
    expect(rankIn(cards, { name: 'e', at: 'left' }, ({ at }) => at)).toBe(0);
  });
  it('stands in centred rows', () => {
    expect(inRows(1, 3, { x: 10, y: 20 })).toEqual([{ x: 0, y: 0 }]);
    expect(inRows(5, 3, { x: 10, y: 20 })).toEqual([
      { x: -10, y: -10 },
      { x: 0, y: -10 },
      { x: 10, y: -10 },
      { x: -5, y: 10 },
      { x: 5, y: 10 },
    ]);
  });
});
