// SPDX-License-Identifier: Apache-2.0
// People who come late, vanish and come back, and what a page still knows when it is loaded anew.
import { expect, test } from './test';
import type { NewTable } from '../src/lib/wire';
import { makeTable, Player } from './player';

async function make(anna: Player, table: Partial<NewTable>): Promise<string> {
  return `/t/${(await makeTable(anna.page, { game: 'king_thief_minister', players: 3, ...table })).table}`;
}

test('a friend whose line is lost keeps their chair', async ({ browser }) => {
  const anna = await Player.enter(browser, 'Anna');
  const path = await make(anna, { seats: ['me', null, 'sage'] });
  await anna.page.goto(path);
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: new URL(anna.page.url()).origin });
  let bert = await context.newPage();
  await test.step('they give a name after sitting down', async () => {
    await bert.goto(path);
    await bert.getByRole('button', { name: 'Sit here' }).click();
    await bert.getByLabel('Your name').fill('Bert');
    await bert.getByRole('button', { name: 'Keep it' }).click();
    await expect(anna.page.getByText('Bert', { exact: true })).toBeVisible();
    await bert.getByRole('button', { name: 'I am ready' }).click();
  });
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  await expect(bert.getByText('which card do you want to look at')).toBeVisible();
  await bert.close();
  await expect(anna.page.getByText(/Bert has lost the line. In \d+ seconds a bot may play for them/)).toBeVisible();
  await expect(anna.page.getByRole('button', { name: 'Let a bot play for Bert' })).toBeHidden();
  bert = await context.newPage();
  await bert.goto(path);
  await expect(bert.getByText('which card do you want to look at')).toBeVisible();
  await expect(anna.page.getByText(/Bert has lost the line/)).toBeHidden();
  expect(anna.faults).toEqual([]);
});

// One minute for both: nobody is replaced before it is over.
test('a bot plays for who is gone or lets all wait for a minute, and the chair stays theirs', async ({ browser }) => {
  const anna = await Player.enter(browser, 'Anna');
  const path = await make(anna, { players: 4, seats: ['me', null, null, 'sage'] });
  await anna.page.goto(path);
  const bert = await Player.enter(browser, 'Bert');
  const cleo = await Player.enter(browser, 'Cleo');
  for (const guest of [bert, cleo]) {
    await guest.page.goto(path);
    await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
    await guest.page.getByRole('button', { name: 'I am ready' }).click();
  }
  await anna.page.getByRole('button', { name: 'Start the game' }).click();
  const asked = 'which card do you want to look at';
  await expect(cleo.page.getByText(asked)).toBeVisible();
  await bert.page.goto('about:blank');
  const forBert = anna.page.getByRole('button', { name: 'Let a bot play for Bert' });
  const forCleo = anna.page.getByRole('button', { name: 'Let a bot answer for Cleo' });
  await expect(async () => {
    await anna.answer();
    await expect(anna.page.getByText(asked)).toBeHidden({ timeout: 300 });
  }).toPass();
  await expect(anna.page.getByText(/Bert has lost the line/)).toBeVisible();
  await expect(forCleo).toBeHidden();
  await expect(forBert).toBeVisible({ timeout: 80_000 });
  await expect(forCleo).toBeVisible({ timeout: 80_000 });
  await expect(cleo.page.getByRole('button', { name: /^Let a bot answer/ }), 'the host decides').toBeHidden();
  await anna.page.screenshot({ path: test.info().outputPath('waited.png') });
  await forCleo.click();
  await expect(cleo.page.getByText('A bot sits in for you.')).toBeVisible();
  await cleo.page.getByRole('button', { name: 'Take your chair back' }).click();
  await expect(cleo.page.getByText('A bot sits in for you.')).toBeHidden();
  await forBert.click();
  await expect(anna.page.getByText(/Bert is gone/)).toBeHidden();
  await bert.page.goto(path);
  await expect(
    bert.page.getByRole('button', { name: 'Leave the table' }),
    'theirs the moment they are back',
  ).toBeVisible();
  expect([...anna.faults, ...cleo.faults]).toEqual([]);
});

test('a bot’s chair is given when all who play agree and the round is over', async ({ browser }) => {
  const anna = await Player.enter(browser, 'Anna');
  const wat = await Player.enter(browser, 'Wat', 390);
  const path = await make(anna, { seats: ['me', 'sage', 'sage'], start: true });
  await anna.page.goto(path);
  await expect(anna.page.getByText('which card do you want to look at')).toBeVisible();
  await wat.page.goto(path);
  await wat.page.getByRole('button', { name: 'Log and talk' }).click();
  await wat.page.getByRole('button', { name: /^Ask to take over from/ }).click();
  await expect(wat.page.getByText(/Not agreed yet: Anna/)).toBeVisible();
  const asked = anna.page.getByText(/Wat would like to play on for/);
  await expect(asked).toBeVisible();
  await anna.page.screenshot({ path: test.info().outputPath('asked.png') });
  await test.step('no means no', async () => {
    await anna.page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(asked).toBeHidden();
    await wat.page.getByRole('button', { name: /^Ask to take over from/ }).click();
    await expect(wat.page.getByText('you have been told no here')).toBeVisible();
  });
  const cleo = await Player.enter(browser, 'Cleo');
  await cleo.page.goto(path);
  await cleo.page.getByRole('button', { name: /^Ask to take over from/ }).click();
  await anna.page.getByRole('button', { name: 'Agree' }).click();
  // Everybody is asked at once, so the chair is given between two rounds.
  await expect(cleo.page.getByText(/is yours when this round is over/)).toBeVisible();
  await expect(async () => {
    await anna.answer();
    await expect(cleo.page.getByRole('button', { name: 'Leave the table' })).toBeVisible({ timeout: 300 });
  }).toPass();
  expect([...anna.faults, ...wat.faults, ...cleo.faults]).toEqual([]);
});

test('what passes by itself is known after a reload and can be ended', async ({ browser }) => {
  test.setTimeout(120_000);
  const anna = await Player.sit(browser, {
    game: 'king_thief_minister',
    players: 4,
    seats: ['me', 'sage', 'sage', 'sage'],
    pace: 'table',
  });
  const always = anna.page.getByRole('checkbox');
  await expect(async () => {
    if (!(await always.isVisible())) await anna.answer();
    await expect(always).toBeVisible({ timeout: 300 });
  }).toPass();
  await always.click();
  await expect(always).toBeHidden();
  await anna.page.reload();
  const ask = anna.page.getByRole('button', { name: /^Ask again about/ });
  await expect(ask).toBeVisible();
  await ask.click();
  await expect(ask).toBeHidden();
  await anna.page.reload();
  await expect(anna.page.locator('.banner')).toBeVisible();
  await expect(ask).toBeHidden();
  expect(anna.faults).toEqual([]);
});
