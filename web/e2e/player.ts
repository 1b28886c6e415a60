// SPDX-License-Identifier: Apache-2.0
// A person at a browser who answers whatever is asked, by clicking on what can be clicked.
import { expect, type Browser, type Page } from '@playwright/test';
import { faire } from '../playwright.config';

export class Player {
  answers = 0;
  readonly faults: string[] = [];

  constructor(readonly page: Page, readonly name: string) {
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|WebSocket|ERR_INTERNET/.test(message.text())) this.faults.push(message.text());
    });
  }
  static async enter(browser: Browser, name: string, width = 1280): Promise<Player> {
    const context = await browser.newContext({ baseURL: faire, reducedMotion: 'reduce', viewport: { width, height: 860 }, acceptDownloads: true });
    const player = new Player(await context.newPage(), name);
    await player.page.goto('/');
    await player.page.getByRole('button', { name: 'Give your name' }).click();
    await player.page.getByLabel('Your name').fill(name);
    await player.page.getByRole('button', { name: 'Keep it' }).click();
    await expect(player.page.getByRole('button', { name })).toBeVisible();
    return player;
  }
  get isOver(): Promise<boolean> {
    return this.page.getByRole('region', { name: 'Result' }).isVisible();
  }
  /** Answers one question if there is one. */
  async answer(): Promise<void> {
    const { page } = this;
    const count = (selector: string): Promise<number> => page.locator(selector).count();
    const click = async (selector: string, nth = 0): Promise<void> => page.locator(selector).nth(nth % Math.max(1, await count(selector))).click({ timeout: 1500 });
    try {
      if (await count('[aria-label="Your answers"] .sign')) await click('[aria-label="Your answers"] .sign', this.answers);
      else if (!(await count('.tray'))) return void (await page.waitForTimeout(80));
      else if (await count('[aria-label="How to shuffle"]')) {
        await click('.spot.open');
        await click('.spot.open:not(.picked)', 1);
        await click('[aria-label="How to shuffle"] .sign:not(:disabled)');
        await click('.confirm .chief');
      } else if (await count('.spot.open')) {
        await click('.spot.open', this.answers);
        if (await count('button.who:not(:disabled)')) await click('button.who:not(:disabled)');
        await click('.confirm .chief');
      } else if (await count('button.who:not(:disabled)')) {
        await click('button.who:not(:disabled)', [0, 1, 4, 2, 3][this.answers % 5] ?? 0);
        await click('.confirm .chief');
      } else await click('.tray .acts .sign:not(:disabled)', this.answers % 4 === 3 ? 1 : 0);
      ++this.answers;
    } catch {
      // The question went away under the hand (a clock, a reload): the next one will do.
    }
  }
}

export async function playToTheEnd(players: readonly Player[], patience: number, between?: (round: number) => Promise<void>): Promise<void> {
  const end = Date.now() + patience;
  for (let round = 0; Date.now() < end; ++round) {
    await between?.(round);
    for (const player of players) await player.answer();
    if ((await Promise.all(players.map((player) => player.isOver))).every(Boolean)) return;
  }
  throw new Error('the game did not end in time');
}
