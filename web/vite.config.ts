// SPDX-License-Identifier: Apache-2.0
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.FAIRGROUND_SERVER ?? 'http://127.0.0.1:8080';

// What every table needs and the lobby does not is one file: on a slow connection each request costs time.
const atTables =
  /src\/(pages\/(table\/(?!ChangeRules)|TablePage)|lib\/(art\/cardback|changes|flights|laying|picker|piles|playback|table|sounds|focus|pieces\/(Banner|Card|Chat|Confirm|Emote|Flights|Floor|Hand|Hourglass|Log|Plates|PlayerPlate)))/;

export default defineConfig({
  plugins: [svelte()],
  // Nothing inlined as data: addresses, so that the server's policy needs no exception for them.
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'table', test: atTables }] } },
    },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
});
