// SPDX-License-Identifier: Apache-2.0
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const flags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];
const program = process.env.FAIRGROUND ?? '../build/release/cli/fairground';
const database = join(mkdtempSync(join(tmpdir(), 'fairground-')), 'e2e.db');
export const fixtures = 'http://127.0.0.1:4173';
export const faire = 'http://127.0.0.1:8191';
const limits = '--requests-per-second 500 --request-burst 2000 --guests-per-minute 1000 --messages-per-second 200 --message-burst 400';

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 90_000,
  reporter: 'line',
  use: { launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags } },
  webServer: [
    { command: 'npx vite preview --host 127.0.0.1 --port 4173 --strictPort', url: fixtures, reuseExistingServer: true },
    { command: `${program} serve --listen 127.0.0.1:8191 --database ${database} --web dist ${limits}`, url: `${faire}/healthz`, reuseExistingServer: false },
  ],
  projects: [
    { name: 'pages', testMatch: 'pages.spec.ts', use: { baseURL: fixtures } },
    { name: 'play', testMatch: 'play.spec.ts', use: { baseURL: faire } },
    { name: 'shots', testMatch: 'shots.ts', use: { baseURL: fixtures } },
  ],
});
