// SPDX-License-Identifier: Apache-2.0
// What Vite's manifest of a build says.

/** The key of the page itself. */
export const lobby = 'index.html';

/** The boards of the games, by the names of their games. */
export const boardsOf = (manifest) =>
  Object.keys(manifest).flatMap((key) => {
    const game = /^src\/games\/(\w+)\/Board\.svelte$/.exec(key)?.[1];
    return game ? [{ game, key }] : [];
  });

/** Every file that a part of the page needs before it can run. */
export function needs(manifest, key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) found.add(file);
  for (const other of chunk.imports ?? []) needs(manifest, other, found);
  return found;
}
