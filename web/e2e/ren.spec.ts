// SPDX-License-Identifier: Apache-2.0
// Ren Faire: one gesture, one answer, in situations that the engine has played into; and an act before a real audience.
import { expect, test, type Browser, type Locator, type Page } from './test';
import { fixtures } from '../playwright.config';
import { faults } from './axe';
import { playInto } from './engine';
import { Fake } from './fake';
import { chat, games, lobby } from './fixtures';
import { makeTable, Player } from './player';
import { renScenes } from './stagings';

async function open(browser: Browser, name: string, width = 1440): Promise<{ page: Page; fake: Fake }> {
  const sight = renScenes[name];
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
const cards = (page: Page) => page.locator('[data-piece^="held:"] button.who');
const confirm = (page: Page) => page.locator('.confirm .chief');
const said = (fake: Fake, what: string) => fake.heard.filter((one) => one.do === what);
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await page.locator(from).first().boundingBox(), await page.locator(to).first().boundingBox()];
  if (!start || !end) throw new Error(`${from} or ${to} is not there`);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

for (const name of [
  'ren-begin',
  'ren-four',
  'ren-read',
  'ren-place',
  'ren-icon',
  'ren-wardrobe',
  'ren-vote',
  'ren-act',
  'ren-draw',
  'ren-phrase',
  'ren-pattern',
  'ren-banner',
  'ren-watch',
  'ren-over',
])
  // prettier-ignore
  test(`${name} has no serious fault and fits a phone, by day and by night`, async ({ browser }) => {
    const { page } = await open(browser, name, 360);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await renScenes[name]?.act?.(page);
    // A few frames pass before the new size has come through to everything.
    await expect.poll(() => faults(page)).toEqual([]);
  });

test('a card is read on the Stage before it is played, by click or by dragging it there', async ({ browser }) => {
  const { page, fake } = await open(browser, 'ren-three');
  const stage = page.getByRole('region', { name: 'The Stage' });
  await drag(page, '[data-piece="held:1"]', '[data-piece="boards"]');
  const name = await cards(page).nth(1).locator('.name').innerText();
  await expect(stage.getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(confirm(page)).toHaveCount(0);
  await cards(page).first().click();
  await expect(stage.getByText('In your hand')).toBeVisible();
  await confirm(page).click();
  await expect.poll(() => said(fake, 'choose').at(-1)).toMatchObject({ choice: { act: 'play' } });
});

test('a Costume shows on the doll before it is placed, and says what it comes to', async ({ browser }) => {
  const { page, fake } = await open(browser, 'ren-place');
  const dolls = page.locator('.doll.open');
  await dolls.first().hover();
  await expect(page.locator('.fit')).toHaveText(/of 4 slots|would win/);
  await dolls.nth(1).click();
  await expect(page.locator('.slot.isNew').first()).toBeVisible();
  await expect(confirm(page)).toHaveText(/^Place it on/);
  await confirm(page).click();
  await expect.poll(() => said(fake, 'choose').at(-1)).toMatchObject({ choice: { act: 'place' } });
});

test('several cards are discarded as one answer, by rising number', async ({ browser }) => {
  const { page, fake } = await open(browser, 'ren-discard');
  await cards(page).nth(1).click();
  await cards(page).nth(0).click();
  await expect(confirm(page)).toHaveText('Discard 2 cards and draw up');
  await confirm(page).click();
  await expect
    .poll(() => said(fake, 'choose').at(-1))
    .toMatchObject({ choice: [{ act: 'pick' }, { act: 'pick' }, { act: 'done' }] });
});

test('anybody’s wardrobe can be looked through, at any time', async ({ browser }) => {
  const { page } = await open(browser, 'ren-watch');
  await page.locator('.wears').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'From the bottom to the top' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Discarded Performances/ }).click();
  await expect(page.getByRole('dialog', { name: 'Discarded Performances' })).toBeVisible();
});

