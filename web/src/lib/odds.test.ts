// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import { changeOf, insteadOf } from './odds';
import type { OddsMoment } from './wire';

const moment: OddsMoment = { turn: 12, seat: 0, before: 60, after: 31, did: 'Claim the King' };

describe('a turn that changed much', () => {
  it('says whose chances it changed', () => {
    expect(changeOf(moment, ['Anna', 'Odo'])).toBe('Turn 12: Anna fell from 60 to 31 %.');
    expect(changeOf({ ...moment, before: 10, seat: 1 }, ['Anna', 'Odo'])).toBe('Turn 12: Odo rose from 10 to 31 %.');
  });
  it('may be none: a game begins before its first turn', () => {
    expect(changeOf({ ...moment, turn: 0 }, ['Anna'])).toBe('Before the first turn: Anna fell from 60 to 31 %.');
  });
  it('says what could have been done instead, if anything', () => {
    expect(insteadOf(moment)).toBe('“Claim the King”: bots knew nothing clearly better.');
    expect(insteadOf({ ...moment, instead: 'Look', had: 33, could: 52 })).toBe(
      '“Claim the King” left 33 %; with “Look” it would have been 52 %.',
    );
  });
});
