// SPDX-License-Identifier: Apache-2.0
// How each event sounds.
import type { Event } from '../../lib/generated/monster_faire';
import type { Sound } from '../../lib/sounds';

const sounds: Partial<Record<Event['kind'], Sound>> = {
  dealt: 'card',
  drew: 'card',
  arrived: 'card',
  buried: 'card',
  laid: 'card',
  hired: 'card',
  claimed: 'card',
  recruited: 'card',
  dug: 'card',
  played: 'card',
  discarded: 'card',
  sent: 'card',
  came_home: 'card',
  rampaged: 'drum',
  mob_formed: 'drum',
  attacked: 'drum',
  stage: 'drum',
  spread: 'drum',
  faire_opened: 'drum',
  came_to_life: 'right',
  held: 'right',
  repaired: 'right',
  countered: 'wrong',
  igor_killed: 'wrong',
  injured: 'wrong',
  monster_lost: 'wrong',
  lab_trashed: 'wrong',
  player_killed: 'wrong',
  monster_fell: 'wrong',
  despaired: 'wrong',
};
export const soundOf = (event: Event): Sound | null => sounds[event.kind] ?? null;
