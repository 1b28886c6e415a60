// SPDX-License-Identifier: Apache-2.0
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fetchedAhead } from './tools/ahead.mjs';

const server = process.env.FAIRGROUND_SERVER ?? 'http://127.0.0.1:8080';

// What every table needs and the lobby does not is one file: on a slow connection each request costs time. The page itself
// stays out: within, the bundler lets the file export a name that it does not define.
const atTables =
  /src\/(pages\/(table\/(?!ChangeRules|Gathering|HouseRules|InviteLink|Chair\.|Outcome))|games\/(answering|board\.ts|hush)|lib\/(art\/cardback|arrows|changes|clipboard|drag|flights|kept_deal|laying|picker|piles|playback|rules_desk|settling|hex|sha256|stage|story|table|talk|generated\/wire|turns|sounds|focus|pieces\/(Banner|BarredMark|Card|Chat|Coin|Confirm|Emote|Flights|Floor|Hand|Hourglass|Label|Log|Paced|Plates|PlayerPlate|Settled|Signs|Tray|Why)))/;
// Likewise what every page needs.
const everywhere = /node_modules\/(svelte|esm-env|clsx)|src\/lib\/(clock|art\/(parts|Parts))\./;

export default defineConfig({
  plugins: [svelte(), fetchedAhead()],
  // Nothing inlined as data: addresses, so that the server's policy needs no exception for them.
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: everywhere },
            { name: 'table', test: atTables },
          ],
        },
      },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
