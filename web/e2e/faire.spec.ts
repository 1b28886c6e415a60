// SPDX-License-Identifier: Apache-2.0
// The faire of Huzzah! without a server, in situations that the engine has played into.
import { expect, test, type Browser, type Page } from './test';
import { fixtures } from '../playwright.config';
import type { Offer } from '../src/lib/wire';
import { faults } from './axe';
import { playInto } from './engine';
import { Fake } from './fake';
import { chat, games, lobby } from './fixtures';
import { courtScenes, faireScenes } from './stagings';

async function open(
  browser: Browser,
  name: string,
  width = 1440,
  more: object = {},
): Promise<{ page: Page; fake: Fake; staged: Awaited<ReturnType<typeof playInto>> }> {
  const staging = { ...faireScenes, ...courtScenes }[name];
  if (!staging) throw new Error(name);
  const staged = await playInto(staging);
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 740 : 900 },
    reducedMotion: 'reduce',
    baseURL: fixtures,
    ...more,
  });
  const fake = new Fake(page, { games, lobby, chat, ...staged });
  await fake.serve();
  await page.goto('/t/t1');
  await page.locator('.map, .ring').waitFor();
  return { page, fake, staged };
}
const offersOf = ({ play: { question } }: Awaited<ReturnType<typeof playInto>>): Offer[] =>
  question && !question.answered ? question.offers : [];

for (const name of ['court-six', 'faire-walk', 'faire-heckle', 'faire-full', 'faire-watch', 'faire-over'])
  for (const colorScheme of ['light', 'dark'] as const)
    test(`${name} (${colorScheme}) has no serious fault and fits a phone`, async ({ browser }) => {
      const { page } = await open(browser, name, 360, { colorScheme });
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await page.setViewportSize({ width: 1440, height: 900 });
      // A few frames pass before the new size has come through to everything.
      await expect.poll(() => faults(page)).toEqual([]);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    });

test('a walk is picked where it ends, by keyboard alone', async ({ browser }) => {
  const { page, fake, staged } = await open(browser, 'faire-walk');
  const offers = offersOf(staged);
  const spots = page.locator('.spot.open');
  expect(await spots.count()).toBe(new Set(offers.map((offer) => offer.leads_to)).size);
  await spots.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.confirm .chief')).toBeVisible();
  await expect(page.locator('.ghost.pawn')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.confirm')).toHaveCount(0);
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const third = offers.find((offer) => offer.leads_to === [...new Set(offers.map((one) => one.leads_to))][2]);
  await expect.poll(() => fake.heard.at(-1)).toMatchObject({ do: 'choose', choice: third?.choice });
});

test('on a phone signs of a finger’s size lead along the path', async ({ browser }) => {
  const { page, fake, staged } = await open(browser, 'faire-walk', 360);
  const farther = page.getByRole('button', { name: 'Farther' });
  for (let i = 0; i < 3; ++i) await farther.click();
  const confirm = page.locator('.confirm .chief');
  await expect(confirm).toHaveText(offersOf(staged)[2]?.label ?? '');
  for (const sign of await page.locator('.dock .sign, .dock button.who').all()) {
    const box = await sign.boundingBox();
    if (box) expect(Math.round(Math.min(box.width, box.height))).toBeGreaterThanOrEqual(44);
  }
  // What is picked stands in the part of the map that is in sight.
  const inSight = async (): Promise<boolean> => {
    const [spot, view] = [await page.locator('.spot.picked').boundingBox(), await page.locator('.view').boundingBox()];
    return !!spot && !!view && spot.y >= view.y && spot.y + spot.height <= view.y + view.height + 1;
  };
  await expect.poll(inSight).toBe(true);
  await confirm.click();
  await expect.poll(() => fake.heard.at(-1)).toMatchObject({ do: 'choose', choice: offersOf(staged)[2]?.choice });
});

test('a line of the log marks its pieces on the map', async ({ browser }) => {
  const { page } = await open(browser, 'faire-richard');
  const line = page.getByRole('button', { name: /^Richard rolled .* walked to/ }).last();
  await line.focus();
  await expect(page.locator('.richard.pointed')).toBeVisible();
  expect(await page.locator('path.mark').count()).toBe(2);
  await page.getByLabel('Say something').focus();
  await expect(page.locator('.richard.pointed')).toHaveCount(0);
  // The whole log is one stop for Tab; the arrow keys go through it.
  await page.getByRole('list', { name: /^What happened/ }).focus();
  for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowUp');
  await expect(page.locator('.log button').nth(-4)).toBeFocused();
});

test('what cannot be played says why', async ({ browser }) => {
  const { page } = await open(browser, 'faire-richard');
  const barred = page.locator('button.who[aria-disabled]');
  expect(await barred.count()).toBeGreaterThan(0);
  await expect(barred.first()).toHaveAccessibleName(/only a Bump carries a piece on/);
  await expect(page.locator('.end')).toBeVisible();
});

for (const [scene, reason] of [
  ['faire-taken', 'Another player has taken this stage. HUZ-036'],
  ['faire-full-step', 'This step is full. HUZ-118'],
] as const)
  test(`a place that may not be picked says why: ${scene}`, async ({ browser }) => {
    const { page, fake } = await open(browser, scene);
    const barred = page.locator('.map .barred').first();
    const why = barred.locator('.why');
    await expect(why).toBeHidden();
    await barred.focus();
    await expect(why).toBeVisible();
    await expect(why).toHaveText(reason);
    await page.getByLabel('Say something').focus();
    await expect(why).toBeHidden();
    await barred.hover();
    await expect(why).toBeVisible();
    const heard = fake.heard.length;
    await barred.click({ force: true });
    await expect(page.locator('.confirm')).toHaveCount(0);
    expect(fake.heard.length).toBe(heard);
  });

test('a lost line is shown on the faire and healed', async ({ browser }) => {
  const { page, fake, staged } = await open(browser, 'faire-walk');
  await fake.close();
  await expect(page.getByText('The line to the faire is down')).toBeVisible();
  await expect(page.getByText('The line to the faire is down')).toBeHidden();
  await expect
    .poll(() => fake.heard.filter((message) => message.do === 'watch').at(-1))
    .toMatchObject({ since: staged.play.n });
  await page.locator('.spot.open').first().click();
  await page.locator('.confirm .chief').click();
  await expect.poll(() => fake.heard.at(-1)).toMatchObject({ do: 'choose' });
});

test('who is awaited stands in the banner', async ({ browser }) => {
  const { page } = await open(browser, 'faire-watch');
  await expect(page.getByText('Awaiting everybody.')).toBeVisible();
  expect(await page.getByRole('img', { name: /^Awaited: / }).count()).toBeGreaterThan(0);
});
