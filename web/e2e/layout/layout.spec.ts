// SPDX-License-Identifier: Apache-2.0
// The layout promises, kept by every board and every page in every window.
import { expect, test } from '../test';
import { boards } from './boards';
import { brokenIn, enlargeText, openBoard } from './scene';
import { windows, windowsByNight, windowsOfLargeText } from './windows';

test.describe.configure({ mode: 'parallel' });

for (const [game, { piecesOf, scenes }] of Object.entries(boards))
  for (const [nth, [name, scene]] of Object.entries(scenes).entries())
    test(`${game}: ${name}`, async ({ browser }) => {
      const opened = await openBoard(browser, scene, piecesOf);
      expect(await brokenIn(opened, windows)).toEqual([]);
      expect(await brokenIn(opened, nth === 0 ? windows : windowsByNight, 'dark')).toEqual([]);
      await enlargeText(opened.page);
      expect((await brokenIn(opened, windowsOfLargeText)).map((fault) => `200 %: ${fault}`)).toEqual([]);
    });

for (const [game, { piecesOf, scenes }] of Object.entries(boards))
  test(`${game}: the rules open`, async ({ browser }) => {
    const [scene] = Object.values(scenes);
    if (!scene) throw new Error(`${game} has no scene`);
    const { act: _, isPicked: __, ...bare } = scene;
    const opened = await openBoard(browser, bare, piecesOf);
    await opened.page.getByRole('button', { name: 'Rules', exact: true }).click();
    await opened.page.getByRole('dialog', { name: 'The rules' }).getByRole('searchbox').waitFor();
    // What lies beneath is covered, by whoever asked for it.
    const isOfDrawer = (fault: string): boolean => !/: (piece|board|banner):/.test(fault);
    expect((await brokenIn(opened, windows)).filter(isOfDrawer)).toEqual([]);
    await enlargeText(opened.page);
    expect((await brokenIn(opened, windowsOfLargeText)).filter(isOfDrawer)).toEqual([]);
  });
