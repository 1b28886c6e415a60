// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../lib/generated/king_thief_minister';
import type { Offer } from '../../lib/wire';
import { arrowsOf, placeOfSpot } from './preview';

const offer = (choice: Choice, more: Partial<Offer<Choice>> = {}): Offer<Choice> => ({
  choice,
  label: '',
  rule: '',
  ...more,
});
const three = [0, 2, 4];

describe('a picked act on the table', () => {
  it('moves nothing before it is picked', () => expect(arrowsOf(undefined, three)).toEqual([]));
  it('names places by their players', () => {
    expect(placeOfSpot(2, three)).toBe('seat 1');
    expect(placeOfSpot(3, three)).toBe('spot 3');
  });
  it('sends every card one place on, or across', () => {
    const left = arrowsOf(offer({ act: 'move_left' }), three);
    expect(left).toHaveLength(6);
    expect(left[0]).toEqual({ from: 'seat 0', to: 'spot 1' });
    expect(arrowsOf(offer({ act: 'move_right' }), three)[0]).toEqual({ from: 'seat 0', to: 'spot 5' });
    expect(arrowsOf(offer({ act: 'move_front' }), three)[1]).toEqual({ from: 'spot 1', to: 'seat 2' });
  });
  it('shows who would pay whom', () => {
    const transfers = [
      { from: 1, to: 0, amount: 1 },
      { from: null, to: 0, amount: 2 },
    ];
    expect(arrowsOf(offer({ act: 'claim', character: 'Thief' }, { transfers }), three)).toEqual([
      { from: 'seat 1', to: 'seat 0', label: '1' },
      { from: 'chest', to: 'seat 0', label: '2' },
    ]);
  });
  it('tells nobody over the shoulder whether a hidden pair really changes', () => {
    const shuffled = (shuffle: 'exchange' | 'keep'): unknown =>
      arrowsOf(offer({ act: 'shuffle', spot: 0, other_spot: 3, shuffle }), three);
    expect(shuffled('keep')).toEqual(shuffled('exchange'));
  });
});
