// SPDX-License-Identifier: Apache-2.0
// A friend on the same network comes by plain HTTP and a name or number: no secure context, so no WebCrypto and no clipboard.
import { expect, test } from './test';
import config, { faire } from '../playwright.config';

const name = 'friends-machine.test';
const address = faire.replace('127.0.0.1', name);
const launch = config.use?.launchOptions;
test.use({
  baseURL: address,
  launchOptions: { ...launch, args: [...(launch?.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`] },
});

test('over plain HTTP the deal is checked all the same', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false]);
  const table = await page.evaluate(async () => {
    await fetch('/api/me');
    const body = JSON.stringify({
      game: 'huzzah',
      players: 3,
      seats: ['sage', 'sage', 'sage'],
      pace: 'swift',
      start: true,
    });
    const made = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    return ((await made.json()) as { table: string }).table;
  });
  // Bots play only while somebody looks on.
  await page.goto(`/t/${table}`);
  await expect
    .poll(() =>
      page.evaluate(
        async (id) => ((await (await fetch(`/api/tables/${id}`)).json()) as { phase: string }).phase,
        table,
      ),
    )
    .toBe('over');
  await page.goto(`/proof/${table}`);
  await expect(page.getByText('All that can be checked from here fits.')).toBeVisible();
});

test('over plain HTTP the invitation is copied all the same', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Make a table' }).first().click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = page.getByLabel('Link to this table');
  expect(await link.inputValue()).toContain(`${address}/t/`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  await page.locator('body > textarea').focus();
  await page.keyboard.press('Control+v');
  expect(await page.locator('body > textarea').inputValue()).toBe(await link.inputValue());
});
