// SPDX-License-Identifier: Apache-2.0
// A person at a browser who answers whatever is asked, by clicking on what can be clicked.
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { faire } from '../playwright.config';
import type { NewTable } from '../src/lib/wire';

/** Makes a table over the wire, as the guest that the page's cookie names or will name. */
export async function makeTable(page: Page, table: NewTable): Promise<{ table: string; invite: string }> {
  const origin = page.url().startsWith('http') ? new URL(page.url()).origin : faire;
  await page.request.get('/api/me'); // the cookie comes with it
  const made = await page.request.post('/api/tables', { data: table, headers: { Origin: origin } });
  expect(made.ok(), await made.text()).toBe(true);
  return (await made.json()) as { table: string; invite: string };
}
/** A game that sages have played to its end on the real server. */
export async function playedByBots(page: Page, game: string, wanted: Partial<NewTable> = {}): Promise<string> {
  const players = wanted.players ?? 3;
  const seats = Array<'sage'>(players).fill('sage');
  const { table } = await makeTable(page, { game, players, seats, pace: 'swift', start: true, ...wanted });
  await page.goto(`/t/${table}`); // bots play only while somebody looks on
  const phase = async (): Promise<string> =>
    ((await (await page.request.get(`/api/tables/${table}`)).json()) as { phase: string }).phase;
  await expect.poll(phase, { timeout: 120_000 }).toBe('over');
  return table;
}

export class Player {
  answers = 0;
  /** Tables made on a page wait for nobody, unless a test is about waiting. */
  pace: 'table' | 'swift' = 'swift';
  readonly faults: string[] = [];

  constructor(
    readonly page: Page,
    readonly name: string,
  ) {
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|WebSocket|ERR_INTERNET/.test(message.text()))
        this.faults.push(message.text());
    });
  }
  static async enter(browser: Browser, name: string, width = 1280, more: BrowserContextOptions = {}): Promise<Player> {
    const context = await browser.newContext({
      baseURL: faire,
      reducedMotion: 'reduce',
      viewport: { width, height: 860 },
      acceptDownloads: true,
      ...more,
    });
    // As somebody who has been here before, and has said how strong the bots shall be.
    await context.addInitScript(() => {
      localStorage.setItem('fairground.strength', 'sage');
      localStorage.setItem('fairground.met', 'yes');
    });
    await context.route('**/api/tables', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.continue({ postData: { pace: player.pace, ...(route.request().postDataJSON() as object) } });
    });
    const player = new this(await context.newPage(), name);
    await player.page.goto('/');
    await player.page.getByRole('button', { name: 'Give your name' }).click();
    await player.page.getByLabel('Your name').fill(name);
    await player.page.getByRole('button', { name: 'Keep it' }).click();
    await expect(player.page.getByRole('button', { name })).toBeVisible();
    return player;
  }
  /** Enters and sits down at a table of one's own, which begins at once. */
  static async sit(browser: Browser, table: NewTable, more: BrowserContextOptions = {}): Promise<Player> {
    const player = await this.enter(browser, 'Anna', 1280, more);
    const made = await makeTable(player.page, { access: 'invite', start: true, pace: 'swift', ...table });
    await player.page.goto(`/t/${made.table}`);
    return player;
  }
  get isOver(): Promise<boolean> {
    return this.page.getByRole('region', { name: 'Result' }).isVisible();
  }
  /** Answers one question if there is one. */
  async answer(): Promise<void> {
    const { page } = this;
    const count = (selector: string): Promise<number> => page.locator(selector).count();
    const click = async (selector: string, nth = 0): Promise<void> =>
      page
        .locator(selector)
        .nth(nth % Math.max(1, await count(selector)))
        .click({ timeout: 1500 });
    try {
      const skip = page.getByRole('button', { name: 'Skip', exact: true });
      if (await skip.isVisible()) await skip.click({ timeout: 500 }).catch(() => undefined); // it may be over by then
      if (await count('[aria-label="Your answers"] .sign:not(:disabled)'))
        await click('[aria-label="Your answers"] .sign:not(:disabled)', this.answers);
      else if (!(await count('.tray'))) return void (await page.waitForTimeout(80));
      else if (await count('[aria-label="How to shuffle"]')) {
        await click('.spot.open');
        await click('.spot.open:not(.picked)', 1);
        await click('[aria-label="How to shuffle"] .sign:not(:disabled)');
        await click('.confirm .chief');
      } else if (await count('.spot.open')) {
        await click('.spot.open', this.answers);
        if (await count('button.who.open')) await click('button.who.open');
        await click('.confirm .chief');
      } else if (await count('button.who.open')) {
        await click('button.who.open', [0, 1, 4, 2, 3][this.answers % 5] ?? 0);
        await click('.confirm .chief');
      } else await click('.tray .acts .sign:not(:disabled)', this.answers % 4 === 3 ? 1 : 0);
      ++this.answers;
    } catch {
      // The question has gone meanwhile (a clock, a reload); go on with the next one.
    }
  }
}

