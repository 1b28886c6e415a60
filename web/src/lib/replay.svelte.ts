// SPDX-License-Identifier: Apache-2.0
// A finished game fetched in parts and shown step by step.
import { api } from './api';
import { Trail } from './changes';
import { Playback } from './playback.svelte';
import type { Line } from './table.svelte';
import type { Info, Json, Numbered, ReplayStep } from './wire';

const part = 100;
const beat = 1100;

export class Replay {
  info = $state.raw<Info | null>(null);
  content = $state.raw<Json | null>(null);
  list = $state.raw<readonly ReplayStep[]>([]);
  steps = $state(0);
  at = $state(0);
  seat = $state('all');
  problem = $state('');
  isRunning = $state(false);
  readonly #playback = new Playback();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(readonly id: string) {}

  readonly step = $derived<ReplayStep | undefined>(this.list[this.at]);
  readonly events = $derived<Numbered[]>(this.list.slice(0, this.at + 1).flatMap((step) => step.events));
  readonly lines = $derived<Line[]>(
    // The server sends sentences per step, without numbers; they get that of the step's last event, plus a little.
    this.list
      .slice(0, this.at + 1)
      .flatMap((step) =>
        step.sentences.map((text, i) => ({ number: (step.events.at(-1)?.[0] ?? 0) + i / 1000, text })),
      ),
  );
  /** From the view before this step to the one after it. */
  readonly #trail = $derived.by(() => {
    const step = this.step;
    const before = this.list[this.at - 1];
    return !step ? null : before ? Trail.from(before.view).next(step) : Trail.from(step.view);
  });
  readonly viewer = $derived(this.seat === 'all' || this.seat === 'spectator' ? null : Number(this.seat));
  /** One step forward plays its events; any other move shows the state after the step. */
  readonly shown = $derived.by(() => Math.min(this.#playback.shown, this.events.length));
  readonly view = $derived<Json | null>(this.#trail?.at(this.shown, this.events.length) ?? null);

  async open(): Promise<void> {
    try {
      [this.info, this.content] = await Promise.all([api.table(this.id), api.content(this.id)]);
      await this.#fetch();
    } catch (reason) {
      this.problem = reason instanceof Error ? reason.message : String(reason);
    }
  }
  async look(seat: string): Promise<void> {
    this.pause();
    this.seat = seat;
    await this.#fetch().catch((reason: Error) => (this.problem = reason.message));
  }
  async #fetch(): Promise<void> {
    const list: ReplayStep[] = [];
    let steps = 1;
    while (list.length < steps) {
      const next = await api.replay(this.id, this.seat, list.length, part);
      if (next.list.length === 0) break;
      list.push(...next.list);
      steps = next.steps;
    }
    this.steps = list.length;
    this.list = list;
    this.go(Math.min(this.at, list.length - 1));
  }
  go(to: number): void {
    if (to < 0 || to >= this.list.length) return this.pause();
    const before = this.events.length;
    const isNext = to === this.at + 1;
    this.at = to;
    const count = this.events.length;
    if (!isNext) return this.#playback.jump(count);
    this.#playback.jump(before);
    this.#playback.add(Array.from({ length: count - before }, () => 300));
  }
  toggle(): void {
    if (this.isRunning) return this.pause();
    this.isRunning = true;
    this.#timer = setInterval(() => this.go(this.at + 1), beat);
  }
  pause(): void {
    clearInterval(this.#timer);
    this.isRunning = false;
  }
}
