// SPDX-License-Identifier: Apache-2.0
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Settling, swallow } from './settling.svelte';

describe('controls that change', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are ready at once when there were none before', () => {
    const settling = new Settling();
    settling.follow('question 1');
    expect(settling.isOn).toBe(false);
  });
  it('take no input for half a second', () => {
    const settling = new Settling();
    settling.follow('question 1');
    settling.follow('question 2');
    expect(settling.isOn).toBe(true);
    vi.advanceTimersByTime(499);
    expect(settling.isOn).toBe(true);
    vi.advanceTimersByTime(2);
    expect(settling.isOn).toBe(false);
  });
  it('wait anew with each change, and not while nothing changes', () => {
    const settling = new Settling();
    for (const what of ['1', '2']) settling.follow(what);
    vi.advanceTimersByTime(400);
    settling.follow('3');
    vi.advanceTimersByTime(400);
    settling.follow('3');
    expect(settling.isOn).toBe(true);
    vi.advanceTimersByTime(101);
    expect(settling.isOn).toBe(false);
  });
  it('do not wait where nobody waits', () => {
    const settling = new Settling();
    for (const what of ['1', '2']) settling.follow(what, 0);
    expect(settling.isOn).toBe(false);
  });
});

it('swallows what would press a control, and lets other keys through', () => {
  const press = (key: string): KeyboardEvent => new KeyboardEvent('keydown', { key, cancelable: true });
  const enter = press('Enter');
  expect([swallow(enter), enter.defaultPrevented]).toEqual([true, true]);
  const tab = press('Tab');
  expect([swallow(tab), tab.defaultPrevented]).toEqual([false, false]);
  expect(swallow(new MouseEvent('click', { cancelable: true }))).toBe(true);
});
