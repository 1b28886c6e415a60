// SPDX-License-Identifier: Apache-2.0
// How each event sounds.
import type { Event } from '../../lib/generated/king_thief_minister';
import type { Sound } from '../../lib/sounds';

export function soundOf(event: Event): Sound | null {
  switch (event.kind) {
    case 'moved':
    case 'shuffled':
    case 'turned_up':
    case 'looked':
      return 'card';
    case 'challenged':
    case 'compared':
      return 'drum';
    case 'paid':
    case 'took':
    case 'stole':
      return 'coin';
    case 'verdict':
    case 'guessed':
      return event.verdict === 'true' ? 'right' : 'wrong';
    default:
      return null;
  }
}
