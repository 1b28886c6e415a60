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
