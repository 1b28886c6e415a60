// SPDX-License-Identifier: Apache-2.0
// What somebody may crow over at one tap, for all to see and hear: a Monster that lives (MON-155), a prank on another's turn or at their table
// (MON-247), the way to the Faire. Nothing waits for it.
import type { Event } from '../../lib/generated/monster_faire';
import type { Note } from '../../lib/sounds';
import type { Emote } from '../../lib/wire';
import { fanfare, sneer, triumph } from './cackles';
import type { Scene } from './traces';

interface Cry {
  /** Stands on the sign. */
  call: string;
  emote: Emote;
  sound: readonly Note[];
}
export interface Crow extends Cry {
  /** The number of the event that it is about. */
  at: number;
}
const cackle: Cry = { call: 'Cackle!', emote: 'laugh', sound: triumph };
const gloat: Cry = { call: 'Gloat!', emote: 'laugh', sound: sneer };
const boast: Cry = { call: 'Boast!', emote: 'huzzah', sound: fanfare };

function cryAt(event: Event, seat: number): Cry | null {
  switch (event.kind) {
    case 'came_to_life':
      return event.seat === seat ? cackle : null;
    case 'played':
    case 'countered':
    case 'critiqued':
      return event.seat === seat ? gloat : null;
    case 'faire_opened':
      return event.seats.includes(seat) ? boast : null;
    default:
      return null;
  }
}
/** With these a moment is over. */
const isOver = (event: Event | null | undefined): boolean => event?.kind === 'turn_began' || event?.kind === 'fought';

/** The last of these moments, until the next turn or the first fight of the Faire. */
export function crowOf({ events, shown }: Pick<Scene, 'events' | 'shown'>, seat: number | null): Crow | null {
  for (let at = shown - 1; seat !== null && at >= 0 && !isOver(events[at]?.[1]); --at) {
    const event = events[at]?.[1];
    const cry = event ? cryAt(event, seat) : null;
    if (cry) return { ...cry, at };
  }
  return null;
}
