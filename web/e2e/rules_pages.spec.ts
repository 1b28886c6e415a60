// SPDX-License-Identifier: Apache-2.0
// The table explains itself, without a server: the rules beside the board, what a picked move would do, a card turned for whoever
// looked at it, and the end in numbers.
import { expect, test, type Page } from './test';
import { faults } from './axe';
import { Fake, type Fixture } from './fake';
import { chat, doubting, ended, games, inNumbers, later, lobby, play, playing, stood } from './fixtures';

async function open(page: Page, fixture: Partial<Fixture>): Promise<Fake> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const fake = new Fake(page, { games, lobby, info: playing, play, chat, ...fixture });
  await fake.serve();
  await page.goto('/t/t1');
  await expect(page.locator('.banner, .outcome').first()).toBeVisible();
  return fake;
}
const drawer = (page: Page): ReturnType<Page['locator']> => page.getByRole('dialog', { name: 'The rules' });

for (const [name, width, height] of [
  ['beside the board', 1366, 657],
  ['below it on a tablet', 768, 1024],
  ['on a whole sheet on a phone', 390, 844],
] as const)
  test(`the rules open at the question, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { play: doubting });
    const why = page.getByRole('button', { name: 'Why?' });
    await why.click();
    await expect(drawer(page).getByRole('heading', { name: 'Challenge a claim' })).toBeFocused();
    await expect(drawer(page).getByText('you pay one coin into the chest')).toBeInViewport();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(why).toBeFocused();
  });

test('the rules can be searched, and say when nothing is found', async ({ page }) => {
  await open(page, {});
  await page.getByRole('button', { name: 'Rules' }).click();
  // Whatever was read before, what is found is seen from its beginning.
  await drawer(page).locator('section').last().scrollIntoViewIfNeeded();
  await drawer(page).getByRole('searchbox').fill('card');
  await expect(drawer(page).getByRole('heading', { level: 3 }).first()).toBeInViewport();
  await drawer(page).getByRole('searchbox').fill('whole purse');
  await expect(drawer(page).getByRole('heading', { level: 3 })).toHaveText(['Executioner']);
  await expect(drawer(page).locator('mark').first()).toHaveText('whole');
  await drawer(page).getByRole('searchbox').fill('dragon');
  await expect(drawer(page).getByRole('status')).toContainText('Nothing speaks of');
});

test('what is barred says why, and the rules open there', async ({ page }) => {
  const question = {
    ...(play.question as object),
    barred: [{ choice: { act: 'look' }, label: 'Look', why: 'the chest holds too few coins', rule: 'KTM-046' }],
  };
  await open(page, { play: { ...play, question: question as never } });
  await page.getByRole('button', { name: /^Why\? the chest/ }).click();
  await expect(drawer(page).locator('.here')).toContainText('Without a coin you may still look');
  await expect(drawer(page).locator('.here')).toBeInViewport();
});

test('a picked move is shown on the table before it is made', async ({ page }) => {
  await open(page, {});
  await expect(page.locator('.shaft')).toHaveCount(0);
  await page.getByRole('button', { name: 'Thief', exact: true }).click();
  await expect(page.locator('.shaft')).toHaveCount(2);
  await page.getByRole('button', { name: 'To front', exact: true }).click();
  await expect(page.locator('.shaft')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(page.locator('.shaft')).toHaveCount(0);
});

test('the six characters are not taken for a hand', async ({ page }) => {
  await open(page, {});
  await expect(page.getByText('Or claim that your card is the …')).toBeVisible();
});

test('a card that was looked at is turned for the one who looked, and turned back', async ({ page }) => {
  const fake = await open(page, {});
  // What was seen before the cards were laid out is past.
  await expect(page.getByRole('button', { name: 'your card, face down' })).toBeVisible();
  const next = later(
    [
      { kind: 'looked', seat: 0 },
      { kind: 'saw', seat: 0, character: 'Peasant', spot: 0 },
    ],
    {},
    null,
    [1],
  );
  fake.push({ ...next, view: undefined, events: next.events.slice(play.n), sentences: [], changes: [] });
  await expect(page.getByText('only you', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'your card, face up: Peasant' })).toBeVisible();
  await expect(page.getByText('only you', { exact: true })).toBeHidden({ timeout: 10_000 });
});

const over = { info: { ...playing, phase: 'over' as const }, play: ended, story: inNumbers, odds: stood };
for (const [width, height] of [
  [1366, 657],
  [390, 844],
] as const)
  test(`the end is told in numbers at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, over);
    const story = page.getByRole('region', { name: 'The game in numbers' });
    await expect(story.getByRole('img', { name: /^Coins turn by turn\. At the end: Anna 11/ })).toBeVisible();
    await expect(story.locator('.line')).toHaveCount(5);
    await expect(story.getByRole('row', { name: /^Peasant/ })).toContainText('+8');
    await expect(story.getByRole('heading', { name: 'The ledger of bluffs' })).toBeVisible();
    await expect(story.getByText('a bluff that went by')).toBeVisible();
    await expect(story.getByText('claimed 4 times, had it once, caught twice')).toBeAttached();
    await story.getByText('The numbers as a table').click();
    await expect(story.getByRole('rowheader', { name: 'start', exact: true })).toBeVisible();
    await story.getByRole('button', { name: 'Ask the bots' }).click();
    await expect(
      story.getByRole('img', { name: /^Chance to win, in per cent turn by turn\. At the end: Anna 100/ }),
    ).toBeVisible();
    await expect(story.locator('.band')).toHaveCount(5);
    await expect(story.getByText(/^Turn 5: .* fell from 41 to 30 %\.$/)).toBeVisible();
    await story.getByText('The numbers as a table').last().click();
    const chances = story.getByRole('group', { name: 'Chance to win, in per cent turn by turn' });
    await expect(chances.getByRole('rowheader')).toHaveText(['start', '1', '3', '6', '7']);
    await expect(chances.getByRole('row').nth(2)).toContainText('34 ± 5');
    await expect(story.getByText('“Challenge” left 31 %; with “Let it pass” it would have been 39 %.')).toBeVisible();
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

test('a game without points tells how far everybody was, and of no sources', async ({ page }) => {
  const far = { ...inNumbers, measure: 'strength', counts: 'Each card in hand counts 1.', sources: [] };
  await open(page, { ...over, story: far });
  const story = page.getByRole('region', { name: 'The game in numbers' });
  await expect(story.getByRole('heading', { name: 'Strength, turn by turn' })).toBeVisible();
  await expect(story.getByText('Each card in hand counts 1.')).toBeVisible();
  await expect(story.locator('.line')).toHaveCount(5);
  await expect(story.getByRole('heading', { name: 'Where they came from' })).toHaveCount(0);
  await expect(story.getByRole('heading', { name: 'The ledger of bluffs' })).toBeVisible();
});

test('who has not won is greeted decently', async ({ page }) => {
  await open(page, { ...over, play: { ...ended, viewer: 3 } });
  await expect(page.getByRole('heading', { name: 'Anna wins!' })).toBeVisible();
  await expect(page.getByText('So close, and well played! You take the second place of 5.')).toBeVisible();
  await expect(page.getByText('Most of your coins came from: King (+3).')).toBeVisible();
});

test('without a story the end is the end all the same', async ({ page }) => {
  await open(page, { ...over, story: undefined });
  await expect(page.getByRole('heading', { name: 'Huzzah! You win!' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The game in numbers' })).toHaveCount(0);
});
