// SPDX-License-Identifier: Apache-2.0
// Checking a deal with nothing but SHA-256, in the browser itself: the seal, the seed mixed from every browser's
// number, and every draw made from it (docs/decisions/0008).
import { sha256 } from './sha256';
import type { Draw, Proof } from './wire';

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex)) throw new Error('not a hexadecimal number');
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** The stream of 32-bit words made from a seed: eight words from each SHA-256(seed, block number). */
export class Stream {
  #seed: Uint8Array;
  #used = 0;
  #words: number[] = [];

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }
  async #next(): Promise<number> {
    if (this.#used % 8 === 0) {
      const block = new DataView(new ArrayBuffer(8));
      block.setBigUint64(0, BigInt(this.#used / 8));
      const digest = new DataView((await sha256(this.#seed, new Uint8Array(block.buffer))).buffer);
      this.#words = Array.from({ length: 8 }, (_, i) => digest.getUint32(4 * i));
    }
    return this.#words[this.#used++ % 8] ?? 0;
  }
  /** A number below n: the high half of word × n; words that would favour some numbers are thrown away. */
  async below(n: number): Promise<number> {
    const least = (2 ** 32 - n) % n;
    let product = BigInt(await this.#next()) * BigInt(n);
    while (Number(product & 0xffffffffn) < least) product = BigInt(await this.#next()) * BigInt(n);
    return Number(product >> 32n);
  }
}

/** The answer that belongs to the n-th of all equally likely ways. */
export function answerAt(ways: readonly number[], n: number): number {
  let answer = 0;
  while (n >= (ways[answer] ?? Infinity)) n -= ways[answer++] ?? 0;
  return answer;
}

export interface Checked {
  draw: Draw;
  answer: number;
  fits: boolean;
}
export interface DealCheck {
  seal: boolean;
  seed: boolean;
  draws: Checked[];
  holds: boolean;
}

export async function check(proof: Proof, sealBefore?: string | null): Promise<DealCheck> {
  const secret = bytesOf(proof.secret);
  const seal = hexOf(await sha256(secret));
  // With this word the seed differs from the seal even if no browser added a number.
  const mixed = await sha256(
    new TextEncoder().encode('deal'),
    secret,
    ...proof.contributions.filter((c) => c !== null).map(bytesOf),
  );
  const stream = new Stream(mixed);
  const draws: Checked[] = [];
  for (const draw of proof.draws) {
    const answer = answerAt(draw.ways, await stream.below(draw.ways.reduce((sum, way) => sum + way, 0)));
    draws.push({ draw, answer, fits: answer === draw.answer });
  }
  const isSealed = seal === proof.commitment.toLowerCase() && (!sealBefore || seal === sealBefore.toLowerCase());
  const isSeed = hexOf(mixed) === proof.seed.toLowerCase();
  return { seal: isSealed, seed: isSeed, draws, holds: isSealed && isSeed && draws.every((d) => d.fits) };
}

/** What a draw was about, in words. */
export function words(draw: Draw, answer: number): string {
  switch (draw.kind) {
    case 'die':
      return `die ${answer + 1}`;
    case 'card':
      return draw.words?.[answer] ?? `card ${answer}`;
    case 'seat':
      return `seat ${answer + 1}`;
    case 'flip':
      return answer === 1 ? 'heads' : 'tails';
    case 'number':
      return `number ${answer + 1} of ${draw.ways.length}`;
  }
}
