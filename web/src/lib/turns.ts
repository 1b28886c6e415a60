// SPDX-License-Identifier: Apache-2.0
// The events of the turn on show. A board draws the view; what these events leave to see beside it (dice, footprints, words
// that were said) are its traces, and they go when the next turn begins.
import type { Numbered } from './wire';

/** An event that the viewer was told. */
export type Told<Event> = readonly [number, Event];

/** Those of the first `end` events that came after the last one that begins a turn. */
export function turnUpTo<Event>(
  events: readonly Numbered<Event>[],
  end: number,
  begins: (event: Event) => boolean,
): Told<Event>[] {
  const past = events.slice(0, end);
  const start = past.findLastIndex(([, event]) => event !== null && begins(event)) + 1;
  return past.slice(start).filter((one): one is Told<Event> => one[1] !== null);
}
