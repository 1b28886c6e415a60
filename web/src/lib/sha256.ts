// SPDX-License-Identifier: Apache-2.0
// SHA-256 (FIPS 180-4) for pages loaded over plain HTTP from another machine, where browsers offer no WebCrypto.

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; ++n) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}
/** The first 32 bits of the fraction. */
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
const start = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const constants = primes(64).map((prime) => fraction(Math.cbrt(prime)));

/** The message padded to blocks of 64 bytes: a single one bit, zeros, then the message's length in bits. */
function padded(message: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  new Uint8Array(blocks.buffer).set(message);
  blocks.setUint8(message.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(message.length) * 8n);
  return blocks;
}
const turned = (x: number, bits: number): number => (x >>> bits) | (x << (32 - bits));

function schedule(blocks: DataView, at: number): Uint32Array {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; ++i) w[i] = blocks.getUint32(at + 4 * i);
  for (let i = 16; i < 64; ++i) {
    const [old, far] = [w[i - 15]!, w[i - 2]!];
    const s0 = turned(old, 7) ^ turned(old, 18) ^ (old >>> 3);
    const s1 = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  return w;
}
function mixIn(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; ++i) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + w[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i]! += x));
}

export function ownSha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const hash = Uint32Array.from(start);
  const blocks = padded(message);
  for (let at = 0; at < blocks.byteLength; at += 64) mixIn(hash, schedule(blocks, at));
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => out.setUint32(4 * i, word));
  return new Uint8Array(out.buffer);
}

/** Uses the browser's own SHA-256 where there is one. */
export async function sha256(...parts: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  // Undefined outside a secure context, although its type says otherwise.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', whole)) : ownSha256(whole);
}
