// SPDX-License-Identifier: Apache-2.0
// The tests' `test`: who is done leaves. A page left open goes on drawing and keeps bots at play, and a machine of two
// cores soon does nothing else.
import { test as base } from '@playwright/test';

export { expect, type Browser, type Locator, type Page } from '@playwright/test';

export const test = base.extend<{ everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
