// SPDX-License-Identifier: Apache-2.0
// Real browsers, the real server: friends meet by link, fill up with bots, and play each game to its end.
import { expect, test } from './test';
import { readFile } from 'node:fs/promises';
import { meet, Player, playToTheEnd } from './player';

test('two friends and two bots play King Thief Minister to its end', async ({ browser }) => {
  test.setTimeout(900_000);
  const anna = await Player.enter(browser, 'Anna');
  const bert = await Player.enter(browser, 'Bert', 390);
  const watcher = await Player.enter(browser, 'Wat');

  await test.step('a table in two clicks', async () => {
    await anna.page.getByRole('button', { name: 'Make a table' }).first().click();
    await anna.page.getByText('4', { exact: true }).click();
    await anna.page.getByRole('button', { name: 'Open the table' }).click();
    await expect(anna.page.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
  });
  const link = await anna.page.getByLabel('Link to this table').inputValue();
  await test.step('join by link', async () => {
    await bert.page.goto(link);
    await bert.page.getByRole('button', { name: 'Sit here' }).nth(1).click();
    await bert.page.getByRole('button', { name: 'I am ready' }).click();
    await anna.page.getByRole('button', { name: 'Bots for all free chairs' }).click();
    await anna.page.getByRole('button', { name: 'Start the game' }).click();
    await expect(bert.page.getByText('which card do you want to look at')).toBeVisible();
  });
  await test.step('watch from the lobby', async () => {
    await watcher.page.goto('/');
    // Other tests' tables may be in the lobby too.
    await watcher.page.locator(`a[href="${new URL(link).pathname}"]`, { hasText: 'Watch' }).click();
    await expect(watcher.page.getByText('You are watching.')).toBeVisible();
    expect(await watcher.page.locator('.tray').count()).toBe(0);
  });
  await test.step('talk', async () => {
    await anna.page.getByLabel('Say something').fill('<b>Hear ye</b>');
    await anna.page.getByRole('button', { name: 'Say', exact: true }).click();
    await expect(watcher.page.getByText('<b>Hear ye</b>')).toBeVisible();
  });
  await playToTheEnd([anna, bert], async (round) => {
    if (round === 6) await bert.page.reload();
    if (round === 12) {
      await bert.page.context().setOffline(true);
      await anna.answer();
      await bert.page.context().setOffline(false);
    }
  });
  await expect(watcher.page.getByRole('region', { name: 'Result' })).toBeVisible();
  const words = await anna.page.getByRole('region', { name: 'Result' }).getByRole('listitem').allInnerTexts();
  expect(await watcher.page.getByRole('region', { name: 'Result' }).getByRole('listitem').allInnerTexts()).toEqual(
    words.map((line) => line.replace(' (you)', '')),
  );

  await test.step('the record and the replay', async () => {
    const saved = anna.page.waitForEvent('download');
    await anna.page.getByRole('link', { name: 'Save the record' }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toContain('king_thief_minister');
    await watcher.page.getByRole('link', { name: 'Watch it again' }).click();
    await expect(watcher.page.getByText(/Step 1 of \d+/)).toBeVisible();
    await watcher.page.getByRole('button', { name: 'Next step', exact: true }).click();
    await expect(watcher.page.getByText(/Step 2 of \d+/)).toBeVisible();
    await watcher.page.getByLabel('Seen by').selectOption('spectator');
    await watcher.page.getByRole('button', { name: 'In numbers' }).click();
    const numbers = watcher.page.getByRole('dialog', { name: 'The game in numbers' });
    await expect(numbers.getByRole('heading', { name: 'The ledger of bluffs' })).toBeVisible();
    await numbers.getByRole('button', { name: 'Ask the bots' }).click();
    await expect(numbers.getByRole('heading', { name: 'What changed most' })).toBeVisible();
    await watcher.page.keyboard.press('Escape');
    await expect(numbers).toBeHidden();
    await watcher.page.keyboard.press('End');
    await expect(watcher.page.getByText(/won with \d+ coins?/).first()).toBeVisible();
  });
  await test.step('the proof holds', async () => {
    await bert.page.getByRole('link', { name: 'Check the deal' }).click();
    await expect(bert.page.getByText('Everything fits, and this browser was there.')).toBeVisible();
    expect(await bert.page.getByRole('img', { name: 'This fits' }).count()).toBe(4);
  });
  await test.step('a rematch', async () => {
    await anna.page.getByRole('button', { name: 'Play again' }).click();
    await expect(anna.page.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
    await bert.page.getByRole('link', { name: 'To the table' }).click();
    await bert.page.getByRole('link', { name: 'To the next game' }).click();
    await expect(bert.page.getByRole('heading', { name: 'Take your seats' })).toBeVisible();
  });
  expect([...anna.faults, ...bert.faults, ...watcher.faults]).toEqual([]);
});

test('a rematch among bots starts at once', async ({ browser }) => {
  const anna = await Player.sit(browser, {
    game: 'king_thief_minister',
    players: 3,
    seats: ['me', 'sage', 'sage'],
    options: { round_cap: 6 },
  });
  const { page } = anna;
  await playToTheEnd([anna]);
  const first = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  // Nobody has to sit down or to begin: the first question comes by itself.
  await expect(page.getByText('which card do you want to look at')).toBeVisible();
  await expect(page).not.toHaveURL(first);
  await expect(page.getByRole('heading', { name: 'Take your seats' })).toBeHidden();
  expect(anna.faults).toEqual([]);
});

test('one click against bots, leaving and coming back', async ({ browser }) => {
  const anna = await Player.enter(browser, 'Solo');
  anna.pace = 'table'; // else bots alone would play to the end before anybody can come back
  await anna.page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await expect(anna.page.getByText('which card do you want to look at')).toBeVisible();
  await anna.page.getByRole('button', { name: 'Hint' }).click();
  await expect(anna.page.getByText(/^Hint: Look at/)).toBeVisible();
  await expect(anna.page.getByText('which card do you want to look at')).toBeVisible();
  await anna.page.getByRole('button', { name: /^Why\?/ }).click();
  await expect(
    anna.page.getByRole('dialog', { name: 'The rules' }).getByRole('heading', { name: 'a peek' }),
  ).toBeFocused();
  await anna.page.keyboard.press('Escape');
  await anna.page.getByRole('button', { name: 'Leave the table' }).click();
  await anna.page.getByRole('button', { name: 'Leave', exact: true }).click();
  await anna.page.getByRole('button', { name: 'Take your chair back' }).click();
  await expect(anna.page.getByRole('button', { name: 'Leave the table' })).toBeVisible();
  await anna.page.goto('/');
  await anna.page.getByRole('link', { name: 'Go on' }).click();
  await expect(anna.page.locator('.banner')).toBeVisible();
  expect(anna.faults).toEqual([]);
});

test('a stranger does not get into a table by invitation', async ({ browser }) => {
  const host = await Player.enter(browser, 'Host');
  await host.page.getByRole('button', { name: 'Play now against bots' }).first().click();
  await expect(host.page.getByText('which card do you want to look at')).toBeVisible();
  const stranger = await Player.enter(browser, 'Stranger');
  await stranger.page.goto(new URL(host.page.url()).pathname);
  await expect(stranger.page.getByRole('heading', { name: 'No way in' })).toBeVisible();
});

test('the guided game leads to a real one', async ({ browser }) => {
  test.setTimeout(120_000);
  const anna = await Player.enter(browser, 'Learner');
  const { page } = anna;
  await page.getByRole('link', { name: 'Learn it in five minutes' }).first().click();
  await page.getByRole('button', { name: 'Begin the guided game' }).click();
  await expect(page.getByText('Welcome to court!')).toBeVisible();
  const end = page.getByText('That is all there is to it');
  for (let i = 0; i < 60 && !(await end.isVisible()); ++i) {
    if (await page.getByRole('button', { name: 'Go on' }).isVisible())
      await page.getByRole('button', { name: 'Go on' }).click();
    else if (await page.locator('.confirm .chief').isVisible()) await page.locator('.confirm .chief').click();
    else await anna.answer();
  }
  await expect(end).toBeVisible();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.getByText('which card do you want to look at')).toBeVisible();
  expect(anna.faults).toEqual([]);
});

test('two friends and a bot play Huzzah! to its end', async ({ browser }) => {
  test.setTimeout(900_000);
  const anna = await Player.enter(browser, 'Anna');
  const bert = await Player.enter(browser, 'Bert', 390);
  await meet(anna, bert, {
    game: 'huzzah',
  });
  await playToTheEnd([anna, bert]);
  await anna.page.getByRole('link', { name: 'Check the deal' }).click();
  await expect(anna.page.getByText('Everything fits, and this browser was there.')).toBeVisible();
  expect([...anna.faults, ...bert.faults]).toEqual([]);
});
