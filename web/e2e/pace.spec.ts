// SPDX-License-Identifier: Apache-2.0
// Paced so that one can follow: what happened is shown before anything is asked, no click lands on another question, windows stay
// open, what is picked is played when time runs out, and a line that falls silent shows.
import { expect, test, type Browser, type Page } from './test';
import { fixtures } from '../playwright.config';
import type { ChairWish, OpenQuestion, PlayPush } from '../src/lib/wire';
import { Fake } from './fake';
import { doubting, games, lobby, play, playing } from './fixtures';
import { makeTable, Player } from './player';

/** What comes after `play`: a move and a claim, told in sentences, and the question whether to challenge it. */
const news: PlayPush = {
  ...doubting,
  view: undefined as never,
  changes: [],
  events: doubting.events.slice(play.n),
  sentences: [
    [play.n, 'You turned the cards across.'],
    [play.n + 2, 'Bertram claimed the King.'],
  ],
};
async function court(browser: Browser): Promise<{ page: Page; fake: Fake }> {
  const page = await browser.newPage({ baseURL: fixtures, reducedMotion: 'no-preference' });
  const fake = new Fake(page, { games, lobby, info: playing, play });
  await fake.serve();
  await page.goto('/t/t1');
  await expect(page.getByRole('button', { name: 'Thief', exact: true })).toBeVisible();
  return { page, fake };
}
const answers = (fake: Fake): unknown[] => fake.heard.filter((message) => message.do === 'choose');

test('nothing is asked before what led to it has been shown', async ({ browser }) => {
  const { page, fake } = await court(browser);
  const pass = page.getByRole('button', { name: 'Let it pass' });
  fake.push(news);
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect(page.locator('.banner')).toContainText('You turned the cards across.');
  expect(await pass.count()).toBe(0);
  expect(await page.title()).not.toContain('Your turn');
  await expect(page.locator('.banner')).toContainText('Bertram claimed the King.');
  expect(await pass.count()).toBe(0);
  await expect(pass).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden();
  expect(await page.title()).toContain('Your turn');
  await page.close();
});

test('a wish for a chair takes no click that was meant for something else', async ({ browser }) => {
  const { page, fake } = await court(browser);
  // It is pressed in the very moment it comes.
  await page.evaluate(() =>
    new MutationObserver(() => {
      const sign = [...document.querySelectorAll('button')].find((one) => one.innerText === 'Agree');
      if (sign && !sign.dataset.tried) {
        sign.dataset.tried = 'yes';
        sign.click();
      }
    }).observe(document.body, { childList: true, subtree: true }),
  );
  const wish: ChairWish = { number: 4, seat: 2, person: 'p9', name: 'Wat', waits_for: [0] };
  fake.push({ push: 'table', table: 't1', info: { ...playing, wishes: [wish] } });
  const agree = page.locator('button[data-tried]');
  await expect(agree).toBeVisible();
  const admitted = (): unknown[] => fake.heard.filter((message) => message.do === 'admit');
  expect(admitted()).toEqual([]);
  await agree.click();
  await expect.poll(admitted).toMatchObject([{ wish: 4, yes: true }]);
  await page.close();
});

for (const how of ['click', 'Space', 'Escape'])
  test(`a ${how} skips what is being shown, and presses nothing`, async ({ browser }) => {
    const { page, fake } = await court(browser);
    // The sign is pressed in the very moment it comes.
    await page.evaluate(() =>
      new MutationObserver(() => {
        const sign = [...document.querySelectorAll('button')].find((one) => one.innerText.includes('Let it pass'));
        if (sign && !sign.dataset.tried) {
          sign.dataset.tried = 'yes';
          sign.click();
        }
      }).observe(document.body, { childList: true, subtree: true }),
    );
    const slow = {
      ...news,
      events: Array.from({ length: 16 }, (_, i) => [play.n + i, news.events[0]?.[1]]),
      n: play.n + 16,
    };
    fake.push(slow);
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
    if (how === 'click') await page.locator('[data-board]').click();
    else await page.keyboard.press(how);
    const pass = page.locator('button[data-tried]');
    await expect(pass).toBeVisible({ timeout: 3000 });
    expect(answers(fake)).toEqual([]);
    await pass.click();
    await expect.poll(() => answers(fake)).toMatchObject([{ question: 3, choice: { act: 'no' } }]);
    await page.close();
  });

