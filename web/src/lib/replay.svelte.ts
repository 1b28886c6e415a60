// SPDX-License-Identifier: Apache-2.0
// A finished game fetched in parts and shown step by step.
import { api } from './api';
import { Trail } from './changes';
import { longest, Playback } from './playback.svelte';
import type { Line } from './table.svelte';
import type { Info, Json, Numbered, ReplayStep } from './wire';

const part = 100;
/** Milliseconds for a step and for each event of it, at the usual speed. */
const beat = 1100;
const eventTime = 300;
/** How many times the usual speed; or so that a game of any length is over in a minute, several steps at a time if it is a long one. */
export const speeds = [0.5, 1, 2, 4, 'minute'] as const;
export type Speed = (typeof speeds)[number];
const fastest = 4;
/** In a minute's run: how long a batch of steps stands, and how many there are at most, with room left for slow drawing. */
const batchTime = beat / fastest;
const batches = 200;
/** How many steps a game of so many goes on at once, if it is to be over in a minute. */
export const batchOf = (steps: number): number => Math.max(1, Math.ceil((steps - 1) / batches));

export class Replay {
  info = $state.raw<Info | null>(null);
  content = $state.raw<Json | null>(null);
  list = $state.raw<readonly ReplayStep[]>([]);
  steps = $state(0);
  at = $state(0);
  seat = $state('all');
  problem = $state('');
  isRunning = $state(false);
  speed = $state<Speed>(1);
  readonly #playback: Playback;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** By how many milliseconds a minute's run is behind. */
  #late = 0;

  /** `start`: where a link leads, counted from 1. */
  constructor(
    readonly id: string,
    start: { step?: number; eyes?: string } = {},
    private readonly isFast: () => boolean = () => false,
  ) {
    this.#playback = new Playback(isFast);
    this.at = Math.max(0, (start.step ?? 1) - 1);
    if (start.eyes && /^(all|spectator|\d)$/.test(start.eyes)) this.seat = start.eyes;
  }

  /** The steps in which a turn begins; the game says by which event. */
  turnsBy(kind: string): number[] {
    return this.list.flatMap((step, i) => (step.events.some(([, event]) => event?.kind === kind) ? [i] : []));
  }
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
    this.at = Math.min(this.at, list.length - 1);
    this.#playback.jump(this.events.length);
  }
  go(to: number): void {
    if (to < 0 || to >= this.list.length) return this.pause();
    const before = this.events.length;
    const isShown = to === this.at + 1 && !(this.isRunning && this.speed === 'minute');
    this.at = to;
    const count = this.events.length;
    if (!isShown) return this.#playback.jump(count);
    this.#playback.jump(before);
    this.#playback.add(Array.from({ length: count - before }, () => eventTime / this.#times));
  }
  get #times(): number {
    return this.speed === 'minute' ? fastest : this.speed;
  }
  toggle(): void {
    if (this.isRunning) return this.pause();
    if (this.at + 1 >= this.list.length) this.go(0);
    this.isRunning = true;
    this.#late = 0;
    this.#next();
  }
  pause(): void {
    clearTimeout(this.#timer);
    this.isRunning = false;
  }
  #next(): void {
    if (!this.isRunning) return;
    const since = performance.now();
    this.#timer = setTimeout(() => {
      this.go(this.#following(performance.now() - since));
      this.#next();
    }, this.#standing());
  }
  /** How long the step on show stands. Events that are not shown one by one, or not so slowly, are not waited for either. */
  #standing(): number {
    if (this.speed === 'minute') return batchTime;
    const showing = this.isFast() ? 0 : Math.min((this.step?.events.length ?? 0) * eventTime, longest * this.speed);
    return Math.max(beat, showing) / this.speed;
  }
  /** The step that follows when so much time has passed: a minute is a minute, also where drawing takes its time. */
  #following(passed: number): number {
    const last = this.list.length - 1;
    if (this.speed !== 'minute' || this.at === last) return this.at + 1;
    this.#late += passed - batchTime;
    const missed = Math.max(0, Math.floor(this.#late / batchTime));
    this.#late -= missed * batchTime;
    return Math.min(last, this.at + (1 + missed) * batchOf(this.list.length));
  }
}
