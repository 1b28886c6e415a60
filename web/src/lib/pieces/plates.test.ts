// SPDX-License-Identifier: Apache-2.0
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import Plates from './Plates.svelte';

const info = { seats: [], phase: 'playing' } as never;
const board = { names: ['Anna', 'Bert'], info, viewer: 0, asked: [], deadline: null };
afterEach(() => document.body.replaceChildren());

it('a plate reads what the rules of a game have it read, and still tells the name', () => {
  const called = (seat: number): string | undefined => (seat === 1 ? 'Doctor Solon' : undefined);
  const plates = mount(Plates, { target: document.body, props: { board, called } });
  flushSync();
  const names = [...document.querySelectorAll('.called')].map(({ textContent }) => textContent);
  expect(names).toEqual(['Anna', 'Doctor Solon']);
  expect(document.querySelector('[data-piece="plate:1"]')?.getAttribute('title')).toBe('Doctor Solon: Bert');
  expect(document.querySelector('[data-piece="plate:1"] .said')?.textContent).toBe(', Bert');
  expect(document.querySelector('[data-piece="plate:0"]')?.getAttribute('title')).toBe('Anna');
  void unmount(plates);
});
