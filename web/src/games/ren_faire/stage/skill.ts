// SPDX-License-Identifier: Apache-2.0
// Games of skill without a screen: what is measured on the player's own device, from display to input (REN-079).

/** The four symbols of the Juggler's Pattern, in words, and the keys that enter them. */
export const symbolNames = ['Turnip', 'Bell', 'Ring', 'Knife'] as const;

/** "Turnip, Bell, Bell": for those who hear it. */
export const spoken = (symbols: readonly number[]): string =>
  symbols.map((symbol) => symbolNames[symbol] ?? '?').join(', ');

/** A clock that counts from when something was put before the player. */
export class Stopwatch {
  readonly #start: number;
  constructor(private readonly now: () => number = () => performance.now()) {
    this.#start = now();
  }
  get ms(): number {
    return Math.round(this.now() - this.#start);
  }
}

export type BannerState = 'waiting' | 'up' | 'pressed';
/** The banner: up from when it rises; a press before that is too early, and told as less than nothing. */
export class Banner {
  state: BannerState = 'waiting';
  #watch: Stopwatch | null = null;
  constructor(private readonly now: () => number = () => performance.now()) {}

  rise(): void {
    if (this.state !== 'waiting') return;
    this.state = 'up';
    this.#watch = new Stopwatch(this.now);
  }
  /** How long it took; null if it was pressed before. */
  press(): number | null {
    if (this.state === 'pressed') return null;
    this.state = 'pressed';
    return this.#watch?.ms ?? -1;
  }
}
