// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerAt, check, Stream, type Evidence } from './fair';
import { bytesOf, hexOf } from './hex';
import { DealKeeper, fingerprint, keptDeal, pledgeOf, type KeptDeal } from './kept_deal';
import type { Draw, Info, Numbered, Proof, ReplayStep } from './wire';

const sha = (...parts: Uint8Array[]): string =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

describe('the stream', () => {
  it('takes its words from SHA-256 of the seed and the block number', async () => {
    const seed = new Uint8Array(32).fill(7);
    const first = parseInt(sha(seed, new Uint8Array(8)).slice(0, 8), 16);
    const stream = new Stream(seed);
    expect(await stream.below(1000)).toBe(Math.floor((first * 1000) / 2 ** 32));
  });
  it('goes on to the second block after eight words', async () => {
    const seed = new Uint8Array(32).fill(9);
    const stream = new Stream(seed);
    for (let i = 0; i < 8; ++i) await stream.below(2);
    const block = new Uint8Array(8);
    block[7] = 1;
    expect(await stream.below(2)).toBe(parseInt(sha(seed, block).slice(0, 8), 16) >= 2 ** 31 ? 1 : 0);
  });
});

describe('answerAt', () => {
  it('skips answers that have no way', () => expect(answerAt([0, 2, 0, 3], 2)).toBe(3));
  it('finds the first of several ways', () => expect(answerAt([1, 1, 1], 1)).toBe(1));
});

// A server, its papers, and a browser that sat at its table. A server that lies makes all its papers fit each other again: only what
// the browser has kept gives it away.
let table = '';
let tables = 0;
beforeEach(() => {
  localStorage.clear();
  table = `table${++tables}`;
});
const cards = ['King', 'Thief', 'Minister', 'Sheriff'];
const secrets = { sealed: '11'.repeat(32), other: '12'.repeat(32) };
const neighbours = 'cd'.repeat(32);

interface Deal {
  secret: string;
  numbers: (string | null)[];
}
async function drawsFrom(seed: string): Promise<Draw[]> {
  const stream = new Stream(bytesOf(seed));
  const left = cards.map(() => 1);
  const draws: Draw[] = [];
  for (let step = 0; step < cards.length; ++step) {
    const answer = answerAt(left, await stream.below(left.reduce((sum, one) => sum + one)));
    draws.push({ step, kind: 'card', ways: [...left], words: cards, answer });
    left[answer] = 0;
  }
  const die = [1, 1, 1, 1, 1, 1];
  draws.push({ step: 4, kind: 'die', ways: die, words: null, answer: await stream.below(6) });
  return draws;
}
/** Each step tells its own draw; this browser, in seat 1, is told every second one, and the die. */
const eventOf = (draw: Draw): Numbered =>
  draw.kind === 'die'
    ? [draw.step, { kind: 'rolled', dice: [draw.answer + 1] }]
    : [draw.step, { kind: 'drew', card: cards[draw.answer] ?? '' }];
const toldOf = (events: readonly Numbered[]): Numbered[] =>
  events.map(([number, event]) => [number, number % 2 === 0 ? event : null]);
const stepsOf = (events: readonly Numbered[]): ReplayStep[] =>
  events.map(([number, event], step) => ({
    step,
    seat: null,
    choice: null,
    label: '',
    events: [[number, event]],
    sentences: [],
    view: {},
  }));
async function papers({ secret, numbers }: Deal): Promise<{ proof: Proof; events: Numbered[] }> {
  const seed = sha(Buffer.from('deal'), bytesOf(secret), ...numbers.filter((one) => one !== null).map(bytesOf));
  const draws = await drawsFrom(seed);
  const pledges = await Promise.all(numbers.map((one) => (one === null ? null : pledgeOf(table, one))));
  const proof = { secret, commitment: sha(bytesOf(secret)), pledges, contributions: numbers, seed, draws };
  return { proof, events: draws.map(eventOf) };
}
const info = (more: Partial<Info>, pledges: (string | null)[]): Info =>
  ({
    you: 1,
    phase: 'gathering',
    commitment: sha(bytesOf(secrets.sealed)),
    seats: pledges.map((pledge, seat) => ({ seat, ...(pledge ? { pledge } : {}) })),
    ...more,
  }) as Info;

/** A browser sits down, pledges, opens, and is told the game. */
async function played(tell?: (events: Numbered[]) => Numbered[]): Promise<{ kept: KeptDeal; deal: Deal }> {
  const keeper = new DealKeeper(table);
  keeper.informed(info({}, [null, null, null]));
  const pledges = [await pledgeOf(table, neighbours), await keeper.pledge(), null];
  const number = keeper.informed(info({ opening: { until: 0, waits_for: [0, 1] } }, pledges));
  expect(number).toMatch(/^[0-9a-f]{64}$/);
  const deal = { secret: secrets.sealed, numbers: [neighbours, number, null] };
  const { events } = await papers(deal);
  await keeper.told(1, toldOf(tell ? tell(events) : events));
  const kept = keptDeal(table);
  if (!kept) throw new Error('nothing was kept');
  return { kept, deal };
}
async function evidence(
  deal: Deal,
  kept: KeptDeal | null,
  told?: (events: Numbered[]) => Numbered[],
): Promise<Evidence> {
  const { proof, events } = await papers(deal);
  const record = told ? told(events) : events;
  return { table, proof, kept, steps: stepsOf(record), told: toldOf(record), record: `{"seed":"${proof.seed}"}` };
}

