// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import { learnTime, serverNow } from './clock';

const noon = Date.UTC(2026, 4, 1, 12, 0, 0);
const said = 'Fri, 01 May 2026 12:00:00 GMT';

it('goes by the server where the device is wrong', () => {
  learnTime(said, noon - 600_000);
  expect(serverNow(noon - 590_000)).toBe(noon + 10_000);
  learnTime(said, noon + 900_000);
  expect(serverNow(noon + 905_000)).toBe(noon + 5_000);
});
it('leaves a clock alone that is right but for the journey', () => {
  learnTime(said, noon + 1_400);
  expect(serverNow(noon + 2_000)).toBe(noon + 2_000);
});
it('keeps what it knows where an answer has no date', () => {
  learnTime(said, noon - 600_000);
  learnTime(null, noon);
  learnTime('yesterday', noon);
  expect(serverNow(noon)).toBe(noon + 600_000);
});
