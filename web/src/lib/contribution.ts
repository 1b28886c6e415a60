// SPDX-License-Identifier: Apache-2.0
/** 32 random bytes for the deal, drawn here, so that no single party chooses the cards. */
export function contribution(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
