// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { standingOf } from './own_tables';
import type { Info, OwnTable } from './wire';

const info = {
  seats: [
    { seat: 0, name: 'Anna', person: 'p1' },
    { seat: 1, name: 'Ben', person: 'p2' },
    { seat: 2, name: 'Cecily' },
  ],
} as Info;
const own = (more: Partial<Info>, asked: number[] = []): OwnTable => ({
  info: { ...info, ...more },
  asked,
  changed: 0,
});
const over = (winners: number[]): OwnTable =>
  own({ phase: 'over', result: { is_over: true, winners, score: [], place: [] } });

it('says whose turn it is', () => {
  expect(standingOf(own({ phase: 'playing' }, [0, 1]), 'p1')).toMatchObject({ note: 'It is your turn', calls: true });
  expect(standingOf(own({ phase: 'playing' }, [1, 2]), 'p1')).toMatchObject({
    note: 'Awaiting Ben and Cecily',
    calls: false,
  });
  expect(standingOf(own({ phase: 'playing' }), 'p1').note).toBe('In play');
  expect(standingOf(own({ phase: 'gathering' }), 'p1').note).toBe('Not begun yet');
});
it('says how it ended', () => {
  expect(standingOf(over([0]), 'p1')).toMatchObject({ note: 'You won', words: 'See the end' });
  expect(standingOf(over([0, 1]), 'p1').note).toBe('You shared the victory');
  expect(standingOf(over([1, 2]), 'p1').note).toBe('Won by Ben and Cecily');
});
