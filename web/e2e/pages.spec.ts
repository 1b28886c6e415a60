// SPDX-License-Identifier: Apache-2.0
// Every page without a server: no serious fault for assistive technology by day and by night, everything by keyboard,
// nothing wider than a phone of 360 pixels, a broken line shown and healed.
import { expect, test } from './test';
import { fixtures } from '../playwright.config';
import { listedGames } from '../src/games/catalogue';
import { faults } from './axe';
import { Fake, type Fixture } from './fake';
import { changed, chat, doubting, ended, games, gathering, lobby, own, play, playing, shuffling } from './fixtures';

const pages: Record<string, { path: string; fixture: Fixture }> = {
  front: { path: '/', fixture: { games, lobby } },
  'my tables': { path: '/', fixture: { games, lobby, own } },
  'changed rules': { path: '/t/t1', fixture: { games, lobby, info: changed, chat } },
  gathering: { path: '/t/t1', fixture: { games, lobby, info: gathering, chat } },
  'a turn': { path: '/t/t1', fixture: { games, lobby, info: playing, play, chat } },
  'a challenge': { path: '/t/t1', fixture: { games, lobby, info: playing, play: doubting, chat } },
  'a shuffle': { path: '/t/t1', fixture: { games, lobby, info: playing, play: shuffling, chat } },
  'the end': { path: '/t/t1', fixture: { games, lobby, info: { ...playing, phase: 'over' }, play: ended, chat } },
  lesson: { path: '/learn/king_thief_minister', fixture: { games, lobby } },
};

for (const [name, { path, fixture }] of Object.entries(pages))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} (${colorScheme}) has no serious fault and fits a phone`, async ({ browser }) => {
      const page = await browser.newPage({
        colorScheme,
        viewport: { width: 360, height: 740 },
        reducedMotion: 'reduce',
        baseURL: fixtures,
      });
      await new Fake(page, fixture).serve();
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(600);
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await faults(page)).toEqual([]);
      await page.close();
    });

for (const name of [null, 'Wilhelmina of the Seven Hills'])
  test(`the front page fits a phone for ${name ?? 'whoever has no name yet'}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await new Fake(page, { games, lobby }).serve();
    await page.route('**/api/me', (route) => route.fulfill({ json: { person: { id: 'p1', name } } }));
    await page.goto('/');
    await expect(page.getByRole('button', { name: name ?? 'Give your name' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.getByRole('button', { name: 'Lantern light' })).toBeInViewport({ ratio: 1 });
  });

test('a finger reads a name that is cut, and what a number or a mark means', async ({ browser }) => {
  const page = await browser.newPage({ hasTouch: true, viewport: { width: 390, height: 844 }, baseURL: fixtures });
  const name = 'Wilhelmina Wammenwurm III';
  const seats = playing.seats.map((seat) => (seat.seat === 1 ? { ...seat, name } : seat));
  await new Fake(page, { games, lobby, info: { ...playing, seats }, play }).serve();
  await page.goto('/t/t1');
  const full = page.getByRole('tooltip');
  const plate = page.getByRole('list', { name: 'Players' }).locator('.called', { hasText: name });
  await plate.tap();
  await expect(full).toHaveText(name);
  await expect(full).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(full).toBeHidden();
  // What is whole needs no more words.
  await plate.tap();
  await page.locator('.banner .words').tap();
  await expect(full).toBeHidden();
  // A number says what it counts, and a plate without room for it who is a bot, away or offline.
  const plates = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
  await plates.nth(1).getByRole('img', { name: '4 coins' }).tap();
  await expect(full).toHaveText('4 coins');
  await plates.nth(2).locator('.called').tap();
  await expect(full).toHaveText('Sage Odo, bot');
  await plates.nth(4).locator('.called').tap();
  await expect(full).toHaveText('Eleanor of the Marsh, offline');
  await page.close();
});

test('a claim is made by keyboard alone, and Escape puts it down', async ({ page }) => {
  const fake = new Fake(page, { games, lobby, info: playing, play });
  await fake.serve();
  await page.goto('/t/t1');
  await page.getByRole('button', { name: 'Thief', exact: true }).focus();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Claim the Thief' });
  await expect(confirm).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => fake.heard.at(-1))
    .toMatchObject({ do: 'choose', question: 2, choice: { act: 'claim', character: 'Thief' } });
});

test('only what is offered can be picked', async ({ page }) => {
  const fake = new Fake(page, { games, lobby, info: playing, play: shuffling });
  await fake.serve();
  await page.goto('/t/t1');
  await expect(page.getByRole('button', { name: 'Exchange openly' })).toBeDisabled();
  await page.getByRole('button', { name: /^your card/ }).click();
  await page.getByRole('button', { name: /Bertram's card/ }).click();
  await page.getByRole('button', { name: 'Exchange in secret' }).click();
  await page.getByRole('button', { name: /^Exchange in secret: / }).click();
  await expect
    .poll(() => fake.heard.at(-1))
    .toMatchObject({ do: 'choose', choice: { act: 'shuffle', spot: 0, other_spot: 1, shuffle: 'exchange' } });
});

test('a lost line is shown, healed, and only the missing events are asked for', async ({ page }) => {
  const fake = new Fake(page, { games, lobby, info: playing, play });
  await fake.serve();
  await page.goto('/t/t1');
  await expect(page.getByText('Your turn, Anna')).toBeVisible();
  await fake.close();
  await expect(page.getByText('The line to the faire is down')).toBeVisible();
  await expect(page.getByText('The line to the faire is down')).toBeHidden({ timeout: 10_000 });
  await expect.poll(() => fake.heard.filter((m) => m.do === 'watch').at(-1)).toMatchObject({ since: play.n });
});

test('no style or script is inline, so a strict policy holds', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  await new Fake(page, { games, lobby, info: playing, play }).serve();
  await page.route('**/t/t1', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'Content-Security-Policy': "default-src 'self'; connect-src 'self' ws:" },
    });
  });
  await page.goto('/t/t1');
  await expect(page.getByText('Your turn, Anna')).toBeVisible();
  await page.getByRole('button', { name: 'Thief', exact: true }).click();
  expect(broken).toEqual([]);
});

