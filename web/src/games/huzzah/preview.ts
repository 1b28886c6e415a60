// SPDX-License-Identifier: Apache-2.0
// What a picked answer would bring about on the map.
import type { Choice, Table } from '../../lib/generated/huzzah';
import type { Offer } from '../../lib/wire';
import type { FaireGround } from './ground';
import { placeOf } from './whereabouts';

export type Ghost =
  | { kind: 'pawn'; place: number | string }
  | { kind: 'crowd'; step: number; count: number }
  | { kind: 'card'; place: string; isHeckle: boolean };

/** The stage a player is at: on it, or on a step before it. */
function stageBy(table: Table, ground: FaireGround, seat: number): string | null {
  const place = placeOf(table.place[seat] ?? 'nowhere');
  if (place === null) return null;
  return typeof place === 'string' ? place : (ground.stages[ground.stageAt(place)]?.name ?? null);
}

/** The ghost of an offer; none for one that changes nothing on the map. */
export function ghostOf(
  offer: Offer<Choice> | undefined,
  table: Table,
  ground: FaireGround,
  seat: number | null,
): Ghost | null {
  if (!offer || seat === null) return null;
  const { choice, leads_to } = offer;
  const stage = stageBy(table, ground, seat);
  switch (choice.act) {
    case 'choose':
      return { kind: 'pawn', place: choice.stage };
    case 'walk':
      return leads_to === undefined ? null : { kind: 'pawn', place: leads_to };
    case 'take':
      return stage === null ? null : { kind: 'pawn', place: stage };
    case 'place':
      return { kind: 'crowd', step: choice.step, count: table.to_place[seat] ?? 0 };
    case 'show':
    case 'heckle':
      return stage === null || !('card' in choice)
        ? null
        : { kind: 'card', place: stage, isHeckle: choice.act === 'heckle' };
    default:
      return null;
  }
}
