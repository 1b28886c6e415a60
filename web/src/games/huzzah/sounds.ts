// SPDX-License-Identifier: Apache-2.0
// How each event sounds.
import type { Event } from '../../lib/generated/huzzah';
import type { Sound } from '../../lib/sounds';

export function soundOf(event: Event): Sound | null {
  switch (event.kind) {
    case 'laid':
    case 'revealed':
    case 'heckled_face_down':
      return 'card';
    case 'rolled_to_walk':
    case 'richard_walked':
    case 'richard_jumped':
    case 'bumped':
    case 'richard_bumped':
    case 'pushed':
      return 'drum';
    case 'scored':
      return event.points > 0 ? 'coin' : 'wrong';
    case 'heckle_won':
      return 'right';
    default:
      return null;
  }
}