test('who has set it fast reads captions and is asked at once', async ({ browser }) => {
  const { page, fake } = await court(browser);
  await page.getByRole('button', { name: 'Fast: captions instead of motion' }).click();
  fake.push(news);
  await expect(page.getByRole('button', { name: 'Let it pass' })).toBeVisible();
  await expect(page.locator('.banner')).toContainText('You turned the cards across. Bertram claimed the King.');
  await expect(page.getByRole('button', { name: 'Skip' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Fast: captions instead of motion' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.close();
});

test('on a phone one sentence stands there, and the others are a tap away', async ({ browser }) => {
  const page = await browser.newPage({
    baseURL: fixtures,
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 844 },
  });
  const fake = new Fake(page, { games, lobby, info: playing, play });
  await fake.serve();
  await page.goto('/t/t1');
  await expect(page.getByRole('button', { name: 'Thief', exact: true })).toBeVisible();
  const sentences = Array.from({ length: 8 }, (_, i): [number, string] => [play.n + i, `Thing ${i + 1} happened.`]);
  fake.push({ ...news, events: sentences.map(([number]) => [number, null]), sentences, n: play.n + 8 });
  await expect(page.locator('.banner')).toContainText('Thing 8 happened. and 7 more');
  await expect(page.locator('.banner')).not.toContainText('Thing 7');
  await page.getByRole('button', { name: 'and 7 more, in the log' }).click();
  const log = page.getByRole('complementary', { name: 'Log and talk' });
  for (const [, text] of sentences) await expect(log.getByRole('button', { name: text })).toBeVisible();
  await expect(log.getByRole('button', { name: 'Thing 1 happened.' })).toBeInViewport();
  await expect(log.locator('.fresh')).toHaveCount(8);
  await page.close();
});

/** Counts how often from now on something looks as if this person were asked. */
async function watchFlashes(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.flashes = '0';
    const count = (): void => {
      const isAsked = document.querySelector('.banner.mine, .tray') !== null || document.title.includes('Your turn');
      if (isAsked) document.body.dataset.flashes = String(Number(document.body.dataset.flashes) + 1);
    };
    new MutationObserver(count).observe(document.documentElement, { childList: true, subtree: true });
  });
  return async () => Number(await page.locator('body').getAttribute('data-flashes'));
}
/** The question whether to challenge. */
function doubt(): OpenQuestion {
  const { question } = news;
  if (!question || question.answered) throw new Error('there is a question');
  return question;
}
const untold = { ...news, events: [], sentences: [] };

test('somebody who can only pass is not asked, and nothing flashes', async ({ browser }) => {
  const { page, fake } = await court(browser);
  const forced = { ...doubt(), offers: doubt().offers.slice(0, 1) };
  fake.push({ ...untold, n: play.n, asked: [1], question: null });
  await expect(page.locator('.banner')).toContainText('Awaiting Bertram');
  await page.waitForTimeout(400);
  const flashes = await watchFlashes(page);
  fake.push({ ...news, question: forced });
  await expect(page.locator('.banner')).toContainText('Awaiting');
  await expect(page.locator('.banner')).toContainText('Sage Odo');
  expect(await flashes()).toBe(0);
  await page.close();
});

test('somebody who always passes is not asked until they want to be, and nothing flashes', async ({ browser }) => {
  const { page, fake } = await court(browser);
  const banner = page.locator('.banner');
  fake.push(news);
  await page.getByRole('checkbox', { name: 'always “Let it pass”' }).click();
  await expect(banner).toContainText('Awaiting');
  const passes = (): unknown[] => fake.heard.filter((message) => message.do === 'autopass');
  await expect.poll(passes).toMatchObject([{ kind: 'challenge', on: true }]);
  fake.push({ ...untold, asked: [1], question: null });
  await expect(banner).toContainText('Awaiting Bertram');
  await page.waitForTimeout(400);
  const flashes = await watchFlashes(page);
  fake.push({ ...untold, question: { ...doubt(), number: 4 } });
  await expect(banner).toContainText('Sage Odo');
  expect([await flashes(), answers(fake)]).toEqual([0, []]);
  await page.getByRole('button', { name: 'Ask again about challenges' }).click();
  await expect.poll(passes).toMatchObject([{ on: true }, { kind: 'challenge', on: false }]);
  await expect(page.getByRole('button', { name: 'Let it pass' })).toBeVisible();
  await page.close();
});

