// SPDX-License-Identifier: Apache-2.0
// A primer is read before anything is fetched, so its numbers are written down; here they are held to the games' content.
import { expect, it } from 'vitest';
import huzzah from './huzzah/first_game.json';
import court from './king_thief_minister/first_game.json';
import { primers } from './primers';
import { inWords } from './rulebook';

/** What is said under a title. */
function said(game: string, title: string): string {
  const primer = primers[game];
  const parts = [...(primer?.steps ?? []), ...(primer?.cast ?? [])];
  return parts.find((part) => part.title === title)?.text ?? '';
}
const oneIsACoin = (count: number): string => (count === 1 ? 'a coin' : `${inWords(count)} coins`);

it.each([
  ['Look', `pay ${oneIsACoin(court.content.look_price)}`],
  ['Doubt', `the doubter pays ${oneIsACoin(court.content.lost_challenge)}`],
  ['King', `Takes ${oneIsACoin(court.content.king_takes)}`],
  ['King', `for ${inWords(court.content.answer_takes)} more`],
  ['Thief', `Takes ${oneIsACoin(court.content.theft)} from each`],
  ['Sheriff', court.content.chosen_tax === 2 * court.content.tax ? 'one of them twice' : 'another sentence'],
  ['Peasant', `pays ${inWords(court.content.peasant_mistake)}`],
])('King Thief Minister, %s: %s', (title, words) => expect(said('king_thief_minister', title)).toContain(words));

it.each([
  ['Bump', `${inWords(huzzah.content.bump_steps)} steps further`],
  ['Pass the hat', `a Huzzah! that Richard sees ${inWords(huzzah.content.huzzah_points)}`],
  ['Pass the hat', `a good heckle ${inWords(huzzah.content.heckle_points)}`],
  ['Huzzah!', `${inWords(huzzah.content.bleeding)} of your crowd walk away`],
  ['Huzzah!', `${inWords(huzzah.content.huzzah_points)} points`],
])('Huzzah!, %s: %s', (title, words) => expect(said('huzzah', title).toLowerCase()).toContain(words.toLowerCase()));
