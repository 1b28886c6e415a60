// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Card, Choice, Event } from '../../lib/generated/huzzah';
import type { Numbered, Offer } from '../../lib/wire';
import { areaOf, closedStages, gates, nameOfStep, stageAt, stages, steps } from './faire';
import { layouts, standing, stepsBetween } from './layout';
import { marksOf, noMarks } from './pointing';
import { endsOf, fairePicker, plainOf, spotOf } from './picking';
import { allOf, crowdOf, pointsOf, sceneAt } from './scene';
import { durationOf } from './timing';
import { handOf, whyNot, wordsOfBump } from './words';

const told = (events: (Event | null)[]): Numbered<Event>[] => events.map((event, i) => [i, event]);

describe('the faire', () => {
  it('has the areas, exits and Gates of HUZ-169', () => {
    expect(stages.map((stage) => stage.size)).toEqual([4, 6, 3, 5, 4, 6, 3, 4, 5]);
    expect(stages.every((stage) => stageAt(stage.first + stage.size) === -1)).toBe(true);
    expect(gates.every((gate) => stageAt(gate) === -1)).toBe(true);
    expect(Array.from({ length: steps }, (_, step) => stageAt(step)).filter((stage) => stage < 0)).toHaveLength(11);
  });
  it('names steps and closed stages', () => {
    expect([nameOfStep(0), nameOfStep(39), nameOfStep(16), nameOfStep(14)]).toEqual([
      'step 0, Main Gate',
      'step 39, Gate 5',
      'step 16',
      'step 14, Swag Cart',
    ]);
    expect(closedStages({ stage_repairs: 'suggested' }, 4)).toHaveLength(3);
    expect(closedStages({ stage_repairs: 'custom', closed_stages: ['Mud Pit'] }, 4)).toEqual(['Mud Pit']);
    expect(closedStages({}, 3)).toEqual([]);
  });
});

