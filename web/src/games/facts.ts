// SPDX-License-Identifier: Apache-2.0
// Any view as a list of facts, for games without a board.
export interface Fact {
  name: string;
  value: string;
}

const words = (key: string): string => key.replaceAll('_', ' ');

function valueOf(value: unknown, names: readonly string[]): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    if (value.length === names.length)
      return value.map((one, seat) => `${names[seat] ?? seat}: ${valueOf(one, [])}`).join('; ');
    return value.length === 0 ? 'none' : value.map((one) => valueOf(one, [])).join(' ');
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value).filter(([, one]) => one !== null);
    return entries.length === 0 ? 'none' : entries.map(([key, one]) => `${words(key)} ${valueOf(one, [])}`).join(', ');
  }
  return String(value);
}

export function factsOf(part: Record<string, unknown>, names: readonly string[]): Fact[] {
  return Object.entries(part).map(([key, value]) => ({ name: words(key), value: valueOf(value, names) }));
}
