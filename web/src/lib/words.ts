// SPDX-License-Identifier: Apache-2.0
// Prompts and labels speak of seats by number, because they are the same for everybody; here they get names.
export function withNames(text: string, names: readonly string[]): string {
  return text.replace(/\bseat (\d+)\b/gi, (whole: string, seat: string) => names[Number(seat)] ?? whole);
}
