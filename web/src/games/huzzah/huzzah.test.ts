// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Card, Choice, Event, StageGround, Table, TableContent, View } from '../../lib/generated/huzzah';
import type { Barred, Numbered, Offer } from '../../lib/wire';
import { FaireGround } from './ground';
import { layouts, pathSteps, standing, stepsBetween } from './layout';
import { tracesOf, pointsOf } from './traces';
import { marksOf, noMarks } from './pointing';
import { endsOf, fairePicker, plainOf, siteOf } from './picking';
import { everybodys } from '../board';
import { crowdOf, placeOf, richardOf, showsOf } from './whereabouts';
import { showing } from '../../lib/generated/huzzah';
import { durationsBy } from '../../lib/playback.svelte';
import { aloud, effectsOf, handOf, hintOfPlacing, wordsOfBump } from './words';

const told = (events: (Event | null)[]): Numbered<Event>[] => events.map((event, i) => [i, event]);

const ground = (first: number, size: number): StageGround => ({
  is_open: true,
  steps: Array.from({ length: size }, (_, i) => first + i),
  room: 5 * size,
});
const content = {
  derived: {
    stages: {
      'Maypole Green': ground(1, 4),
      "Queen's Bower": ground(6, 6),
      'Swag Cart': ground(13, 3),
      "Tinker's Row": ground(17, 5),
      'Mud Pit': ground(23, 4),
      'Cathedral Stage': ground(29, 6),
      'Gallows Corner': ground(36, 3),
      'Boars Hede': ground(40, 4),
      'Dragon Well': ground(45, 5),
    },
  },
  gates: [5, 12, 22, 28, 39, 50],
  penalty: { '2-Crowd': 2, '3-Crowd': 3, '5-Crowd': 5 },
  huzzah_points: 12,
  bleeding: 3,
  bump_steps: 3,
  step_limit: 5,
} as Partial<TableContent> as TableContent;
const faire = new FaireGround(content);
const { stages } = faire;

describe('a card read out', () => {
  const effects = effectsOf(content);
  it('has one stop after its name, and none after a cry', () => {
    expect(aloud('Finale', effects.Finale)).toMatch(/^Finale\. A point for each of your crowd/);
    expect(aloud('Huzzah!', effects['Huzzah!'])).toMatch(
      /^Huzzah! Three of your crowd walk away\. If Richard sees it, /,
    );
  });
});

describe('the faire', () => {
  it('lies where the content says', () => {
    expect(stages[2]).toMatchObject({ name: 'Swag Cart', steps: [13, 14, 15], room: 15, is_open: true });
    expect([12, 13, 15, 16].map((step) => faire.stageAt(step))).toEqual([-1, 2, 2, -1]);
    expect([faire.gates, faire.stepLimit]).toEqual([content.gates, 5]);
  });
  it('has no ground before a closed stage', () => {
    const closed = { ...content.derived.stages, 'Swag Cart': { is_open: false, steps: [], room: 0 } };
    const { stages, stageAt } = new FaireGround({ ...content, derived: { stages: closed } });
    expect([stages[2]?.is_open, stageAt.call({ stages }, 14)]).toEqual([false, -1]);
  });
  it('names steps', () => {
    expect([0, 39, 16, 14].map((step) => faire.nameOfStep(step))).toEqual([
      'step 0, Main Gate',
      'step 39, Gate 5',
      'step 16',
      'step 14, Swag Cart',
    ]);
  });
});

