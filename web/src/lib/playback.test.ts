// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff } from './connection.svelte';
import { Playback, schedule } from './playback.svelte';

describe('a schedule', () => {
  it('keeps a short batch as it is', () => expect(schedule([250, 400])).toEqual([250, 400]));
  it('never takes more than two seconds in all', () => {
    const long = schedule(Array.from({ length: 20 }, () => 400));
    expect(long.reduce((a, b) => a + b)).toBeCloseTo(2000);
  });
});

describe('playback', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows events one after the other', () => {
    const playback = new Playback();
    playback.add([300, 300, 300]);
    expect(playback.shown).toBe(1);
    vi.advanceTimersByTime(310);
    expect(playback.shown).toBe(2);
    vi.advanceTimersByTime(1000);
    expect([playback.shown, playback.isPlaying]).toEqual([3, false]);
  });
  it('does not stop at an event that takes no time', () => {
    const playback = new Playback();
    playback.add([0, 0, 200, 0]);
    expect(playback.shown).toBe(3);
  });
  it('skips to the end at once', () => {
    const playback = new Playback();
    playback.add([300, 300]);
    playback.skip();
    expect(playback.shown).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(playback.shown).toBe(2);
  });
  it('finishes an older batch when a newer one comes', () => {
    const playback = new Playback();
    playback.add([300, 300, 300]);
    playback.add([300]);
    expect([playback.shown, playback.total]).toEqual([4, 4]);
  });
});

describe('backoff', () => {
  it('doubles up to eight seconds', () =>
    expect([0, 1, 2, 9].map((n) => backoff(n, 0.5))).toEqual([500, 1000, 2000, 8000]));
});