describe('an honest deal', () => {
  it('fits in every part', async () => {
    const { kept, deal } = await played();
    const { draws, ...found } = await check(await evidence(deal, kept));
    expect(draws.every((draw) => draw.fits)).toBe(true);
    expect(found).toEqual({ seal: 'fits', pledges: 'fits', own: 'fits', seed: 'fits', told: 'fits', all: 'fits' });
  });
  it('is not called proved by a browser that was not there', async () => {
    const { deal } = await played();
    const { draws: _, ...found } = await check(await evidence(deal, null));
    expect(found).toEqual({
      seal: 'unknown',
      pledges: 'unknown',
      own: 'unknown',
      seed: 'fits',
      told: 'unknown',
      all: 'unknown',
    });
  });
});

describe('a server that lies', () => {
  const mine = ({ numbers }: Deal): string => numbers[1] ?? '';
  it('with another seal is found out', async () => {
    const { kept, deal } = await played();
    const found = await check(await evidence({ ...deal, secret: secrets.other }, kept));
    expect([found.seal, found.pledges, found.seed, found.all]).toEqual(['broken', 'fits', 'fits', 'broken']);
  });
  it('that shows another seal before the deal gets no number, and is found out', async () => {
    const { kept, deal } = await played();
    const keeper = new DealKeeper(table);
    expect(keeper.informed(info({ commitment: 'ff', opening: { until: 0, waits_for: [] } }, kept.pledges ?? []))).toBe(
      null,
    );
    expect((await check(await evidence(deal, keptDeal(table)))).seal).toBe('broken');
  });
  it('with another number of one’s own is found out', async () => {
    const { kept, deal } = await played();
    const found = await check(await evidence({ ...deal, numbers: [neighbours, 'ee'.repeat(32), null] }, kept));
    expect([found.own, found.pledges, found.seed, found.all]).toEqual(['broken', 'broken', 'fits', 'broken']);
  });
  it('that grinds a friend’s number after all were opened is found out', async () => {
    const { kept, deal } = await played();
    const found = await check(await evidence({ ...deal, numbers: ['ee'.repeat(32), mine(deal), null] }, kept));
    expect([found.own, found.pledges, found.seed, found.all]).toEqual(['fits', 'broken', 'fits', 'broken']);
  });
  it('that gives a bot a number is found out', async () => {
    const { kept, deal } = await played();
    const found = await check(await evidence({ ...deal, numbers: [neighbours, mine(deal), 'ee'.repeat(32)] }, kept));
    expect([found.pledges, found.all]).toEqual(['broken', 'broken']);
  });
  it('that deals from a seed it likes better is found out', async () => {
    const { kept, deal } = await played();
    const honest = await evidence(deal, kept);
    const seed = 'ab'.repeat(32);
    const proof = { ...honest.proof, seed, draws: await drawsFrom(seed) };
    const found = await check({ ...honest, proof, record: `{"seed":"${seed}"}` });
    expect([found.seed, found.all]).toEqual(['broken', 'broken']);
  });
  it('that gives away the record of another deal is found out', async () => {
    const { kept, deal } = await played();
    const found = await check({ ...(await evidence(deal, kept)), record: `{"seed":"${'ab'.repeat(32)}"}` });
    expect([found.seed, found.all]).toEqual(['broken', 'broken']);
  });
  it('never deals from the seal itself', async () => {
    const { kept, deal } = await played();
    const honest = await evidence(deal, kept);
    expect((await check({ ...honest, proof: { ...honest.proof, seed: honest.proof.commitment } })).seed).toBe('broken');
  });
  it('that drops a number is found out', async () => {
    const { kept, deal } = await played();
    const found = await check(await evidence({ ...deal, numbers: [neighbours, null, null] }, kept));
    expect([found.own, found.pledges, found.seed, found.all]).toEqual(['broken', 'broken', 'fits', 'broken']);
  });
  it('that deals without asking for a number that was pledged is found out', async () => {
    const keeper = new DealKeeper(table);
    keeper.informed(info({}, [null, null, null]));
    await keeper.pledge();
    keeper.informed(info({ phase: 'playing' }, [null, null, null]));
    const found = await check(
      await evidence({ secret: secrets.sealed, numbers: [neighbours, null, null] }, keptDeal(table)),
    );
    expect([found.own, found.pledges, found.all]).toEqual(['broken', 'broken', 'broken']);
  });

  // The browser was shown a Sheriff, or a six, where the seed gives something else.
  const stacked = (events: Numbered[]): Numbered[] =>
    events.map(([number, event]) =>
      number === 0
        ? [number, { kind: 'drew', card: cards.find((card) => card !== event?.card) ?? '' }]
        : [number, event],
    );
  const loaded = (events: Numbered[]): Numbered[] =>
    events.map(([number, event]) =>
      number === 4
        ? [number, { kind: 'rolled', dice: [((event?.dice as number[])[0] ?? 0) === 6 ? 1 : 6] }]
        : [number, event],
    );
  it.each([
    ['a stacked card', stacked],
    ['a loaded die', loaded],
  ])('about %s is found out, whichever way it tells the record', async (_, lie) => {
    const { kept, deal } = await played(lie);
    expect((await check(await evidence(deal, kept))).told).toBe('broken');
    expect((await check(await evidence(deal, kept, lie))).told).toBe('broken');
  });
  it('and has one story for its draws and another for this browser is found out', async () => {
    const { kept, deal } = await played(stacked);
    const [honest, lie] = [await evidence(deal, kept), await evidence(deal, kept, stacked)];
    expect((await check({ ...honest, told: lie.told })).told).toBe('broken');
  });
  it('cannot have the number of an event taken for a die', async () => {
    const { kept, deal } = await played();
    const honest = await evidence(deal, kept);
    const { events } = await papers(deal);
    const { told: _, ...without } = kept;
    const numbered = (number: number): Evidence => ({
      ...honest,
      kept: without,
      told: [],
      steps: stepsOf([...events.slice(0, 4), [number, { kind: 'rolled', dice: [9] }]]),
    });
    expect((await check({ ...honest, kept: without })).told).toBe('unknown');
    expect((await check(numbered((honest.proof.draws[4]?.answer ?? 0) + 1))).told).toBe('broken');
  });
  it('about a draw in its papers is found out', async () => {
    const { kept, deal } = await played();
    const honest = await evidence(deal, kept);
    const draws = honest.proof.draws.map((draw) =>
      draw.kind === 'die' ? { ...draw, answer: (draw.answer + 1) % 6 } : draw,
    );
    const found = await check({ ...honest, proof: { ...honest.proof, draws } });
    expect([found.draws.map((draw) => draw.fits), found.all]).toEqual([[true, true, true, true, false], 'broken']);
  });
  it('and tells the same game twice, not the same way, is found out', async () => {
    const { deal } = await played();
    const { events } = await papers(deal);
    await new DealKeeper(table).told(1, toldOf(stacked(events)));
    expect((await check(await evidence(deal, keptDeal(table)))).told).toBe('broken');
  });
});

