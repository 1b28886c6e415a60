// SPDX-License-Identifier: Apache-2.0
// Monster Faire: one gesture, one answer, in situations that the engine has played into; and a whole game before a real server.
import { expect, test, type Browser, type Page } from './test';
import type { Event } from '../src/lib/generated/monster_faire';
import { fixtures } from '../playwright.config';
import { faults } from './axe';
import { playInto } from './engine';
import { Fake } from './fake';
import { chat, games, lobby } from './fixtures';
import { KeyboardPlayer, meet, Player, playToTheEnd } from './player';
import { craftScenes } from './stagings';

async function open(
  browser: Browser,
  name: string,
  width = 1440,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<{ page: Page; fake: Fake; tell: (event: Event, sentence: string) => void }> {
  const sight = craftScenes[name];
  if (!sight) throw new Error(name);
  const { act: _, beside, ...staging } = sight;
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 740 : 900 },
    reducedMotion,
    baseURL: fixtures,
  });
  const staged = await playInto(staging);
  const fake = new Fake(page, { games, lobby, chat, ...staged, ...beside });
  await fake.serve();
  await page.goto('/t/t1');
  await page.locator('[data-board]').waitFor();
  await page.locator('.paced:not(.settling)').waitFor();
  let { n } = staged.play;
  const tell = (event: Event, sentence: string): void =>
    fake.push({
      ...staged.play,
      view: undefined,
      changes: [],
      events: [[n, event]],
      sentences: [[n, sentence]],
      n: ++n,
    });
  return { page, fake, tell };
}
const confirm = (page: Page) => page.locator('.confirm .chief');
const said = (fake: Fake, what: string) => fake.heard.filter((one) => one.do === what);

for (const name of [
  'craft-six',
  'craft-lay',
  'craft-attack',
  'craft-dinner',
  'craft-faire',
  'craft-fallen',
  'craft-burning',
  'craft-cackle',
  'craft-snoop',
  'craft-deal',
  'craft-turned',
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
  const uses = page.getByRole('list', { name: 'What it is good for' });
  await expect(uses.locator('li').first()).toContainText('now');
  await expect(uses.locator('li').first()).toContainText(/Lay|Add/);
  expect(await faults(page)).toEqual([]);
  await page.getByText('Other cards in sight').click();
  expect(await faults(page)).toEqual([]);
  await uses
    .getByRole('listitem')
    .filter({ hasText: 'MON-105' })
    .getByRole('button', { name: /^Why\?/ })
    .click();
  const rules = page.getByRole('dialog', { name: 'The rules' });
  await expect(rules.locator('.here')).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(rules).toBeHidden();
  await confirm(page).click();
  await expect.poll(() => said(fake, 'choose').at(-1)).toMatchObject({ choice: { act: 'lay' } });
});

test('a card on the table, or among the discards, can be asked about', async ({ browser }) => {
  const { page } = await open(browser, 'craft-window', 390);
  const uses = page.getByRole('list', { name: 'What it is good for' });
  await page.getByRole('region', { name: 'Town' }).locator('[data-asks]').first().click();
  await expect(uses).toContainText(/taunt|Claim/i);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Discarded of Villagers/ }).click();
  await page.getByRole('dialog').locator('[data-asks]').first().click();
  await expect(uses).toContainText('Comes back');
  expect(await faults(page)).toEqual([]);
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

