// SPDX-License-Identifier: Apache-2.0
// The faire as data (HUZ-169, HUZ-173): what lies where on the loop. No rules, only where to draw.
import type { Stage } from '../../lib/generated/huzzah';
import type { Dye } from '../../lib/art/parts';
import type { Json } from '../../lib/wire';

export const steps = 51;
export interface StageFacts {
  name: Stage;
  first: number;
  size: number;
  dye: Dye;
}

export const stages: readonly StageFacts[] = [
  { name: 'Maypole Green', first: 1, size: 4, dye: 'verdigris' },
  { name: "Queen's Bower", first: 6, size: 6, dye: 'plum' },
  { name: 'Swag Cart', first: 13, size: 3, dye: 'weld' },
  { name: "Tinker's Row", first: 17, size: 5, dye: 'woad' },
  { name: 'Mud Pit', first: 23, size: 4, dye: 'wood-2' },
  { name: 'Cathedral Stage', first: 29, size: 6, dye: 'madder' },
  { name: 'Gallows Corner', first: 36, size: 3, dye: 'ink-soft' },
  { name: 'Boars Hede', first: 40, size: 4, dye: 'weld' },
  { name: 'Dragon Well', first: 45, size: 5, dye: 'verdigris' },
];
export const gates: readonly number[] = [5, 12, 22, 28, 39, 50];

export const stageNumber = (name: string): number => stages.findIndex((stage) => stage.name === name);
export const capacity = (stage: StageFacts): number => 5 * stage.size;
/** Number of the stage that overlooks a step, or -1. */
export const stageAt = (step: number): number =>
  stages.findIndex(({ first, size }) => step >= first && step < first + size);
export const areaOf = ({ first, size }: StageFacts): number[] => Array.from({ length: size }, (_, i) => first + i);

const repairs: Readonly<Record<number, readonly Stage[]>> = {
  3: ['Swag Cart', 'Boars Hede', 'Cathedral Stage', 'Mud Pit'],
  4: ['Swag Cart', 'Boars Hede', 'Cathedral Stage'],
  5: ['Swag Cart', 'Boars Hede'],
  6: ['Swag Cart'],
};
export function closedStages(options: Json, players: number): readonly string[] {
  if (options.stage_repairs === 'suggested') return repairs[players] ?? [];
  return options.stage_repairs === 'custom' && Array.isArray(options.closed_stages)
    ? (options.closed_stages as string[])
    : [];
}

/** The name of a step, for screen readers. */
export function nameOfStep(step: number): string {
  const gate = gates.indexOf(step);
  const stage = stages[stageAt(step)];
  if (stage) return `step ${step}, ${stage.name}`;
  return step === 0 ? 'step 0, Main Gate' : gate >= 0 ? `step ${step}, Gate ${gate + 1}` : `step ${step}`;
}
