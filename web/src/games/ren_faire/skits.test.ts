// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Performance, TableContent, View } from '../../lib/generated/ren_faire';
import guided from './first_game.json';
import { botsOn } from './performers';
import { skitOf, skits } from './skits';
import { stunts } from './stunts';

const content = guided.content as unknown as TableContent;
/** Seats 0 and 2 are people. */
function playing(card: Performance, more: Partial<View['table']>): View {
  const view = structuredClone(guided.view) as unknown as View;
  const stage = { ...view.table.stage, card, part: 'now' as const, you: 0, chosen: 1 };
  Object.assign(view.table, { judging: 'vote', live: [0, 2], stage, ...more });
  return view;
}
const nothing = { skit: null, votes: null };

describe('the acts of bots (REN-074)', () => {
  it('are three for every stunt, all different', () => {
    expect(Object.keys(skits).sort()).toEqual(Object.keys(stunts).sort());
    const all = Object.values(skits).flat();
    expect(new Set(all).size).toBe(60);
  });
  it('are the same for all who watch, and others another time', () => {
    const seen = [0, 1, 2].map((turn) => skitOf('Dying in Style', 1, turn));
    expect(new Set(seen).size).toBe(3);
    expect(skitOf('Encore!', 1, 0)).toBe('');
  });
  it('are on while a duel is voted on, of bots alone', () => {
    expect(botsOn(playing('Bard Against Bard', { question: 'duel_vote' }), content, nothing)).toEqual([1]);
    expect(botsOn(playing('Bard Against Bard', { question: 'perform' }), content, nothing)).toEqual([]);
    expect(botsOn(playing('Bard Against Bard', { question: 'duel_vote', live: [0, 1, 2] }), content, nothing)).toEqual([]); // prettier-ignore
  });
  it('are on when a bot performs alone, where people vote', () => {
    const alone = { skit: 1, votes: null };
    const view = playing('Ballad of the Turnip', { question: 'action' });
    expect(botsOn(view, content, alone)).toEqual([1]);
    expect(botsOn(view, content, nothing)).toEqual([]);
    expect(botsOn({ ...view, table: { ...view.table, judging: 'dice' } }, content, alone)).toEqual([]);
  });
  it('are both on when two bots perform together', () => {
    const view = playing("Monks' Round", { question: 'action', live: [2] });
    expect(botsOn(view, content, { skit: 0, votes: null })).toEqual([0, 1]);
    expect(botsOn(view, content, nothing)).toEqual([]);
  });
});
