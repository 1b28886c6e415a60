// SPDX-License-Identifier: Apache-2.0
// Pictures of every page, wide and narrow, by day and by night, into web/shots.
import { expect, test, type Page } from '@playwright/test';
import { faire, fixtures } from '../playwright.config';
import { Fake, type Fixture } from './fake';
import { chat, doubting, ended, games, gathering, lobby, play, playing, shuffling } from './fixtures';

const scenes: Record<string, { path: string; fixture: Fixture; act?: (page: Page) => Promise<void> }> = {
  front: { path: '/', fixture: { games, lobby } },
  make: { path: '/', fixture: { games, lobby }, act: (page) => page.getByRole('button', { name: 'Make a table' }).first().click() },
  gathering: { path: '/t/t1?invite=abc', fixture: { games, lobby, info: gathering, chat } },
  main: { path: '/t/t1', fixture: { games, lobby, info: playing, play, chat } },
  claim: { path: '/t/t1', fixture: { games, lobby, info: playing, play, chat }, act: (page) => page.getByRole('button', { name: 'Thief', exact: true }).click() },
  doubt: { path: '/t/t1', fixture: { games, lobby, info: playing, play: doubting, chat } },
  shuffle: {
    path: '/t/t1', fixture: { games, lobby, info: playing, play: shuffling, chat },
    act: async (page) => {
      await page.getByRole('button', { name: /^your card/ }).click();
      await page.getByRole('button', { name: /Bertram's card/ }).click();
    },
  },
  over: { path: '/t/t1', fixture: { games, lobby, info: { ...playing, phase: 'over' }, play: ended, chat } },
  learn: { path: '/learn/king_thief_minister', fixture: { games, lobby } },
};
const only = process.env.SHOTS?.split(',');

for (const [name, scene] of Object.entries(scenes))
  for (const width of [1440, 390])
    for (const theme of ['day', 'night'] as const) {
      if (only && !only.includes(name)) continue;
      test(`${name} ${width} ${theme}`, async ({ browser }) => {
        const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: theme === 'day' ? 'light' : 'dark', baseURL: fixtures });
        await new Fake(page, scene.fixture).serve();
        await page.goto(scene.path);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(500);
        await scene.act?.(page);
        await page.waitForTimeout(500);
        await page.screenshot({ path: `shots/${name}-${width}-${theme}.png`, fullPage: true });
        await page.close();
      });
    }

// Replay and proof want a real game: bots play one at once, and its pages are taken.
test.describe('after a game', () => {
  for (const width of [1440, 390])
    for (const theme of ['day', 'night'] as const) {
      if (only && !only.includes('after')) continue;
      test(`after ${width} ${theme}`, async ({ browser }) => {
        const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: theme === 'day' ? 'light' : 'dark', baseURL: faire });
        await page.goto('/');
        await page.waitForLoadState('networkidle');
        const data = { game: 'king_thief_minister', players: 5, seats: Array(5).fill('sage'), pace: 'swift', access: 'open', start: true };
        const made = await page.request.post('/api/tables', { data, headers: { Origin: faire } });
        const { table } = (await made.json()) as { table: string };
        await expect.poll(async () => ((await (await page.request.get(`/api/tables/${table}`)).json()) as { phase: string }).phase, { timeout: 30_000 }).toBe('over');
        await page.goto(`/replay/${table}`);
        for (let step = 0; step < 12; ++step) await page.getByRole('button', { name: 'On', exact: true }).click();
        await page.waitForTimeout(900);
        await page.screenshot({ path: `shots/replay-${width}-${theme}.png`, fullPage: true });
        await page.goto(`/proof/${table}`);
        await page.getByText('The deal was fair').waitFor();
        await page.screenshot({ path: `shots/proof-${width}-${theme}.png`, fullPage: true });
        await page.close();
      });
    }
});
