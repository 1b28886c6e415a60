// SPDX-License-Identifier: Apache-2.0
// Small settings stored in this browser. Where storage is refused, nothing is stored.
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`fairground.${key}`);
  } catch {
    return null;
  }
}
export function unstore(key: string): void {
  try {
    localStorage.removeItem(`fairground.${key}`);
  } catch {
    /* nothing was stored, then */
  }
}
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`fairground.${key}`, value);
  } catch {
    /* private windows may refuse */
  }
}
