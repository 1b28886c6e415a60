// SPDX-License-Identifier: Apache-2.0
// How long each event is on show, in milliseconds, and how it sounds.
import type { Event } from '../../lib/generated/huzzah';
import type { Sound } from '../../lib/sounds';

export function durationOf(event: Event, next?: Event | null): number {
  switch (event.kind) {
    case 'walked':
    case 'bumped':
    case 'richard_walked':
    case 'richard_bumped':
    case 'heckle_won':
    case 'tied_at_target':
    case 'scored':
      return 400;
    case 'rolled_to_walk':
    case 'richard_jumped':
    case 'rolled_off':
    case 'pushed':
    case 'stepped_down':
    case 'took_stage':
    case 'stage_chosen':
    case 'crowd_annoyed':
    case 'crowd_cleared':
    case 'crowd_placed':
      return 300;
    case 'rolled_for_stage':
      return 200;
    // What is told one by one and happens together is shown together.
    case 'revealed':
      return next?.kind === 'revealed' ? 0 : 400;
    case 'rolled_for_order':
    case 'laid':
    case 'heckled_face_down':
    case 'crowd_bled':
      return 150;
    default:
      return 0;
  }
}

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
