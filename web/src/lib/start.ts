// SPDX-License-Identifier: Apache-2.0
// One click to a game against bots: a table is made and started with this browser's own number in the deal.
import { api } from './api';
import { connection } from './connection.svelte';
import { contribution } from './contribution';
import { router } from './router.svelte';

export async function playAgainstBots(game: string, players: number): Promise<void> {
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? ('me' as const) : ('sage' as const)));
  const { table } = await api.make({ game, players, clock: 'none', access: 'invite', hints: true, seats });
  await connection.whenOpen(4000);
  // If the connection is down, the table waits until somebody starts it by hand.
  await connection.ask({ do: 'start', table, contribution: contribution() }).catch(() => undefined);
  router.go(`/t/${table}`);
}
