// SPDX-License-Identifier: Apache-2.0
// Cards that the viewer has just looked at: they lie face up for them alone, for a few seconds or until they go on. Then
// the pencil note is all that is left.
import { untrack } from 'svelte';
import type { Character, Event, View } from '../../lib/generated/king_thief_minister';
import type { BoardProps } from '../board';

const shownFor = 6000;

export class Glimpses {
  /** By physical card. */
  #faces = $state.raw<ReadonlyMap<number, Character>>(new Map());

  constructor(
    board: () => Pick<BoardProps<View, Event>, 'view' | 'viewer' | 'events' | 'shown'>,
    /** Whether the viewer has gone on to something else. */
    hasGoneOn: () => boolean,
  ) {
    // What was seen before the page was opened is past.
    let next = untrack(() => board().shown);
    $effect(() => {
      const { view, viewer, events, shown } = board();
      const fresh = events.slice(Math.min(next, shown), shown);
      next = shown;
      const seen = fresh.flatMap(([, event]) =>
        event?.kind === 'saw' && event.seat === viewer
          ? [[view.table.card_at[event.spot] ?? -1, event.character] as const]
          : [],
      );
      if (seen.length > 0) this.#faces = new Map([...untrack(() => this.#faces), ...seen]);
    });
    $effect(() => {
      if (this.#faces.size === 0) return;
      const timer = setTimeout(() => (this.#faces = new Map()), shownFor);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (hasGoneOn()) this.#faces = new Map();
    });
  }
  faceOf(card: number): Character | null {
    return this.#faces.get(card) ?? null;
  }
}
