// SPDX-License-Identifier: Apache-2.0
import { afterEach, describe, expect, it } from 'vitest';
import type { Event, Extended, View } from '../../lib/generated/ren_faire';
import type { Numbered } from '../../lib/wire';
import guided from './first_game.json';
import { hasSlipped, hushOf } from './vow';

const laid: Extended = { card: 'Vow of Hush', you: 1, holder: 0, counters: 0, coins: 0, icon: null, stakes: [], was_live: true }; // prettier-ignore
const bound = structuredClone(guided.view) as unknown as View;
bound.table.extended = [laid];
bound.table.judging = 'vote';
const asked = structuredClone(bound);
asked.table.stage.card = 'Vow of Hush';
const events: Numbered<Event>[] = [[7, { kind: 'laid', seat: 0, card: 'Vow of Hush', count: 0 }]];
const again: Numbered<Event>[] = [...events, [30, { kind: 'laid', seat: 0, card: 'Vow of Hush', count: 0 }]];
const seen = { id: 'abc', view: bound, events, viewer: 0 };

describe('a Vow of Hush (REN-076)', () => {
  afterEach(() => localStorage.clear());
  it('warns whoever is under it, and nobody else', () => {
    expect(hushOf(seen)?.warning).toContain('Vow of Hush');
    expect(hushOf({ ...seen, viewer: 1 })).toBeNull();
    expect(hushOf({ ...seen, view: guided.view as unknown as View })).toBeNull();
  });
  it('says nothing where a die decides', () => {
    const view = structuredClone(bound);
    view.table.judging = 'dice';
    expect(hushOf({ ...seen, view })).toBeNull();
  });
  it('is slipped from once it was broken, for that card alone', () => {
    expect(hasSlipped({ ...seen, view: asked })).toBe(false);
    hushOf(seen)?.onbreak();
    expect(hasSlipped({ ...seen, view: asked })).toBe(true);
    expect(hushOf(seen)).toBeNull();
    // Another question, another table, another vow.
    expect(hasSlipped(seen)).toBe(false);
    expect(hasSlipped({ ...seen, id: 'def', view: asked })).toBe(false);
    expect(hasSlipped({ ...seen, view: asked, events: again })).toBe(false);
    expect(hushOf({ ...seen, events: again })).not.toBeNull();
  });
});
