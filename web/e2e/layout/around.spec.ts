// SPDX-License-Identifier: Apache-2.0
// The layout promises on the pages around the boards: nothing scrolls sideways, no text is cut, no control is covered.
import { expect, test, type Browser, type Page } from '../test';
import { faire } from '../../playwright.config';
import { listedGames } from '../../src/games/catalogue';
import type { Info, Json, PlayPush, ReplayPart } from '../../src/lib/wire';
import { chat, games, gathering, lobby } from '../fixtures';
import { learn, playedByBots } from '../player';
import { boards } from './boards';
import { brokenIn, enlargeText, nothingWanted, openPage, type Opened } from './scene';
import { windows, windowsOfLargeText } from './windows';

test.describe.configure({ mode: 'parallel' });

const longName = 'Wilhelmina Wammenwurm III';
const crowded = {
  ...gathering,
  seats: gathering.seats.map((seat, i) =>
    seat.kind === 'empty' ? seat : { ...seat, name: i === 1 ? 'W'.repeat(24) : longName },
  ),
};
/** Where replays are looked at: something lies on every board by then. */
const midway = 12;
/** The pieces that everybody together sees there. */
async function piecesAt(page: Page, table: string, title: string): Promise<string[]> {
  const fetched = async (what: string): Promise<unknown> =>
    (await page.request.get(`/api/tables/${table}${what}`)).json();
  const info = (await fetched('')) as Info;
  const content = (await fetched('/content')) as Json;
  const { list } = (await fetched(`/replay?seat=all&from=${midway}&count=1`)) as ReplayPart;
  const play = { view: list[0]?.view, viewer: null, result: null, question: null } as unknown as PlayPush;
  return boards[title]!.piecesOf({ info, content, play });
}

const pages: Record<string, (browser: Browser) => Promise<Opened>> = {
  'the front page': (browser) => openPage(browser, '/', { games: [...listedGames], lobby }),
  'a table being made': async (browser) => {
    const made = await openPage(browser, '/', { games, lobby });
    await made.page.getByRole('button', { name: 'Make a table' }).first().click();
    return made;
  },
  'a table being filled': (browser) => openPage(browser, '/t/t1?invite=abc', { games, lobby, info: crowded, chat }),
  'a lesson': (browser) => openPage(browser, '/learn/king_thief_minister', { games, lobby }),
  'a guided game': async (browser) => {
    const lesson = await openPage(browser, '/learn/huzzah', { games, lobby });
    await lesson.page.getByRole('button', { name: 'Begin the guided game' }).click();
    for (let scene = 0; scene < 3; ++scene) await learn(lesson.page);
    return lesson;
  },
  ...Object.fromEntries(
    listedGames.map(({ id, title }) => [
      `a replay of ${id}`,
      async (browser: Browser) => {
        const page = await browser.newPage({ baseURL: faire, reducedMotion: 'reduce' });
        const table = await playedByBots(page, id, { options: id === 'huzzah' ? { target_score: 30 } : {} });
        await page.goto(`/replay/${table}`);
        await page.getByLabel('Step').fill(String(midway));
        return { page, fake: null, wanted: { ...nothingWanted, pieces: await piecesAt(page, table, title) } };
      },
    ]),
  ),
};
for (const [name, open] of Object.entries(pages))
  test(name, async ({ browser }) => {
    const opened = await open(browser);
    expect(await brokenIn(opened, windows)).toEqual([]);
    await enlargeText(opened.page);
    expect((await brokenIn(opened, windowsOfLargeText)).map((fault) => `200 %: ${fault}`)).toEqual([]);
  });
