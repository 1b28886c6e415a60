// SPDX-License-Identifier: Apache-2.0
// Bytes in hexadecimal.
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex)) throw new Error('not a hexadecimal number');
  return Uint8Array.from({ length: hex.length / 2 }, (_, i) => parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
export const textBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
