// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { changed, Trail } from './changes';

describe('a change', () => {
  it.each([
    ['of a field', { a: 1, b: { c: 2, d: 3 } }, { b: { c: 5 } }, { a: 1, b: { c: 5, d: 3 } }],
    ['of entries', { a: [1, 2, 3] }, { a: { 0: 7, 2: 9 } }, { a: [7, 2, 9] }],
    ['of a field of an entry', [{ a: 1, b: 2 }, { a: 3 }], { 0: { b: 5 } }, [{ a: 1, b: 5 }, { a: 3 }]],
    ['of a whole list', { a: [1, 2] }, { a: [3] }, { a: [3] }],
    ['of a list to none', { a: [1, 2] }, { a: [] }, { a: [] }],
    ['of a whole object', { a: { act: 'no' } }, { a: [{ act: null }] }, { a: { act: null } }],
    ['of an object in a list', { a: [{ x: 1 }, { y: 1 }] }, { a: { 1: [{ z: 2 }] } }, { a: [{ x: 1 }, { z: 2 }] }],
    ['from nothing to an object', { a: null }, { a: [{ x: 1 }] }, { a: { x: 1 } }],
    ['to nothing', { a: 'King' }, { a: null }, { a: null }],
    ['of a list in a list', { a: [[1], [2]] }, { a: { 1: [4] } }, { a: [[1], [4]] }],
    ['of nothing', { a: [1] }, { a: {} }, { a: [1] }],
  ])('%s', (_, value, change, result) => expect(changed(value, change)).toEqual(result));
  it('leaves the value before as it was, and what it does not touch the same', () => {
    const before = { a: [1, 2], b: { c: [3] } };
    const after = changed(before, { a: { 0: 5 } }) as typeof before;
    expect(before).toEqual({ a: [1, 2], b: { c: [3] } });
    expect(after.b).toBe(before.b);
  });
});

describe('a trail', () => {
  const start = Trail.from({ coins: 0, sum: [0] });
  const trail = start.next({ changes: [[4, { coins: 1 }], [6, { coins: 2 }]], rest: { sum: [9] } }); // prettier-ignore
  it('shows the view at each event', () => {
    const coins = [4, 5, 6, 7].map((shown) => trail.at(shown, 8).coins);
    expect(coins).toEqual([0, 1, 1, 2]);
  });
  it('shows the rest when all has been shown', () => {
    expect([trail.at(7, 8).sum, trail.at(8, 8).sum, trail.latest]).toEqual([[0], [9], { coins: 2, sum: [9] }]);
  });
  it('goes on from where it is, and knows no older moments', () => {
    const on = trail.next({ changes: [[8, { coins: 3 }]] });
    expect([on.at(0, 9).coins, on.at(8, 9).coins, on.at(9, 9)]).toEqual([2, 2, { coins: 3, sum: [9] }]);
  });
  it('of a whole view has no moments', () => expect(start.at(0, 5)).toEqual({ coins: 0, sum: [0] }));
});
