// SPDX-License-Identifier: Apache-2.0
// What the events of this turn have left to see beside the view: the dice, the Bump, Richard's way, points on their way.
import type { Gain } from '../../lib/flights.svelte';
import type { Event } from '../../lib/generated/huzzah';
import { turnUpTo, type Told as ToldEvent } from '../../lib/turns';
import type { Numbered } from '../../lib/wire';

export interface Leg {
  from: number;
  to: number;
  kind: 'walk' | 'jump' | 'bump';
}
export interface Roll {
  number: number;
  dice: readonly number[];
  seat: number | null;
  why: 'stage' | 'order' | 'walk' | 'off' | 'richard' | 'gate';
}
export interface Bump {
  number: number;
  by: number;
  /** Whom it moves; null: Richard. */
  on: number | null;
}
export interface Traces {
  roll: Roll | null;
  bump: Bump | null;
  /** Richard's last walk, leg by leg. */
  route: readonly Leg[];
}

type Told = ToldEvent<Event>;
const begins = (event: Event): boolean => event.kind === 'turn_began';

const whys: Partial<Record<Event['kind'], Roll['why']>> = {
  rolled_for_stage: 'stage',
  rolled_for_order: 'order',
  rolled_to_walk: 'walk',
  rolled_off: 'off',
  richard_walked: 'richard',
  richard_jumped: 'gate',
};
/** Dice stay visible until the next roll; the die of a Gate is replaced by those of the walk that follows. */
function rollOf([number, event]: Told): Roll[] {
  const why = whys[event.kind];
  if (!why || !('dice' in event)) return [];
  return [{ number, why, dice: event.dice.filter((face) => face > 0), seat: 'seat' in event ? event.seat : null }];
}
/** The Bump just played; null where what follows one takes it off the table. */
function bumpOf([number, event]: Told): (Bump | null)[] {
  switch (event.kind) {
    case 'bumped':
      return [{ number, by: event.other, on: event.seat }];
    case 'richard_bumped':
      return [{ number, by: event.other, on: null }];
    case 'rolled_to_walk':
    case 'laid':
    case 'richard_walked':
      return [null];
    default:
      return [];
  }
}
function legOf([, event]: Told): Leg[] {
  switch (event.kind) {
    case 'richard_walked':
      return [{ from: event.from, to: event.to, kind: 'walk' }];
    case 'richard_bumped':
      return [{ from: event.from, to: event.to, kind: 'bump' }];
    case 'richard_jumped':
      return event.from === undefined ? [] : [{ from: event.from, to: event.to, kind: 'jump' }];
    default:
      return [];
  }
}
export function tracesOf(events: readonly Numbered<Event>[], shown: number): Traces {
  const turn = turnUpTo(events, shown, begins);
  // Until he walks again, Richard's way of the turn before is on the map.
  const walked = events.slice(0, shown).findLastIndex(([, event]) => event?.kind === 'richard_walked');
  const way = walked < 0 ? [] : [...turnUpTo(events, walked, begins), ...turnUpTo(events.slice(walked, shown), shown, () => false)]; // prettier-ignore
  return {
    roll: turn.flatMap(rollOf).at(-1) ?? null,
    bump: turn.flatMap(bumpOf).at(-1) ?? null,
    route: way.flatMap(legOf),
  };
}

/** The points an event brings, on their way from the stage to the score. Only what Richard sees costs any. */
export function pointsOf(event: Event | null, number: number): Gain[] {
  if (event?.kind !== 'scored' || event.points === 0) return [];
  const { stage, seat, points: amount, card } = event;
  const why = amount < 0 ? 'seen by Richard' : (card ?? 'heckle');
  return [{ id: `${number}`, from: `stage ${stage}`, to: `seat ${seat}`, amount, why }];
}
