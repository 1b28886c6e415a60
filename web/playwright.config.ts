// SPDX-License-Identifier: Apache-2.0
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A camera and a microphone that are none, for those who perform; and browsers on one machine find each other.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
];

// Every worker runs this file again, so values that must be the same for all are kept in the environment.
function settled(name: string, settle: () => string): string {
  return (process.env[name] ??= settle());
}
const askForPort =
  'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })';
const freePort = (): string => execFileSync(process.execPath, ['-e', askForPort], { encoding: 'utf8' }).trim();
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
const program = process.env.FAIRGROUND ?? '../build/release/cli/fairground';
const dist = process.env.E2E_DIST ?? 'dist';
const fixturesPort = settled('E2E_PORT', freePort);
const fairePort = settled('E2E_FAIRE_PORT', freePort);
const database = join(settled('E2E_FOLDER', temporaryFolder), 'e2e.db');
export const fixtures = `http://127.0.0.1:${fixturesPort}`;
export const faire = `http://127.0.0.1:${fairePort}`;
const limits =
  '--requests-per-second 500 --request-burst 2000 --guests-per-minute 1000 --messages-per-second 200 --message-burst 400 --tables-per-address 10000 --rows-per-hour 10000000';

// The waits are for a machine that is busy with other things; on an idle one nothing takes a tenth of them.
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Once more for what a stall of the machine broke; what fails twice is broken. It is told as "flaky".
  retries: 1,
  reporter: 'line',
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags },
    actionTimeout: 30_000,
    // What a worker fetches escapes the fixtures; the test of the offline page lets it in.
    serviceWorkers: 'block',
    navigationTimeout: 30_000,
  },
  webServer: [
    {
      command: `npx vite preview --host 127.0.0.1 --port ${fixturesPort} --strictPort --outDir ${dist}`,
      url: fixtures,
      reuseExistingServer: false,
    },
    {
      command: `${program} serve --listen 127.0.0.1:${fairePort} --database ${database} --web ${dist} ${limits}`,
      url: `${faire}/healthz`,
      reuseExistingServer: false,
    },
  ],
  projects: [
    { name: 'pages', testMatch: '*pages.spec.ts', use: { baseURL: fixtures } },
    { name: 'layout', testMatch: 'layout/*.spec.ts', use: { baseURL: fixtures } },
    { name: 'play', testMatch: '*.spec.ts', testIgnore: ['*pages.spec.ts', 'layout/*'], use: { baseURL: faire } },
    { name: 'pictures', testMatch: 'pictures.ts', use: { baseURL: fixtures } },
    { name: 'shots', testMatch: 'shots.ts', use: { baseURL: fixtures } },
  ],
});
