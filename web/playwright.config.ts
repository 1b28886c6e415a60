// SPDX-License-Identifier: Apache-2.0
import { defineConfig } from '@playwright/test';

const flags = [
  '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  timeout: 60_000,
  reporter: 'line',
  use: {
    baseURL: 'http://127.0.0.1:4173',
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags },
  },
  webServer: { command: 'npx vite preview --host 127.0.0.1 --port 4173 --strictPort', port: 4173, reuseExistingServer: true },
  projects: [
    { name: 'e2e', testMatch: '*.spec.ts' },
    { name: 'shots', testMatch: 'shots.ts' },
  ],
});
