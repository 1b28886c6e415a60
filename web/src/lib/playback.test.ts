// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff } from './connection.svelte';
import { durationsBy, Playback, schedule } from './playback.svelte';
import type { Json, Numbered } from './wire';

describe('a schedule', () => {
  it('keeps a short queue as it is', () => expect(schedule([250, 400])).toEqual([250, 400]));
  it('never takes more than eight seconds in all', () => {
    const long = schedule(Array.from({ length: 40 }, () => 400));
    expect(long.reduce((a, b) => a + b)).toBeCloseTo(8000);
  });
});

describe('how long events are on show', () => {
  const showing = { turned: { ms: 600, together: true }, said: { ms: 400 }, noted: { ms: 0 } } as const;
  const of = (...kinds: (string | null)[]): Numbered[] =>
    kinds.map((kind, i) => [i, kind === null ? null : ({ kind } as Json)]);
  it('is as their kind says', () => expect(durationsBy(showing, of('said', 'noted', 'said'))).toEqual([400, 0, 400]));
  it('is nothing for what the viewer is not told', () =>
    expect(durationsBy(showing, of(null, 'said'))).toEqual([0, 400]));
  it('is once for all that happens together', () =>
    expect(durationsBy(showing, of('turned', null, 'turned', 'noted', 'turned', 'said'))).toEqual([
      0, 0, 0, 0, 600, 400,
    ]));
  it('is some time for a kind that nobody knows', () => expect(durationsBy(showing, of('new'))).toEqual([400]));
});

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows events one after the other, each for its time', () => {
    const playback = new Playback();
    playback.add([300, 300, 300]);
    expect(playback.shown).toBe(1);
    vi.advanceTimersByTime(310);
    expect(playback.shown).toBe(2);
    vi.advanceTimersByTime(300);
    expect([playback.shown, playback.isPlaying]).toEqual([3, true]);
    vi.advanceTimersByTime(300);
    expect([playback.shown, playback.isPlaying]).toEqual([3, false]);
  });
  it('shows at once what takes no time, with what follows it', () => {
    const playback = new Playback();
    playback.add([0, 0, 200, 0]);
    expect([playback.shown, playback.since]).toEqual([3, 0]);
    vi.advanceTimersByTime(210);
    expect([playback.shown, playback.since, playback.isPlaying]).toEqual([4, 3, false]);
  });
  it('skips to the end at once', () => {
    const playback = new Playback();
    playback.add([300, 300]);
    playback.skip();
    expect([playback.shown, playback.isPlaying]).toEqual([2, false]);
    vi.advanceTimersByTime(2000);
    expect(playback.shown).toBe(2);
  });
  it('lets a newer batch wait for an older one', () => {
    const playback = new Playback();
    playback.add([300, 300]);
    playback.add([300]);
    expect([playback.shown, playback.total]).toEqual([1, 3]);
    vi.advanceTimersByTime(310);
    expect(playback.shown).toBe(2);
    vi.advanceTimersByTime(300);
    expect(playback.shown).toBe(3);
  });
  it('plays a long queue faster, whatever came in between', () => {
    const playback = new Playback();
    for (let batch = 0; batch < 10; ++batch) playback.add(Array.from({ length: 10 }, () => 500));
    vi.advanceTimersByTime(8600);
    expect([playback.shown, playback.isPlaying]).toEqual([100, false]);
  });
  it('shows everything at once to who wants it fast', () => {
    const playback = new Playback(() => true);
    playback.add([300, 300]);
    expect([playback.shown, playback.since, playback.isPlaying]).toEqual([2, 0, false]);
    playback.add([300]);
    expect([playback.shown, playback.since]).toEqual([3, 2]);
  });
});

describe('backoff', () => {
  it('doubles up to eight seconds', () =>
    expect([0, 1, 2, 9].map((n) => backoff(n, 0.5))).toEqual([500, 1000, 2000, 8000]));
});
