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
  const { kind } = event;
  const seats = [
    'seat' in event ? event.seat : undefined,
    'other' in event ? event.other : undefined,
    ...(kind === 'game_over' ? event.winners : []),
  ];
  const steps = [
    'from' in event ? event.from : undefined,
    'slid_from' in event ? event.slid_from : undefined,
    'to' in event ? event.to : undefined,
  ];
  return {
    seats: seats.filter((seat) => seat !== undefined),
    isRichard: kind.startsWith('richard_') || kind === 'crowd_annoyed' || kind === 'pushed',
    stage: ('stage' in event ? event.stage : undefined) ?? null,
    steps: steps.filter((step) => step !== undefined),
  };
}