test('an act is written and drawn, by pointer and by keyboard, until the curtain falls', async ({ browser }) => {
  const { page, fake } = await open(browser, 'ren-act');
  await page.getByRole('textbox', { name: /Everybody reads this/ }).fill('O turnip');
  await expect.poll(() => said(fake, 'act').at(-1)).toMatchObject({ text: 'O turnip' });
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  const pad = page.getByRole('application', { name: /Sketch pad/ });
  const box = (await pad.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 80, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => said(fake, 'sketch').length).toBe(1);
  await pad.focus();
  await page.keyboard.press('Space');
  for (let i = 0; i < 4; ++i) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(() => said(fake, 'sketch').at(-1)).toMatchObject({ stroke: [500, 500, 525, 500, 550, 500, 575, 500, 600, 500] }); // prettier-ignore
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => said(fake, 'sketch').at(-1)).toMatchObject({ undo: true });
  await page.getByRole('button', { name: /^Curtain/ }).click();
  await expect.poll(() => said(fake, 'choose').at(-1)).toMatchObject({ choice: { act: 'curtain' } });
});

test('a phrase is typed, a pattern entered by keys, a banner snatched; or dice do it', async ({ browser }) => {
  const phrase = await open(browser, 'ren-phrase');
  await phrase.page.getByLabel('Type the phrase').fill("brave Bram's bread");
  await phrase.page.keyboard.press('Enter');
  await expect
    .poll(() => said(phrase.fake, 'skill').at(-1))
    .toMatchObject({ question: 9, typed: "brave Bram's bread" });

  const pattern = await open(browser, 'ren-pattern');
  await expect(pattern.page.getByText('Turnip, Knife, Bell, Bell, Ring, Turnip')).toBeAttached();
  await expect(pattern.page.getByRole('button', { name: 'Bell, 2', exact: true })).toBeDisabled();
  await pattern.page.getByRole('button', { name: 'Let dice play for me' }).click();
  await expect.poll(() => said(pattern.fake, 'choose').at(-1)).toMatchObject({ choice: { act: 'dice' } });

  const banner = await open(browser, 'ren-banner');
  banner.fake.push({ push: 'banner', table: 't1' });
  await banner.page.getByText('Now! Snatch it!').click();
  await expect.poll(() => said(banner.fake, 'skill').at(-1)?.ms).toBeGreaterThanOrEqual(0);
});

// Before a real server ------------------------------------------------------------------------------------------------

/** Plays a stunt as soon as there is one in the hand, and performs it; whoever is asked anything else does something. */
async function takeTheStage(players: readonly Player[]): Promise<Player> {
  // Solo stunts that are written; the Gargoyle's face is drawn.
  const stunt = /Ballad|Dignitary|Insult|Hawker|Quick-Change|Seer|Proclamation|Rhyme|Practice/;
  for (let round = 0; round < 200; ++round)
    for (const player of players) {
      const { page } = player;
      const act = page.getByRole('group', { name: 'Your act' });
      const isSolo = await page
        .getByRole('region', { name: 'The Stage' })
        .getByRole('heading', { name: stunt })
        .isVisible();
      if (isSolo && (await act.isVisible())) return player;
      const perform = page.getByRole('button', { name: 'Perform', exact: true });
      const card = page.locator('button.who.open').filter({ hasText: stunt });
      if (isSolo && (await perform.isVisible())) {
        await perform.click();
        await act.waitFor();
        return player;
      }
      if ((await card.count()) > 0 && (await page.getByText(/What will you do/).isVisible())) {
        await card.first().click();
        await confirm(page).click();
      } else await player.answer();
    }
  throw new Error('nobody came to perform');
}
test('what one performs the other reads, sees and judges', async ({ browser }) => {
  test.setTimeout(300_000);
  const anna = await Player.enter(browser, 'Anna');
  const bert = await Player.enter(browser, 'Bert');
  const { table, invite } = await makeTable(anna.page, {
    game: 'ren_faire',
    players: 2,
    options: { judging: 'vote', stunt_time_scale: '3', crowd: 'never', character_pick: 'random' },
    seats: ['me', null],
    access: 'invite',
    pace: 'swift',
  });
  await anna.page.goto(`/t/${table}`);
  await bert.page.goto(`/t/${table}?invite=${invite}`);
  await bert.page.getByRole('button', { name: /^Sit/ }).first().click();
  await bert.page.getByRole('button', { name: /ready/i }).first().click();
  await anna.page
    .getByRole('button', { name: /^(Begin|Start|Deal)/ })
    .first()
    .click();
  // Both come over from the front page without loading anew, so that their pages may not use a camera yet.
  for (const { page } of [anna, bert]) {
    await page.goto('/');
    await page.locator(`a[href^="/t/${table}"]`).first().click();
    await page.locator('[data-board]').waitFor();
  }
  const performer = await takeTheStage([anna, bert]);
  const judge = performer === anna ? bert : anna;
  await performer.page.getByRole('textbox', { name: /Everybody reads this/ }).fill('O turnip, pale and proud!');
  await expect(judge.page.getByText('O turnip, pale and proud!')).toBeVisible();
  const turnOn = async (): Promise<void> => {
    await performer.page.getByRole('button', { name: 'Camera', exact: true }).click();
    await performer.page.getByRole('button', { name: 'Camera and microphone' }).click();
  };
  const loaded = performer.page.waitForEvent('load');
  await turnOn();
  await loaded;
  await expect(performer.page.getByRole('textbox', { name: /Everybody reads this/ })).toHaveValue(/turnip/);
  await turnOn();
  await judge.page.getByRole('button', { name: 'See them' }).click();
  const video = judge.page.locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
  await expect(performer.page.getByText('one other looks')).toBeVisible();
  await confirm(performer.page).click();
  await judge.page.getByRole('button', { name: 'Huzzah!' }).click();
  await expect(performer.page.getByText(/The judges on you: huzzah 1/).first()).toBeVisible();
  await expect(judge.page.locator('video')).toHaveCount(0);
  expect([...anna.faults, ...bert.faults]).toEqual([]);
});