describe('what is kept', () => {
  it('is the same number on every try, until it has been opened', async () => {
    const keeper = new DealKeeper(table);
    keeper.informed(info({}, [null, null]));
    const first = await keeper.pledge();
    expect(await keeper.pledge()).toBe(first);
    expect(await new DealKeeper(table).pledge()).toBe(first);
    const opening = { until: 0, waits_for: [1] };
    const number = keeper.informed(info({ opening }, ['aa', first]));
    expect(keeper.informed(info({ opening }, ['aa', first]))).toBe(number);
    expect(keeper.informed(info({ opening }, ['bb', first]))).toBe(null);
    expect(await keeper.pledge()).not.toBe(first);
  });
  it('is opened neither before its time nor for a pledge that is not its own', async () => {
    const keeper = new DealKeeper(table);
    keeper.informed(info({}, [null, null]));
    const pledge = await keeper.pledge();
    expect(keeper.informed(info({}, [null, pledge]))).toBe(null);
    expect(keeper.informed(info({ opening: { until: 0, waits_for: [1] } }, [pledge, 'ff']))).toBe(null);
  });
  it('is what was told, in pieces or at once', async () => {
    const keeper = new DealKeeper(table);
    keeper.informed(info({}, []));
    const all: Numbered[] = [0, 1, 2, 3].map((number) => [number, { kind: `k${number}` }]);
    await keeper.told(1, all.slice(0, 1));
    await keeper.told(1, all.slice(1, 3));
    await keeper.told(1, all.slice(3));
    expect(keptDeal(table)?.told).toEqual({ viewer: 1, count: 4, hash: await fingerprint(all) });
    await keeper.told(1, all);
    expect(keptDeal(table)?.isTwoTales).toBe(undefined);
  });
  it('is of the last sixty tables', () => {
    for (let i = 0; i < 70; ++i) new DealKeeper(`t${i}`).informed(info({}, []));
    expect(Object.keys(localStorage).filter((key) => key.includes('deal.'))).toHaveLength(60);
    expect(hexOf(Uint8Array.of(1, 255))).toBe('01ff');
  });
});
