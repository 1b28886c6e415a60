// SPDX-License-Identifier: Apache-2.0
// What the view says of the faire, in the terms of the map.
import type { Card, Stage, Table, View } from '../../lib/generated/huzzah';
import { stageNumber, type DrawnStage } from './ground';

export type Place = number | Stage;

/** Where a pawn stands: on a step, on a stage, or nowhere yet. */
export function placeOf(place: string): Place | null {
  if (place === 'nowhere') return null;
  return stageNumber(place) < 0 ? Number(place) : (place as Stage);
}
/** The step Richard is on, unless he has still to come. */
export const richardOf = ({ richard, counters }: Table): number | null => (richard < counters.length ? richard : null);

export const crowdOf = ({ counters }: Table, { steps }: DrawnStage): number =>
  steps.reduce((sum, step) => sum + (counters[step] ?? 0), 0);
/** A Show card in sight. */
export interface Show {
  seat: number;
  stage: Stage;
  /** Once it is turned over. */
  card: Card | null;
  isHeckle: boolean;
}
export const showsOf = ({ notes }: View): Show[] =>
  notes.laid.flatMap(({ stage, is_heckle, card }, seat) =>
    stage === null ? [] : [{ seat, stage, card, isHeckle: is_heckle }],
  );
