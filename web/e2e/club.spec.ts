// SPDX-License-Identifier: Apache-2.0
// Fairy Tale Fight Club without a server, in situations that the engine has played into: one gesture, one answer.
import { expect, test, type Browser, type Page } from './test';
import { fixtures } from '../playwright.config';
import { faults } from './axe';
import { playInto } from './engine';
import { Fake } from './fake';
import { chat, games, lobby } from './fixtures';
import { clubScenes } from './stagings';

async function open(browser: Browser, name: string, width = 1440, more = {}): Promise<{ page: Page; fake: Fake }> {
  const staging = clubScenes[name];
  if (!staging) throw new Error(name);
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 740 : 900 },
    reducedMotion: 'reduce',
    baseURL: fixtures,
    ...more,
  });
  const fake = new Fake(page, { games, lobby, chat, ...(await playInto(staging)) });
  await fake.serve();
  await page.goto('/t/t1');
  await page.locator('[data-board]').waitFor();
  return { page, fake };
}
const cards = (page: Page) => page.locator('[data-piece^="held:"] button.who');
const confirm = (page: Page) => page.locator('.confirm .chief');

for (const name of ['club-four', 'club-solo', 'club-picked', 'club-fight', 'club-watch', 'club-over'])
  test(`${name} has no serious fault and fits a phone, by day and by night`, async ({ browser }) => {
    const { page } = await open(browser, name, 360);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await clubScenes[name]?.act?.(page);
    // A few frames pass before the new size has come through to everything.
    await expect.poll(() => faults(page)).toEqual([]);
  });

test('creatures are picked up, put into a wagon and sent as one answer', async ({ browser }) => {
  const { page, fake } = await open(browser, 'club-loading');
  await cards(page).first().click();
  await page.locator('.wagons .spot.open').first().click();
  await expect(confirm(page)).toHaveText(/^Load \d+ into the Wheelbarrow$/);
  await confirm(page).click();
  await expect
    .poll(() => fake.heard.at(-1))
    .toMatchObject({
      do: 'choose',
      choice: [{ act: 'load' }, { act: 'load_into', wagon: 'Wheelbarrow' }, { act: 'pick' }, { act: 'done' }],
    });
});

test('a creature is dragged into a wagon, and what falls elsewhere is only held', async ({ browser }) => {
  const { page } = await open(browser, 'club-loading');
  const drag = async (to: string): Promise<void> => {
    const [from, onto] = [await cards(page).nth(1).boundingBox(), await page.locator(to).first().boundingBox()];
    if (!from || !onto) throw new Error('nothing to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height / 2, { steps: 6 });
    await expect(page.locator('.dragged')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.dragged')).toHaveCount(0);
  };
  await drag('[data-piece="plate:0"]');
  await expect(confirm(page)).toHaveCount(0);
  await expect(cards(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await drag('[data-drop="Wheelbarrow"]');
  await expect(confirm(page)).toHaveText(/^Load \d+ into the Wheelbarrow$/);
  await page.keyboard.press('Escape');
  await drag('[data-drop="pile"]');
  await expect(confirm(page)).toHaveText(/^Discard \d+$/);
});

test('what can be done with a creature is offered in words, and by keyboard alone', async ({ browser }) => {
  const { page, fake } = await open(browser, 'club-loading');
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  const signs = page.getByRole('group', { name: 'What to do with it' });
  await signs.getByRole('button', { name: 'Swap' }).focus();
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toHaveText(/^Swap \d+: discard it, draw one$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.confirm')).toHaveCount(0);
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  await signs.getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  await confirm(page).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => fake.heard.at(-1))
    .toMatchObject({ do: 'choose', choice: [{ act: 'discard' }, { act: 'discard_from', source: 'hand' }, {}, {}] });
});

test('a poster glows when a wagon holds what it asks for, and is delivered by a tap', async ({ browser }) => {
  const { page, fake } = await open(browser, 'club-deliver');
  await page.locator('.isMatch').first().click();
  const deliver = page.getByRole('button', { name: /^Deliver/ });
  if (await deliver.isVisible()) await deliver.click();
  await confirm(page).click();
  await expect.poll(() => fake.heard.at(-1)).toMatchObject({ do: 'choose', choice: { act: 'complete' } });
});

test('the points are counted up at the end', async ({ browser }) => {
  const { page } = await open(browser, 'club-over');
  const table = page.getByRole('table', { name: 'The reckoning' });
  await expect(table.locator('tfoot td')).toHaveCount(3);
  const totals = await table.locator('tfoot td').allTextContents();
  const scores = await page.getByRole('region', { name: 'Result' }).locator('li b').allTextContents();
  expect([...totals].sort()).toEqual([...scores].sort());
  // And the plates have shown the same all along.
  const plates = await page.locator('[data-piece^="plate:"] .points').allTextContents();
  expect(plates.map((text) => text.replace(/\D/g, ''))).toEqual(totals);
});
