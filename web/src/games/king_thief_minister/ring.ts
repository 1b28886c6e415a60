// SPDX-License-Identifier: Apache-2.0
// Where things lie on the round table.
// Nothing here decides what is allowed: it only draws what the server said.
import type { Act, Event } from '../../lib/generated/king_thief_minister';
import type { Json } from '../../lib/wire';

export const spots = 6;
const mod6 = (n: number): number => ((n % spots) + spots) % spots;

/** The spots of the seats, clockwise (KTM-031). */
export function spotsOfSeats(players: number, options: Json): number[] {
  const isOpposite = players === 4 && options.four_player_layout !== 'adjacent';
  return Array.from({ length: players }, (_, seat) =>
    players === 3 ? 2 * seat : isOpposite && seat >= 2 ? seat + 1 : seat,
  );
}

/** How far each card goes round, in spots, clockwise (KTM-048 to KTM-050). */
const turns: Partial<Record<Act, number>> = { move_right: -1, move_left: 1, move_front: 3 };

/** Which card lies where after an event. */
export function after(cardAt: readonly number[], event: Event): readonly number[] {
  const from = (spot: number): number => {
    if (event.kind === 'moved') return mod6(spot - (turns[event.direction] ?? 0));
    if (event.kind !== 'shuffled' || event.shuffle !== 'open') return spot;
    return spot === event.spot ? event.other_spot : spot === event.other_spot ? event.spot : spot;
  };
  return cardAt.map((_, spot) => cardAt[from(spot)] ?? 0);
}

/**
 * How far round each card is drawn, in spots clockwise from the first: from where it was drawn, the short way to where it
 * lies now, so that it travels on round the table and never back. Two cards that change across pass on one side.
 */
export function carriedOn(way: readonly number[], cardAt: readonly number[]): number[] {
  const by = Array.from({ length: spots }, (_, card) => mod6(cardAt.indexOf(card) - (way[card] ?? card)));
  const isSwap = by.filter((steps) => steps > 0).length === 2;
  return by.map((steps, card) => {
    const isBack = steps > 3 || (steps === 3 && isSwap && cardAt.indexOf(card) < 3);
    return (way[card] ?? card) + (isBack ? steps - spots : steps);
  });
}
