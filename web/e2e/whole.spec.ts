// SPDX-License-Identifier: Apache-2.0
// Whole games in other ways: by keyboard alone, with every animation, and the guided ones.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from './test';
import { KeyboardPlayer, learn, Player, playToTheEnd } from './player';

for (const [game, options] of [
  ['king_thief_minister', {}],
  ['huzzah', { target_score: 20 }],
  ['fairy_tale_fight_club', { stall_rounds: 2 }],
  ['ren_faire', { slots_needed: '4', skill_contests: 'dice', round_cap: 20 }],
] as const)
  test(`${game} is played to its end by keyboard alone`, async ({ browser }) => {
    test.setTimeout(900_000);
    const anna = await KeyboardPlayer.sit(browser, {
      game,
      players: 3,
      options,
      seats: ['me', 'sage', 'sage'],
      pace: 'swift',
    });
    await playToTheEnd([anna]);
    expect(anna.answers).toBeGreaterThan(5);
    expect(anna.faults).toEqual([]);
  });

test('moving pieces hold up no fast player', async ({ browser }) => {
  test.setTimeout(900_000);
  const anna = await Player.sit(
    browser,
    { game: 'huzzah', players: 3, options: { target_score: 20 }, seats: ['me', 'sage', 'sage'], pace: 'swift' },
    { reducedMotion: 'no-preference' },
  );
  const { page } = anna;
  let inMotion = 0;
  let before = 0;
  let wasMoving = false;
  await playToTheEnd([anna], async () => {
    // What moves once and then rests, and for how long; the glow of what can be picked goes on for ever.
    const moves = await page.evaluate(() =>
      document
        .getAnimations()
        .map((one) => one.effect?.getComputedTiming())
        .filter((one) => one?.iterations === 1)
        .map((one) => Number(one?.endTime ?? 0)),
    );
    expect(Math.max(0, ...moves)).toBeLessThanOrEqual(2400);
    if (wasMoving && anna.answers > before) ++inMotion;
    [wasMoving, before] = [moves.length > 0, anna.answers];
  });
  expect(inMotion).toBeGreaterThan(0);
  expect(anna.faults).toEqual([]);
});

for (const width of [1280, 360])
  test(`the guided faire leads to a real one (${width} px)`, async ({ browser }) => {
    const anna = await Player.enter(browser, 'Learner', width);
    const { page } = anna;
    await page.goto('/learn/huzzah');
    await page.getByRole('button', { name: 'Begin the guided game' }).click();
    await expect(page.getByText('Welcome to the faire!')).toBeVisible();
    let steps = 0;
    while (steps < 40 && (await learn(page))) ++steps;
    expect(steps).toBe(14);
    await expect(page.getByText('That is all there is to it')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Players' }).getByRole('listitem').first()).toContainText('20');
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await expect(page.getByText(/^On which stage will you begin|^Awaiting/)).toBeVisible();
    expect(anna.faults).toEqual([]);
  });

for (const width of [1280, 360])
  test(`the guided fight club leads to a real one (${width} px)`, async ({ browser }) => {
    const anna = await Player.enter(browser, 'Learner', width);
    const { page } = anna;
    await page.goto('/learn/fairy_tale_fight_club');
    await page.getByRole('button', { name: 'Begin the guided game' }).click();
    await expect(page.getByText('Welcome, hunter!')).toBeVisible();
    let steps = 0;
    while (steps < 40 && (await learn(page))) ++steps;
    expect(steps).toBe(10);
    await expect(page.getByText('That is all there is to it')).toBeVisible();
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await expect(page.getByRole('group', { name: 'Wall, Market and wagons' })).toBeVisible();
    expect(anna.faults).toEqual([]);
  });

for (const width of [1280, 360])
  test(`the guided tailor's leads to a real one (${width} px)`, async ({ browser }) => {
    const anna = await Player.enter(browser, 'Learner', width);
    const { page } = anna;
    await page.goto('/learn/ren_faire');
    await page.getByRole('button', { name: 'Begin the guided game' }).click();
    await expect(page.getByText('Welcome to the faire!')).toBeVisible();
    let steps = 0;
    while (steps < 40 && (await learn(page))) ++steps;
    expect(steps).toBe(15);
    await expect(page.getByText('That is all there is to it')).toBeVisible();
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await expect(page.getByRole('group', { name: 'Dolls, shop and Stage' })).toBeVisible();
    expect(anna.faults).toEqual([]);
  });

for (const width of [1280, 390, 360])
  test(`the guided Vale leads to a real one (${width} px)`, async ({ browser }) => {
    const anna = await Player.enter(browser, 'Learner', width);
    const { page } = anna;
    await page.goto('/learn/monster_faire');
    await page.getByRole('button', { name: 'Begin the guided game' }).click();
    await expect(page.getByText('Welcome to Beastly Vale, doctor!')).toBeVisible();
    let steps = 0;
    while (steps < 40 && (await learn(page))) ++steps;
    expect(steps).toBe(14);
    await expect(page.getByText('That is all there is to it')).toBeVisible();
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await expect(page.getByRole('group', { name: 'Beastly Vale and its manors' })).toBeVisible();
    expect(anna.faults).toEqual([]);
  });

for (const game of ['king_thief_minister', 'huzzah', 'fairy_tale_fight_club', 'ren_faire', 'monster_faire'])
  test(`the guided game of ${game} is as the engine plays it today`, ({}, info) => {
    const made = info.outputPath('first_game.json');
    execFileSync(process.execPath, [
      'tools/make_lesson.mjs',
      process.env.FAIRGROUND ?? '../build/release/cli/fairground',
      game,
      made,
    ]);
    expect(readFileSync(made, 'utf8')).toBe(readFileSync(`src/games/${game}/first_game.json`, 'utf8'));
  });

test('a lesson can be left at any time', async ({ browser }) => {
  const { page } = await Player.enter(browser, 'Hasty');
  await page.goto('/learn/huzzah');
  await page.getByRole('button', { name: 'Begin the guided game' }).click();
  await page.getByRole('button', { name: 'Skip the lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Huzzah!', level: 1 })).toBeVisible();
});
