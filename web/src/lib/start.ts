// SPDX-License-Identifier: Apache-2.0
// One click to a game against bots: a table is made, and dealt as soon as its page is there.
import { api } from './api';
import { store, stored } from './browser_storage';
import { router } from './router.svelte';
import type { BotKind } from './wire';

const dealt = new Set<string>();
/** Goes to a table of one's own, where nobody else has to be waited for. */
export function goAndDeal(table: string): void {
  dealt.add(table);
  router.go(`/t/${table}`);
}
/** Whether this table is to be dealt on arrival; true once. */
export const takeDealOnArrival = (table: string): boolean => dealt.delete(table);

export async function playAgainstBots(game: string, players: number, bot: BotKind): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? ('me' as const) : bot));
  const { table } = await api.make({ game, players, clock: 'none', access: 'invite', hints: true, seats });
  goAndDeal(table);
}

/** Whether this browser has seen neither a table nor a lesson yet. */
export const isFirstVisit = (): boolean => stored('met') === null;
export const noteVisit = (): void => store('met', 'yes');
