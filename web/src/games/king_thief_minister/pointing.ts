// SPDX-License-Identifier: Apache-2.0
// What a line of the log speaks of, to be marked on the table.
import type { Event } from '../../lib/generated/king_thief_minister';

export interface Marks {
  seats: readonly number[];
  spots: readonly number[];
}

export function marksOf(event: Event | null | undefined): Marks {
  if (!event) return { seats: [], spots: [] };
  return {
    seats: [
      ...('seat' in event && event.seat !== undefined ? [event.seat] : []),
      ...('target' in event ? [event.target] : []),
      ...('seats' in event ? (event.seats ?? []) : []),
    ],
    spots: [...('spot' in event ? [event.spot] : []), ...('other_spot' in event ? [event.other_spot] : [])],
  };
}
