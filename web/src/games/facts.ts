// SPDX-License-Identifier: Apache-2.0
// Any view as a list of facts, for games without a board.
import type { Json } from '../lib/wire';

export interface Fact {
  name: string;
  value: string;
}
export interface Sheet {
  title: string;
  facts: Fact[];
}

const words = (key: string): string => key.replaceAll('_', ' ');
const listed = (items: readonly string[], by = ', '): string => (items.length === 0 ? 'none' : items.join(by));

/** A card in a pile that shows each of its places: its back, and what the viewer knows of it. */
const wordsOfBack = ({ back, card }: Json): string =>
  card === undefined ? `covered ${String(back)}` : `${String(card)} (covered)`;
/** A pile of which one knows some cards, and of the others only how many there are of each back. */
function wordsOfPile({ cards, unknown, public: open }: Json): string {
  const known = (cards as string[]).map((card) =>
    (open as string[] | undefined)?.includes(card) ? `${card} (known to all)` : card,
  );
  const covered = Object.entries(unknown as Record<string, number>).map(([back, count]) => `${count} covered ${back}`);
  return listed([...known, ...covered]);
}

function valueOf(value: unknown, names: readonly string[]): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) {
    if (value.length === names.length)
      return value.map((one, seat) => `${names[seat] ?? seat}: ${valueOf(one, [])}`).join('; ');
    return listed(
      value.map((one) => valueOf(one, [])),
      typeof value[0] === 'number' ? ' ' : ', ',
    );
  }
  if (typeof value !== 'object') return String(value);
  if ('back' in value) return wordsOfBack(value);
  if ('cards' in value && 'unknown' in value) return wordsOfPile(value);
  const entries = Object.entries(value).filter(([, one]) => one !== null);
  return listed(entries.map(([key, one]) => `${words(key)} ${valueOf(one, [])}`));
}

const factsOf = (part: unknown, names: readonly string[]): Fact[] =>
  Object.entries((part ?? {}) as Json).map(([key, value]) => ({ name: words(key), value: valueOf(value, names) }));

/** The table, the cards that some know, what is the viewer's alone, and the steps so far of an answer given in steps. */
export function sheetsOf(view: Json, viewer: number | null, names: readonly string[]): Sheet[] {
  const round = view.round as { group?: unknown } | undefined;
  const sheets: [string, unknown][] = [
    ['The table', view.table],
    ['Cards', view.veiled],
    ['Yours', viewer === null ? null : view.mine],
    ['Picked so far', round?.group],
  ];
  return sheets.flatMap(([title, part]) => {
    const facts = factsOf(part, title === 'The table' || title === 'Cards' ? names : []);
    return facts.length > 0 ? [{ title, facts }] : [];
  });
}

/** A choice that has no label. */
export const wordsOfChoice = (choice: Json): string =>
  Object.values(choice)
    .map((value) => words(valueOf(value, [])))
    .join(' ');
