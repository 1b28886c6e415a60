// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { bestOf, greetingOf, headingOf, triesOf } from './story';
import type { Result, Story } from './wire';

const result: Result = { is_over: true, winners: [1], score: [4, 9, 4], place: [2, 1, 2] };
const names = ['Anna', 'Bertram', 'Odo'];

describe('the end', () => {
  it('is told to the winner and to everybody else', () => {
    expect(headingOf(result, names, 1)).toBe('Huzzah! You win!');
    expect(headingOf(result, names, 0)).toBe('Bertram wins!');
    expect(headingOf({ is_over: true, winners: [0], score: [8], place: [1] }, ['Anna'], 0)).toBe('The game is over');
    expect(headingOf({ ...result, winners: [0, 1] }, names, 1)).toBe('You and Anna share the victory!');
  });
  it('has a decent word for who has not won', () => {
    expect(greetingOf(result, 0)).toBe('So close, and well played! You share the second place of 3.');
    expect(greetingOf({ ...result, place: [3, 1, 2] }, 0)).toBe('Well played! You take the third place of 3.');
  });
  it('needs none for winners and spectators', () => {
    expect(greetingOf(result, 1)).toBe('');
    expect(greetingOf(result, null)).toBe('');
  });
});

const story: Story = {
  measure: 'coins',
  curve: [[3, 3, 3]],
  sources: [
    { name: 'At the start', amounts: [3, 3, 3] },
    { name: 'King', amounts: [1, 6, 0] },
    { name: 'Tax', amounts: [-2, 0, 1] },
  ],
};
describe('the story', () => {
  it('says what helped most, but not what all were given', () => {
    expect(bestOf(story, 1)).toBe('Most of your coins came from: King (+6).');
    expect(bestOf({ ...story, sources: story.sources.slice(0, 1) }, 1)).toBe('');
  });
  it('has each try once', () => {
    expect(triesOf({ seat: 0, what: 'King', times: 4, held: 1, caught: 2 })).toEqual([
      'held',
      'caught',
      'caught',
      'passed',
    ]);
  });
});
