// SPDX-License-Identifier: Apache-2.0
// People who come late, vanish and come back, and what a page still knows when it is loaded anew.
import { expect, test } from '@playwright/test';
import { Player } from './player';

test('a bot plays for a vanished friend until they are back', async ({ browser }) => {
  const anna = await Player.enter(browser, 'Anna');
  const made = await anna.page.request.post('/api/tables', {
    data: { game: 'king_thief_minister', players: 3, seats: ['me', null, 'sage'] },
    headers: { Origin: new URL(anna.page.url()).origin },
  });
  const path = `/t/${((await made.json()) as { table: string }).table}`;
  await anna.page.goto(path);
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: new URL(anna.page.url()).origin });
  let bert = await context.newPage();
  await test.step('they give a name after sitting down', async () => {
    await bert.goto(path);
    await bert.getByRole('button', { name: 'Sit here' }).click();
    await bert.getByLabel('Your name').fill('Bert');
    await bert.getByRole('button', { name: 'Keep it' }).click();
    await expect(anna.page.getByText('Bert', { exact: true })).toBeVisible();
    await bert.getByRole('button', { name: 'I am ready' }).click();
  });
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(bert.getByText('which card do you want to look at')).toBeVisible();
  await expect(anna.page.getByRole('button', { name: 'Let a bot play for Bert' })).toBeHidden();
  await bert.close();
  await anna.page.getByRole('button', { name: 'Let a bot play for Bert' }).click();
  await expect(anna.page.getByRole('button', { name: 'Let a bot play for Bert' })).toBeHidden();
  bert = await context.newPage();
  await bert.goto(path);
  await bert.getByRole('button', { name: 'Take your chair back' }).click();
  await expect(bert.getByRole('button', { name: 'Leave the table' })).toBeVisible();
  expect(anna.faults).toEqual([]);
});

test('what passes by itself is known after a reload and can be ended', async ({ browser }) => {
  test.setTimeout(120_000);
  const anna = await Player.sit(browser, {
    game: 'king_thief_minister',
    players: 4,
    seats: ['me', 'sage', 'sage', 'sage'],
    pace: 'table',
  });
  const always = anna.page.getByRole('checkbox');
  await expect(async () => {
    if (!(await always.isVisible())) await anna.answer();
    await expect(always).toBeVisible({ timeout: 300 });
  }).toPass();
  await always.click();
  await expect(always).toBeHidden();
  await anna.page.reload();
  const ask = anna.page.getByRole('button', { name: /^Ask again about/ });
  await expect(ask).toBeVisible();
  await ask.click();
  await expect(ask).toBeHidden();
  await anna.page.reload();
  await expect(anna.page.locator('.banner')).toBeVisible();
  await expect(ask).toBeHidden();
  expect(anna.faults).toEqual([]);
});
