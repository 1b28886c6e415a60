// SPDX-License-Identifier: Apache-2.0
// Ways in and out: what a host may change, one's own tables, links and what they show, replays, the installed client, notices.
import { expect, test, type Browser, type Page } from './test';
import { faire } from '../playwright.config';
import { faults } from './axe';
import { makeTable, Player, playedByBots } from './player';

async function guest(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: faire, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('the host changes the rules, starts with fewer, and closes a table', async ({ browser }) => {
  const anna = await Player.enter(browser, 'Anna');
  const { page } = anna;
  const { table } = await makeTable(page, {
    game: 'king_thief_minister',
    players: 6,
    seats: ['me', null, 'sage', null, null, null],
  });
  await page.goto(`/t/${table}`);
  const bert = await guest(browser, `/t/${table}`);
  await bert.getByRole('button', { name: 'Sit here' }).last().click();
  await bert.getByRole('button', { name: 'I am ready' }).click();
  await expect(bert.getByRole('button', { name: 'Change the rules' })).toBeHidden();

  await page.getByRole('button', { name: 'Change the rules' }).click();
  const form = page.getByRole('dialog', { name: 'Change the rules' });
  await expect(form.getByText('1', { exact: true })).toBeHidden();
  await form.getByText('4', { exact: true }).click();
  await form.getByLabel('Time for a move').selectOption('days');
  expect(await faults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Change them' }).click();
  await expect(form).toBeHidden();
  await expect(bert.getByText('4 chairs instead of 6')).toBeVisible();
  await expect(bert.getByText('Over days: 3 days a move', { exact: true })).toBeVisible();
  await expect(bert.getByText('say again that you are ready')).toBeVisible();
  expect(await faults(bert)).toEqual([]);
  await bert.getByRole('button', { name: 'read the rules' }).click();
  await expect(bert.getByRole('dialog', { name: 'The rules' }).getByText('Four players share')).toBeVisible();
  await bert.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Start with' })).toBeHidden();
  await bert.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start with 3' }).click();
  await expect(bert.locator('.banner')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'a table of 3' })).toBeAttached();
  // Both have seen the rules change: three of the six places are empty now.
  for (const one of [page, bert]) await expect(one.getByRole('button', { name: 'at an empty place' })).toHaveCount(3);

  const other = await makeTable(page, { game: 'huzzah', players: 3, seats: ['me', null, null] });
  await page.goto(`/t/${other.table}`);
  await page.getByRole('button', { name: 'Close the table' }).click();
  await page.getByRole('button', { name: 'Close it for everybody' }).click();
  await expect(page.getByRole('heading', { name: 'This table is closed' })).toBeVisible();
  expect(anna.faults).toEqual([]);
});

