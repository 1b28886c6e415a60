// SPDX-License-Identifier: Apache-2.0
// What a picked act would do, as arrows on the table: coins by what the server says would change hands, cards by the words of
// the move.
import type { Act, Choice } from '../../lib/generated/king_thief_minister';
import type { Arrow } from '../../lib/arrows';
import type { Offer } from '../../lib/wire';
import { spots } from './ring';

/** How many places on, clockwise, each card goes. */
const turns: Partial<Record<Act, number>> = { move_right: spots - 1, move_left: 1, move_front: 3 };

/** A place of the table, by its player if it has one. */
export const placeOfSpot = (spot: number, spotOf: readonly number[]): string =>
  spotOf.includes(spot) ? `seat ${spotOf.indexOf(spot)}` : `spot ${spot}`;

export function arrowsOf(offer: Offer<Choice> | undefined, spotOf: readonly number[]): Arrow[] {
  if (!offer) return [];
  const { choice, transfers } = offer;
  const end = (seat: number | null): string => (seat === null ? 'chest' : `seat ${seat}`);
  const coins = (transfers ?? []).map(({ from, to, amount }) => ({
    from: end(from),
    to: end(to),
    label: String(amount),
  }));
  const place = (spot: number): string => placeOfSpot(spot % spots, spotOf);
  const by = turns[choice.act];
  if (by !== undefined)
    return Array.from({ length: spots }, (_, spot) => ({ from: place(spot), to: place(spot + by) }));
  // Whether a pair under the table really changes is nobody's business.
  if (choice.act === 'shuffle')
    return [
      { from: place(choice.spot), to: place(choice.other_spot) },
      { from: place(choice.other_spot), to: place(choice.spot) },
    ];
  return coins;
}
