// SPDX-License-Identifier: Apache-2.0
// The layout promises find what is broken: each fault is put into a table that is whole, and must be told.
import { expect, test } from '@playwright/test';
import { boards } from './boards';
import { brokenAt, openBoard, type Opened } from './scene';

const court = boards['King Thief Minister'];
const faire = boards['Huzzah!'];
const club = boards['Fairy Tale Fight Club'];
const claim = 'six, a claim picked and a hint open';
const show = 'eight, a card picked and a hint open';
const actions = 'alone, in mid-game';

interface Fault {
  window: readonly [number, number];
  style: string;
  told: RegExp;
}
const inCourt: Record<string, Fault> = {
  'a container without a height': {
    window: [820, 1180],
    style: '[data-stage] { min-height: 0 !important; max-height: 0 !important }',
    told: /board: its stage has no size|piece: card:0 has no size/,
  },
  'a card without a size': {
    window: [1366, 657],
    style: '[data-piece="card:3"] { width: 0 !important; height: 0 !important; overflow: hidden }',
    told: /piece: card:3 has no size/,
  },
  'a card outside the table': {
    window: [1366, 657],
    style: '[data-piece="card:2"] { margin-left: 50rem }',
    told: /piece: card:2 lies outside its board/,
  },
  'a label that is cut': {
    window: [390, 844],
    style: '.tray .sign { width: 3rem; overflow: hidden; white-space: nowrap }',
    told: /cut: button\.sign/,
  },
  'a word broken in the middle': {
    window: [390, 844],
    style: '[aria-label="Confirm"] .sign { max-width: 4rem !important; white-space: normal; word-break: break-all }',
    told: /cut: .* breaks “\w+” in the middle/,
  },
  'a button that is covered': {
    window: [1440, 900],
    style: 'header { position: fixed !important; z-index: 50; inset: 60% 0 0; background: red }',
    told: /covered: button\.sign “Look/,
  },
  'a control that confirms below the fold': {
    window: [1366, 657],
    style: '[data-confirm] { position: relative; top: 30rem }',
    told: /confirm: .* is not in the window/,
  },
  'a control that confirms and is not there': {
    window: [1366, 657],
    style: '[data-confirm] { display: none !important }',
    told: /confirm: there is no control/,
  },
  'a page wider than the window': {
    window: [360, 740],
    style: 'main { width: 373px }',
    told: /sideways: the page is 373 wide/,
  },
  'an hourglass over a name': {
    window: [360, 740],
    style:
      '.plate { position: relative } .plate > .glass { grid-area: auto; position: absolute; top: 0; left: 0; width: 5rem; background: white }',
    told: /covered: span\.called of plate:0/,
  },
};
const inFaire: Record<string, Fault> = {
  'a banner over a gate': {
    window: [1440, 900],
    style: '[data-banner] { position: relative; z-index: 30; margin-top: -9rem }',
    told: /banner: it lies over the board/,
  },
  'a pawn that is not drawn': {
    window: [1024, 768],
    style: '[data-piece="pawn:1"] { display: none }',
    told: /piece: pawn:1 has no size/,
  },
};
const inClub: Record<string, Fault> = {
  'a sign that hides what it leads to': {
    window: [390, 844],
    style: '.sign:not(:disabled) small { display: none }',
    told: /answer: button\.sign “End your actions.* does not say all of “End your actions: /,
  },
  'a sign in the face of titles': {
    window: [390, 844],
    style: '.sign { font-family: var(--display) !important }',
    told: /face: .*“End your actions.* is in the display face/,
  },
  'a barred sign without its reason': {
    window: [1366, 657],
    style: '.sign:disabled small { display: none }',
    told: /answer: button\.sign “Buy an action.* does not say why it is barred/,
  },
};

function finds(open: () => Opened, faults: Record<string, Fault>): void {
  for (const [name, { window, style, told }] of Object.entries(faults))
    test(`finds ${name}`, async () => {
      const { page } = open();
      expect(await brokenAt(open(), window)).toEqual([]);
      const planted = await page.addStyleTag({ content: style });
      const found = await brokenAt(open(), window);
      await planted.evaluate((tag: HTMLStyleElement) => tag.remove());
      expect(found.join('\n')).toMatch(told);
    });
}

for (const [game, board, scene, faults] of [
  ['King Thief Minister', court, claim, inCourt],
  ['Huzzah!', faire, show, inFaire],
  ['Fairy Tale Fight Club', club, actions, inClub],
] as const)
  test.describe(game, () => {
    test.describe.configure({ mode: 'serial' });
    let opened: Opened | undefined;
    test.beforeAll(async ({ browser }) => {
      const chosen = board?.scenes[scene];
      if (!board || !chosen) throw new Error(scene);
      opened = await openBoard(browser, chosen, board.piecesOf);
    });
    test.afterAll(() => opened?.page.close());
    finds(() => {
      if (!opened) throw new Error('not open');
      return opened;
    }, faults);
  });

test('the stand-in for the text face takes as much room as the face', async ({ browser }) => {
  const measured = async (isFetched: boolean): Promise<{ width: number; height: number }> => {
    const page = await browser.newPage();
    if (!isFetched) await page.route('**/crimson-pro-*', (route) => route.abort());
    await page.route('**/api/**', (route) =>
      route.fulfill({ json: { games: [], open: [], watchable: [], person: null } }),
    );
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    const size = await page.evaluate(() => {
      const text = document.createElement('span');
      text.textContent =
        'Your turn, Anna: look, turn the ring, or claim a character. Richard saw it, and the crowd went home.';
      text.setAttribute('style', 'position: absolute; white-space: nowrap; line-height: normal');
      document.body.append(text);
      return new Promise<{ width: number; height: number }>((done) =>
        setTimeout(() => {
          const { width, height } = text.getBoundingClientRect();
          done({ width, height });
        }, 300),
      );
    });
    await page.close();
    return size;
  };
  const [face, standIn] = [await measured(true), await measured(false)];
  expect(standIn.width / face.width).toBeGreaterThan(0.96);
  expect(standIn.width / face.width).toBeLessThan(1.04);
  expect(Math.abs(standIn.height - face.height)).toBeLessThanOrEqual(1);
});
