// SPDX-License-Identifier: Apache-2.0
// An estimate of the server's time: deadlines go by its clock, and the device's own may be wrong.

let ahead = 0;

/** Corrects the estimate by the date of a reply. Small differences may be delay, so they are ignored. */
export function learnTime(date: string | null, now = Date.now()): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) ahead = Math.abs(at - now) > 3000 ? at - now : 0;
}

export const serverNow = (now = Date.now()): number => now + ahead;