describe.each(['wide', 'tall'] as const)('the %s map', (kind) => {
  const layout = layouts[kind];
  const { width, height, band } = layout.shape;
  it('closes its loop with even steps', () => {
    for (let step = 0; step < pathSteps; ++step) {
      const [a, b] = [layout.point(step), layout.point(step + 1)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(layout.pitch * 0.93);
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThanOrEqual(layout.pitch + 0.01);
    }
    expect(layout.point(pathSteps)).toEqual(layout.point(0));
  });
  it('goes clockwise, with the path inside the sheet', () => {
    const area = Array.from({ length: pathSteps }, (_, i) => {
      const [a, b] = [layout.point(i), layout.point(i + 1)];
      return a.x * b.y - b.x * a.y;
    }).reduce((sum, part) => sum + part, 0);
    expect(area).toBeGreaterThan(0); // y runs down
    for (let step = 0; step < pathSteps; ++step) {
      const { x, y } = layout.inward(step, -band / 2);
      expect(x >= 0 && x <= width && y >= 0 && y <= height).toBe(true);
    }
  });
  it('keeps booths off the path and off each other', () => {
    const reach = kind === 'wide' ? 55 : 38;
    stages.forEach((_, i) => {
      const booth = layout.booth(i);
      for (let step = 0; step < pathSteps; step += 0.5) {
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
      const far = (step: number): number => Math.hypot(layout.point(step).x - booth.x, layout.point(step).y - booth.y);
      const own = Math.min(...stage.steps.map(far));
      const others = stages.flatMap((other, j) => (j === i ? [] : other.steps.map(far)));
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

describe('the view', () => {
  const counters = Array.from({ length: pathSteps }, (_, step) => (step === 14 ? 2 : step === 15 ? 5 : 0));
  const table = { counters, richard: 22 } as Partial<Table> as Table;
  it('says where pawns and Richard stand', () => {
    expect(['27', 'Swag Cart', 'nowhere'].map(placeOf)).toEqual([27, 'Swag Cart', null]);
    expect([richardOf(table), richardOf({ ...table, richard: 255 })]).toEqual([22, null]);
  });
  it('shows the cards in sight, hecklers’ apart', () => {
    const none = { stage: null, is_heckle: false, card: null };
    const laid = [{ stage: 'Mud Pit', is_heckle: false, card: 'Finale' }, none, { stage: 'Mud Pit', is_heckle: true, card: null }]; // prettier-ignore
    expect(showsOf({ notes: { laid } } as Partial<View> as View)).toEqual([
      { seat: 0, stage: 'Mud Pit', card: 'Finale', isHeckle: false },
      { seat: 2, stage: 'Mud Pit', card: null, isHeckle: true },
    ]);
  });
  it('counts crowds', () => expect([2, 3].map((stage) => crowdOf(table, stages[stage]!))).toEqual([7, 0]));
});

describe('the traces', () => {
  const story = told([
    { kind: 'stage_chosen', seat: 0, stage: 'Swag Cart' },
    { kind: 'stage_chosen', seat: 1, stage: 'Mud Pit' },
    { kind: 'richard_jumped', to: 5, dice: [1, 0, 0] },
    { kind: 'richard_walked', from: 5, to: 17, dice: [4, 4, 4] },
    { kind: 'richard_placed', to: 17 },
    { kind: 'turn_began', seat: 0, count: 1 },
    null,
    { kind: 'laid', seat: 0, stage: 'Swag Cart' },
    { kind: 'heckled_face_down', seat: 1, stage: 'Swag Cart' },
    { kind: 'richard_walked', from: 17, to: 22, dice: [1, 2, 2] },
    { kind: 'richard_jumped', from: 22, to: 39, dice: [5, 0, 0] },
    { kind: 'richard_walked', from: 39, to: 43, dice: [1, 1, 2] },
    { kind: 'richard_bumped', other: 1, from: 43, to: 46 },
    { kind: 'revealed', seat: 0, stage: 'Swag Cart', card: '3-Crowd' },
    { kind: 'revealed', seat: 1, stage: 'Swag Cart', card: 'Finale' },
    { kind: 'scored', seat: 1, points: 4, stage: 'Mud Pit', card: 'Finale' },
    { kind: 'turn_began', seat: 1, count: 2 },
    { kind: 'rolled_to_walk', seat: 1, dice: [1, 2, 3] },
    { kind: 'bumped', seat: 1, other: 0, from: 24, to: 27 },
    { kind: 'rolled_to_walk', seat: 0, dice: [6, 6, 6] },
  ]);
  const at = (shown: number): ReturnType<typeof tracesOf> => tracesOf(story, shown);
  it("keeps Richard's whole way of the turn and nothing older", () => {
    expect(at(3).route).toEqual([]);
    expect(at(9).route).toEqual([{ from: 5, to: 17, kind: 'walk' }]);
    expect(at(13).route.map((leg) => leg.kind)).toEqual(['walk', 'jump', 'walk', 'bump']);
    expect(at(20).route).toEqual(at(13).route);
  });
  it('shows the dice last thrown in the turn', () => {
    expect([at(3), at(11)].map(({ roll }) => [roll?.why, roll?.dice])).toEqual([['gate', [1]], ['gate', [5]]]); // prettier-ignore
    expect(at(18).roll).toEqual({ number: 17, why: 'walk', dice: [1, 2, 3], seat: 1 });
    expect(at(17).roll).toBeNull();
  });
  it('shows a Bump until somebody goes on', () => {
    expect([at(12).bump, at(13).bump, at(17).bump]).toEqual([null, { number: 12, by: 1, on: null }, null]);
    expect([at(19).bump, at(20).bump]).toEqual([{ number: 18, by: 0, on: 1 }, null]);
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
    expect(siteOf(walk(1, 39))).toBe('step 39');
    expect(siteOf({ choice: { act: 'bump' }, leads_to: 39 })).toBeNull();
    const picker = fairePicker(
      () => ({ offers: [walk(0, 35), walk(1, 39), walk(4, 39)] }),
      () => [],
    );
    expect([...picker.open('site')]).toEqual(['step 35', 'step 39']);
    picker.pick('site', 'step 39');
    expect(picker.chosen?.choice).toEqual({ act: 'walk', steps: 1 });
  });
  it('goes from step to step, round and round', () => {
    const picker = fairePicker(
      () => ({ offers: [walk(0, 35), walk(1, 36), walk(2, 39)] }),
      () => [],
    );
    const seen = [1, 1, 1, 1, -1, -1].map((by) => (picker.pickNext('site', by as 1 | -1), picker.picked('site')[0]));
    expect(seen).toEqual(['step 35', 'step 36', 'step 39', 'step 35', 'step 39', 'step 36']);
  });
  it('shows where a Bump would lead, and lets nobody pick it there', () => {
    const picker = fairePicker(
      () => ({
        offers: [
          { choice: { act: 'pass' }, label: '', rule: '' },
          { choice: { act: 'bump' }, label: '', rule: '', leads_to: 19 },
        ],
      }),
      () => ['Bump'],
    );
    expect([endsOf(picker.offers), picker.open('site').size]).toEqual([[19], 0]);
  });
  it('opens only cards that an offer holds', () => {
    const hand = handOf({ Bump: 1, '2-Crowd': 2 });
    expect(hand).toEqual(['2-Crowd', '2-Crowd', 'Bump']);
    const show = fairePicker(
      () => ({ offers: [{ choice: { act: 'show', card: '2-Crowd' }, label: '2-Crowd', rule: 'HUZ-116' }] }),
      () => hand,
    );
    expect([...show.open('cards')]).toEqual([0, 1]);
    const none = fairePicker(
      () => null,
      () => hand,
    );
    expect(none.open('cards').size).toBe(0);
  });
  it('takes one or two cards to discard, in any order', () => {
    const offers = [discard(), discard('2-Crowd'), discard('Bump'), discard('2-Crowd', 'Bump')];
    const picker = fairePicker(
      () => ({ offers }),
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

describe('what is barred', () => {
  const bar = (choice: Choice, why: string): Barred<Choice> => ({ choice, label: '', why, rule: '' });
  it('says why a card cannot be played', () => {
    const barred = [
      bar({ act: 'pass' }, 'everybody must'),
      bar({ act: 'show', card: 'Bump' }, 'a Bump is no Show card'),
    ];
    const picker = fairePicker(
      () => ({ offers: [{ choice: { act: 'show', card: 'Finale' }, label: '', rule: '' }], barred }),
      () => ['Finale', 'Bump', 'Huzzah!'],
    );
    expect([...picker.barred('cards')].map(([at, { why }]) => [at, why])).toEqual([[1, 'a Bump is no Show card']]);
  });
  it('says why a step or a stage cannot be picked', () => {
    const barred = [
      bar({ act: 'place', step: 18 }, 'this step is full'),
      bar({ act: 'choose', stage: 'Mud Pit' }, 'another player has taken this stage'),
      bar({ act: 'walk', steps: 9 }, 'your dice do not carry you that far'),
    ];
    const offers = [{ choice: { act: 'place', step: 17 } as const, label: '', rule: '' }];
    const picker = fairePicker(
      () => ({ offers, barred }),
      () => [],
    );
    expect([...picker.barred('site').keys()]).toEqual(['step 18', 'stage Mud Pit']);
  });
});

describe('words', () => {
  it('say what the cards do at this table', () => {
    expect(effectsOf(content)['3-Crowd']).toEqual({
      usual: 'Three people join your crowd, all on one step.',
      seen: 'you lose 3 points.',
    });
    const changed = effectsOf({ ...content, huzzah_points: 20, bleeding: 2, bump_steps: 4 });
    expect(changed['Huzzah!']).toEqual({ usual: 'Two of your crowd walk away.', seen: '20 points!' });
    expect(changed.Bump.usual).toBe('Whoever has just stopped goes four steps further.');
    expect(hintOfPlacing(content)).toBe('Pick a step of your area; one with five people is full.');
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
    expect(marksOf({ kind: 'walked', seat: 2, from: 22, slid_from: 29, to: 30 })).toEqual({
      seats: [2],
      isRichard: false,
      stage: null,
      steps: [22, 29, 30],
    });
    expect(marksOf({ kind: 'richard_bumped', other: 1, from: 43, to: 46 })).toMatchObject({
      seats: [1],
      isRichard: true,
      steps: [43, 46],
    });
    expect(marksOf({ kind: 'heckle_won', seat: 0, other: 1, stage: 'Mud Pit', to: 24 })).toMatchObject({
      seats: [0, 1],
      stage: 'Mud Pit',
    });
    expect(marksOf(null)).toEqual(noMarks);
  });
});

it('sends points from the stage to the score, with what they are for', () => {
  const scored = { kind: 'scored', seat: 2, points: -3, stage: 'Mud Pit', card: '3-Crowd' } satisfies Event;
  expect(pointsOf(scored, 5)).toEqual([
    { id: '5', from: 'stage Mud Pit', to: 'seat 2', amount: -3, why: 'seen by Richard' },
  ]);
  expect(pointsOf({ ...scored, points: 7, card: 'Finale' }, 5)).toMatchObject([{ amount: 7, why: 'Finale' }]);
  expect(pointsOf({ kind: 'scored', seat: 2, points: 3, stage: 'Mud Pit' }, 5)).toMatchObject([{ why: 'heckle' }]);
  expect([pointsOf({ ...scored, points: 0 }, 5), pointsOf({ kind: 'passed', seat: 2 }, 5), pointsOf(null, 5)]).toEqual([
    [],
    [],
    [],
  ]);
});

it('shows everybody’s cards only where everybody’s cards were sent', () => {
  const own = [{ hand: { Bump: 1 }, face_down: 'Finale' }];
  expect(everybodys({ own } as never)).toBe(own);
  expect(everybodys({ mine: own[0] } as never)).toBeUndefined();
});

it('shows together what is revealed together, and no event longer than 700 ms', () => {
  const revealed = { kind: 'revealed', seat: 0, stage: 'Mud Pit', card: 'Finale' } satisfies Event;
  const events: Event[] = [
    revealed,
    revealed,
    { kind: 'walked', seat: 0, from: 1, to: 2 },
    { kind: 'drew', seat: 0, count: 2 },
  ];
  expect(durationsBy(showing, told(events) as never)).toEqual([0, 700, 500, 0]);
  expect(Math.max(...Object.values(showing).map(({ ms }) => ms))).toBe(700);
});
