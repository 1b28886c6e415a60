// SPDX-License-Identifier: Apache-2.0
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Info, OpenQuestion, SeatInfo } from '../lib/wire';
import type { BoardProps } from './board';
import PlainBoard from './PlainBoard.svelte';

const question: OpenQuestion = {
  number: 1,
  kind: 'pick',
  prompt: '',
  rule: '',
  answered: false,
  undo: true,
  offers: [{ choice: { act: 'pick', card: 'rope' }, label: 'Pick the rope', rule: 'R-1' }],
  barred: [
    { choice: { act: 'pick', card: 'boot' }, label: 'pick boot', why: 'it is on the other foot', rule: 'R-2' },
    { choice: { act: 'end' }, label: 'Be content', why: 'two are needed', rule: 'R-3' },
  ],
};
// The floor plan measures its stage; jsdom draws nothing that could be measured.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);
const [onchoose, onundo] = [vi.fn(), vi.fn()];
let board: Record<string, unknown> = {};

function show(more: Partial<BoardProps>): HTMLButtonElement[] {
  const view = { table: { score: [0, 0] }, viewer: 0, mine: {}, round: { number: 2 } };
  const props: BoardProps = {
    view,
    latest: view,
    viewer: 0,
    content: {},
    events: [],
    shown: 0,
    question,
    names: ['Anna', 'Bert'],
    info: { seats: [] as SeatInfo[] } as Partial<Info> as Info,
    asked: [0],
    deadline: null,
    result: null,
    pointed: null,
    onchoose,
    onundo,
    ...more,
  };
  board = mount(PlainBoard, { target: document.body, props });
  flushSync();
  // What is around the board comes first, in a few strokes.
  while (vi.getTimerCount() > 0) {
    vi.runOnlyPendingTimers();
    flushSync();
  }
  return [...document.querySelectorAll('button')];
}
const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  void unmount(board);
  vi.useRealTimers();
});

it('has a sign for each answer, and one that says why for each that is barred', () => {
  const signs = show({});
  expect(signs.map((sign) => [textOf(sign), sign.disabled])).toEqual([
    ['Pick the rope', false],
    ['pick boot: it is on the other foot', true],
    ['Be content: two are needed', true],
  ]);
  signs[0]?.click();
  expect(onchoose).toHaveBeenCalledWith({ act: 'pick', card: 'rope' });
});
it('shows the steps of an answer so far, and takes the last one back', () => {
  const latest = { round: { number: 2, group: { cards: ['lamp', 'sack', 'boot'] } } };
  const signs = show({ latest, question: { ...question, barred: [], in_group: true } });
  expect(textOf(document.querySelector('.sheets'))).toMatch(/Picked so far.*lamp, sack, boot/s);
  signs.at(-1)?.click();
  expect(onundo).toHaveBeenCalledOnce();
});
it('offers nothing to who is not asked', () => {
  expect(show({ question: null })).toEqual([]);
  expect(textOf(document.querySelector('dd'))).toBe('Anna: 0; Bert: 0');
});
