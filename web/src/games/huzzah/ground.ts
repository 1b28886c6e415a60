// SPDX-License-Identifier: Apache-2.0
// The faire of one table: what lies where on the loop, by the table's content. No rules, only where to draw.
import type { Content, Stage } from '../../lib/generated/huzzah';
import type { Dye } from '../../lib/art/parts';
import type { Json } from '../../lib/wire';

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

export interface StageFacts {
  name: Stage;
  dye: Dye;
  first: number;
  size: number;
  /** The steps it overlooks. */
  area: readonly number[];
  /** How many people find room there. */
  capacity: number;
  isClosed: boolean;
}

export class FaireGround {
  readonly stages: readonly StageFacts[];
  readonly gates: readonly number[];
  /** How many people find room on a step. */
  readonly room: number;

  constructor({ areas, gates, step_limit, repairs }: Content, options: Json, players: number) {
    const closed = closedStages(options, repairs[players] ?? []);
    this.gates = gates;
    this.room = step_limit;
    this.stages = stageNames.map((name) => {
      const { first, size } = areas[name];
      return {
        name,
        dye: dyes[name],
        first,
        size,
        area: Array.from({ length: size }, (_, i) => first + i),
        capacity: step_limit * size,
        isClosed: closed.includes(name),
      };
    });
  }
  /** Number of the stage that overlooks a step, or -1. */
  stageAt(step: number): number {
    return this.stages.findIndex(({ area }) => area.includes(step));
  }
  /** The name of a step, for screen readers. */
  nameOfStep(step: number): string {
    const gate = this.gates.indexOf(step);
    const stage = this.stages[this.stageAt(step)];
    if (stage) return `step ${step}, ${stage.name}`;
    return step === 0 ? 'step 0, Main Gate' : gate >= 0 ? `step ${step}, Gate ${gate + 1}` : `step ${step}`;
  }
}

function closedStages(options: Json, suggested: readonly Stage[]): readonly Stage[] {
  if (options.stage_repairs === 'suggested') return suggested;
  return options.stage_repairs === 'custom' ? (options.closed_stages as readonly Stage[]) : [];
}
