// SPDX-License-Identifier: Apache-2.0
import { expect, it, vi } from 'vitest';
import { api } from './api';
import { Replay } from './replay.svelte';
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
