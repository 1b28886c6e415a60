// SPDX-License-Identifier: Apache-2.0
// What has just happened: the dice, the Bump, Richard's way, the cards of this turn, points on their way.
import type { Flight } from '../../lib/flights.svelte';
import type { Card, Event, Stage } from '../../lib/generated/huzzah';
import type { Numbered } from '../../lib/wire';

export interface Show {
  seat: number;
  stage: Stage;
  card: Card | null;
  isHeckle: boolean;
}
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
export interface Moment {
  /** The Show cards of this turn; they stay until the next one begins. */
  shows: readonly Show[];
  roll: Roll | null;
  bump: Bump | null;
  /** Richard's last walk, leg by leg. */
  route: readonly Leg[];
}

type Told = readonly [number, Event];
const isTurn = ([, event]: Numbered<Event>): boolean => event?.kind === 'turn_began';

/** The events of one turn up to `end`. */
function turnUpTo(events: readonly Numbered<Event>[], end: number): Told[] {
  const seen = events.slice(0, end);
  return seen.slice(seen.findLastIndex(isTurn) + 1).filter((one): one is Told => one[1] !== null);
}

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
function showsOf(turn: readonly Told[]): Show[] {
  const cards = new Map(turn.flatMap(([, event]) => (event.kind === 'revealed' ? [[event.seat, event.card]] : [])));
  return turn.flatMap(([, event]): Show[] => {
    if (event.kind !== 'laid' && event.kind !== 'heckled_face_down') return [];
    const { kind, seat, stage } = event;
    return [{ seat, stage, card: cards.get(seat) ?? null, isHeckle: kind === 'heckled_face_down' }];
  });
}

export function momentOf(events: readonly Numbered<Event>[], shown: number): Moment {
  const turn = turnUpTo(events, shown);
  // HUZ-111: all cards turn over together, so the first one takes the others with it.
  let turned = shown;
  if (events[shown - 1]?.[1]?.kind === 'revealed') while (events[turned]?.[1]?.kind === 'revealed') ++turned;
  // Until he walks again, Richard's way of the turn before is on the map.
  const walked = events.slice(0, shown).findLastIndex(([, event]) => event?.kind === 'richard_walked');
  const began = events.slice(0, Math.max(0, walked)).findLastIndex(isTurn);
  const way = events.slice(began + 1, shown).filter((one): one is Told => one[1] !== null);
  return {
    shows: showsOf(turned > shown ? turnUpTo(events, turned) : turn),
    roll: turn.flatMap(rollOf).at(-1) ?? null,
    bump: turn.flatMap(bumpOf).at(-1) ?? null,
    route: walked < 0 ? [] : way.flatMap(legOf),
  };
}

/** The points an event brings, on their way from the stage to the score. */
export function pointsOf(event: Event | null, number: number): (Flight & { points: number })[] {
  if (event?.kind !== 'scored' || event.points === 0) return [];
  return [{ id: `${number}`, from: `stage ${event.stage}`, to: `seat ${event.seat}`, points: event.points }];
}
