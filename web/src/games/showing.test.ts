// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
// How long each game's events are on show: with the times that are generated from its Text, and batches as they were told.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '../lib/generated/huzzah';
import { showing as faire } from '../lib/generated/huzzah';
import { durationsBy, longest, Playback, type Showing } from '../lib/playback.svelte';
import type { Numbered } from '../lib/wire';
import { listedGames } from './catalogue';

const times = import.meta.glob<{ showing: Showing }>('../lib/generated/*.ts', { eager: true });
const lessons = import.meta.glob<{ scenes: { events: Numbered[] }[] }>('./*/first_game.json', {
  eager: true,
  import: 'default',
});
const sum = (durations: readonly number[]): number => durations.reduce((all, one) => all + one, 0);

describe.each(listedGames.map(({ id }) => id))('%s', (game) => {
  const { showing } = times[`../lib/generated/${game}.ts`]!;
  const batches = lessons[`./${game}/first_game.json`]!.scenes.map(({ events }) => events);
  it('tells what one answer leads to within eight seconds', () => {
    const told = batches.map((events) => sum(durationsBy(showing, events)));
    expect(Math.max(...told)).toBeGreaterThan(0);
    expect(Math.max(...told)).toBeLessThanOrEqual(longest);
  });
  it('shows one stage after the other: at once only what is of one kind and belongs together', () => {
    for (const events of batches) {
      const durations = durationsBy(showing, events);
      const stages = events
        .map(([, event], i) => ({ kind: String(event?.kind), duration: durations[i]! }))
        .filter(({ kind }) => (showing[kind]?.ms ?? 0) > 0);
      for (const [i, { kind, duration }] of stages.entries())
        if (duration === 0) expect([stages[i + 1]?.kind, showing[kind]?.together]).toEqual([kind, true]);
    }
  });
});

describe('a show of Huzzah!', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const stages = ['Mud Pit', 'Swag Cart'] as const;
  const played = (players: number): Event[] => {
    const all = Array.from({ length: players }, (_, seat) => ({ seat, stage: stages[seat % stages.length]! }));
    return [
      ...all.map((at): Event => ({ kind: 'revealed', ...at, card: 'Finale' })),
      ...all.flatMap((at): Event[] => [
        { kind: 'scored', ...at, card: 'Finale', points: 3 },
        { kind: 'crowd_cleared', ...at, count: 3 },
        { kind: 'stepped_down', ...at, to: 12 },
      ]),
    ];
  };
  const durationsOf = (events: Event[]): number[] =>
    durationsBy(faire, events.map((event, i): Numbered => [i, event as never])); // prettier-ignore

  it('turns all cards together, then resolves one stage after the other', () => {
    const playback = new Playback();
    const shown = (): number => playback.shown;
    playback.add(durationsOf(played(3)));
    expect(shown()).toBe(3);
    const counts = [shown()];
    for (let at = 0; at < longest; at += 50) {
      vi.advanceTimersByTime(50);
      if (shown() !== counts.at(-1)) counts.push(shown());
    }
    expect(counts).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
  it('of eight players is over in eight seconds', () => {
    const durations = durationsOf(played(8));
    expect(sum(durations)).toBeGreaterThan(longest);
    const playback = new Playback();
    playback.add(durations);
    vi.advanceTimersByTime(longest - 100);
    expect(playback.isPlaying).toBe(true);
    vi.advanceTimersByTime(200);
    expect([playback.shown, playback.isPlaying]).toEqual([durations.length, false]);
  });
});
