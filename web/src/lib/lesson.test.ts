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
    const lesson = new Lesson(guided, () => 0);
    for (let i = 0; i < guided.scenes.length + 3; ++i) lesson.next();
    expect([lesson.isLast, lesson.at]).toEqual([true, guided.scenes.length - 1]);
    expect(lesson.playback.shown).toBe(lesson.events.length);
  });
});
