// SPDX-License-Identifier: Apache-2.0
// What a line of the log speaks of, to be marked on the map.
import type { Event, Stage } from '../../lib/generated/huzzah';

export interface Marks {
  seats: readonly number[];
  isRichard: boolean;
  stage: Stage | null;
  steps: readonly number[];
}
export const noMarks: Marks = { seats: [], isRichard: false, stage: null, steps: [] };

export function marksOf(event: Event | null | undefined): Marks {
  if (!event) return noMarks;
  const isRichard = event.what.startsWith('richard_') || event.what === 'crowd_annoyed' || event.what === 'pushed';
  return {
    seats: [event.seat, event.other, ...(event.winners ?? [])].filter((seat) => seat !== undefined),
    isRichard,
    stage: event.stage ?? null,
    steps: [event.from, event.slid_from, event.to].filter((step) => step !== undefined),
  };
}