/** A table where every card is this one, at the moment when its game of skill is played. */
async function playSkill(browser: Browser, card: string): Promise<{ anna: Player; game: Locator }> {
  const anna = await Player.enter(browser, 'Anna');
  const { page } = anna;
  const { content } = await playInto({ game: 'ren_faire', names: ['Anna', 'Bert'], seed: 1, until: () => true });
  const performances = content.performances as Record<string, unknown>;
  const { table } = await makeTable(page, {
    game: 'ren_faire',
    players: 2,
    options: { character_pick: 'random' },
    content: { performances: Object.fromEntries(Object.keys(performances).map((each) => [each, performances[card]])) },
    seats: ['me', 'sage'],
    pace: 'swift',
    start: true,
  });
  await page.goto(`/t/${table}`);
  const game = page.getByRole('group', { name: 'A game of skill' });
  for (let round = 0; round < 40 && !(await game.isVisible()); ++round) {
    const mine = page.locator('button.who.open');
    if ((await mine.count()) > 0 && (await page.getByText(/What will you do/).isVisible())) {
      await mine.first().click();
      await confirm(page).click();
    } else await page.waitForTimeout(250);
  }
  await expect(game).toBeVisible();
  return { anna, game };
}
test('a pattern is remembered, entered by keys and measured by the house', async ({ browser }) => {
  test.setTimeout(300_000);
  const { anna, game } = await playSkill(browser, "Juggler's Pattern");
  const spoken = await game.getByRole('status').innerText();
  const keys = { Turnip: '1', Bell: '2', Ring: '3', Knife: '4' };
  await expect(game.getByText('Now enter them in order')).toBeVisible();
  for (const name of spoken.replace('Remember:', '').split(','))
    await anna.page.keyboard.press(keys[name.trim() as keyof typeof keys]);
  await expect(anna.page.getByText('You succeeded.').first()).toBeVisible();
  expect(anna.faults).toEqual([]);
});
test('a phrase is typed, and the house measures it', async ({ browser }) => {
  test.setTimeout(300_000);
  const { anna, game } = await playSkill(browser, 'Tangled Tongue');
  const phrase = await game.locator('.phrase').innerText();
  // As fast as good hands are: what no hand can do would be refused.
  await game.getByLabel('Type the phrase').pressSequentially(phrase, { delay: 90 });
  await anna.page.keyboard.press('Enter');
  await expect(anna.page.getByText(/^(You|Bram|Bert|Cecily|Alys|Dunstan)\b.*succeeded\./).first()).toBeVisible();
  expect(anna.faults).toEqual([]);
});
test('a banner is snatched when it rises, and the house measures it', async ({ browser }) => {
  test.setTimeout(300_000);
  const { anna, game } = await playSkill(browser, 'Snatch the Banner');
  await expect(game.getByText('Wait for the banner')).toBeVisible();
  await game.getByText('Now! Snatch it!').click();
  await expect(anna.page.getByText(/succeeded\./).first()).toBeVisible();
  expect(anna.faults).toEqual([]);
});