test('a designer brings cards and numbers of their own', async ({ browser }) => {
  const { page, faults: seen } = await Player.enter(browser, 'Anna');
  await page.getByRole('button', { name: 'Make a table' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByText('Cards and numbers of your own').click();
  const bring = (text: string): Promise<void> =>
    form.getByLabel('A JSON file').setInputFiles({ name: 'Greedy King.json', mimeType: 'application/json', buffer: Buffer.from(text) }); // prettier-ignore
  await bring('{ "king_takes": ');
  await expect(form.getByRole('alert')).toHaveText('“Greedy King.json” is no JSON.');
  await bring('{ "king_takes": -2 }');
  await expect(form.getByRole('alert')).toBeHidden();
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(form.getByRole('alert')).toContainText('king_takes');
  await bring('{ "king_takes": 4 }');
  expect(await faults(page)).toEqual([]);
  await form.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('Cards and numbers of its own: Greedy King')).toBeVisible();
  // The rules are told with the numbers of the table.
  await page.getByRole('button', { name: 'read the rules' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('King');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/\b4 coins|\bfour coins/)
      .first(),
  ).toBeVisible();
  expect(seen).toEqual([]);
});

test('my tables are found by the cookie alone', async ({ browser }) => {
  const anna = await Player.sit(browser, { game: 'king_thief_minister', players: 3, seats: ['me', 'sage', 'sage'] });
  await expect(anna.page.locator('.banner')).toBeVisible();
  await anna.page.evaluate(() => localStorage.clear());
  await anna.page.goto('/');
  const mine = anna.page.locator('.yours');
  await expect(mine.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await expect(mine.getByText(/^(It is your turn|Awaiting|In play)/)).toBeVisible();
  await mine.getByRole('link', { name: 'Go on' }).click();
  await expect(anna.page.locator('.banner')).toBeVisible();
  const stranger = await guest(browser, '/');
  await expect(stranger.getByRole('heading', { name: 'Fairground' })).toBeVisible();
  await expect(stranger.getByText('My tables')).toBeHidden();
});

test('a replay goes by keys, by turns, at a speed, and a link leads to its moment', async ({ browser }) => {
  const anna = await Player.enter(browser, 'Anna');
  const { page } = anna;
  const table = await playedByBots(page, 'king_thief_minister');
  await page.goto(`/replay/${table}`);
  const at = page.getByText(/^Step \d+ of \d+/);
  await expect(at).toContainText('Step 1 of');
  await page.keyboard.press('ArrowRight');
  await expect(at).toContainText('Step 2 of');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(at).toContainText('Step 3 of');
  // The button has the focus now, and the keys go on working.
  await page.keyboard.press('ArrowLeft');
  await expect(at).toContainText('Step 2 of');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(at).toContainText(/turn 1 of/);
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(at).toContainText(/turn 2 of/);
  const moment = page.url();
  expect(moment).toMatch(/\?step=\d+&eyes=all$/);
  const said = await at.textContent();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
  expect(await faults(page)).toEqual([]);

  const bert = await guest(browser, new URL(moment).pathname + new URL(moment).search);
  await expect(bert.getByText(/^Step \d+ of \d+/)).toHaveText(said ?? '');
  await bert.keyboard.press('Home');
  await bert.getByLabel('Speed').selectOption('four times');
  await bert.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(bert.getByText(/^Step (4|5|6) of/)).toBeVisible({ timeout: 10_000 });
  await bert.getByRole('button', { name: 'Pause' }).click();
  await bert.getByRole('button', { name: 'Copy a link to this moment' }).click();
  await expect(bert.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(anna.faults).toEqual([]);
});

test('a link shows what it is, and a table by invitation only that one is invited', async ({ browser }) => {
  const anna = await Player.enter(browser, 'Anna "the <Bold>"');
  const tags = async (path: string): Promise<Record<string, string>> => {
    const page = await (await anna.page.context().newPage()).goto(path).then((answer) => answer?.text() ?? '');
    return Object.fromEntries([...page.matchAll(/property="(og:[^"]*)" content="([^"]*)"/g)].map(([, k, v]) => [k, v]));
  };
  const open = await makeTable(anna.page, { game: 'huzzah', players: 4, seats: ['me', null, 'sage', null] });
  const seen = await tags(`/t/${open.table}`);
  expect(seen['og:title']).toBe('Come and play Huzzah!');
  expect(seen['og:description']).toBe('With Anna &quot;the &lt;Bold&gt;&quot; and a bot. 2 chairs are still free.');
  expect(seen['og:image']).toBe(`${faire}/previews/huzzah.png`);
  const picture = await anna.page.request.get(seen['og:image'] ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  const closed = await makeTable(anna.page, {
    game: 'huzzah',
    players: 3,
    access: 'invite',
    seats: ['me', null, null],
  });
  expect((await tags(`/t/${closed.table}`))['og:title']).toBe('Fairground');
  const invited = await tags(`/t/${closed.table}?invite=${closed.invite}`);
  expect(invited['og:title']).toBe('You are invited to Huzzah!');
  expect(JSON.stringify(invited)).not.toContain('Anna');
});

test('the client can be installed, and says so when there is no connection', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: faire, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    icons: { src: string; type: string }[];
  };
  for (const { src, type } of manifest.icons) {
    const icon = await page.request.get(src);
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto('/learn/huzzah').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'No way to the faire' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.map((request) => new URL(request.url).pathname).sort();
  });
  expect(kept).toEqual(['/favicon.svg', '/offline.css', '/offline.html']);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Begin the guided game' })).toBeVisible();
  await context.close();
});

test('a notice that it is one’s turn comes only to who asked for it, and only while the page is hidden', async ({
  browser,
}) => {
  const anna = await Player.enter(browser, 'Anna');
  const { page } = anna;
  await page.addInitScript(() => {
    const told: string[] = [];
    class Fake {
      static permission = localStorage.getItem('granted') ? 'granted' : 'default';
      static asked = 0;
      static requestPermission(): Promise<string> {
        ++Fake.asked;
        localStorage.setItem('granted', 'yes');
        return Promise.resolve((Fake.permission = 'granted'));
      }
      onclick = null;
      constructor(title: string, { body }: { body: string }) {
        told.push(`${title}: ${body}`);
      }
      close(): void {}
    }
    Object.assign(globalThis, { Notification: Fake, told });
  });
  const known = (): Promise<{ asked: number; told: string[] }> =>
    page.evaluate(() => {
      const { Notification, told } = globalThis as unknown as { Notification: { asked: number }; told: string[] };
      return { asked: Notification.asked, told };
    });
  const { table } = await makeTable(page, {
    game: 'king_thief_minister',
    players: 3,
    seats: ['me', 'sage', 'sage'],
    access: 'invite',
    pace: 'swift',
    start: true,
  });
  await page.goto(`/t/${table}`);
  await expect(page.locator('.banner')).toBeVisible();
  expect(await known()).toEqual({ asked: 0, told: [] });
  await page.getByRole('button', { name: 'Notice when it is my turn' }).click();
  await expect(page.getByRole('button', { name: 'Notice when it is my turn' })).toHaveAttribute('aria-pressed', 'true');
  expect(await known()).toEqual({ asked: 1, told: [] });
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await expect(async () => {
    await anna.answer();
    expect((await known()).told[0]).toBe('It is your turn: King Thief Minister');
  }).toPass();
});
