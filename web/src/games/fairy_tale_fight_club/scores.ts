// SPDX-License-Identifier: Apache-2.0
// The points of a seat part by part, as the table notes them all along and counts them up at the end.
import type { DecidedBy, Flag, Part, Standing } from '../../lib/generated/fairy_tale_fight_club';
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
/** What puts equals in order (FTF-167), for the seats that it is about. */
export interface TieBreak {
  by: DecidedBy;
  title: string;
  of: readonly (number | null)[];
}
const isShared = (one: string, _: number, all: readonly string[]): boolean =>
  all.filter((other) => other === one).length > 1;
/** Who has as many points as another is ordered by gold, and who has as much gold, too, by contracts; nothing where nobody is equal.
 *  What told the winners from all others is called so. */
export function tieBreaksOf(
  totals: readonly number[],
  gold: readonly number[],
  contracts: readonly number[],
  decidedBy?: DecidedBy,
): TieBreak[] {
  const areTied = totals.map(String).map(isShared);
  const areStillTied = totals.map((total, seat) => `${total} ${gold[seat]}`).map(isShared);
  const called = (by: DecidedBy, what: string): Pick<TieBreak, 'by' | 'title'> => ({
    by,
    title: by === decidedBy ? `Decided by ${what}` : `Tied: ${what}`,
  });
  return [
    { ...called('gold', 'more gold'), of: gold.map((coins, seat) => (areTied[seat] ? coins : null)) },
    {
      ...called('contracts', 'fewer contracts'),
      of: contracts.map((count, seat) => (areStillTied[seat] ? count : null)),
    },
  ].filter(({ of }) => of.some((value) => value !== null));
}
/** The flags of what was delivered, castle by castle. */
export const flagsOf = (standing: Standing | undefined): (readonly [Flag, number])[] =>
  castleNames.map((name) => [name, standing?.flags[name] ?? 0] as const);
