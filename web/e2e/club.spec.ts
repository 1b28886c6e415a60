// SPDX-License-Identifier: Apache-2.0
// Fairy Tale Fight Club without a server, in situations that the engine has played into: one gesture, one answer.
import type { BrowserContextOptions } from '@playwright/test';
import { expect, test, type Browser, type Locator, type Page } from './test';
import { fixtures } from '../playwright.config';
import { isWagon, namedIn, type Target } from '../src/games/fairy_tale_fight_club/gestures';
import type { Choice, View } from '../src/lib/generated/fairy_tale_fight_club';
import { valueOf } from '../src/games/fairy_tale_fight_club/art/creatures';
import { creaturesOf } from '../src/games/fairy_tale_fight_club/words';
import type { Json } from '../src/lib/wire';
import { faults } from './axe';
import { playInto, type Situation, type Staging } from './engine';
import { Fake } from './fake';
import { chat, games, lobby } from './fixtures';
import { KeyboardPlayer, makeTable, meet, Player, playToTheEnd } from './player';
import { clubScenes, inActions } from './stagings';

interface Opened {
  page: Page;
  fake: Fake;
}
function open(browser: Browser, name: string, width = 1440, more: BrowserContextOptions = {}): Promise<Opened> {
  const staging = clubScenes[name];
  if (!staging) throw new Error(name);
  return stage(browser, staging, width, more);
}
async function stage(
  browser: Browser,
  staging: Staging,
  width = 1440,
  more: BrowserContextOptions = {},
): Promise<Opened> {
  const page = await browser.newPage({
    viewport: { width, height: width < 500 ? 740 : 900 },
    reducedMotion: 'reduce',
    baseURL: fixtures,
    ...more,
  });
  const fake = new Fake(page, { games, lobby, chat, ...(await playInto(staging)) });
  await fake.serve();
  await page.goto('/t/t1');
  await page.locator('[data-board]').waitFor();
  return { page, fake };
}
const cards = (page: Page) => page.locator('[data-piece^="held:"] button.who');
const confirm = (page: Page) => page.locator('.confirm .chief');
const clubOf = (view: Json): View => view as unknown as View;
interface Point {
  x: number;
  y: number;
}
const middleOf = async (what: Locator): Promise<Point> => {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
/** An exchange of one against two that can be made: places in the hand, and creatures of the Market. */
function tradeOf({ mine, table }: View, act: 'give_one' | 'take_one'): [number[], string[]] | null {
  const hand = creaturesOf(mine?.hand);
  const market = creaturesOf(table.market);
  const [ones, others] = act === 'give_one' ? [hand, market] : [market, hand];
  for (const [at, one] of ones.entries())
    for (const [i, first] of others.entries())
      for (const [j, second] of others.entries())
        if (i < j && valueOf(first) + valueOf(second) === valueOf(one))
          return act === 'give_one' ? [[at], [first, second]] : [[i, j], [one]];
  return null;
}
/** By mouse. */
async function dragOnto(page: Page, what: Locator, to: string): Promise<void> {
  const [from, onto] = [await middleOf(what), await middleOf(page.locator(to).first())];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(onto.x, onto.y, { steps: 6 });
  await expect(page.locator('.dragged')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.dragged')).toHaveCount(0);
}

for (const name of ['club-four', 'club-solo', 'club-picked', 'club-fight', 'club-watch', 'club-over'])
  test(`${name} has no serious fault and fits a phone, by day and by night`, async ({ browser }) => {
    const { page } = await open(browser, name, 360);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await clubScenes[name]?.act?.(page);
    // A few frames pass before the new size has come through to everything.
    await expect.poll(() => faults(page)).toEqual([]);
  });

test('creatures are picked up, put into a wagon and sent as one answer', async ({ browser }) => {
  const { page, fake } = await open(browser, 'club-loading');
  await cards(page).first().click();
  await page.locator('.wagons .spot.open').first().click();
  await expect(confirm(page)).toHaveText(/^Load \d+ into the Wheelbarrow$/);
  await confirm(page).click();
  await expect
    .poll(() => fake.heard.at(-1))
    .toMatchObject({
      do: 'choose',
      choice: [{ act: 'load' }, { act: 'load_into', wagon: 'Wheelbarrow' }, { act: 'pick' }, { act: 'done' }],
    });
});

test('a creature is dragged into a wagon, and what falls elsewhere is only held', async ({ browser }) => {
  const { page } = await open(browser, 'club-loading');
  const drag = (to: string): Promise<void> => dragOnto(page, cards(page).nth(1), to);
  await drag('[data-piece="plate:0"]');
  await expect(confirm(page)).toHaveCount(0);
  await expect(cards(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await drag('[data-drop="Wheelbarrow"]');
  await expect(confirm(page)).toHaveText(/^Load \d+ into the Wheelbarrow$/);
  await page.keyboard.press('Escape');
  await drag('[data-drop="pile"]');
  await expect(confirm(page)).toHaveText(/^Discard \d+$/);
});

test('what can be done with a creature is offered in words, and by keyboard alone', async ({ browser }) => {
  const { page, fake } = await open(browser, 'club-loading');
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  const signs = page.getByRole('group', { name: 'What to do with it' });
  await signs.getByRole('button', { name: 'Swap' }).focus();
  await page.keyboard.press('Enter');
  await expect(confirm(page)).toHaveText(/^Swap \d+: discard it, draw one$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.confirm')).toHaveCount(0);
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  await signs.getByRole('button', { name: 'Discard' }).focus();
  await page.keyboard.press('Enter');
  await confirm(page).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => fake.heard.at(-1))
    .toMatchObject({ do: 'choose', choice: [{ act: 'discard' }, { act: 'discard_from', source: 'hand' }, {}, {}] });
});

test('a poster glows when a wagon holds what it asks for, and is delivered by a tap', async ({ browser }) => {
  const { page, fake } = await open(browser, 'club-deliver');
  await page.locator('.isMatch').first().click();
  const deliver = page.getByRole('button', { name: /^Deliver/ });
  if (await deliver.isVisible()) await deliver.click();
  await confirm(page).click();
  await expect.poll(() => fake.heard.at(-1)).toMatchObject({ do: 'choose', choice: { act: 'complete' } });
});

/** Below them stand those who tie, if any do. */
const totalsIn = (reckoning: Locator): Locator => reckoning.locator('tfoot tr').first().locator('td');

test('the points are counted up at the end', async ({ browser }) => {
  const { page } = await open(browser, 'club-over');
  const table = page.getByRole('table', { name: 'The reckoning' });
  await expect(totalsIn(table)).toHaveCount(3);
  const totals = await totalsIn(table).allTextContents();
  const scores = await page.getByRole('region', { name: 'Result' }).locator('li b').allTextContents();
  expect([...totals].sort()).toEqual([...scores].sort());
  // And the plates have shown the same all along.
  const plates = await page.locator('[data-piece^="plate:"] .points').allTextContents();
  expect(plates.map((text) => text.replace(/\D/g, ''))).toEqual(totals);
});

test('the count is made step by step, part after part, for who has not set it fast', async ({ browser }) => {
  const staged = await playInto(clubScenes['club-over']!);
  const { play } = staged;
  const first = play.events.findIndex(([, event]) => event?.kind === 'scored');
  const steps = play.events.filter(([, event]) => event?.kind === 'scored').length;
  expect(steps).toBeGreaterThan(6);
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
    baseURL: fixtures,
  });
  // How much of the table stands there, whenever that changes; and the last total beside it.
  await page.addInitScript(() => {
    const seen: [number, string][] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const table = document.querySelector('[data-piece="reckoning"]');
      const count = table?.querySelectorAll('.points').length ?? 0;
      const totals = [...(table?.querySelectorAll('tfoot td') ?? [])].map((cell) => cell.textContent).join();
      if (count !== (seen.at(-1)?.[0] ?? 0)) seen.push([count, totals]);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const before = { ...play, n: first, events: play.events.slice(0, first), sentences: [], result: null };
  const fake = new Fake(page, { games, lobby, chat, ...staged, play: before });
  await fake.serve();
  await page.goto('/t/t1');
  await page.locator('[data-board]').waitFor();
  await expect(page.getByRole('table', { name: 'The reckoning' })).toHaveCount(0);
  fake.push({ ...play, view: undefined, changes: [], events: play.events.slice(first) });
  const table = page.getByRole('table', { name: 'The reckoning' });
  await expect(table.locator('.points')).toHaveCount(steps);
  const seen = await page.evaluate(() => (window as unknown as { seen: [number, string][] }).seen);
  // Where the machine stalls, two may come at once.
  expect(seen.length).toBeGreaterThan(steps / 2);
  expect(seen.map(([count]) => count)).toEqual(seen.map(([count]) => count).sort((a, b) => a - b));
  expect(new Set(seen.map(([, totals]) => totals)).size).toBe(seen.length);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  const totals = await totalsIn(table).allTextContents();
  const scores = await page.getByRole('region', { name: 'Result' }).locator('li b').allTextContents();
  expect([...totals].sort()).toEqual([...scores].sort());
});

test('a tie is broken for all to see', async ({ browser }) => {
  const staged = await playInto(clubScenes['club-over']!);
  const { play } = staged;
  const view = clubOf(play.view as Json);
  const gold = [4, 7, 2];
  const tied = (event: Json | null): Json | null =>
    event?.kind === 'scored'
      ? { ...event, points: event.part === 'contracts' ? 9 : 0 }
      : event?.kind === 'ended'
        ? { ...event, seats: [1], points: 9, decided_by: 'gold' }
        : event;
  const page = await browser.newPage({ viewport: { width: 1366, height: 657 }, baseURL: fixtures });
  const fake = new Fake(page, {
    games,
    lobby,
    chat,
    ...staged,
    play: {
      ...play,
      view: { ...view, table: { ...view.table, gold } } as unknown as Json,
      events: play.events.map(([number, event]) => [number, tied(event)]),
    },
  });
  await fake.serve();
  await page.goto('/t/t1');
  const reckoning = page.getByRole('table', { name: 'The reckoning' });
  await expect(reckoning.getByRole('row', { name: 'Decided by more gold' })).toHaveText(/4\s*7\s*2$/);
  await expect(reckoning.getByRole('row', { name: /fewer contracts/ })).toHaveCount(0);
});

// Why something cannot be done ----------------------------------------------------------------------------------------

/** The first step of the viewer's turn, with that barred by that rule. */
const barredBy =
  (rule: string, act: string) =>
  ({ offers, barred }: Situation): boolean =>
    offers.some(({ choice }) => choice.act === 'end_actions') &&
    barred.some((bar) => bar.rule === rule && bar.choice.act === act);
// What is barred is there to be tapped, and Playwright calls it disabled.
/** Whether it has come to rest: a forced click does not wait until the board is laid out. */
const rests = (what: Locator): Promise<boolean> =>
  what.evaluate(async (element) => {
    const place = (): string => JSON.stringify(element.getBoundingClientRect());
    const before = place();
    await new Promise((done) => setTimeout(done, 100));
    return place() === before;
  });
async function tap(page: Page, what: string): Promise<void> {
  const one = page.locator(what).first();
  await expect.poll(() => rests(one)).toBe(true);
  await one.click({ force: true });
}
const yours = (wagon: string): string => `.wagons button[aria-label^="Your ${wagon}"]`;
for (const [rule, act, why, ask] of [
  [
    'FTF-040',
    'load',
    /^No limited action is left this turn\./,
    (page) => tap(page, '[data-piece="held:0"] button.who'),
  ],
  ['FTF-055', 'buy_wagon', /^Wagons are bought in order\./, (page) => tap(page, yours('War Wagon'))],
  ['FTF-056', 'buy_wagon', /^Too little gold\./, (page) => tap(page, '.wagons button[aria-label*="(FTF-056)"]')],
  ['FTF-073', 'exchange', /^Nothing in hand and Market adds up\./, (page) => tap(page, '[data-piece^="market:"]')],
  ['FTF-089', 'reserve', /^Too little gold\./, (page) => tap(page, '.wall button[aria-label*="(FTF-089)"]')],
  [
    'FTF-098',
    'load_into',
    /^It is full\./,
    async (page) => {
      await cards(page).first().click();
      // Its creatures cover it.
      await dragOnto(page, cards(page).first(), '.wagons button[aria-label*="(FTF-098)"]');
    },
  ],
] as [string, string, RegExp, (page: Page) => Promise<void>][])
  test(`${act} is barred by ${rule}, and a tap tells why`, async ({ browser }) => {
    const { page } = await stage(browser, { ...clubScenes['club-begin']!, until: barredBy(rule, act) });
    const said = page.locator('.tray p.soft');
    await expect(said).toHaveCount(0);
    await page.locator('.paced:not(.settling)').waitFor(); // until then a forced click does nothing
    await ask(page);
    await expect(said).toHaveText(why);
    await expect(confirm(page)).toHaveCount(0);
    await said.getByRole('button', { name: /^Why/ }).click();
    await expect(page.getByRole('dialog', { name: 'The rules' })).toBeVisible();
  });

test('what is dropped where it may not lie says why', async ({ browser }) => {
  const { page } = await stage(browser, {
    ...clubScenes['club-begin']!,
    until: ({ kind, view }) => kind === 'actions' && clubOf(view).notes.standing[0]?.for_sale[0] === 'Hand Cart',
  });
  await dragOnto(page, cards(page).first(), '[data-drop="Hand Cart"]');
  await expect(page.locator('.tray p.soft')).toHaveText(
    /^(These are worth \d+, and it costs 10|Your hand is worth too little)\./,
  );
  await dragOnto(page, cards(page).first(), '[data-drop="War Wagon"]');
  await expect(page.locator('.tray p.soft')).toHaveText(/^Wagons are bought in order\./);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tray p.soft')).toHaveCount(0);
});

// What lies open ------------------------------------------------------------------------------------------------------

test('the discard pile and completed contracts are looked through', async ({ browser }) => {
  const staging = clubScenes['club-looking']!;
  const { play } = await playInto(staging);
  const { table } = clubOf(play.view!);
  const { page } = await stage(browser, staging, 390);
  await page.locator('[data-piece="pile"]').click();
  const pile = page.getByRole('dialog', { name: 'The discard pile' });
  const kinds = Object.entries(table.discards);
  await expect(pile.getByRole('list', { name: 'Discarded creatures' }).getByRole('listitem')).toHaveCount(kinds.length);
  for (const [name, count] of kinds)
    await expect(pile.getByText(new RegExp(`^${name}, \\d+ × ${count}$`))).toBeVisible();
  for (const event of table.event_discards) await expect(pile.getByText(event!, { exact: true })).toBeVisible();
  await pile.getByRole('button', { name: 'Close' }).click();
  await expect(pile).toHaveCount(0);
  for (const [seat, name] of [
    [0, 'Your completed contracts'],
    [1, 'Completed by Bertram'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`^${name}: `) }).click();
    const sheet = page.getByRole('dialog', { name });
    await expect(sheet.getByRole('listitem')).toHaveCount(table.completed[seat]!.length);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
});
test('what others have completed is not looked through where it lies face down', async ({ browser }) => {
  const { page } = await stage(browser, { ...clubScenes['club-looking']!, options: {} });
  await expect(page.getByRole('button', { name: /^Your completed contracts: / })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Completed by / })).toHaveCount(0);
});
test('the round, the supply and a stall that is near stand below the wagons', async ({ browser }) => {
  const { page } = await stage(browser, { ...clubScenes['club-begin']!, until: inActions(6) });
  const { table } = clubOf((await playInto({ ...clubScenes['club-begin']!, until: inActions(6) })).play.view!);
  await expect(page.getByText('Round 3', { exact: true })).toBeVisible();
  await expect(page.getByText(`Supply: ${table.supply} gold`)).toBeVisible();
  await expect(page.getByText(/^Quiet turns/)).toHaveCount(0);
  const idle: Staging = {
    ...clubScenes['club-begin']!,
    options: { stall_rounds: 2 },
    prefer: (_seat, _kind, offers) => offers.find(({ choice }) => choice.act === 'end_actions'),
    until: ({ kind, view }) => kind === 'actions' && clubOf(view).table.quiet_turns === 3,
  };
  const { page: later } = await stage(browser, idle);
  await expect(later.getByText('Quiet turns: 3 of 6')).toBeVisible();
});

// With a finger -------------------------------------------------------------------------------------------------------

/** Down on one thing, along, and up on another, as a finger does it: the browser scrolls if it takes it for that. */
async function fingerAlong(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; ++step)
    await touch('touchMove', { x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 });
  await touch('touchEnd');
}
const fingerFrom = async (page: Page, what: Locator, onto: Locator): Promise<void> =>
  fingerAlong(page, await middleOf(what), await middleOf(onto));
const phone = { hasTouch: true, isMobile: true } as const;
const stageOnPhone = async (browser: Browser, until: NonNullable<Staging['until']>): Promise<Opened> => {
  const opened = await stage(browser, { ...clubScenes['club-begin']!, until }, 390, phone);
  await opened.page.locator('.paced:not(.settling)').waitFor();
  return opened;
};

test('a finger carries several creatures into a wagon', async ({ browser }) => {
  const { page, fake } = await stageOnPhone(
    browser,
    ({ kind, view, offers }) =>
      kind === 'actions' &&
      offers.some(({ choice }) => choice.act === 'load') &&
      (clubOf(view).notes.standing[0]?.room.Wheelbarrow ?? 0) > 1,
  );
  await cards(page).nth(0).tap();
  await cards(page).nth(1).tap();
  // The wagons come into sight when something has been picked up.
  await fingerFrom(page, cards(page).nth(1), page.locator('[data-drop="Wheelbarrow"]'));
  await expect(confirm(page)).toHaveText(/^Load \d+ and \d+ into the Wheelbarrow$/);
  await confirm(page).click(); // a tap so soon after a drag is taken for the end of its fling
  await expect
    .poll(() => fake.heard.at(-1))
    .toMatchObject({
      do: 'choose',
      choice: [{ act: 'load' }, { act: 'load_into', wagon: 'Wheelbarrow' }, { act: 'pick' }, { act: 'pick' }, {}],
    });
});

test('a finger carries cargo down into another wagon, and moves the page beside it', async ({ browser }) => {
  const { page } = await stageOnPhone(
    browser,
    ({ kind, view, offers }) =>
      kind === 'actions' &&
      offers.some(({ choice }) => choice.act === 'move') &&
      (clubOf(view).notes.standing[0]?.room['Horse Wagon'] ?? 0) > 0 &&
      Object.keys(clubOf(view).table.cargo[0]?.Wheelbarrow ?? {}).length > 0,
  );
  const [cargo, below] = [page.locator('button[aria-label$="in the Wheelbarrow"]').first(), page.locator('[data-drop="Horse Wagon"]')]; // prettier-ignore
  await below.scrollIntoViewIfNeeded();
  const [from, to] = [await middleOf(cargo), await middleOf(below)];
  expect(to.y - from.y).toBeGreaterThan(2 * Math.abs(to.x - from.x));
  await fingerFrom(page, cargo, below);
  await expect(confirm(page)).toHaveText(/^Move \d+ into the Horse Wagon$/);
  await page.keyboard.press('Escape');
  const yard = page.getByRole('group', { name: 'Wall, Market and wagons' });
  const top = (): Promise<number> => yard.evaluate((one) => one.scrollTop);
  await yard.evaluate((one) => (one.scrollTop = 0));
  const { x, y } = await middleOf(page.locator('[data-piece^="contract:"]').first());
  await fingerAlong(page, { x, y }, { x, y: y - 60 });
  await expect.poll(top).toBeGreaterThan(0);
});

for (const [way, act] of [
  ['one for several', 'give_one'],
  ['several for one', 'take_one'],
] as const)
  test(`a finger exchanges ${way}`, async ({ browser }) => {
    const trade = (view: View): [number[], string[]] | null => tradeOf(view, act);
    const { page, fake } = await stageOnPhone(
      browser,
      ({ kind, view }) => kind === 'actions' && clubOf(view).table.actions_left > 0 && trade(clubOf(view)) !== null,
    );
    const { play } = await playInto({
      ...clubScenes['club-begin']!,
      until: ({ kind, view }) =>
        kind === 'actions' && clubOf(view).table.actions_left > 0 && trade(clubOf(view)) !== null,
    });
    const [places, wanted] = trade(clubOf(play.view!))!;
    if (act === 'give_one') {
      for (const name of wanted) await page.locator(`[data-piece="market:${name}"]`).tap();
      await fingerFrom(page, cards(page).nth(places.at(-1)!), page.locator('[data-drop="market"]'));
    } else {
      // Several creatures dropped on the Market are for the one that they add up to.
      for (const place of places) await cards(page).nth(place).tap();
      await page.locator('[data-drop="market"]').scrollIntoViewIfNeeded();
      await fingerFrom(page, cards(page).nth(places.at(-1)!), page.locator('[data-drop="market"]'));
    }
    await expect(confirm(page)).toHaveText(/^Give [\d, and]+, take [\d, and]+$/);
    await confirm(page).click(); // a tap so soon after a drag is taken for the end of its fling
    await expect
      .poll(() => fake.heard.at(-1))
      .toMatchObject({ do: 'choose', choice: [{ act: 'exchange' }, { act }, {}, {}, { act: 'done' }] });
  });

test('a move that is picked is drawn on the board before it is confirmed', async ({ browser }) => {
  const { page } = await open(browser, 'club-loading');
  await expect(page.locator('.shaft')).toHaveCount(0);
  await cards(page).first().click();
  await expect(page.locator('.shaft')).toHaveCount(0);
  await page.locator('.wagons .spot.open').first().click();
  await expect(page.locator('.shaft')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.shaft')).toHaveCount(0);
});

// Before a real server ------------------------------------------------------------------------------------------------

/** Does what a hint says, creature by creature and place by place, and confirms it. */
async function follow(page: Page, steps: readonly Choice[]): Promise<void> {
  const { wanted, targets } = namedIn(steps);
  const hinted = page.locator(':is([data-piece^="held:"], .wagons) .who[data-hinted]:not(.picked)');
  const sign = page.locator('.tray .sign[data-hinted]');
  // What is done with a creature, or on a place, is no sign.
  if (steps.length === 1 && 'act' in steps[0]! && plainActs.has(steps[0].act)) return sign.click();
  for (let left = await hinted.count(); left > 0; --left) await hinted.first().click();
  for (const name of wanted) await page.locator(`[data-piece="market:${name}"]`).click();
  const [target] = targets;
  const [onto] = target === undefined ? [] : [page.locator(`[data-piece="${pieceOf(target)}"]`)];
  if (onto && !(await page.locator('.confirm .chief').isVisible())) await onto.press('Enter'); // its creatures cover a wagon
  const deliver = page.getByRole('button', { name: /^Deliver from/ }).first();
  await page.locator('.confirm .chief').or(deliver).first().waitFor();
  if (!(await page.locator('.confirm .chief').isVisible())) await deliver.click();
  await page.locator('.confirm .chief').click();
}
const plainActs: ReadonlySet<Choice['act']> = new Set(['buy_action', 'end_actions', 'pay_toll', 'lose_wheelbarrow', 'decline']); // prettier-ignore
const pieceOf = (target: Target): string =>
  target === 'pile' || target === 'deck' || target === 'market'
    ? target
    : isWagon(target)
      ? `wagon:0:${target}`
      : `contract:${target}`;

test('a game alone is played to its end by somebody who follows every hint', async ({ browser }) => {
  test.setTimeout(900_000);
  const anna = await Player.enter(browser, 'Anna');
  const { page } = anna;
  // What each hint says, as the board is told it.
  const hints: Choice[][] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { choices } = JSON.parse(String(payload)) as { choices?: Choice[] };
      if (choices) hints.push(choices);
    }),
  );
  const { table } = await makeTable(page, {
    game: 'fairy_tale_fight_club',
    players: 1,
    options: { solo_rounds: 8 },
    seats: ['me'],
    access: 'invite',
    pace: 'swift',
    start: true,
  });
  await page.goto(`/t/${table}`);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  const result = page.getByRole('region', { name: 'Result' });
  const acts: Choice['act'][] = [];
  for (let asked = 0; asked < 200; ++asked) {
    await page.locator('.paced:not(.settling)').and(page.locator(':has(.tray)')).or(result).first().waitFor();
    // With the last answer the sign goes, a moment before the result is there.
    await expect(async () => {
      if (!(await result.isVisible())) await hint.click({ timeout: 1000 });
    }).toPass();
    if (await result.isVisible()) break;
    await expect.poll(() => hints.length).toBe(asked + 1);
    await expect(page.locator('[data-hinted]').first()).toBeVisible();
    await follow(page, hints[asked]!);
    acts.push(...hints[asked]!.map(({ act }) => act));
    await expect(page.getByText('would say')).toHaveCount(0);
  }
  await expect(result).toBeVisible();
  expect(acts).toContain('complete');
  expect(acts).toContain('buy_wagon');
  await expect(page.getByRole('img', { name: 'Round 8 of 8' })).toBeVisible();
  const reckoning = page.getByRole('table', { name: 'The reckoning' });
  const points = Number(await reckoning.locator('tfoot td').first().textContent());
  expect(points).toBeGreaterThan(0);
  await expect(reckoning.locator('.rating')).toHaveText(
    /^(The creatures won|A hunter in the making|A worthy apprentice|A great hunter|Victory!)$/,
  );
  expect(Number((await result.locator('li b').first().textContent())!.replace(/\D/g, ''))).toBe(points);
  expect(anna.faults).toEqual([]);
});

