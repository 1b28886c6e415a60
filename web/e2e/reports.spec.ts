// SPDX-License-Identifier: Apache-2.0
// Pages that the lab writes, as they are read: on a phone, on a laptop, by keyboard and on paper.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { faults } from './axe';
import { expect, test, type Page } from './test';

const program = process.env.FAIRGROUND ?? '../build/release/cli/fairground';
const folder = mkdtempSync(join(tmpdir(), 'fairground-reports-'));

test.beforeAll(() => {
  const options = join(folder, 'options.json');
  writeFileSync(options, '{"target_score":30}');
  const lab = (...words: string[]): unknown =>
    execFileSync(program, ['lab', ...words, '--device', 'cpu', '--out', folder]);
  lab('balance', 'huzzah', '--players', '3-4', '--games', '200');
  lab('compare', 'huzzah', 'standard', options, '--players', '3', '--games', '500');
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)!.length;
}

for (const name of ['report.html', 'compare.html']) {
  for (const [width, colorScheme] of [
    [360, 'light'],
    [360, 'dark'],
    [1366, 'light'],
  ] as const)
    test(`${name} is readable at ${width} pixels, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ colorScheme });
      await page.goto(pathToFileURL(join(folder, name)).href);
      await unfold(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await faults(page)).toEqual([]);
      // What does not fit scrolls by itself, for whoever has no finger to drag it, too.
      const table = page.locator('.scroll').first();
      await table.focus();
      await expect(table).toBeFocused();
    });
}

test('what is folded up on the screen is there on paper', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'report.html')).href);
  const folded = await sheets(page);
  await unfold(page);
  expect(await sheets(page)).toBe(folded);
});
