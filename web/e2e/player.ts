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
  /** What was in the way the last time. */
  obstacle = '';
  /** Tables made on a page wait for nobody, unless a test is about waiting. */
  pace: 'table' | 'swift' = 'swift';
  readonly faults: string[] = [];
  /** How often in a row what was picked came to nothing: something else is tried then. */
  #vain = 0;

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
    for (let round = 0; round < 8; ++round) {
      const seen = await page.evaluate(look, goals);
      if (seen.isShowing) await page.keyboard.press('Escape');
      if (!seen.isAsked) return round > 0 ? void ++this.answers : page.waitForTimeout(50);
      // All that can be picked up is, and nothing can be done with it.
      if (!seen.canConfirm && seen.offers === 0) break;
      const passing = seen.canConfirm || round > 0 ? 0 : this.answers % Math.min(4 + this.#vain, seen.offers);
      if (!(await this.press(seen.canConfirm ? goals.confirm : goals.offer, passing))) return;
      if (seen.canConfirm) return (++this.answers, void (this.#vain = 0));
    }
    await page.keyboard.press('Escape');
    ++this.#vain;
    ++this.answers;
  }
  /** Presses what matches, passing over the first few. False where it cannot be reached: covered, moving, or gone. */
  protected async press(selector: string, passing: number): Promise<boolean> {
    const spot = await this.page.evaluate(
      ([goal, nth]) => {
        const it = [...document.querySelectorAll(goal)].filter((one) => one.checkVisibility())[nth];
        it?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = it?.getBoundingClientRect();
        if (!it || !box) return null;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(x, y);
        const isOnTop = it.contains(top) || top?.contains(it);
        return { x, y, obstacle: isOnTop ? '' : `${it.outerHTML} is below ${top?.outerHTML ?? 'nothing'}` };
      },
      [selector, passing] as const,
    );
    this.obstacle = spot?.obstacle.slice(0, 2000) ?? `there is no ${selector}, number ${passing}`;
    if (this.obstacle !== '') return false;
    await this.page.mouse.click(spot!.x, spot!.y);
    return true;
  }
  /** For a report of why a game does not go on. */
  async state(): Promise<string> {
    const text = await this.page.locator('body').innerText();
    return `${this.name} at ${this.page.url()}, ${this.answers} answers; ${this.obstacle}\n${text.slice(0, 3000)}`;
  }
}

/** Two friends meet by link at a table of three, a sage has the last chair, and the game begins. */
export async function meet(host: Player, guest: Player, table: Omit<NewTable, 'players'>): Promise<void> {
  const made = await makeTable(host.page, {
    players: 3,
    seats: ['me', null, 'sage'],
    pace: 'swift',
    access: 'invite',
    ...table,
  });
  await host.page.goto(`/t/${made.table}`);
  await guest.page.goto(`/t/${made.table}?invite=${made.invite}`);
  await guest.page.getByRole('button', { name: 'Sit here' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
}

/** What can be pressed while a question is open. */
const goals = {
  confirm: '.confirm .chief',
  offer: [
    '.spot.open:not(.picked)',
    'button.who.open:not(.picked)',
    '.tray .acts:not(.confirm) .sign:not(:disabled):not([aria-pressed="true"])',
  ].join(),
} as const;

function look(of: typeof goals): { isAsked: boolean; isShowing: boolean; canConfirm: boolean; offers: number } {
  const seen = (selector: string): number =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length;
  return {
    isAsked: seen('.tray') > 0,
    isShowing: [...document.querySelectorAll('button')].some((one) => one.textContent === 'Skip'),
    canConfirm: seen(of.confirm) > 0,
    offers: seen(of.offer),
  };
}

/** Plays with Tab and Enter and nothing else. */
export class KeyboardPlayer extends Player {
  protected override async press(selector: string, passing: number): Promise<boolean> {
    const at = (goal: string): { isThere: boolean; isAsked: boolean } => ({
      isThere: document.activeElement?.matches(goal) ?? false,
      isAsked: document.querySelector('.tray') !== null,
    });
    for (let i = 0; i < 90; ++i) {
      const { isThere, isAsked } = await this.page.evaluate(at, selector);
      if (isThere && passing-- <= 0) return this.page.keyboard.press('Enter').then(() => true);
      if (!isAsked) return false;
      await this.page.keyboard.press('Tab');
    }
    return false;
  }
}

/** However long it takes: a test that goes by the clock fails on a machine that is busy. But something must happen. */
export async function playToTheEnd(
  players: readonly Player[],
  between?: (round: number) => Promise<void>,
): Promise<void> {
  let [told, since] = [-1, Date.now()];
  for (let round = 0; !(await Promise.all(players.map((player) => player.isOver))).every(Boolean); ++round) {
    await between?.(round);
    for (const player of players) await player.answer();
    if (Date.now() - since < stuckAfter) continue;
    const lines = await Promise.all(players.map(({ page }) => page.locator('.log li').count()));
    if (Math.max(...lines) === told)
      throw new Error((await Promise.all(players.map((player) => player.state()))).join('\n\n'));
    [told, since] = [Math.max(...lines), Date.now()];
  }
}
const stuckAfter = 60_000;

/** One step on in a guided game: its one answer, or just onwards. False at the end. */
export async function learn(page: Page): Promise<boolean> {
  const on = page.getByRole('button', { name: 'Go on' });
  // The answers are drawn a moment after what is said.
  await on
    .or(page.locator('.spot.open, button.who.open, .tray .acts .sign:not(:disabled)'))
    .or(page.getByText('That is all there is to it'))
    .first()
    .waitFor();
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
