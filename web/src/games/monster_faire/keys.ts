// SPDX-License-Identifier: Apache-2.0
// What of the board a choice is about: cards wherever they lie, players, decks and places. Picking one of these picks the choices that hold it.
import type { Card, Choice, Deck } from '../../lib/generated/monster_faire';

export type Key =
  `card ${string}` | `seat ${number}` | `deck ${Deck}` | `part ${number}` | 'site town' | 'site graveyard';

export const keyOfCard = (card: Card): Key => `card ${card}`;
/** A part of one's own Monster, from the bottom of its pile. */
export const keyOfPart = (place: number): Key => `part ${place}`;

export function keysOf(choice: Choice): Key[] {
  const keys: Key[] = [
    ...('card' in choice ? [keyOfCard(choice.card)] : []),
    ...('seat' in choice && choice.seat !== undefined ? [`seat ${choice.seat}` as const] : []),
  ];
  if (keys.length > 0) return keys;
  if (choice.act === 'draw') return [`deck ${choice.deck}`];
  if (choice.act === 'repair') return [keyOfPart(choice.place)];
  if (choice.act === 'to_town' || choice.act === 'rampage') return ['site town'];
  if (choice.act === 'to_graveyard') return ['site graveyard'];
  return [];
}

/** In which of several ways the same card may be used. */
export function waysOf(choice: Choice): string[] {
  return [
    ...('use' in choice && choice.use !== undefined ? [choice.use] : []),
    ...('pile' in choice ? [choice.pile] : []),
    ...('calls' in choice && choice.calls ? ['calls'] : []),
    ...('assists' in choice && choice.assists ? ['assists'] : []),
  ];
}

/** The card below a tap that is nothing but a card: whoever taps it wants to know what it is good for. */
export function askedBy({ target }: Event): string | undefined {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-asks]') : null;
  return card && !card.closest('button') ? card.dataset.asks : undefined;
}
