// SPDX-License-Identifier: Apache-2.0
// Asking again for what a server has too much to do for just now: many come back at once, a table moves to another server, or
// nothing can be stored for a moment.
import { backoff } from './connection.svelte';

/** Longer than a table takes to come to another server; whoever waits beyond that is told why. */
const quietTries = 6;
/** Of the pauses that `backoff` gives, so that who waits long is still soon there. */
const longestStep = 2;

export class Again {
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  later(act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, backoff(Math.min(this.#tries++, longestStep)));
  }
  get isLong(): boolean {
    return this.#tries > quietTries;
  }
  /** It is asked for now, by whomever. */
  stop(): void {
    clearTimeout(this.#timer);
  }
  /** There was an answer. */
  done(): void {
    this.stop();
    this.#tries = 0;
  }
}
