// SPDX-License-Identifier: Apache-2.0
// Small settings kept in this browser. Where storage is refused, nothing is kept.
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`fairground.${key}`);
  } catch {
    return null;
  }
}
export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`fairground.${key}`, value);
  } catch {
    /* private windows may refuse */
  }
}
