// SPDX-License-Identifier: Apache-2.0
// How a finished game stood, as pages tell it.
import type { OddsMoment } from './wire';

/** "Turn 12: Anna fell from 60 to 31 %." */
export function changeOf({ turn, seat, before, after }: OddsMoment, names: readonly string[]): string {
  const verb = after < before ? 'fell' : 'rose';
  return `Turn ${turn}: ${names[seat] ?? '?'} ${verb} from ${before} to ${after} %.`;
}

/** What was done, and what sages would rather have done. */
export function insteadOf({ did, instead, could }: OddsMoment): string {
  if (instead === undefined || could === undefined) return `“${did}”: sages knew nothing better.`;
  return `“${did}”; with “${instead}” it would have been ${could} %.`;
}
