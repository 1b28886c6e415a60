// SPDX-License-Identifier: Apache-2.0
// What a first visit costs: the lobby, and each board on top of it, gzip-compressed. Fails over 60 KB each. The text
// face has a budget of its own: text is readable without it, and nothing waits for it.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { lobby as page, needs } from './manifest.mjs';

const limit = 60 * 1024;
const textFaceLimit = 40 * 1024;
const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const weigh = (file) => {
  const bytes = readFileSync(new URL(file, dist));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

const lobby = new Set([page, 'favicon.svg', 'grain.svg', 'fibre.svg', ...needs(manifest, page)]);
const boards = Object.keys(manifest).filter((key) => /^src\/games\/.*Board\.svelte$/.test(key));
const isTextFace = (file) => file.includes('crimson-pro');
const rows = [
  ['lobby', new Set([...lobby].filter((file) => !isTextFace(file))), limit],
  ['text face', new Set([...lobby].filter(isTextFace)), textFaceLimit],
];
for (const key of boards) {
  const files = needs(manifest, 'src/pages/TablePage.svelte', needs(manifest, key));
  rows.push([key.replace('src/games/', ''), new Set([...files].filter((file) => !lobby.has(file))), limit]);
}
let isFine = true;
for (const [name, files, most] of rows) {
  const size = [...files].reduce((sum, file) => sum + weigh(file), 0);
  isFine &&= size > 0 && size <= most;
  console.log(`${(size / 1024).toFixed(1).padStart(6)} KB  ${name}${size > most ? '  TOO BIG' : ''}`);
}
process.exit(isFine ? 0 : 1);
