// SPDX-License-Identifier: Apache-2.0
// Monster Faire: one gesture, one answer, in situations that the engine has played into; and a whole game before a real server.
import { expect, test, type Browser, type Page } from './test';
import { fixtures } from '../playwright.config';
import { faults } from './axe';
import { playInto } from './engine';
import { Fake } from './fake';
import { chat, games, lobby } from './fixtures';
import { KeyboardPlayer, makeTable, Player, playToTheEnd } from './player';
import { craftScenes } from './stagings';

async function open(browser: Browser, name: string, width = 1440): Promise<{ page: Page; fake: Fake }> {
  const sight = craftScenes[name];
  if (!sight) throw new Error(name);
  const { act: _, beside, ...staging } = sight;
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 740 : 900 },
    reducedMotion: 'reduce',
    baseURL: fixtures,
  });
  const fake = new Fake(page, { games, lobby, chat, ...(await playInto(staging)), ...beside });
  await fake.serve();
  await page.goto('/t/t1');
  await page.locator('[data-board]').waitFor();
  await page.locator('.paced:not(.settling)').waitFor();
  return { page, fake };
}
const confirm = (page: Page) => page.locator('.confirm .chief');
const said = (fake: Fake, what: string) => fake.heard.filter((one) => one.do === what);

for (const name of [
  'craft-six',
  'craft-lay',
  'craft-attack',
  'craft-dinner',
  'craft-faire',
  'craft-cackle',
  'craft-over',
])
  test(`${name} has no serious fault and fits a phone, by day and by night`, async ({ browser }) => {
    const { page } = await open(browser, name, 360);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await craftScenes[name]?.act?.(page);
    // A few frames pass before the new size has come through to everything.
    await expect.poll(() => faults(page)).toEqual([]);
  });

test('a card is laid by two taps, and says what it is good for', async ({ browser }) => {
  const { page, fake } = await open(browser, 'craft-lay');
  await page.locator('button.who.open').first().click();
  await page.getByRole('button', { name: 'What is it good for?' }).click();
  const rules = page.getByRole('dialog', { name: 'The rules' });
  await expect(rules.locator('.here')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await confirm(page).click();
  await expect.poll(() => said(fake, 'choose').at(-1)).toMatchObject({ choice: { act: 'lay' } });
});

test('Igor is sent by a tap on the place, and Escape calls him back', async ({ browser }) => {
  const { page, fake } = await open(browser, 'craft-six');
  const town = page.getByRole('region', { name: 'Town' }).getByRole('button', { name: 'Town' });
  await town.click();
  await expect(confirm(page)).toHaveText(/^Send Igor to Town/);
  await page.keyboard.press('Escape');
  await expect(confirm(page)).toHaveCount(0);
  await town.click();
  await confirm(page).click();
  await expect.poll(() => said(fake, 'choose').at(-1)).toMatchObject({ choice: { act: 'to_town' } });
});

test('windows on others’ turns are passed by kind, and discards looked through', async ({ browser }) => {
  const { page, fake } = await open(browser, 'craft-window');
  await page.getByRole('button', { name: /^Discarded of Villagers/ }).click();
  await expect(page.getByRole('dialog', { name: 'Discarded: Villagers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /^always/ }).click();
  await expect.poll(() => JSON.stringify(fake.heard)).toContain('visit_card');
});

test('a cackle is typed for all to read', async ({ browser }) => {
  const { page, fake } = await open(browser, 'craft-cackle');
  await expect(page.getByRole('list', { name: 'The cackling contest' })).toContainText('Fetch the thread!');
  await page.getByLabel('A cackle of your own').fill('Mwa. Ha.');
  await expect.poll(() => said(fake, 'act').at(-1)).toMatchObject({ text: 'Mwa. Ha.' });
});

test('MON-324: a glass is raised when all is over, or not', async ({ browser }) => {
  const { page, fake } = await open(browser, 'craft-over');
  fake.push({ push: 'stage', table: 't1', act: 99, seat: 1, text: 'To Igor!', strokes: [], camera: null });
  await expect(page.getByRole('list', { name: 'The celebratory dinner' })).toContainText('To Igor!');
  const glass = page.getByLabel('Raise your glass');
  await glass.fill('To thunder!');
  await glass.press('Enter');
  await expect.poll(() => said(fake, 'act').at(-1)).toMatchObject({ text: 'To thunder!' });
  await expect(glass).toHaveCount(0);
});

// Before a real server ------------------------------------------------------------------------------------------------

test('two friends and a bot play Monster Faire to its end, one by keyboard, one on a phone', async ({ browser }) => {
  test.setTimeout(900_000);
  const anna = await KeyboardPlayer.enter(browser, 'Anna');
  const bert = await Player.enter(browser, 'Bert', 390);
  const { table, invite } = await makeTable(anna.page, {
    game: 'monster_faire',
    players: 3,
    options: { faire_deadline: 10, visit_windows: 'once', visit_card_reuse: 'discarded' },
    seats: ['me', null, 'sage'],
    pace: 'swift',
    access: 'invite',
  });
  await anna.page.goto(`/t/${table}`);
  await bert.page.goto(`/t/${table}?invite=${invite}`);
  await bert.page.getByRole('button', { name: 'Sit here' }).click();
  await bert.page.getByRole('button', { name: 'I am ready' }).click();
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await playToTheEnd([anna, bert], async (round) => {
    if (round === 20) await bert.page.reload();
  });
  await bert.page.getByLabel('Raise your glass').fill('To Igor!');
  await expect(anna.page.getByRole('list', { name: 'The celebratory dinner' })).toContainText('To Igor!');
  await bert.page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(bert.page.getByText(/Step 1 of \d+/)).toBeVisible();
  await bert.page.keyboard.press('End');
  await expect(bert.page.locator('[data-piece="manor:0"]')).toBeVisible();
  await anna.page.getByRole('link', { name: 'Check the deal' }).click();
  await expect(anna.page.getByText('Everything fits, and this browser was there.')).toBeVisible();
  expect([...anna.faults, ...bert.faults]).toEqual([]);
});
