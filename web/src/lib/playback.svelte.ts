// SPDX-License-Identifier: Apache-2.0
// Shows events one after the other: `shown` counts up to `total`. Each event stays for as long as its game says. Batches
// queue; what is queued takes eight seconds at most, so a longer queue is played faster. A skip shows the rest at once, and
// who wants it fast sees everything at once.
import type { Json, Numbered } from './wire';

export const longest = 8000;

/** How long what is queued is on show, event by event; a long queue is played faster, never longer. */
export function schedule(durations: readonly number[]): number[] {
  const whole = durations.reduce((sum, duration) => sum + duration, 0);
  const speed = whole > longest ? longest / whole : 1;
  return durations.map((duration) => duration * speed);
}

/** How long events of each kind are on show; `together`: with the one before, if that is of the same kind. */
export type Showing = Readonly<Record<string, { ms: number; together?: true }>>;

const unknown = { ms: 400, together: undefined };

/**
 * How long each event is on show, in milliseconds. What is shown together is on show from the last of it on: the others take no
 * time. So do events the viewer is not told.
 */
export function durationsBy(showing: Showing, events: readonly Numbered[]): number[] {
  const durations = events.map(() => 0);
  let next = '';
  for (let i = events.length - 1; i >= 0; --i) {
    const kind = kindOf(events[i]?.[1]);
    const { ms, together } = kind === '' ? { ms: 0 } : (showing[kind] ?? unknown);
    if (ms === 0) continue;
    durations[i] = together && kind === next ? 0 : ms;
    next = kind;
  }
  return durations;
}
const kindOf = (event: Json | null | undefined): string => (typeof event?.kind === 'string' ? event.kind : '');

export class Playback {
  shown = $state(0);
  total = $state(0);
  /** The first event of the stage on show: of what is shown at once, or was. */
  since = $state(0);
  #queue: number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `isFast`: whoever looks wants no motion; captions say what happened instead. */
  constructor(private isFast: () => boolean = () => false) {}

  readonly isPlaying = $derived.by(() => this.shown < this.total || this.isHolding);
  /** The last event is still on show. */
  isHolding = $state(false);

  paceBy(isFast: () => boolean): void {
    this.isFast = isFast;
  }
  /** Adds a batch. The first event shows at once, unless an older one is still on show. */
  add(durations: readonly number[]): void {
    const isIdle = !this.isPlaying;
    if (durations.length === 0) return;
    this.total += durations.length;
    if (this.isFast()) return this.#finish();
    this.#queue = schedule([...this.#queue, ...durations]);
    if (isIdle) this.#step();
  }
  /** Everything up to `count` has been seen before. */
  jump(count: number): void {
    this.total = this.shown = count;
    this.#finish();
    this.since = count;
  }
  skip(): void {
    this.#finish();
  }
  #finish(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.since = this.shown < this.total ? this.shown : this.since;
    this.shown = this.total;
    this.isHolding = false;
  }
  #step(): void {
    this.isHolding = false;
    if (this.#queue.length > 0) this.since = this.shown;
    for (let duration = this.#queue.shift(); duration !== undefined; duration = this.#queue.shift()) {
      ++this.shown;
      if (duration <= 0) continue;
      this.isHolding = true;
      this.#timer = setTimeout(() => this.#step(), duration);
      return;
    }
  }
}
