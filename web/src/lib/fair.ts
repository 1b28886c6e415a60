// SPDX-License-Identifier: Apache-2.0
// Checking a deal with nothing but SHA-256, in the browser itself: the seal, the numbers behind the pledges, the seed mixed of
// them, and every draw made from it (docs/decisions/0008, 0033). What the server says now is held against what this browser has
// kept since it sat down: a server that lies can make its own papers fit each other, but not those.
import { bytesOf, hexOf, textBytes } from './hex';
import { fingerprint, pledgeOf, type KeptDeal } from './kept_deal';
import { sha256 } from './sha256';
import type { Draw, Numbered, Proof, ReplayStep } from './wire';

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

/** `unknown`: this browser has nothing to hold it against. */
export type Finding = 'fits' | 'broken' | 'unknown';
const finding = (holds: boolean): Finding => (holds ? 'fits' : 'broken');
export const worst = (...found: Finding[]): Finding =>
  found.includes('broken') ? 'broken' : found.includes('unknown') ? 'unknown' : 'fits';

export interface Checked {
  draw: Draw;
  answer: number;
  fits: boolean;
}
export interface DealCheck {
  /** The secret is the one whose fingerprint was shown when this browser sat down. */
  seal: Finding;
  /** Every number is the one that its owner pledged, and the pledges are those this browser opened its own for. */
  pledges: Finding;
  /** This browser's own number is in it. */
  own: Finding;
  /** The seed is made of the secret and the numbers, and is the record's. */
  seed: Finding;
  draws: Checked[];
  /** What this browser was told is what the record tells, and each draw shows there. */
  told: Finding;
  /** Of everything. */
  all: Finding;
}

export interface Evidence {
  table: string;
  proof: Proof;
  kept: KeptDeal | null;
  /** The game as the server tells it now: with all eyes, and through the eyes this browser had. */
  steps: readonly ReplayStep[];
  told: readonly Numbered[];
  /** The record that anybody can play through by the rules. */
  record: string;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b);

async function checkSeal({ proof, kept }: Evidence): Promise<Finding> {
  const seal = hexOf(await sha256(bytesOf(proof.secret)));
  if (seal !== proof.commitment) return 'broken';
  return kept ? finding(seal === kept.seal && kept.otherSeal === undefined) : 'unknown';
}
async function checkPledges({ table, proof, kept }: Evidence): Promise<Finding> {
  for (const [seat, number] of proof.contributions.entries()) {
    const pledge = proof.pledges[seat] ?? null;
    if (pledge !== (number === null ? null : await pledgeOf(table, number))) return 'broken';
  }
  if (!kept || kept.isLate) return 'unknown';
  // Who pledged and was never asked to open has been left out.
  if (kept.seat !== undefined && !kept.pledges) return 'broken';
  return kept.pledges ? finding(isSame(kept.pledges, proof.pledges)) : 'unknown';
}
function checkOwn({ proof, kept }: Evidence): Finding {
  if (kept?.seat === undefined || kept.number === undefined) return 'unknown';
  return finding(proof.contributions[kept.seat] === kept.number);
}

/** With this word the seed differs from the seal even if no browser added a number. */
const seedOf = (proof: Proof): Promise<Uint8Array<ArrayBuffer>> =>
  sha256(textBytes('deal'), bytesOf(proof.secret), ...proof.contributions.filter((one) => one !== null).map(bytesOf));

async function checkDraws(seed: Uint8Array, draws: readonly Draw[]): Promise<Checked[]> {
  const stream = new Stream(seed);
  const checked: Checked[] = [];
  for (const draw of draws) {
    const answer = answerAt(draw.ways, await stream.below(draw.ways.reduce((sum, way) => sum + way, 0)));
    checked.push({ draw, answer, fits: answer === draw.answer });
  }
  return checked;
}

/** Every number, text and name of a field. */
function wordsIn(json: unknown, found = new Set<string>()): Set<string> {
  if (typeof json === 'object' && json !== null)
    for (const [key, value] of Object.entries(json)) {
      if (!Array.isArray(json)) found.add(key);
      wordsIn(value, found);
    }
  else found.add(String(json));
  return found;
}
/** Dice are told as they fall; a drawn card lies somewhere on the table after its step. Of the rest the record does not speak. */
function isShown(draw: Draw, step: ReplayStep | undefined): boolean {
  if (!step) return false;
  const events = step.events.map(([, event]) => event); // their numbers are no dice
  if (draw.kind === 'die') return wordsIn(events).has(String(draw.answer + 1));
  const word = draw.kind === 'card' ? draw.words?.[draw.answer] : undefined;
  return word === undefined || wordsIn([events, step.view]).has(word);
}
/** What one viewer was told is also told to all eyes, under the same numbers. */
function isPartOf(told: readonly Numbered[], steps: readonly ReplayStep[]): boolean {
  const all = new Map(steps.flatMap((step) => step.events).map(([number, event]) => [number, JSON.stringify(event)]));
  return told.every(([number, event]) => event === null || all.get(number) === JSON.stringify(event));
}
async function checkTold({ proof, kept, steps, told }: Evidence): Promise<Finding> {
  const isTold = proof.draws.every((draw) => isShown(draw, steps[draw.step])) && isPartOf(told, steps);
  if (!isTold || kept?.isTwoTales) return 'broken';
  if (!kept?.told) return 'unknown';
  const { count, hash } = kept.told;
  return finding(told.length >= count && (await fingerprint(told.slice(0, count))) === hash);
}

export async function check(evidence: Evidence): Promise<DealCheck> {
  const { proof } = evidence;
  const seed = await seedOf(proof);
  const parts = {
    seal: await checkSeal(evidence),
    pledges: await checkPledges(evidence),
    own: checkOwn(evidence),
    seed: finding(hexOf(seed) === proof.seed && evidence.record.includes(`"seed":"${proof.seed}"`)),
    told: await checkTold(evidence),
  };
  const draws = await checkDraws(seed, proof.draws);
  return { ...parts, draws, all: worst(...Object.values(parts), finding(draws.every((draw) => draw.fits))) };
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
