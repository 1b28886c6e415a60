// SPDX-License-Identifier: Apache-2.0
// The layout promises, kept by every board and every page in every window.
import { expect, test } from '../test';
import { boards } from './boards';
import { brokenIn, enlargeText, openBoard } from './scene';
import { windows, windowsByNight, windowsOfLargeText } from './windows';

test.describe.configure({ mode: 'parallel' });

for (const [game, { piecesOf, scenes }] of Object.entries(boards))
  for (const [name, scene] of Object.entries(scenes))
    test(`${game}: ${name}`, async ({ browser }) => {
      const opened = await openBoard(browser, scene, piecesOf);
      expect(await brokenIn(opened, windows)).toEqual([]);
      expect(await brokenIn(opened, windowsByNight, 'dark')).toEqual([]);
      await enlargeText(opened.page);
      expect((await brokenIn(opened, windowsOfLargeText)).map((fault) => `200 %: ${fault}`)).toEqual([]);
    });
