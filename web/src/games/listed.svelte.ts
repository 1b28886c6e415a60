// SPDX-License-Identifier: Apache-2.0
// The games that the server offers, with their options and clocks: asked for once, when somebody needs them.
import { api } from '../lib/api';
import type { GameInfo } from '../lib/wire';
import { listedGames } from './catalogue';

class Listed {
  all = $state.raw<readonly GameInfo[]>(listedGames);
  #asking: Promise<void> | null = null;

  /** Rejects if the server does not answer; then the next one to ask tries again. */
  fetch(): Promise<void> {
    this.#asking ??= api.games().then(
      (games) => void (this.all = games),
      (reason: unknown) => {
        this.#asking = null;
        throw reason;
      },
    );
    return this.#asking;
  }
  find(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }
  titleOf(id: string): string {
    return this.find(id)?.title ?? 'A game';
  }
}
export const listed = new Listed();
