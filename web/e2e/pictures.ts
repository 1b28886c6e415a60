// SPDX-License-Identifier: Apache-2.0
// Draws the pictures that others show for us, from the client's own drawings: what a link looks like in a message (public/previews),
// and the icons of the installed client (public/icons). Run after a change of those drawings: npm run pictures.
import { readFileSync } from 'node:fs';
import { test, type Page } from '@playwright/test';
import { Fake } from './fake';
import { listedGames } from '../src/games/catalogue';
import { lobby } from './fixtures';

test.use({ viewport: { width: 1200, height: 630 }, colorScheme: 'light', reducedMotion: 'reduce' });

/** Lays one drawing of the page and a title over everything else. */
async function pose(page: Page, drawing: string, title: string): Promise<void> {
  await page.evaluate(
    ([selector, words]) => {
      const svg = document.querySelector<SVGElement>(selector)?.cloneNode(true) as SVGElement;
      const sheet = document.createElement('div');
      const heading = document.createElement('h1');
      heading.textContent = words;
      sheet.style.cssText =
        'position:fixed;inset:0;z-index:99;display:grid;grid-template-rows:1fr auto;justify-items:center;align-items:center;' +
        'padding:46px 60px 62px;background:var(--paper);box-shadow:inset 0 0 0 14px var(--paper),inset 0 0 0 18px var(--ink),inset 0 0 0 24px var(--paper),inset 0 0 0 26px var(--ink)';
      heading.style.cssText = 'font-size:104px;line-height:1;margin:0';
      svg.style.cssText = 'width:100%;height:390px;overflow:hidden';
      svg.setAttribute('preserveAspectRatio', selector.startsWith('.frieze') ? 'xMidYMid slice' : 'xMidYMid meet');
      sheet.append(svg, heading);
      document.body.append(sheet);
    },
    [drawing, title] as const,
  );
  await page.waitForTimeout(300);
}

const previews = {
  faire: { drawing: '.frieze svg', title: 'Fairground' },
  ...Object.fromEntries(
    listedGames.map((game, i) => [
      game.id,
      { drawing: `.bills > li:nth-child(${i + 1}) .picture svg`, title: game.title },
    ]),
  ),
};
for (const [name, { drawing, title }] of Object.entries(previews))
  test(`preview ${name}`, async ({ page }) => {
    await new Fake(page, { games: [...listedGames], lobby }).serve();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // Fetched when it is nearly in sight.
    await page.locator(drawing.replace(/ svg$/, '')).first().scrollIntoViewIfNeeded();
    await page.locator(drawing).first().waitFor();
    await pose(page, drawing, title);
    await page.screenshot({ path: `public/previews/${name}.png` });
  });

const icons = { 192: { size: 192, share: 1 }, 512: { size: 512, share: 1 }, 'maskable-512': { size: 512, share: 0.7 } };
for (const [name, { size, share }] of Object.entries(icons))
  test(`icon ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: size, height: size });
    // A mask may cut off a fifth of it on each side.
    const paper = share < 1 ? 'background:#f4ead5;' : '';
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;${paper}"><div style="width:${size * share}px">${readFileSync('public/favicon.svg', 'utf8')}</div></body>`,
    );
    await page.screenshot({ path: `public/icons/${name}.png`, omitBackground: share === 1 });
  });