test('what is picked is shown on the board before it is confirmed', async ({ browser }) => {
  const { page } = await open(browser, 'craft-six');
  await page.getByRole('region', { name: 'Town' }).getByRole('button', { name: 'Town' }).click();
  await expect(page.locator('.shaft')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.shaft')).toHaveCount(0);
});

test('a card to lay lies in its pile like a ghost before it is confirmed', async ({ browser }) => {
  const { page } = await open(browser, 'craft-lay');
  const mine = page.getByRole('region', { name: 'Your manor' });
  await expect(mine.locator('.ghost')).toHaveCount(0);
  await page.locator('button.who.open').first().click();
  await expect(
    mine.getByRole('list', { name: /^Laboratory/ }).getByRole('img', { name: /not yet laid/ }),
  ).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(mine.locator('.ghost')).toHaveCount(0);
});

test('MON-394: who snoops says which of the host’s covered cards to look at', async ({ browser }) => {
  const { page, fake } = await open(browser, 'craft-snoop', 390);
  await page.getByRole('button', { name: 'Card 1 of the Laboratory' }).click();
  await expect
    .poll(() => said(fake, 'choose').at(-1))
    .toMatchObject({
      choice: { act: 'snoop', pile: 'laboratory', place: 0 },
    });
});

test('MON-387: a scholar sees all cards, and deals them out', async ({ browser }) => {
  const { page, fake } = await open(browser, 'craft-deal', 390);
  const dealing = page.getByRole('list', { name: 'On the table' }).getByRole('button');
  await expect(dealing).toHaveCount(4);
  await dealing.first().click();
  await confirm(page).click();
  await expect.poll(() => said(fake, 'choose').at(-1)).toMatchObject({ choice: { act: 'assign' } });
});

test('MON-383: an Igor turned against his master marches with the villagers', async ({ browser }) => {
  const { page } = await open(browser, 'craft-turned', 390);
  const siege = page.getByRole('region', { name: 'Villagers attack' });
  await expect(siege.getByText('on their side')).toBeVisible();
  await expect(siege.getByRole('img', { name: /Igor, turned$/ })).toBeVisible();
});

test('windows on others’ turns are passed by kind, and discards looked through', async ({ browser }) => {
  const { page, fake } = await open(browser, 'craft-window');
  await page.getByRole('button', { name: /^Discarded of Villagers/ }).click();
  await expect(page.getByRole('dialog', { name: 'Discarded: Villagers' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /^always/ }).click();
  await expect.poll(() => JSON.stringify(fake.heard)).toContain('visit_card');
});

test('MON-401: or passed unless one holds a face card or Joker', async ({ browser }) => {
  const { page, fake } = await open(browser, 'craft-window');
  await page.getByRole('checkbox', { name: 'unless I hold a face card or Joker' }).click();
  await expect.poll(() => said(fake, 'autopass').at(-1)).toMatchObject({ kind: 'visit_card', on: true, unless: true });
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

test('the Faire is a bracket: round after round, what each fought with, and who fell', async ({ browser }) => {
  const { page } = await open(browser, 'craft-fallen');
  const tourney = page.getByRole('region', { name: 'The Monster Faire' });
  const past = tourney.getByRole('list', { name: 'Rounds before' }).getByRole('listitem');
  const rounds = await past.locator('> i').allTextContents();
  expect(rounds).toEqual(rounds.map((_, i) => `Round ${i + 1}`));
  expect(rounds.length).toBeGreaterThan(1);
  await expect(past.last()).toBeInViewport();
  await expect(past.first().getByRole('group').first()).toHaveAccessibleName(/ against .*: \d+ to \d+/);
  await expect(past.first().getByRole('img', { name: /fought with$/ })).not.toHaveCount(0);
  await expect(past.getByRole('img', { name: 'the Monster has fallen' })).toHaveCount(2);
  await expect(page.locator('.manors').getByRole('img', { name: 'the Monster has fallen' })).toHaveCount(2);
});

test('Igor walks to his errand; who wants little motion reads of it', async ({ browser }) => {
  const sent: Event = { kind: 'sent', seat: 0, card: 'VHQ', errand: 'town' };
  const { page, tell } = await open(browser, 'craft-six', 1440, 'no-preference');
  await page.waitForTimeout(500);
  tell(sent, 'You sent Igor to Town.');
  await expect(page.locator('[data-walks="igor"]')).toHaveCount(1);
  await expect(page.locator('[data-walks="igor"]')).toHaveCount(0);
  await page.close();
  const still = await open(browser, 'craft-six');
  await still.page.waitForTimeout(500);
  still.tell(sent, 'You sent Igor to Town.');
  await expect(still.page.getByText('You sent Igor to Town.').first()).toBeVisible();
  await expect(still.page.locator('[data-walks]')).toHaveCount(0);
});

test('a mob comes with torches, on a phone too, and marches on', async ({ browser }) => {
  const { page, tell } = await open(browser, 'craft-attack', 390, 'no-preference');
  await expect(page.locator('.siege .mob svg')).toBeInViewport();
  await page.waitForTimeout(500);
  tell({ kind: 'spread', seat: 1, card: 'VC9' }, 'The mob went on to Bertram.');
  await expect(page.locator('[data-walks="mob"]')).toHaveCount(1);
});

test('a burnt manor is in flames, whoever stands before it', async ({ browser }) => {
  const { page } = await open(browser, 'craft-burning');
  const burnt = page.locator('.manor', { has: page.locator('[data-piece^="fire:"]') });
  await expect(burnt.first().getByRole('img', { name: /Monster of/ })).toBeVisible();
  await expect(burnt.first().getByText('burnt')).toBeVisible();
});

test('MON-155: when a Monster comes to life its owner may cackle, once', async ({ browser }) => {
  const { page, fake, tell } = await open(browser, 'craft-lay');
  const cackle = page.getByRole('button', { name: 'Cackle!' });
  await expect(cackle).toHaveCount(0);
  tell({ kind: 'came_to_life', seat: 0 }, 'Thunder! It is alive!');
  await cackle.click();
  await expect.poll(() => said(fake, 'emote').at(-1)).toMatchObject({ emote: 'laugh' });
  await expect(cackle).toHaveCount(0);
});

// Before a real server ------------------------------------------------------------------------------------------------

test('two friends and a bot play Monster Faire to its end, one by keyboard, one on a phone', async ({ browser }) => {
  test.setTimeout(900_000);
  const anna = await KeyboardPlayer.enter(browser, 'Anna');
  const bert = await Player.enter(browser, 'Bert', 390);
  await meet(anna, bert, {
    game: 'monster_faire',
    options: { faire_deadline: 10, visit_windows: 'once', visit_card_reuse: 'discarded' },
  });
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

test('two friends and a bot play Monster Faire with every optional rule', async ({ browser }) => {
  test.setTimeout(900_000);
  const anna = await Player.enter(browser, 'Anna');
  const bert = await Player.enter(browser, 'Bert', 390);
  const rules = [
    'morbius',
    'renfrew',
    'berk',
    'many_hands',
    'many_cooks',
    'igors_revenge',
    'prometheus',
    'wine_cellar',
  ];
  await meet(anna, bert, {
    game: 'monster_faire',
    options: {
      ...Object.fromEntries(rules.map((rule) => [`rule_${rule}`, 'on'])),
      scholar: '1',
      first_player: 'cackle',
      faire_deadline: 10,
      visit_windows: 'once',
      mob_check: 'every_turn',
    },
  });
  await playToTheEnd([anna, bert]);
  expect([...anna.faults, ...bert.faults]).toEqual([]);
});
