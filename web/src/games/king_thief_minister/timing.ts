// SPDX-License-Identifier: Apache-2.0
// How long each event is on show, in milliseconds, and how it sounds.
import type { Event } from '../../lib/generated/king_thief_minister';
import type { Sound } from '../../lib/sounds';

export function durationOf(event: Event): number {
  switch (event.kind) {
    case 'moved':
    case 'shuffled':
    case 'verdict':
    case 'guessed':
      return 400;
    case 'claimed':
    case 'challenged':
    case 'answered':
    case 'compared':
    case 'fell_short':
    case 'turned_up':
    case 'named':
    case 'aimed':
      return 350;
    case 'paid':
    case 'took':
    case 'stole':
    case 'looked':
    case 'chose_payer':
    case 'chose_pair':
    case 'peeked':
      return 250;
    case 'saw':
      return 150;
    case 'started':
    case 'declined':
    case 'turn':
    case 'unchallenged':
    case 'sealed':
    case 'turned_down':
    case 'ended':
      return 0;
  }
}

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
