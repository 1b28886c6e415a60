// SPDX-License-Identifier: Apache-2.0
// The faire of one table: what lies where on the loop, as the table's content says. No rules, only where to draw.
import type { Stage, StageGround, TableContent } from '../../lib/generated/huzzah';
import type { Dye } from '../../lib/art/parts';

/** The stages in the order of the map, each in its dye. */
const dyes: Readonly<Record<Stage, Dye>> = {
  'Maypole Green': 'verdigris',
  "Queen's Bower": 'plum',
  'Swag Cart': 'weld',
  "Tinker's Row": 'woad',
  'Mud Pit': 'wood-2',
  'Cathedral Stage': 'madder',
  'Gallows Corner': 'ink-soft',
  'Boars Hede': 'weld',
  'Dragon Well': 'verdigris',
};
const stageNames = Object.keys(dyes) as Stage[];
export const stageNumber = (name: string): number => stageNames.indexOf(name as Stage);

export interface DrawnStage extends StageGround {
  name: Stage;
  dye: Dye;
}

export class FaireGround {
  readonly stages: readonly DrawnStage[];
  readonly gates: readonly number[];
  /** How many people find room on a step. */
  readonly stepLimit: number;

  constructor({ gates, step_limit, derived }: TableContent) {
    this.gates = gates;
    this.stepLimit = step_limit;
    this.stages = stageNames.map((name) => ({ name, dye: dyes[name], ...derived.stages[name] }));
  }
  /** Number of the stage that overlooks a step, or -1. */
  stageAt(step: number): number {
    return this.stages.findIndex(({ steps }) => steps.includes(step));
  }
  /** The name of a step, for screen readers. */
  nameOfStep(step: number): string {
    const gate = this.gates.indexOf(step);
    const stage = this.stages[this.stageAt(step)];
    if (stage) return `step ${step}, ${stage.name}`;
    return step === 0 ? 'step 0, Main Gate' : gate >= 0 ? `step ${step}, Gate ${gate + 1}` : `step ${step}`;
  }
}
