// SPDX-License-Identifier: Apache-2.0
// The drawings come after the board itself: until they are there, everything has its place and its words, and can be used.
import type { Part } from '../../lib/art/parts';

type Art = typeof import('./art/drawn');
let art = $state.raw<Art | null>(null);
void import('./art/drawn').then((drawings) => (art = drawings));

const nothing: readonly Part[] = [];
/** A drawing, once it is there. */
export const drawn = (of: (art: Art) => readonly Part[]): readonly Part[] => (art ? of(art) : nothing);