describe.each(['wide', 'tall'] as const)('the %s map', (kind) => {
  const layout = layouts[kind];
  const { width, height, band } = layout.shape;
  it('closes its loop with even steps', () => {
    for (let step = 0; step < steps; ++step) {
      const [a, b] = [layout.spot(step), layout.spot(step + 1)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(layout.pitch * 0.93);
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThanOrEqual(layout.pitch + 0.01);
    }
    expect(layout.spot(steps)).toEqual(layout.spot(0));
  });
  it('goes clockwise, with the path inside the sheet', () => {
    const area = Array.from({ length: steps }, (_, i) => {
      const [a, b] = [layout.spot(i), layout.spot(i + 1)];
      return a.x * b.y - b.x * a.y;
    }).reduce((sum, part) => sum + part, 0);
    expect(area).toBeGreaterThan(0); // y runs down
    for (let step = 0; step < steps; ++step) {
      const { x, y } = layout.inward(step, -band / 2);
      expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    }
  });
  it('keeps booths off the path and off each other', () => {
    const reach = kind === 'wide' ? 55 : 38;
    stages.forEach((_, i) => {
      const booth = layout.booth(i);
      for (let step = 0; step < steps; step += 0.5) {
        const edge = layout.inward(step, band / 2);
        expect(Math.hypot(edge.x - booth.x, edge.y - booth.y)).toBeGreaterThan(reach);
      }
      for (let j = 0; j < i; ++j)
        expect(Math.hypot(booth.x - layout.booth(j).x, booth.y - layout.booth(j).y)).toBeGreaterThan(2 * reach);
    });
  });
  it('puts each booth beside its own area', () => {
    stages.forEach((stage, i) => {
      const booth = layout.booth(i);
      const far = (step: number): number => Math.hypot(layout.spot(step).x - booth.x, layout.spot(step).y - booth.y);
      const own = Math.min(...areaOf(stage).map(far));
      const others = stages.flatMap((other, j) => (j === i ? [] : areaOf(other).map(far)));
      expect(own).toBeLessThan(Math.min(...others));
    });
  });
  it('finds room for five on a step, none on top of another', () => {
    const five = standing(5, layout.shape.person);
    expect(new Set(five.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
    expect(Math.max(...five.map(({ x }) => Math.abs(x)))).toBeLessThan(layout.pitch / 2);
  });
});

it('walks over the Main Gate', () => {
  expect(stepsBetween(49, 1)).toEqual([49, 50, 0, 1]);
  expect(stepsBetween(7, 7)).toEqual([7]);
});

describe('the scene', () => {
  const story = told([
    { what: 'stage_chosen', seat: 0, stage: 'Swag Cart' },
    { what: 'stage_chosen', seat: 1, stage: 'Mud Pit' },
    { what: 'richard_jumped', to: 5, dice: [1, 0, 0] },
    { what: 'richard_walked', from: 5, to: 17, dice: [4, 4, 4] },
    { what: 'richard_placed', to: 17 },
    { what: 'turn_began', seat: 0, count: 1 },
    null,
    { what: 'laid', seat: 0, stage: 'Swag Cart' },
    { what: 'laid', seat: 1, stage: 'Mud Pit' },
    { what: 'richard_walked', from: 17, to: 22, dice: [1, 2, 2] },
    { what: 'richard_jumped', from: 22, to: 39, dice: [5, 0, 0] },
    { what: 'richard_walked', from: 39, to: 43, dice: [1, 1, 2] },
    { what: 'richard_bumped', other: 1, from: 43, to: 46 },
    { what: 'revealed', seat: 0, stage: 'Swag Cart', card: '3-Crowd' },
    { what: 'revealed', seat: 1, stage: 'Mud Pit', card: 'Finale' },
    { what: 'crowd_cleared', seat: 1, stage: 'Mud Pit', count: 0 },
    { what: 'scored', seat: 1, points: 4, stage: 'Mud Pit', card: 'Finale' },
    { what: 'stepped_down', seat: 1, stage: 'Mud Pit', to: 27 },
    { what: 'crowd_placed', seat: 0, stage: 'Swag Cart', to: 14, count: 3 },
    { what: 'crowd_annoyed', stage: 'Swag Cart', to: 14, count: 1 },
    { what: 'heckle_won', seat: 1, other: 0, stage: 'Swag Cart', to: 27 },
  ]);
  it('follows pawns, points and crowds', () => {
    const end = sceneAt(story, story.length, 2);
    expect(end.place).toEqual([27, 'Swag Cart']);
    expect(end.score).toEqual([0, 4]);
    expect([end.counters[14], crowdOf(end, 2)]).toEqual([2, 2]);
  });
  it('turns all cards over with the first', () => {
    expect(sceneAt(story, 13, 2).shows.map((show) => show.card)).toEqual([null, null]);
    expect(sceneAt(story, 14, 2).shows.map((show) => show.card)).toEqual(['3-Crowd', 'Finale']);
  });
  it("keeps Richard's whole way of the turn and nothing older", () => {
    expect(sceneAt(story, 13, 2).route.map((leg) => leg.kind)).toEqual(['walk', 'jump', 'walk', 'bump']);
    expect(sceneAt(story, 9, 2).route.at(-1)).toEqual({ from: 5, to: 17, kind: 'walk' });
    expect(sceneAt(story, 13, 2)).toMatchObject({ richard: 46, bump: { by: 1, on: null } });
  });
});

describe('picking', () => {
  const walk = (steps: number, leads_to: number): Offer<Choice> => ({
    choice: { act: 'walk', steps },
    label: '',
    rule: 'HUZ-056',
    leads_to,
  });
  const discard = (...[card, other]: Card[]): Offer<Choice> => ({
    choice: { act: 'discard', ...(card ? { card } : {}), ...(other ? { other } : {}) },
    label: '',
    rule: 'HUZ-147',
  });

  it('shows a walk where it really ends', () => {
    expect(spotOf(walk(1, 39))).toBe('step 39');
    expect(spotOf({ choice: { act: 'bump' }, label: '', rule: 'HUZ-069', leads_to: 39 })).toBeNull();
    const picker = fairePicker(
      () => [walk(0, 35), walk(1, 39), walk(4, 39)],
      () => [],
    );
    expect([...picker.open('spot')]).toEqual(['step 35', 'step 39']);
    picker.pick('spot', 'step 39');
    expect(picker.chosen?.choice.steps).toBe(1);
  });
  it('goes from step to step, round and round', () => {
    const picker = fairePicker(
      () => [walk(0, 35), walk(1, 36), walk(2, 39)],
      () => [],
    );
    const seen = [1, 1, 1, 1, -1, -1].map((by) => (picker.pickNext('spot', by as 1 | -1), picker.picked('spot')[0]));
    expect(seen).toEqual(['step 35', 'step 36', 'step 39', 'step 35', 'step 39', 'step 36']);
  });
  it('shows where a Bump would lead, and lets nobody pick it there', () => {
    const picker = fairePicker(
      () => [
        { choice: { act: 'pass' }, label: '', rule: '' },
        { choice: { act: 'bump' }, label: '', rule: '', leads_to: 19 },
      ],
      () => ['Bump'],
    );
    expect([endsOf(picker.offers), picker.open('spot').size]).toEqual([[19], 0]);
  });
  it('opens only cards that an offer holds', () => {
    const hand = handOf({ Bump: 1, '2-Crowd': 2 });
    expect(hand).toEqual(['2-Crowd', '2-Crowd', 'Bump']);
    const show = fairePicker(
      () => [{ choice: { act: 'show', card: '2-Crowd' }, label: '2-Crowd', rule: 'HUZ-116' }],
      () => hand,
    );
    expect([...show.open('cards')]).toEqual([0, 1]);
    const none = fairePicker(
      () => [],
      () => hand,
    );
    expect(none.open('cards').size).toBe(0);
  });
  it('takes one or two cards to discard, in any order', () => {
    const offers = [discard(), discard('2-Crowd'), discard('Bump'), discard('2-Crowd', 'Bump')];
    const picker = fairePicker(
      () => offers,
      () => ['2-Crowd', '2-Crowd', 'Bump'],
    );
    picker.pick('cards', 2);
    expect(picker.chosen).toBe(offers[2]);
    picker.pick('cards', 0);
    expect(picker.chosen).toBe(offers[3]);
    expect(plainOf(offers)).toEqual([offers[0]]);
    picker.clear();
    expect(picker.isEmpty).toBe(true);
  });
});

describe('words', () => {
  it('say why a card cannot be played', () => {
    expect([whyNot('show', 'Bump'), whyNot('bump_richard', 'Finale')].every((reason) => reason !== '')).toBe(true);
    expect([
      whyNot('show', 'Finale'),
      whyNot('bump_mover', 'Bump'),
      whyNot('discard', 'Bump'),
      whyNot(undefined, 'Bump'),
    ]).toEqual(['', '', '', '']);
  });
  it('say who bumped whom', () => {
    const names = ['Anna', 'Bert'];
    expect([null, 0, 1].map((on) => wordsOfBump({ number: 0, by: 1, on }, names))).toEqual([
      'Bert bumps Richard!',
      'Bert bumps Anna!',
      'Bert bumps on!',
    ]);
    expect(wordsOfBump({ number: 0, by: 0, on: null }, ['You'])).toBe('You bump Richard!');
  });
});

describe('a line of the log', () => {
  it('marks the pieces it speaks of', () => {
    expect(marksOf({ what: 'walked', seat: 2, from: 22, slid_from: 29, to: 30 })).toEqual({
      seats: [2],
      isRichard: false,
      stage: null,
      steps: [22, 29, 30],
    });
    expect(marksOf({ what: 'richard_bumped', other: 1, from: 43, to: 46 })).toMatchObject({
      seats: [1],
      isRichard: true,
      steps: [43, 46],
    });
    expect(marksOf({ what: 'heckle_won', seat: 0, other: 1, stage: 'Mud Pit', to: 24 })).toMatchObject({
      seats: [0, 1],
      stage: 'Mud Pit',
    });
    expect(marksOf(null)).toEqual(noMarks);
  });
});

it('sends points from the stage to the score', () => {
  const scored: Event = { what: 'scored', seat: 2, points: -3, stage: 'Mud Pit', card: '3-Crowd' };
  expect(pointsOf(scored, 5)).toEqual([{ id: '5', from: 'stage Mud Pit', to: 'seat 2', points: -3 }]);
  expect([pointsOf({ ...scored, points: 0 }, 5), pointsOf({ what: 'walked' }, 5), pointsOf(null, 5)]).toEqual([
    [],
    [],
    [],
  ]);
});

it('shows everybody’s cards only where everybody’s cards were sent', () => {
  const own = [{ hand: { Bump: 1 }, face_down: 'Finale' }];
  expect(allOf({ own } as never)).toBe(own);
  expect(allOf({ mine: own[0] } as never)).toBeUndefined();
});

it('shows no event longer than 400 ms', () => {
  expect(durationOf({ what: 'walked' })).toBe(400);
  expect(durationOf({ what: 'drew' })).toBe(0);
});
