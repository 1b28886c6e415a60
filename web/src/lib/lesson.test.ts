// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import faire from '../games/huzzah/first_game.json';
import court from '../games/king_thief_minister/first_game.json';
import { Lesson, type Guided } from './lesson.svelte';

const stories = [court, faire].map((story) => story as unknown as Guided);

describe.each(stories)('the guided game of $game', (guided) => {
  it('tells every event once and in order', () =>
    expect(guided.scenes.flatMap((scene) => scene.events.map(([n]) => n))).toEqual(
      Array.from({ length: guided.scenes.flatMap((s) => s.events).length }, (_, i) => i),
    ));
  it('offers exactly one answer whenever it asks', () => {
    for (const scene of guided.scenes) if (scene.question) expect(scene.question.offers).toHaveLength(1);
  });
  it('goes on to its end and no further', () => {
    const lesson = new Lesson(guided, {}, () => true);
    for (let i = 0; i < guided.scenes.length + 3; ++i) lesson.next();
    expect([lesson.isLast, lesson.at]).toEqual([true, guided.scenes.length - 1]);
    expect(lesson.playback.shown).toBe(lesson.events.length);
  });
});

describe('a lesson', () => {
  const scene = { say: '', sentences: [], asked: [], question: null };
  const question = { number: 1, kind: 'k', prompt: '', rule: '', answered: false as const, offers: [], undo: false };
  const lesson = new Lesson(
    {
      game: 'huzzah',
      names: ['You'],
      options: {},
      content: {},
      view: { coins: 1 },
      scenes: [
        { ...scene, events: [[0, {}]] },
        { ...scene, events: [[1, { kind: 'a' }], [2, { kind: 'b' }]], changes: [[1, { coins: 2 }], [2, { coins: 3 }]], rest: { coins: 4 }, question }, // prettier-ignore
      ],
    },
    {},
  );
  it('shows what changes with each event', () => {
    expect(lesson.view).toEqual({ coins: 1 });
    lesson.next();
    expect([lesson.view, lesson.latest]).toEqual([{ coins: 2 }, { coins: 4 }]);
    expect(lesson.question, 'nothing is asked before everything has been shown').toBeNull();
    lesson.playback.skip();
    expect(lesson.view).toEqual({ coins: 4 });
    expect(lesson.question?.number).toBe(1);
  });
});
