// SPDX-License-Identifier: Apache-2.0
import { expect, it, vi } from 'vitest';
import { api } from './api';
import { batchOf, Replay } from './replay.svelte';
import type { Info, ReplayStep } from './wire';

const step = (number: number, coins: number, more: Partial<ReplayStep>): ReplayStep => ({
  step: number,
  seat: null,
  choice: null,
  label: '',
  events: [],
  sentences: [],
  view: { coins },
  ...more,
});
const list = [
  step(0, 1, { events: [[0, {}]], changes: [[0, { coins: 1 }]] }),
  step(1, 4, { events: [[1, {}], [2, {}]], changes: [[1, { coins: 2 }], [2, { coins: 3 }]], rest: { coins: 4 } }), // prettier-ignore
];

it('shows the view at each event of a step forward, and the view after any other', async () => {
  vi.useFakeTimers();
  vi.spyOn(api, 'table').mockResolvedValue({} as Info);
  vi.spyOn(api, 'content').mockResolvedValue({});
  vi.spyOn(api, 'replay').mockResolvedValue({ steps: 2, from: 0, list });
  const replay = new Replay('t1');
  await replay.open();
  expect(replay.view).toEqual({ coins: 1 });
  replay.go(1);
  const seen = [0, 1].map(() => (vi.advanceTimersByTime(200), replay.view));
  expect(seen).toEqual([{ coins: 2 }, { coins: 4 }]);
  replay.go(0);
  expect(replay.view).toEqual({ coins: 1 });
  replay.go(1);
  vi.useRealTimers();
});

const steps = [
  step(0, 0, { events: [[0, { kind: 'dealt' }], [1, { kind: 'turn' }]] }), // prettier-ignore
  step(1, 1, { events: [[2, { kind: 'moved' }]], rest: { coins: 1 } }),
  step(2, 2, { events: [[3, null]], rest: { coins: 2 } }),
  step(3, 3, { events: [[4, { kind: 'turn' }]], rest: { coins: 3 } }),
  step(4, 4, { rest: { coins: 4 } }),
];
async function opened(start: ConstructorParameters<typeof Replay>[1] = {}): Promise<Replay> {
  vi.spyOn(api, 'table').mockResolvedValue({} as Info);
  vi.spyOn(api, 'content').mockResolvedValue({});
  vi.spyOn(api, 'replay').mockResolvedValue({ steps: steps.length, from: 0, list: steps });
  const replay = new Replay('t1', start);
  await replay.open();
  return replay;
}

it('opens at the moment a link names, through the eyes it names', async () => {
  const replay = await opened({ step: 4, eyes: '2' });
  expect([replay.at, replay.view, replay.seat]).toEqual([3, { coins: 3 }, '2']);
  expect(vi.mocked(api.replay).mock.calls.at(-1)?.[1]).toBe('2');
});
it('opens at the end if a link names a later one, and at the beginning if it names nonsense', async () => {
  expect((await opened({ step: 99 })).at).toBe(4);
  expect((await opened({ step: -3, eyes: '../x' })).at).toBe(0);
  expect((await opened({ eyes: '../x' })).seat).toBe('all');
});
it('knows in which steps a turn begins', async () => {
  expect((await opened()).turnsBy('turn')).toEqual([0, 3]);
});
it('runs at its speed and stops at the end', async () => {
  const replay = await opened();
  vi.useFakeTimers();
  replay.speed = 2;
  replay.toggle();
  vi.advanceTimersByTime(560);
  expect(replay.at).toBe(1);
  vi.advanceTimersByTime(5 * 560);
  expect([replay.at, replay.isRunning]).toEqual([4, false]);
  replay.toggle();
  expect(replay.at).toBe(0);
  replay.pause();
  vi.useRealTimers();
});
it('waits for what is shown, eight seconds at most, and for nothing where nothing is shown one by one', async () => {
  const many: ReplayStep = step(1, 1, { events: Array.from({ length: 60 }, (_, i) => [i, { kind: 'moved' }]) });
  vi.spyOn(api, 'replay').mockResolvedValue({ steps: 3, from: 0, list: [many, many, many] });
  for (const [isFast, time] of [
    [false, 8000],
    [true, 1100],
  ] as const) {
    // prettier-ignore
    const replay = new Replay('t1', {}, () => isFast);
    await replay.open();
    vi.useFakeTimers();
    replay.toggle();
    vi.advanceTimersByTime(time - 20);
    expect(replay.at).toBe(0);
    vi.advanceTimersByTime(40);
    expect([replay.at, isFast ? replay.shown : 0]).toEqual([1, isFast ? 120 : 0]);
    replay.pause();
    vi.useRealTimers();
  }
});

/** How long a game of so many steps runs, in milliseconds, where each picture takes so long to draw; and where it stopped. */
async function runOf(length: number, drawing: number): Promise<{ time: number; stops: number[] }> {
  const list = Array.from({ length }, (_, i) => step(i, i, { events: [[i, { kind: 'moved' }]] }));
  vi.spyOn(api, 'table').mockResolvedValue({} as Info);
  vi.spyOn(api, 'content').mockResolvedValue({});
  vi.spyOn(api, 'replay').mockResolvedValue({ steps: length, from: 0, list });
  const replay = new Replay('t1');
  await replay.open();
  vi.useFakeTimers();
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  replay.speed = 'minute';
  replay.toggle();
  const stops = [0];
  for (; replay.isRunning && time < 100_000; time += 5) {
    vi.advanceTimersByTime(5);
    if (replay.at === stops.at(-1)) continue;
    stops.push(replay.at);
    expect(replay.shown, 'everything told by that step').toBe(replay.at + 1);
    time += drawing;
  }
  clock.mockRestore();
  vi.useRealTimers();
  return { time, stops };
}
// A game of Monster Faire with six bots has some 1,100 decisions.
it.each([2, 90, 201, 202, 1100, 3000])('is over in a minute at top speed, with %i steps', async (length) => {
  for (const drawing of [0, 400]) {
    const { time, stops } = await runOf(length, drawing);
    expect(time).toBeLessThanOrEqual(60_000);
    expect(stops.at(-1)).toBe(length - 1);
    if (drawing === 0) expect(stops[1]).toBe(batchOf(length));
  }
});
it('goes on by as few steps at a time as that allows', () => {
  expect([90, 201, 202, 1100].map(batchOf)).toEqual([1, 1, 2, 6]);
});
