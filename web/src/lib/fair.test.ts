// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answerAt, bytesOf, check, hexOf, Stream } from './fair';
import type { Proof } from './wire';

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

async function honest(): Promise<Proof> {
  const secret = bytesOf('11'.repeat(32));
  const mine = bytesOf('ab'.repeat(32));
  const seed = bytesOf(sha(Buffer.from('deal'), secret, mine));
  const stream = new Stream(seed);
  const draws = [];
  for (const ways of [
    [1, 1, 1, 1, 1, 1],
    [1, 0, 3],
    [1, 1],
  ])
    draws.push({
      step: 0,
      kind: 'die' as const,
      ways,
      words: null,
      answer: answerAt(ways, await stream.below(ways.reduce((a, b) => a + b))),
    });
  return {
    secret: hexOf(secret),
    commitment: sha(secret),
    contributions: [null, hexOf(mine)],
    seed: hexOf(seed),
    draws,
  };
}

describe('a proof', () => {
  it('holds when nothing was changed', async () => expect((await check(await honest())).holds).toBe(true));
  it('fails when a draw was changed', async () => {
    const proof = await honest();
    const [first] = proof.draws;
    if (first) first.answer = (first.answer + 1) % 6;
    const verdict = await check(proof);
    expect([verdict.holds, verdict.seal, verdict.draws.map((d) => d.fits)]).toEqual([false, true, [false, true, true]]);
  });
  it('fails when the secret was changed', async () =>
    expect((await check({ ...(await honest()), secret: '12'.repeat(32) })).seal).toBe(false));
  it('fails when the seal shown before was another', async () =>
    expect((await check(await honest(), '00'.repeat(32))).seal).toBe(false));
  it('never deals from the seal itself', async () => {
    const proof = await honest();
    expect((await check({ ...proof, contributions: [null, null], seed: proof.commitment })).seed).toBe(false);
  });
  it('fails when a browser’s number was left out', async () =>
    expect((await check({ ...(await honest()), contributions: [null, null] })).seed).toBe(false));
});
