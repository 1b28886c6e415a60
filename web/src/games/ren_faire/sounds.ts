// SPDX-License-Identifier: Apache-2.0
// How each event sounds.
import type { Event } from '../../lib/generated/ren_faire';
import type { Sound } from '../../lib/sounds';

export function soundOf(event: Event): Sound | null {
  switch (event.kind) {
    case 'placed':
    case 'turned_stack':
    case 'lifted':
    case 'dropped':
    case 'tops_passed':
    case 'arranged':
    case 'took_top':
    case 'window_filled':
    case 'window_cleared':
    case 'hands_passed':
    case 'drew':
    case 'discarded':
    case 'laid':
    case 'passed_on':
      return 'card';
    case 'played':
    case 'steps_up':
    case 'skit':
    case 'rolled':
    case 'venture':
    case 'revealed':
    case 'pass_won':
    case 'pass_drawn':
      return 'drum';
    case 'gained':
    case 'lost':
    case 'paid':
    case 'bought':
    case 'bought_blind':
    case 'took_seen':
    case 'won_auction':
    case 'took_from_card':
    case 'staked':
      return 'coin';
    case 'judged':
      return event.verdict === 'success' ? 'right' : event.verdict === 'failure' ? 'wrong' : null;
    case 'triggered':
      return 'right';
    case 'declines':
    case 'slipped':
      return 'wrong';
    default:
      return null;
  }
}