/** Plays with Tab and Enter and nothing else. */
export class KeyboardPlayer extends Player {
  override async answer(): Promise<void> {
    const { page } = this;
    if (!(await page.locator('.tray').count())) return page.waitForTimeout(60);
    for (let round = 0; round < 8; ++round) {
      const canConfirm = (await page.locator('.confirm .chief').count()) > 0;
      const goal = canConfirm
        ? '.confirm .chief'
        : '.spot.open:not(.picked), button.who.open:not(.picked), .tray .acts:not(.confirm) .sign:not(:disabled):not([aria-pressed="true"])';
      const passing =
        canConfirm || round > 0 ? 0 : this.answers % Math.min(4, Math.max(1, await page.locator(goal).count()));
      // All that can be picked up is, and nothing can be done with it.
      if (!(await this.#tabTo(goal, passing))) break;
      await page.keyboard.press('Enter');
      await page.waitForTimeout(40);
      if (canConfirm || !(await page.locator('.confirm').count())) break;
    }
    if (await page.locator('.confirm').count()) await page.keyboard.press('Escape');
    ++this.answers;
  }
  /** Tabs to what matches, passing over the first few. */
  async #tabTo(selector: string, passing: number): Promise<boolean> {
    for (let i = 0; i < 90; ++i) {
      const isThere = await this.page.evaluate((goal) => document.activeElement?.matches(goal) ?? false, selector);
      if (isThere && passing-- <= 0) return true;
      if (!(await this.page.locator('.tray').count())) return false;
      await this.page.keyboard.press('Tab');
    }
    return false;
  }
}

export async function playToTheEnd(
  players: readonly Player[],
  patience: number,
  between?: (round: number) => Promise<void>,
): Promise<void> {
  const end = Date.now() + patience;
  for (let round = 0; Date.now() < end; ++round) {
    await between?.(round);
    for (const player of players) await player.answer();
    if ((await Promise.all(players.map((player) => player.isOver))).every(Boolean)) return;
  }
  throw new Error('the game did not end in time');
}

/** One step on in a guided game: its one answer, or just onwards. False at the end. */
export async function learn(page: Page): Promise<boolean> {
  const on = page.getByRole('button', { name: 'Go on' });
  if (await on.isVisible()) await on.click();
  else if (await page.locator('.spot.open').count()) {
    await page.locator('.spot.open').first().click();
    await page.locator('.confirm .chief').click();
  } else if (await page.locator('button.who.open').count()) {
    // Some cards go at once: what belongs to them is open besides.
    await page.locator('button.who.open').first().click();
    for (let more = 0; more < 5 && !(await page.locator('.confirm .chief').isVisible()); ++more)
      await page.locator('button.who.open:not(.picked)').first().click();
    await page.locator('.confirm .chief').click();
  } else if (await page.locator('.tray .acts .sign:not(:disabled)').count()) {
    await page.locator('.tray .acts .sign:not(:disabled)').first().click();
    if (await page.locator('.confirm .chief').isVisible()) await page.locator('.confirm .chief').click();
  } else return false;
  return true;
}
