// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { sheetsOf, wordsOfChoice } from './facts';

const names = ['Anna', 'Bert'];
const valueOf = (value: unknown): string | undefined =>
  sheetsOf({ table: { it: value } }, null, names)[0]?.facts[0]?.value;

describe('any view in words', () => {
  it.each([
    [null, '–'],
    [true, 'yes'],
    [7, '7'],
    [[3, 4], 'Anna: 3; Bert: 4'],
    [[1, 2, 3], '1 2 3'],
    [[], 'none'],
    [['red', 'gold', 'blue'], 'red, gold, blue'],
    [{ red: 2, dark_blue: 1, none: null }, 'red 2, dark blue 1'],
    [{ cards: ['red', 'gold'], unknown: { plain: 3 }, public: ['gold'] }, 'red, gold (known to all), 3 covered plain'],
    [{ cards: [], unknown: {} }, 'none'],
    [['red', { back: 'plain' }, { back: 'plain', card: 'blue' }], 'red, covered plain, blue (covered)'],
    [
      [
        { cards: ['red'], unknown: {} },
        { cards: [], unknown: { plain: 4 } },
      ],
      'Anna: red; Bert: 4 covered plain',
    ],
  ])('%j', (value, words) => expect(valueOf(value)).toBe(words));
  it('has a sheet for each part that is there', () => {
    const view = { table: { score: [1, 2] }, viewer: 0, mine: { hand: { red: 1 } }, round: { number: 3, group: {} } };
    const titles = (viewer: number | null, more = {}): string[] =>
      sheetsOf({ ...view, ...more }, viewer, names).map(({ title }) => title);
    expect(titles(0)).toEqual(['The table', 'Yours']);
    expect(titles(null)).toEqual(['The table']);
    expect(titles(0, { veiled: { deck: [] }, round: { number: 3, group: { cards: ['red'] } } })).toEqual([
      'The table',
      'Cards',
      'Yours',
      'Picked so far',
    ]);
  });
  it('names a choice without a label', () => {
    expect(wordsOfChoice({ act: 'move_left', spots: [1, 2, 3], card: 'Bump' })).toBe('move left 1 2 3 Bump');
  });
});
