// SPDX-License-Identifier: Apache-2.0
// The proof page against a server that lies: a game is played, and then the server's papers are changed on their way, so that they
// fit each other again. What this browser has kept gives every lie away.
import { expect, test, type Page } from './test';
import { createHash } from 'node:crypto';
import { answerAt, Stream } from '../src/lib/fair';
import { bytesOf } from '../src/lib/hex';
import { pledgeOf } from '../src/lib/kept_deal';
import type { Draw, Proof, ReplayPart } from '../src/lib/wire';
import { makeTable, Player, playToTheEnd } from './player';

const sha = (...parts: Uint8Array[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');
const other = 'ee'.repeat(32);

async function redrawn(seed: string, draws: readonly Draw[]): Promise<Draw[]> {
  const stream = new Stream(bytesOf(seed));
  const again: Draw[] = [];
  for (const draw of draws)
    again.push({ ...draw, answer: answerAt(draw.ways, await stream.below(draw.ways.reduce((a, b) => a + b, 0))) });
  return again;
}
/** All papers of another deal. */
async function papers(table: string, proof: Proof, secret: string, numbers: (string | null)[]): Promise<Proof> {
  const seed = sha(Buffer.from('deal'), bytesOf(secret), ...numbers.filter((one) => one !== null).map(bytesOf));
  return {
    secret,
    commitment: sha(bytesOf(secret)),
    contributions: numbers,
    pledges: await Promise.all(numbers.map((one) => (one === null ? null : pledgeOf(table, one)))),
    seed,
    draws: await redrawn(seed, proof.draws),
  };
}
async function proofChanged(page: Page, change: (proof: Proof) => Promise<Proof>): Promise<void> {
  await page.route('**/proof', async (route) => {
    if (route.request().resourceType() === 'document') return route.fallback();
    const answer = await route.fetch();
    await route.fulfill({ json: await change((await answer.json()) as Proof) });
  });
}
/** Another card was shown than the record has now. */
async function storyChanged(page: Page): Promise<void> {
  await page.route('**/replay?**', async (route) => {
    const part = (await (await route.fetch()).json()) as ReplayPart;
    for (const step of part.list)
      for (const [, event] of step.events)
        if (event?.kind === 'saw') event.character = event.character === 'King' ? 'Thief' : 'King';
    await route.fulfill({ json: part });
  });
}

test('the proof page finds out a server that lies', async ({ browser }) => {
  test.setTimeout(300_000);
  const anna = await Player.enter(browser, 'Anna');
  const { page } = anna;
  const { table } = await makeTable(page, {
    game: 'king_thief_minister',
    players: 3,
    seats: ['me', 'sage', 'sage'],
    pace: 'swift',
    options: { round_cap: 10 },
  });
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playToTheEnd([anna]);

  await test.step('an honest one holds', async () => {
    await page.getByRole('link', { name: 'Check the deal' }).click();
    await expect(page.getByText('Everything fits, and this browser was there.')).toBeVisible();
    expect(await page.getByRole('img', { name: 'This fits' }).count()).toBe(4);
    await expect(page.getByText('(you: this is your number)')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What it does not prove' })).toBeVisible();
    await page.screenshot({ path: test.info().outputPath('honest.png'), fullPage: true });
  });
  const lies: Record<string, () => Promise<void>> = {
    'another seal': () => proofChanged(page, (proof) => papers(table, proof, other, proof.contributions)),
    'another number': () => proofChanged(page, (proof) => papers(table, proof, proof.secret, [other, null, null])),
    'a dropped number': () => proofChanged(page, (proof) => papers(table, proof, proof.secret, [null, null, null])),
    'a number for a bot': () =>
      proofChanged(page, (proof) => papers(table, proof, proof.secret, [proof.contributions[0] ?? null, other, null])),
    'a ground seed': () =>
      proofChanged(page, async (proof) => ({ ...proof, seed: other, draws: await redrawn(other, proof.draws) })),
    'a stacked draw': () =>
      proofChanged(page, (proof) =>
        Promise.resolve({
          ...proof,
          draws: proof.draws.map((draw, i) => (i === 1 ? { ...draw, answer: (draw.answer + 1) % 6 } : draw)),
        }),
      ),
    'another card in the record': () => storyChanged(page),
  };
  for (const [name, lie] of Object.entries(lies))
    await test.step(name, async () => {
      await lie();
      await page.goto(`/proof/${table}`);
      await expect(page.getByText('Something does not fit.')).toBeVisible();
      await expect(page.getByRole('img', { name: 'This does not fit' }).first()).toBeVisible();
      if (name === 'another number')
        await page.screenshot({ path: test.info().outputPath('another-number.png'), fullPage: true });
      await page.unrouteAll({ behavior: 'wait' });
    });
  await test.step('who was not there is not told that it was proved', async () => {
    const stranger = await Player.enter(browser, 'Stranger');
    await stranger.page.goto(`/proof/${table}`);
    await expect(stranger.page.getByText('All that can be checked from here fits.')).toBeVisible();
  });
  expect(anna.faults).toEqual([]);
});