test('a move that is not stored yet shows as sending, and is sent again when the line is back', async ({ browser }) => {
  const { page, fake } = await court(browser);
  fake.isMute = true;
  await page.getByRole('button', { name: 'Thief', exact: true }).click();
  await page.getByRole('button', { name: 'Claim the Thief' }).click();
  await expect(page.locator('.banner')).toContainText('Sending');
  await expect(page.getByText('The line to the faire is down')).toBeVisible();
  fake.isMute = false;
  await expect.poll(() => answers(fake).length).toBe(2);
  const claim = { do: 'choose', question: 2, choice: { act: 'claim', character: 'Thief' } };
  expect(answers(fake)).toMatchObject([claim, claim]);
  await page.close();
});

// That it takes less than five seconds, connection.test.ts says: here the machine may be busy.
test('a line that falls silent shows', async ({ browser }) => {
  const { page, fake } = await court(browser);
  await page.waitForTimeout(2500);
  await expect(page.getByText('The line to the faire is down')).toBeHidden();
  fake.isMute = true;
  await expect(page.getByText('The line to the faire is down')).toBeVisible();
  await page.close();
});

test('a window stays open for four seconds, whatever bots say', async ({ browser }) => {
  test.setTimeout(150_000);
  const anna = await Player.enter(browser, 'Anna');
  const bert = await Player.enter(browser, 'Bert');
  const moments: { opens: number; closes: number }[] = [];
  anna.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const push = JSON.parse(String(payload)) as PlayPush;
      const { opens, closes } = push;
      if (opens !== undefined && closes !== undefined) moments.push({ opens, closes });
    }),
  );
  const { table } = await makeTable(anna.page, {
    game: 'king_thief_minister',
    players: 4,
    seats: ['me', null, 'sage', 'sage'],
    access: 'open',
  });
  const path = `/t/${table}`;
  for (const { page } of [anna, bert]) await page.goto(path);
  await bert.page.getByRole('button', { name: 'Sit here' }).click();
  await bert.page.getByRole('button', { name: 'I am ready' }).click();
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  const challenge = anna.page.getByRole('button', { name: /^Challenge/ });
  await expect(async () => {
    for (const player of [bert, anna]) if (!(await challenge.isVisible())) await player.answer();
    expect(await challenge.isVisible()).toBe(true);
    // If it came up just when Anna answered something else, the next one will do.
    const asked = await anna.page.locator('.banner .words').innerText();
    await anna.page.waitForTimeout(3000);
    expect(await anna.page.locator('.banner .words').innerText()).toBe(asked);
  }).toPass({ timeout: 100_000 });
  expect(moments.length).toBeGreaterThan(0);
  for (const { opens, closes } of moments) expect(closes - opens).toBe(4000);
  expect([...anna.faults, ...bert.faults]).toEqual([]);
});

test('what is picked is played when time runs out, and the log says so', async ({ browser }) => {
  const anna = await Player.sit(browser, {
    game: 'king_thief_minister',
    players: 3,
    seats: ['me', 'sage', 'sage'],
    clock: 'brisk',
    content: { clocks: { initial_look: 4 } },
    pace: 'table',
  });
  const { page } = anna;
  await page.locator('.spot.open').first().click();
  await expect(page.locator('.confirm .chief')).toBeVisible();
  await expect(page.getByText('Time ran out: what you had picked was played.').first()).toBeVisible();
  await expect(page.getByText(/You looked at (?!no card)/).first()).toBeVisible();
  expect(anna.faults).toEqual([]);
});