test('two friends and a bot play Fairy Tale Fight Club to its end, one by keyboard, one on a phone', async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const anna = await KeyboardPlayer.enter(browser, 'Anna');
  const bert = await Player.enter(browser, 'Bert', 390);
  // A designer's table: other prices, points and hands, which the boards must show as they are; and a short game.
  const layer = (one: number, two: number, three: number): Json => ({
    'level I': one,
    'level II': two,
    'level III': three,
    event: 2,
  });
  await meet(anna, bert, {
    game: 'fairy_tale_fight_club',
    options: { stall_rounds: 2, flag_sets: 'once_each', completed_display: 'face_up' },
    content: {
      gold_per_point: 2,
      hand: 4,
      wagons: { 'Hand Cart': { creature_points: 6, points: 2 } },
      contract_deck: { 3: { top: layer(2, 0, 0), middle: layer(1, 1, 0), bottom: layer(0, 1, 1) } },
    },
  });
  await playToTheEnd([anna, bert], async (round) => {
    if (round === 20) await bert.page.reload();
    if (round === 40) await anna.page.reload();
  });
  for (const { page } of [anna, bert]) {
    const totals = await page.getByRole('table', { name: 'The reckoning' }).locator('tfoot td').allTextContents();
    const plates = await page.locator('[data-piece^="plate:"] .points').allTextContents();
    expect(plates.map((text) => text.replace(/\D/g, ''))).toEqual(totals);
  }
  await bert.page.getByRole('link', { name: 'Watch it again' }).click();
  await expect(bert.page.getByText(/Step 1 of \d+/)).toBeVisible();
  await bert.page.keyboard.press('End');
  await expect(bert.page.getByRole('table', { name: 'The reckoning' })).toBeVisible();
  await anna.page.getByRole('link', { name: 'Check the deal' }).click();
  await expect(anna.page.getByText('Everything fits, and this browser was there.')).toBeVisible();
  expect([...anna.faults, ...bert.faults]).toEqual([]);
});
