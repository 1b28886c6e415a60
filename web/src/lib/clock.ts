// SPDX-License-Identifier: Apache-2.0
// The server's time, as far as we know it: deadlines go by its clock, and a device's own may be wrong.

let ahead = 0;

/** From the date of an answer, which knows whole seconds only: what could be the journey is no fault. */
export function learnTime(date: string | null, now = Date.now()): void {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) ahead = Math.abs(at - now) > 3000 ? at - now : 0;
}

export const serverNow = (now = Date.now()): number => now + ahead;
