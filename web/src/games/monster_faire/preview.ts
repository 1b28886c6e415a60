// SPDX-License-Identifier: Apache-2.0
// What a picked answer would do, before it is confirmed: arrows from where something lies to where it would go, and the ghost
// of a card of the hand in the pile that it would join.
import type { Arrow } from '../../lib/arrows';
import type { Card, Choice, Deck, View } from '../../lib/generated/monster_faire';
import { keptIn } from '../../lib/piles';
import type { Offer } from '../../lib/wire';
import type { Ghost } from './model';
import { up } from './sight';

const manor = (seat: number | null): string => `manor ${seat ?? ''}`;
const deckOf = (card: Card): Deck => (card.startsWith('V') ? 'Villagers' : 'Body Parts');
const siteOf = (card: Card): string => (card.startsWith('V') ? 'town' : 'graveyard');
/** In these one draws for the hand; in all others to see what comes of it. */
const drawsToKeep: ReadonlySet<View['table']['question']> = new Set(['draw', 'extra_draw'] as const);

type Way = readonly [from: string, to: string];
function wayOf(choice: Choice, view: View): Way | null {
  const { table, viewer } = view;
  const home = manor(viewer);
  switch (choice.act) {
    case 'draw':
      return [`deck ${choice.deck}`, drawsToKeep.has(table.question) ? home : 'table'];
    case 'to_town':
    case 'rampage':
      return [home, 'town'];
    case 'to_graveyard':
      return [home, 'graveyard'];
    case 'visit':
    case 'burgle':
    case 'fight':
    case 'name':
      return [home, manor(choice.seat)];
    case 'snoop':
    case 'carry':
    case 'critique':
      return [home, manor(table.trip.host)];
    case 'offer':
    case 'play':
      return [home, manor(table.active)];
    case 'use':
      return ['table', manor(table.active)];
    case 'counter':
      return [home, 'table'];
    case 'claim':
      return [siteOf(choice.card), home];
    case 'recruit':
      return ['town', home];
    case 'dig':
      return ['graveyard', 'table'];
    case 'help':
    case 'defend':
      return [home, 'siege'];
    case 'victim':
      return ['siege', `discard ${deckOf(choice.card)}`];
    case 'discard':
      return [home, `discard ${deckOf(choice.card)}`];
    case 'favour':
      return choice.seat === undefined ? null : [home, manor(choice.seat)];
    default:
      return null;
  }
}
export function arrowsOf(offer: Offer<Choice> | undefined, view: View): Arrow[] {
  const way = offer && view.viewer !== null ? wayOf(offer.choice, view) : null;
  return way && way[0] !== way[1] ? [{ from: way[0], to: way[1] }] : [];
}

const isHeld = ({ viewer, veiled }: View, card: Card): boolean =>
  viewer !== null && keptIn(veiled.cards.hand[viewer]).cards.includes(card);
function pileFor(choice: Choice, view: View): Ghost['pile'] | null {
  switch (choice.act) {
    case 'hire':
      return 'igors';
    case 'equip':
      return 'laboratory';
    case 'lay':
      // In a host's free action either may be laid: Equipment are villagers, parts are not.
      if (view.table.question === 'laboratory') return 'laboratory';
      return view.table.question === 'monster' || deckOf(choice.card) === 'Body Parts' ? 'monster' : 'laboratory';
    default:
      return null;
  }
}
/** The card that would lie in one of the viewer's own piles. */
export function ghostOf(offer: Offer<Choice> | undefined, view: View): Ghost | null {
  if (!offer || !('card' in offer.choice)) return null;
  const { card } = offer.choice;
  const pile = pileFor(offer.choice, view);
  return pile && isHeld(view, card) ? { pile, card: { ...up(card), key: `ghost ${card}`, isGhost: true } } : null;
}
