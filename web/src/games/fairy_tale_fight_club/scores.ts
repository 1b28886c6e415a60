// SPDX-License-Identifier: Apache-2.0
// What the contracts, wagons, flags and gold of a seat would be worth if the game ended now (FTF-158 to FTF-166): the running score.
// The table's own count comes with the `scored` events at the end, and a test holds this one to it.
import type { Flag, Options, Part, TableContent, View } from '../../lib/generated/fairy_tale_fight_club';
import { castleNames } from './art/castles';

export type Score = Record<Part, number>;
export const partNames: Readonly<Record<Part, string>> = {
  contracts: 'Contracts',
  wagons: 'Wagons',
  gold: 'Gold',
  same_flags: 'Flags alike',
  all_flags: 'All five flags',
};

export function flagsOf(view: View, content: TableContent, seat: number): Record<Flag, number> {
  const flags = Object.fromEntries(castleNames.map((name) => [name, 0])) as Record<Flag, number>;
  for (const contract of view.table.completed[seat] ?? []) {
    const flag = contract && content.contracts[contract].flag;
    if (flag) ++flags[flag];
  }
  return flags;
}
export function scoreOf(view: View, content: TableContent, options: Partial<Options>, seat: number): Score {
  const { completed, owned, gold } = view.table;
  const counts = Object.values(flagsOf(view, content, seat));
  const most = options.flag_sets === 'once_each' ? 1 : Infinity;
  const alike = counts.reduce((sets, count) => sets + Math.floor(count / content.same_flags), 0);
  const sum = (points: number[]): number => points.reduce((all, one) => all + one, 0);
  return {
    contracts: sum((completed[seat] ?? []).map((one) => (one ? content.contracts[one].points : 0))),
    wagons: sum((owned[seat] ?? []).map((wagon) => content.wagons[wagon].points)),
    gold: Math.floor((gold[seat] ?? 0) / content.gold_per_point),
    same_flags: Math.min(alike, most) * content.same_flags_points,
    all_flags: Math.min(...counts, most) * content.all_flags_points,
  };
}
export const totalOf = (score: Score): number => Object.values(score).reduce((sum, part) => sum + part, 0);
