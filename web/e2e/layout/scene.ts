// SPDX-License-Identifier: Apache-2.0
// A page brought into a scene, and taken through all windows by day and some by night.
import { expect, type Browser, type CDPSession, type Page } from '@playwright/test';
import { fixtures } from '../../playwright.config';
import { playInto, type Staged } from '../engine';
import { Fake, type Fixture } from '../fake';
import { chat, games, lobby } from '../fixtures';
import type { BoardScene } from './boards';
import type { PlayPush } from '../../src/lib/wire';
import { broken, type Wanted } from './promises';

export interface Opened {
  page: Page;
  /** None before the real server. */
  fake: Fake | null;
  wanted: Wanted;
  isMerry?: boolean | undefined;
  /** When the emotes on show were sent. */
  cheered?: number;
  light?: Light;
}
export const nothingWanted: Wanted = { pieces: [], isPicked: false, answers: [], reasons: [] };
/** More is told, and nothing changes by it. */
function newsAfter(play: PlayPush, count: number): PlayPush {
  const numbers = Array.from({ length: count }, (_, i) => play.n + i);
  return {
    ...play,
    view: undefined as never,
    changes: [],
    events: numbers.map((number) => [number, null]),
    sentences: numbers.map((number) => [
      number,
      'Wilhelmina Wammenwurm III bumped Sage Odo to step 44 at Dragon Well.',
    ]),
    n: play.n + count,
  };
}
const emotes = ['huzzah', 'laugh', 'gasp', 'think', 'toast', 'boo', 'applause'] as const;

export async function openPage(browser: Browser, path: string, fixture: Fixture): Promise<Opened> {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    baseURL: fixtures,
  });
  const fake = new Fake(page, fixture);
  await fake.serve();
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return { page, fake, wanted: nothingWanted };
}
export async function openBoard(
  browser: Browser,
  scene: BoardScene,
  piecesOf: (staged: Staged) => string[],
): Promise<Opened> {
  const { act, isPicked = false, isTimed, isMerry, news, beside, ...staging } = scene;
  const staged = await playInto(staging);
  const play = { ...staged.play, deadline: isTimed ? Date.now() + 500_000 : null };
  const opened = await openPage(browser, '/t/t1', { games, lobby, chat, ...staged, play, ...beside });
  if (news) opened.fake?.push(newsAfter(play, news));
  const pieces = piecesOf(staged);
  await opened.page
    .locator(`[data-piece="${pieces[0] ?? ''}"]`)
    .first()
    .waitFor();
  await opened.page.locator('[data-banner]').waitFor();
  if (act) {
    // Some things are only there to be picked, or opened, in a small window.
    await opened.page.setViewportSize({ width: 1024, height: 768 });
    await opened.page.locator('.paced:not(.settling)').waitFor(); // until then a click does nothing
    await act(opened.page);
  }
  const question = play.question?.answered === false ? play.question : null;
  const answers = question?.offers.map(({ label }) => label) ?? [];
  const reasons = question?.barred?.map(({ why }) => why) ?? [];
  return { ...opened, wanted: { pieces, isPicked, answers, reasons }, isMerry };
}

/** Nothing moves and nothing is blurred: that has no part in the layout, and drawing it takes most of the time. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, *::before, *::after { animation: none !important; transition: none !important; filter: none !important; box-shadow: none !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}
/** Waits until a new size has come through to every piece: what a board asks of its stage takes a few frames. */
async function settled([width, height]: readonly [number, number]): Promise<void> {
  const shape = (): string =>
    [...document.querySelectorAll('main, [data-stage], [data-board], [data-piece], [data-banner]')]
      .map((one) => JSON.stringify(one.getBoundingClientRect()))
      .join();
  let last = '';
  for (let same = 0, frames = 0; same < 3 && frames < 90; ++frames) {
    await new Promise(requestAnimationFrame);
    const now = shape();
    same = now === last && innerWidth === width && innerHeight === height ? same + 1 : 0;
    last = now;
  }
}
export type Light = 'light' | 'dark';
/** What is broken in one window, by day or by night. */
export async function brokenAt(
  opened: Opened,
  [width, height]: readonly [number, number],
  light: Light = 'light',
): Promise<string[]> {
  const { page, fake, wanted, isMerry } = opened;
  if (light !== opened.light) await page.emulateMedia({ colorScheme: light });
  opened.light = light;
  await page.setViewportSize({ width, height });
  const at = Date.now();
  if (isMerry && at - (opened.cheered ?? 0) > 2000) {
    opened.cheered = at;
    for (let seat = 0; seat < 8; ++seat)
      fake?.push({ push: 'chat', table: 't1', from: { seat, name: '' }, emote: emotes[seat % emotes.length], at });
  }
  await stillness(page);
  await page.evaluate(settled, [width, height] as const);
  const found = await page.evaluate(broken, wanted);
  return found.map((fault) => `${width}×${height}${light === 'dark' ? ' by night' : ''}: ${fault}`);
}
/** What is broken in any of the windows. */
export async function brokenIn(
  opened: Opened,
  windows: readonly (readonly [number, number])[],
  light?: Light,
): Promise<string[]> {
  const faults: string[] = [];
  for (const window of windows) faults.push(...(await brokenAt(opened, window, light)));
  return faults;
}
/** The size of a page's usual letters. */
const letters = (page: Page): Promise<number> =>
  page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
/** The browser's own letters twice as large, as its settings have it. */
export async function enlargeText(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const before = await letters(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect.poll(async () => (await letters(page)) / before).toBe(2);
  return session;
}
