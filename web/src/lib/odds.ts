// SPDX-License-Identifier: Apache-2.0
// How a finished game stood, as pages tell it.
import type { OddsMoment } from './wire';

/** "Turn 12: Anna fell from 60 to 31 %." What was done before the first turn has no number. */
export function changeOf({ turn, seat, before, after }: OddsMoment, names: readonly string[]): string {
  const verb = after < before ? 'fell' : 'rose';
  const when = turn === 0 ? 'Before the first turn' : `Turn ${turn}`;
  return `${when}: ${names[seat] ?? '?'} ${verb} from ${before} to ${after} %.`;
}

/** What was done, and what sages would rather have done. */
export function insteadOf({ did, instead, had, could }: OddsMoment): string {
  if (instead === undefined || had === undefined || could === undefined)
    return `“${did}”: bots knew nothing clearly better.`;
  return `“${did}” left ${had} %; with “${instead}” it would have been ${could} %.`;
}
