// SPDX-License-Identifier: Apache-2.0
// Pictures of every page, wide and narrow, by day and by night, into web/shots.
import { test, type Page } from '@playwright/test';
import { faire, fixtures } from '../playwright.config';
import { playInto } from './engine';
import { Fake, type Fixture } from './fake';
import { clubScenes, courtScenes, craftScenes, faireScenes, renScenes } from './stagings';
import { learn, playedByBots } from './player';
import { chat, doubting, ended, games, gathering, lobby, play, playing, shuffling, inNumbers } from './fixtures';

interface Scene {
  path: string;
  fixture: Fixture;
  act?: (page: Page) => Promise<void>;
}
const scenes: Record<string, Scene> = {
  front: { path: '/', fixture: { games, lobby } },
  make: {
    path: '/',
    fixture: { games, lobby },
    act: (page) => page.getByRole('button', { name: 'Make a table' }).first().click(),
  },
  gathering: { path: '/t/t1?invite=abc', fixture: { games, lobby, info: gathering, chat } },
  main: { path: '/t/t1', fixture: { games, lobby, info: playing, play, chat } },
  claim: {
    path: '/t/t1',
    fixture: { games, lobby, info: playing, play, chat },
    act: (page) => page.getByRole('button', { name: 'Thief', exact: true }).click(),
  },
  doubt: { path: '/t/t1', fixture: { games, lobby, info: playing, play: doubting, chat } },
  shuffle: {
    path: '/t/t1',
    fixture: { games, lobby, info: playing, play: shuffling, chat },
    act: async (page) => {
      await page.getByRole('button', { name: /^your card/ }).click();
      await page.getByRole('button', { name: /Bertram's card/ }).click();
    },
  },
  rules: {
    path: '/t/t1',
    fixture: { games, lobby, info: playing, play: doubting, chat },
    act: async (page) => {
      await page.getByRole('button', { name: 'Why?' }).click();
      await page.getByRole('dialog', { name: 'The rules' }).getByText('The claim was true:').waitFor();
    },
  },
  over: {
    path: '/t/t1',
    fixture: { games, lobby, info: { ...playing, phase: 'over' }, play: ended, chat, story: inNumbers },
  },
  learn: { path: '/learn/king_thief_minister', fixture: { games, lobby } },
  'learn-huzzah': { path: '/learn/huzzah', fixture: { games, lobby } },
};
const only = process.env.SHOTS?.split(',');

// SHOTS_SIZES=1366x657,768x1024 for others.
const sizes = (process.env.SHOTS_SIZES ?? '1440x900,390x844,360x740')
  .split(',')
  .map((size) => size.split('x').map(Number) as [number, number]);
const themes = { day: 'light', night: 'dark' } as const;

interface Look {
  name: string;
  width: number;
  theme: keyof typeof themes;
  page: Page;
}
/** The same picture in every size and theme. */
function everyLook(name: string, baseURL: string, take: (look: Look) => Promise<void>): void {
  if (only && !only.includes(name)) return;
  for (const [width, height] of sizes)
    for (const theme of ['day', 'night'] as const)
      test(`${name} ${width} ${theme}`, async ({ browser }) => {
        const page = await browser.newPage({ viewport: { width, height }, colorScheme: themes[theme], baseURL });
        await take({ name, width, theme, page });
        await page.close();
      });
}
// A board is looked at through the window, as its player does; any other page is printed whole.
const print = ({ name, width, theme, page }: Look, fullPage = true): Promise<Buffer> =>
  page.screenshot({ path: `shots/${name}-${width}-${theme}.png`, fullPage });

/** Waits until everything that moves once has come to rest. */
async function rest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().iterations === Infinity),
  );
}
async function show(look: Look, scene: Scene, fullPage = true): Promise<void> {
  const { page } = look;
  await new Fake(page, scene.fixture).serve();
  await page.goto(scene.path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  await scene.act?.(page);
  await page.waitForTimeout(500);
  await rest(page);
  await print(look, fullPage);
}
for (const [name, scene] of Object.entries(scenes)) everyLook(name, fixtures, (look) => show(look, scene));

// Situations that the engine plays into.
for (const [name, { act, beside, ...staging }] of Object.entries({
  ...courtScenes,
  ...faireScenes,
  ...clubScenes,
  ...renScenes,
  ...craftScenes,
})) {
  let staged: ReturnType<typeof playInto> | undefined;
  everyLook(name, fixtures, async (look) => {
    staged ??= playInto(staging);
    const fixture = { games, lobby, chat, ...(await staged), ...beside };
    await show(look, { path: '/t/t1', fixture, ...(act ? { act } : {}) }, false);
  });
}

// Every scene of the guided games.
for (const game of ['king_thief_minister', 'huzzah', 'fairy_tale_fight_club', 'ren_faire', 'monster_faire'])
  everyLook(`guided-${game}`, fixtures, async (look) => {
    const { page, name } = look;
    await new Fake(page, { games, lobby }).serve();
    await page.goto(`/learn/${game}`);
    await page.getByRole('button', { name: 'Begin the guided game' }).click();
    for (let scene = 1; ; ++scene) {
      await page.waitForTimeout(3200);
      await rest(page);
      await print({ ...look, name: `${name}-${String(scene).padStart(2, '0')}` }, false);
      if (!(await learn(page))) break;
    }
  });

// Replay and proof want a real game: bots play one at once, and its pages are taken.
for (const game of ['king_thief_minister', 'huzzah'])
  everyLook(`after-${game}`, faire, async (look) => {
    const { page } = look;
    const table = await playedByBots(page, game, { players: 5 });
    await page.goto(`/replay/${table}`);
    await page.getByLabel('Step').fill(game === 'huzzah' ? '150' : '12');
    await page.waitForTimeout(900);
    await print({ ...look, name: `replay-${game}` });
    await page.goto(`/proof/${table}`);
    await page.getByText('All that can be checked from here fits.').waitFor();
    await print({ ...look, name: `proof-${game}` });
  });
