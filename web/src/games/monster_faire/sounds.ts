// SPDX-License-Identifier: Apache-2.0
// How each event sounds.
import type { Event } from '../../lib/generated/monster_faire';
import type { Heard, Sound } from '../../lib/sounds';
import type { cackles } from './cackles';

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
  came_to_life: 'thunder',
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
/** MON-021: each cackle of the contest has a sound of its own, once they have been fetched. */
export const soundOf = (event: Event, voices: typeof cackles | undefined): Heard | null =>
  event.kind === 'cackled' ? (voices?.[event.sound] ?? null) : (sounds[event.kind] ?? null);
