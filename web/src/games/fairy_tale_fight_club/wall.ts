// SPDX-License-Identifier: Apache-2.0
// The contracts that hang on the wall: those open to everybody, and the one that the viewer has reserved.
import type { Contract, View } from '../../lib/generated/fairy_tale_fight_club';

export interface Hung {
  contract: Contract;
  /** What lies on it. */
  gold: number;
  isMine: boolean;
}
export function postersOf({ table }: View, viewer: number | null): Hung[] {
  const open = table.area.map((posted) => ({ ...posted, isMine: false }));
  const reserved = viewer === null ? undefined : table.reserved[viewer];
  return [...open, ...(reserved ? [{ ...reserved, isMine: true }] : [])].flatMap(({ contract, ...rest }) =>
    contract === null ? [] : [{ contract, ...rest }],
  );
}
