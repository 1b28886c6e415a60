// SPDX-License-Identifier: Apache-2.0
// How each event sounds.
import type { Event } from '../../lib/generated/fairy_tale_fight_club';
import type { Sound } from '../../lib/sounds';

export function soundOf(event: Event): Sound | null {
  switch (event.kind) {
    case 'loaded':
    case 'moved':
    case 'discarded':
    case 'exchanged':
    case 'drew':
    case 'placed':
    case 'passed':
    case 'market_grew':
      return 'card';
    case 'event_turned':
    case 'fought':
      return 'drum';
    case 'gained':
    case 'paid':
    case 'action_bought':
    case 'reserved':
      return 'coin';
    case 'completed':
    case 'bought':
    case 'won_fight':
      return 'right';
    case 'wrecked':
    case 'nobody_won':
      return 'wrong';
    default:
      return null;
  }
}
