// SPDX-License-Identifier: Apache-2.0
// One click to a game against bots: a table is made and started with this browser's own number in the deal.
import { api } from './api';
import { store, stored } from './browser_storage';
import { connection } from './connection.svelte';
import { contribution } from './contribution';
import { router } from './router.svelte';
import type { BotKind } from './wire';

export async function playAgainstBots(game: string, players: number, bot: BotKind): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? ('me' as const) : bot));
  const { table } = await api.make({ game, players, clock: 'none', access: 'invite', hints: true, seats });
  await connection.whenOpen(4000);
  // If the connection is down, the table waits until somebody starts it by hand.
  await connection.ask({ do: 'start', table, contribution: contribution() }).catch(() => undefined);
  router.go(`/t/${table}`);
}

/** Whether this browser has seen neither a table nor a lesson yet. */
export const isFirstVisit = (): boolean => stored('met') === null;
export const noteVisit = (): void => store('met', 'yes');
