// SPDX-License-Identifier: Apache-2.0
// Lets events be seen one after the other: `shown` runs after `total` at the pace a game gives each event,
// never more than two seconds for one batch, at once when somebody skips.
export const longest = 2000;

/** How long each event of a batch is on show; a long batch is played faster, never longer. */
export function schedule(paces: readonly number[]): number[] {
  const whole = paces.reduce((sum, pace) => sum + pace, 0);
  const speed = whole > longest ? longest / whole : 1;
  return paces.map((pace) => pace * speed);
}

export class Playback {
  shown = $state(0);
  total = $state(0);
  #queue: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isPlaying = $derived.by(() => this.shown < this.total);

  /** Adds a batch; the first event shows at once. */
  add(paces: readonly number[]): void {
    const isIdle = this.shown === this.total;
    if (!isIdle) this.#finish(); // an older batch does not hold up a newer one
    this.total += paces.length;
    this.#queue = schedule(paces);
    this.#step();
  }
  /** Everything up to `count` has been seen before. */
  jump(count: number): void {
    this.total = count;
    this.#finish();
  }
  skip(): void {
    this.#finish();
  }
  #finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.shown = this.total;
  }
  #step(): void {
    const pace = this.#queue.shift();
    if (pace === undefined) return;
    ++this.shown;
    if (pace <= 0) return this.#step();
    this.#timer = setTimeout(() => this.#step(), pace);
  }
}
