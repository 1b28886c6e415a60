// SPDX-License-Identifier: Apache-2.0
// Shows events one after the other: `shown` counts up to `total`. Each event stays for as long as its game says, a
// batch for two seconds at most; a skip shows the rest at once.
import type { Json, Numbered } from './wire';

export const longest = 2000;

/** How long each event of a batch is on show; a long batch is played faster, never longer. */
export function schedule(durations: readonly number[]): number[] {
  const whole = durations.reduce((sum, duration) => sum + duration, 0);
  const speed = whole > longest ? longest / whole : 1;
  return durations.map((duration) => duration * speed);
}

/** How long an event is on show, in milliseconds; what is told right after it may belong to it. */
export type DurationOf = (event: Json, next?: Json | null) => number;
/** The durations of events; one that the viewer may not see takes no time. */
export const durationsOf = (events: readonly Numbered[], durationOf: DurationOf): number[] =>
  events.map(([, event], i) => (event === null ? 0 : durationOf(event, events[i + 1]?.[1])));

export class Playback {
  shown = $state(0);
  total = $state(0);
  #queue: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly isPlaying = $derived.by(() => this.shown < this.total);

  /** Adds a batch; the first event shows at once. */
  add(durations: readonly number[]): void {
    const isIdle = this.shown === this.total;
    if (!isIdle) this.#finish(); // an older batch does not hold up a newer one
    this.total += durations.length;
    this.#queue = schedule(durations);
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
    const duration = this.#queue.shift();
    if (duration === undefined) return;
    ++this.shown;
    if (duration <= 0) return this.#step();
    this.#timer = setTimeout(() => this.#step(), duration);
  }
}
