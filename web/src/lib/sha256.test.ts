// SPDX-License-Identifier: Apache-2.0
import { createHash, webcrypto } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hexOf } from './hex';
import { ownSha256, sha256 } from './sha256';

const nodes = (message: Uint8Array): string => createHash('sha256').update(message).digest('hex');
const bytes = (length: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, i) => (i * 167 + length * 31) & 255);

describe('our own SHA-256', () => {
  it('gives the standard’s own example', () =>
    expect(hexOf(ownSha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    ));
  it('agrees with another one at every length around the edges of blocks', () => {
    for (let length = 0; length <= 200; ++length) expect(hexOf(ownSha256(bytes(length)))).toBe(nodes(bytes(length)));
  });
  it('agrees with WebCrypto on a long message', async () => {
    const message = bytes(100_003);
    expect(hexOf(ownSha256(message))).toBe(hexOf(new Uint8Array(await webcrypto.subtle.digest('SHA-256', message))));
  });
});

describe('without WebCrypto', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('hashes the parts one after the other all the same', async () => {
    const [one, two] = [bytes(33), bytes(70)];
    const withIt = hexOf(await sha256(one, two));
    vi.stubGlobal('crypto', { getRandomValues: () => undefined });
    expect(crypto.subtle).toBeUndefined();
    expect(hexOf(await sha256(one, two))).toBe(withIt);
    expect(withIt).toBe(nodes(Uint8Array.from([...one, ...two])));
  });
});
