// SPDX-License-Identifier: Apache-2.0
// Who fights over the Event card on show, and with what: a card, or the gold they had when it was turned up.
import type { Creature, EventCard, TableContent, View } from '../../lib/generated/fairy_tale_fight_club';

export interface Fighter {
  seat: number;
  name: string;
  /** What they fight with; null while it is sealed, and in a fight over gold. */
  creature: Creature | null;
  gold: number;
  hasWon: boolean;
}
export const isByCards = (content: TableContent, event: EventCard): boolean =>
  ['low_card', 'high_card'].includes(content.events[event].fight);

/** Nobody without a fight, and nobody in a game alone. */
export function fightersOf(
  { table, notes }: View,
  content: TableContent,
  event: EventCard,
  names: readonly string[],
): Fighter[] {
  if (names.length < 2 || content.events[event].fight === 'none') return [];
  const isSealed = table.question === 'fight' && table.event === event;
  return names.flatMap((name, seat) => {
    const creature = notes.fought[seat] ?? null;
    // Who had no card stays out of a fight of cards.
    const isIn = !isByCards(content, event) || isSealed || creature !== null;
    return isIn ? [{ name, seat, creature, gold: notes.counted[seat] ?? 0, hasWon: notes.victor === seat }] : [];
  });
}
