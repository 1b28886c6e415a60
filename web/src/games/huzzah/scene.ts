// SPDX-License-Identifier: Apache-2.0
// The faire after the first `shown` events. Every event says what it changed, so all are applied from the start.
import type { Flight } from '../../lib/flights.svelte';
import type { Card, Event, Own, Stage, View } from '../../lib/generated/huzzah';
import type { Numbered } from '../../lib/wire';
import { areaOf, stageNumber, stages, steps } from './faire';

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
export interface Scene {
  turn: number;
  place: (number | Stage | null)[];
  score: number[];
  counters: number[];
  richard: number | null;
  /** Richard's last walk, leg by leg, and the turn it was in. */
  route: Leg[];
  walkedIn: number;
  shows: Show[];
  roll: Roll | null;
  /** Who has just played a Bump, and on whom (null: Richard). */
  bump: { number: number; by: number; on: number | null } | null;
}

const empty = (players: number): Scene => ({
  turn: 0,
  place: Array<null>(players).fill(null),
  score: Array<number>(players).fill(0),
  counters: Array<number>(steps).fill(0),
  richard: null,
  route: [],
  walkedIn: 0,
  shows: [],
  roll: null,
  bump: null,
});

const whys: Partial<Record<Event['what'], Roll['why']>> = {
  rolled_for_stage: 'stage',
  rolled_for_order: 'order',
  rolled_to_walk: 'walk',
  rolled_off: 'off',
  richard_walked: 'richard',
  richard_jumped: 'gate',
};

function moveRichard(scene: Scene, event: Event, kind: Leg['kind']): void {
  if (event.from !== undefined && event.to !== undefined) scene.route.push({ from: event.from, to: event.to, kind });
  scene.richard = event.to ?? scene.richard;
}
function clear(scene: Scene, stage: Stage | undefined): void {
  const facts = stages[stageNumber(stage ?? '')];
  if (facts) for (const step of areaOf(facts)) scene.counters[step] = 0;
}
function begin(scene: Scene, turn: number): void {
  Object.assign(scene, { turn, shows: [], roll: null, bump: null });
}
function addCrowd(scene: Scene, step: number | undefined, count: number): void {
  if (step !== undefined) scene.counters[step] = Math.max(0, (scene.counters[step] ?? 0) + count);
}

function follow(scene: Scene, event: Event, number: number): void {
  const { what, seat, other, stage, to } = event;
  const why = whys[what];
  // Dice stay visible until the next roll; the die of a Gate is replaced by those of the walk that follows.
  if (why && event.dice) scene.roll = { number, dice: event.dice.filter((face) => face > 0), seat: seat ?? null, why };
  if (what === 'rolled_to_walk' || what === 'laid' || what === 'richard_walked') scene.bump = null;
  switch (what) {
    case 'turn_began':
      return begin(scene, event.count ?? scene.turn + 1);
    case 'stage_chosen':
    case 'took_stage':
      if (seat !== undefined && stage) scene.place[seat] = stage;
      return;
    case 'bumped':
      if (other !== undefined && seat !== undefined) scene.bump = { number, by: other, on: seat };
    // falls through: a bumped pawn walks like any other
    case 'walked':
    case 'pushed':
    case 'stepped_down':
      if (seat !== undefined && to !== undefined) scene.place[seat] = to;
      return;
    case 'heckle_won':
      if (seat !== undefined && stage) scene.place[seat] = stage;
      if (other !== undefined && to !== undefined) scene.place[other] = to;
      return;
    case 'laid':
    case 'heckled_face_down':
      if (seat !== undefined && stage)
        scene.shows.push({ seat, stage, card: null, isHeckle: what === 'heckled_face_down' });
      return;
    case 'revealed': {
      const show = scene.shows.find((one) => one.seat === seat);
      if (show) show.card = event.card ?? null;
      return;
    }
    case 'richard_walked':
      if (scene.walkedIn !== scene.turn) scene.route = [];
      scene.walkedIn = scene.turn;
      return moveRichard(scene, event, 'walk');
    case 'richard_jumped':
      return moveRichard(scene, event, 'jump');
    case 'richard_bumped':
      if (other !== undefined) scene.bump = { number, by: other, on: null };
      return moveRichard(scene, event, 'bump');
    case 'richard_placed':
      scene.richard = to ?? null;
      return;
    case 'crowd_placed':
      return addCrowd(scene, to, event.count ?? 0);
    case 'crowd_bled':
    case 'crowd_annoyed':
      return addCrowd(scene, to, -(event.count ?? 0));
    case 'crowd_cleared':
      return clear(scene, stage);
    case 'scored':
      if (seat !== undefined) scene.score[seat] = (scene.score[seat] ?? 0) + (event.points ?? 0);
      return;
    default:
      return;
  }
}

export function sceneAt(events: readonly Numbered<Event>[], shown: number, players: number): Scene {
  const scene = empty(players);
  // HUZ-111: all cards turn over together, so the first one takes the others with it.
  let end = shown;
  if (events[shown - 1]?.[1]?.what === 'revealed') while (events[end]?.[1]?.what === 'revealed') ++end;
  for (let i = 0; i < end; ++i) {
    const entry = events[i];
    if (entry?.[1]) follow(scene, entry[1], entry[0]);
  }
  return scene;
}

export const crowdOf = (scene: Scene, stage: number): number =>
  areaOf(stages[stage]!).reduce((sum, step) => sum + (scene.counters[step] ?? 0), 0);
/** What every seat holds; only a replay that shows everything has it. */
export const allOf = (view: View): readonly Own[] | undefined => (view as { own?: readonly Own[] }).own;

/** The points an event brings, on their way from the stage to the score. */
export function pointsOf(event: Event | null, number: number): (Flight & { points: number })[] {
  if (event?.what !== 'scored' || !event.points) return [];
  return [{ id: `${number}`, from: `stage ${event.stage ?? ''}`, to: `seat ${event.seat ?? 0}`, points: event.points }];
}
