// SPDX-License-Identifier: Apache-2.0
// Who is on the Stage while an act lasts (REN-057, REN-070).
import type { Performance, TableContent, View } from '../../lib/generated/ren_faire';
import type { Goings } from './traces';
import { stepsOf } from './words';

/** Those who may show something now: who is asked for the curtain, and of a joint act both. */
export function performersOf({ table }: View, content: TableContent, asked: readonly number[]): readonly number[] {
  const { question, stage } = table;
  if (question !== 'act' || !stage.card || !stage.part) return [];
  const step = stepsOf(content, stage.card, stage.part)[stage.step];
  const both = [stage.you, stage.chosen].filter((seat) => seat !== null);
  return step?.op === 'perform_together' ? both.filter((seat) => table.live.includes(seat)) : asked;
}
/** What the card on the Stage does in the part that is being carried out. */
export function opsOf({ table: { stage } }: View, content: TableContent): readonly string[] {
  return stage.card && stage.part ? stepsOf(content, stage.card, stage.part).map(({ op }) => op) : [];
}
/** The bots whose act is on just now, or is voted on (REN-074). */
export function botsOn(view: View, content: TableContent, { skit, votes }: Pick<Goings, 'skit' | 'votes'>): number[] {
  const { question, stage, live, judging } = view.table;
  if (judging !== 'vote') return [];
  const ops = opsOf(view, content);
  const isTogether = ops.includes('perform_together');
  const isOn = skit !== null || question === 'act' || question === 'vote' || question === 'duel_vote' || votes !== null;
  const both = [stage.you, stage.chosen].filter((seat) => seat !== null);
  const performers = ops.includes('duel') || isTogether ? (isOn ? both : []) : skit === null ? [] : [skit];
  return performers.filter((seat) => !live.includes(seat));
}
const drawn: readonly Performance[] = ['Gargoyle Face', 'Court Painter'];
/** Whether what is performed is best drawn. */
export const asksToDraw = (card: Performance | null): boolean => card !== null && drawn.includes(card);