test('the round table keeps its size from one question to the next', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const fake = new Fake(page, { games, lobby, info: playing, play });
  await fake.serve();
  await page.goto('/t/t1');
  const size = async (): Promise<number> => (await page.locator('.ring').boundingBox())?.height ?? 0;
  await expect(page.getByText('Your turn, Anna')).toBeVisible();
  const asked = await size();
  expect(asked).toBeGreaterThan(400);
  await page.getByRole('button', { name: 'Thief', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Claim the Thief' })).toBeVisible();
  expect(await size()).toBe(asked);
  fake.push({ ...doubting, question: null });
  await expect(page.getByText('Awaiting')).toBeVisible();
  expect(await size()).toBe(asked);
});

test('on a phone the sign that confirms is in sight at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new Fake(page, { games, lobby, info: playing, play }).serve();
  await page.goto('/t/t1');
  await page.getByRole('button', { name: 'Thief', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Claim the Thief' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Claim the Thief' }).click({ trial: true });
  await expect(page.getByRole('button', { name: 'Peasant', exact: true })).toBeInViewport();
});

for (const [width, height] of [
  [1366, 657],
  [360, 740],
] as const)
  for (const path of ['/', ...listedGames.map(({ id }) => `/learn/${id}`)])
    test(`the first sign of ${path} is in a window of ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await new Fake(page, { games: [...listedGames], lobby }).serve();
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main .sign').first()).toBeInViewport({ ratio: 1 });
      // Who has been here before is not offered the lesson first.
      await page.evaluate(() => localStorage.setItem('fairground.met', 'yes'));
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('main .sign').first()).toBeInViewport({ ratio: 1 });
      if (path === '/')
        await expect(page.getByRole('button', { name: 'Play now against bots' }).first()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

test('a first visit offers the lesson, a later one does not', async ({ page }) => {
  await new Fake(page, { games, lobby }).serve();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn Huzzah!', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Begin the guided game' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now against bots' }).first()).toBeVisible();
  await expect(page.getByText('First time here?')).toBeHidden();
});

test('the strength of the bots is asked for once, in words, and remembered', async ({ page }) => {
  await new Fake(page, { games, lobby }).serve();
  await page.goto('/');
  const begin = page.getByRole('button', { name: 'Play now against bots' }).first();
  const made = (): Promise<unknown> =>
    page
      .waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/tables'))
      .then((request) => (request.postDataJSON() as { seats: unknown }).seats);
  await begin.click();
  const ask = page.getByRole('dialog', { name: 'How strong shall the bots be?' });
  await expect(ask.getByRole('button')).toHaveText([/^Gentle/, /^Sensible/, /^Sharp/]);
  expect(await faults(page)).toEqual([]);
  const first = made();
  await ask.getByRole('button', { name: /^Gentle/ }).click();
  expect(await first).toEqual(['me', 'random', 'random', 'random', 'random']);
  await page.goto('/');
  const second = made();
  await begin.click();
  expect(await second).toEqual(['me', 'random', 'random', 'random', 'random']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Change how strong the bots are' }).first().click();
  await ask.getByRole('button', { name: /^Sharp/ }).click();
  await expect(page.getByText('Bots: sharp').first()).toBeVisible();
});

test('house rules and clocks are said in words and numbers', async ({ page }) => {
  await new Fake(page, { games, lobby, info: gathering }).serve();
  await page.goto('/t/t1');
  await expect(page.getByText('Relaxed: 36 to 135 seconds a move')).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Make a table' }).first().click();
  await expect(page.getByLabel('Time for a move').getByRole('option')).toHaveText([
    'No clock: take your time',
    'Relaxed: 36 to 135 seconds a move',
    'Brisk: 12 to 45 seconds a move',
    'Over days: 3 days a move',
  ]);
});

test('the host sends only what differs', async ({ page }) => {
  const fake = new Fake(page, { games, lobby, info: gathering });
  await fake.serve();
  await page.goto('/t/t1');
  await page.getByRole('button', { name: 'Change the rules' }).click();
  const form = page.getByRole('dialog', { name: 'Change the rules' });
  await form.getByLabel('Empty places with four players').selectOption('adjacent');
  await form.getByLabel('A bot may be asked for a hint').uncheck();
  await form.getByRole('button', { name: 'Change them' }).click();
  await expect
    .poll(() => fake.heard.at(-1))
    .toEqual({
      ref: expect.any(Number),
      do: 'rules',
      table: 't1',
      hints: false,
      options: { four_player_layout: 'adjacent' },
    });
});
