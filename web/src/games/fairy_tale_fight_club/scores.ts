// SPDX-License-Identifier: Apache-2.0
// The points of a seat part by part, as the table notes them all along and counts them up at the end.
import type { Flag, Part, Standing } from '../../lib/generated/fairy_tale_fight_club';
import { castleNames } from './art/castles';

export const partNames: Readonly<Record<Part, string>> = {
  contracts: 'Contracts',
  wagons: 'Wagons',
  gold: 'Gold',
  same_flags: 'Flags alike',
  all_flags: 'All five flags',
};
/** The score so far. */
export const totalOf = (standing: Standing | undefined): number =>
  Object.values(standing?.points ?? {}).reduce((sum, points) => sum + points, 0);
/** The flags of what was delivered, castle by castle. */
export const flagsOf = (standing: Standing | undefined): (readonly [Flag, number])[] =>
  castleNames.map((name) => [name, standing?.flags[name] ?? 0] as const);
