// SPDX-License-Identifier: Apache-2.0
// What the view says of the faire, in the terms of the map.
import type { Own, Stage, Table, View } from '../../lib/generated/huzzah';
import { stageNumber, type StageFacts } from './faire';

export type Place = number | Stage;

/** Where a pawn stands: on a step, on a stage, or nowhere yet. */
export function placeOf(place: string): Place | null {
  if (place === 'nowhere') return null;
  return stageNumber(place) < 0 ? Number(place) : (place as Stage);
}
/** The step Richard is on, unless he has still to come. */
export const richardOf = ({ richard, counters }: Table): number | null => (richard < counters.length ? richard : null);

export const crowdOf = ({ counters }: Table, { area }: StageFacts): number =>
  area.reduce((sum, step) => sum + (counters[step] ?? 0), 0);
/** What every seat holds; only a replay that shows everything has it. */
export const allOf = (view: View): readonly Own[] | undefined => (view as { own?: readonly Own[] }).own;
