// SPDX-License-Identifier: Apache-2.0
// What everybody may see of an Extended card besides its name: who played it, and what was staked on it (REN-027, REN-092).
import type { Extended } from '../../lib/generated/ren_faire';
import { coinsOf } from './words';

export interface Stake {
  seat: number;
  coins: number;
}
export const stakesOn = ({ stakes }: Extended): Stake[] =>
  stakes.flatMap((coins, seat) => (coins > 0 ? { seat, coins } : []));
/** Who played a card that lies near somebody else; null if it is their own. */
export const playerOf = ({ you, holder }: Extended): number | null => (you === holder ? null : you);

/** "Played by Ann. Staked: Ben 2 coins, you 1 coin." */
export function wordsNear(card: Extended, nameOf: (seat: number) => string): string {
  const player = playerOf(card);
  const stakes = stakesOn(card).map(({ seat, coins }) => `${nameOf(seat)} ${coinsOf(coins)}`);
  return [
    ...(player === null ? [] : [`Played by ${nameOf(player)}.`]),
    ...(stakes.length > 0 ? [`Staked: ${stakes.join(', ')}.`] : []),
  ].join(' ');
}
