// SPDX-License-Identifier: Apache-2.0
// What the browser may fetch at once when it opens a page of which the server knows what it will show: a few lines for the page's
// head, one file for each kind of page and each board (`ahead/t.html`, `ahead/huzzah.html`). The server puts them in
// (server/http.cpp); otherwise each part would be asked for only when the one before it has come and run.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardsOf, lobby, needs } from './manifest.mjs';

const pages = { t: 'TablePage', replay: 'ReplayPage', learn: 'LearnPage' };

const tagOf = (file) =>
  file.endsWith('.js')
    ? `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`
    : file.endsWith('.css')
      ? `<link rel="preload" crossorigin href="/${file}" as="style" />`
      : '';

export const fetchedAhead = () => ({
  name: 'fetched-ahead',
  writeBundle({ dir }) {
    const manifest = JSON.parse(readFileSync(join(dir, '.vite/manifest.json'), 'utf8'));
    const there = needs(manifest, lobby);
    const write = (name, files) => {
      const tags = [...files].filter((file) => !there.has(file)).map(tagOf);
      writeFileSync(join(dir, `ahead/${name}.html`), tags.join(''));
    };
    mkdirSync(join(dir, 'ahead'), { recursive: true });
    for (const [name, page] of Object.entries(pages)) write(name, needs(manifest, `src/pages/${page}.svelte`));
    const ofTables = needs(manifest, `src/pages/${pages.t}.svelte`);
    for (const { game, key } of boardsOf(manifest)) {
      write(
        game,
        [...needs(manifest, key)].filter((file) => !ofTables.has(file)),
      );
    }
  },
});
