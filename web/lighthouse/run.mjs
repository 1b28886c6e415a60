// SPDX-License-Identifier: Apache-2.0
// Lighthouse in Debian's Chromium against the real server: the front page, and each board in mid-game.
// Fails under 95 for performance or 100 for accessibility or best practices. A phone is simulated; --desktop is for the other
// screen. Each page is measured three times and the middle one counts; still, measure on a machine that does nothing else.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';

const web = new URL('..', import.meta.url).pathname;
const program = process.env.FAIRGROUND ?? join(web, '../build/release/cli/fairground');
const dist = process.env.E2E_DIST ?? join(web, 'dist');
const folder = mkdtempSync(join(tmpdir(), 'fairground-'));
const config = process.argv.includes('--desktop') ? desktopConfig : undefined;
const times = 3;
const least = { performance: 95, accessibility: 100, 'best-practices': 100 };
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The server's own address, once it is open. */
async function openFaire() {
  const server = spawn(
    program,
    ['serve', '--listen', '127.0.0.1:0', '--database', join(folder, 'lighthouse.db'), '--web', dist],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface(server.stdout)) {
    const address = /open at (\S+)\//.exec(line)?.[1];
    if (address) return { server, address };
  }
  throw new Error(`${program} did not open`);
}

/** In the page: sits down with bots, gives the first offer a dozen times, and leaves the next question open. A game that ends before that is played again. */
async function playIntoTheMiddle(game, players) {
  const post = (path, body) =>
    fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }).then(
      (r) => r.json(),
    );
  await fetch('/api/me');
  const { table } = await post('/api/tables', {
    game,
    players,
    seats: ['me', ...Array(players - 1).fill('sage')],
    pace: 'swift',
    start: true,
  });
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
  await new Promise((done) => (socket.onopen = done));
  socket.send(JSON.stringify({ do: 'watch', table }));
  let last = 0;
  const isInTheMiddle = await new Promise((done) => {
    let answers = 0;
    socket.onmessage = ({ data }) => {
      const { push, question, result } = JSON.parse(data);
      if (push === 'play' && result) return done(false);
      if (push !== 'play' || !question || question.answered || question.number === last) return;
      last = question.number;
      if (++answers > 12) return done(true);
      socket.send(JSON.stringify({ do: 'choose', table, question: last, choice: question.offers[0].choice }));
    };
  });
  socket.close();
  return isInTheMiddle ? table : null;
}

/** The middle one of several measurements. */
async function visit(browser, url) {
  const visits = [];
  const options = {
    port: Number(new URL(browser.wsEndpoint()).port),
    output: 'html',
    onlyCategories: Object.keys(least),
  };
  for (let i = 0; i < times; ++i) visits.push(await lighthouse(url, options, config));
  const speed = ({ lhr }) => lhr.categories.performance.score ?? 0;
  return visits.sort((one, other) => speed(one) - speed(other))[Math.floor(times / 2)];
}

async function measure(browser, name, url) {
  const { lhr, report } = await visit(browser, url);
  mkdirSync(join(web, 'shots'), { recursive: true });
  writeFileSync(join(web, 'shots', `lighthouse-${name}.html`), report);
  const scores = Object.entries(least).map(([id, enough]) => ({
    id,
    enough,
    score: Math.round(100 * (lhr.categories[id].score ?? 0)),
  }));
  console.log(
    `${name.padEnd(22)}${scores.map(({ id, score, enough }) => `${id} ${score}${score < enough ? ` (at least ${enough})` : ''}`).join('   ')}`,
  );
  for (const { id, score, enough } of scores)
    for (const { id: audit } of score < enough ? lhr.categories[id].auditRefs : []) {
      const { title, score: got, displayValue } = lhr.audits[audit];
      if (got !== null && got < 0.9) console.log(`    ${id}: ${title}${displayValue ? ` (${displayValue})` : ''}`);
    }
  return scores.every(({ score, enough }) => score >= enough);
}

const { server, address } = await openFaire();
const browser = await puppeteer.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: flags,
  userDataDir: join(folder, 'profile'),
});
let isFine = true;
try {
  const page = await browser.newPage();
  await page.goto(address);
  // The browser opens pages of its own at first, which would be measured too.
  await new Promise((done) => setTimeout(done, 5000));
  isFine = await measure(browser, 'front', `${address}/`);
  const games = await page.evaluate(() => fetch('/api/games').then((r) => r.json()));
  for (const { id, players } of games.games) {
    let table = null;
    while (!table) table = await page.evaluate(playIntoTheMiddle, id, Math.min(5, players[1]));
    isFine = (await measure(browser, id, `${address}/t/${table}`)) && isFine;
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isFine ? 0 : 1);
