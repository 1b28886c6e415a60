// SPDX-License-Identifier: Apache-2.0
// Serious faults for assistive technology on the page as it stands.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Found {
      violations: { id: string; impact: string; nodes: { target: string[]; failureSummary: string }[] }[];
    }
    const found = await (globalThis as unknown as { axe: { run(): Promise<Found> } }).axe.run();
    return found.violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .flatMap((v) => v.nodes.map((n) => `${v.id} ${n.target.join(' ')}: ${n.failureSummary}`));
  });
}
