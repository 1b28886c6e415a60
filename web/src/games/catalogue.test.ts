// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
// What the front page shows before the server has answered is what the server will say.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entryOf, hasLeftForGood, listedGames } from './catalogue';

const root = new URL('../../../games/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const sourcesOf = (game: string): string =>
  readdirSync(new URL(`${game}/`, root))
    .filter((name) => /(?<!_test)\.(h|cpp)$/.test(name))
    .map((name) => textOf(`${game}/${name}`))
    .join('\n');
const literals = (text: string): string => [...text.matchAll(/"([^"]*)"/g)].map((found) => found[1]).join('');
/** The folders of the games, in the order in which they are listed: by the namespaces that stand there. */
function gamesOfTheHouse(): { id: string; title: string; players: (string | undefined)[]; blurb: string }[] {
  const all = textOf('all_games.h');
  const folders = [...all.matchAll(/games\/(\w+)\/game\.h/g)].map((found) => found[1]!);
  const listed = [...all.matchAll(/<(\w+)::Game,/g)].map((found) => found[1]!);
  const of = (id: string, pattern: RegExp): string | undefined => pattern.exec(sourcesOf(id))?.[1];
  return folders
    .map((id) => ({
      at: listed.indexOf(of(id, /namespace fg::(\w+) \{/) ?? ''),
      id,
      title: literals(of(id, /string_view title = ("[^"]*")/) ?? ''),
      players: [of(id, /min_players = (\d+)/), of(id, /max_players = (\d+)/)],
      blurb: literals(of(id, /Text::blurb\(\) \{\s*return((?:\s*"[^"]*")+);/) ?? ''),
    }))
    .sort((one, other) => one.at - other.at)
    .map(({ at: _, ...game }) => game);
}

it('lists every game as the server does', () => {
  const games = gamesOfTheHouse();
  expect(games.length).toBeGreaterThan(4);
  expect(listedGames.map(({ id, title, players, blurb }) => ({ id, title, players: players.map(String), blurb }))).toEqual(games); // prettier-ignore
});
it('has a lesson, a picture and a rulebook for every game', () => {
  for (const { id } of listedGames) {
    const entry = entryOf(id);
    expect([entry.learn, entry.guided, entry.rulebook].every(Boolean), id).toBe(true);
  }
});
it('MON-335, MON-337: tells who has left for good from whose seat a bot minds', () => {
  const game = 'monster_faire';
  expect(hasLeftForGood({ game, options: { leavers: 'flee' } }, true)).toBe(true);
  expect(hasLeftForGood({ game, options: { leavers: 'flee' }, leaves_for_good: true }, true)).toBe(false);
  expect(hasLeftForGood({ game, options: { leavers: 'flee' } }, false)).toBe(false);
  expect(hasLeftForGood({ game, options: { leavers: 'bot' } }, true)).toBe(false);
  expect(hasLeftForGood({ game: 'huzzah', options: {} }, true)).toBe(false);
});
