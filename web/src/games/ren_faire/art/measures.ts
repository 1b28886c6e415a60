// SPDX-License-Identifier: Apache-2.0
// The paper doll's measures, 120 by 180: the shapes its body and its clothes share, and the part of each slot that every
// piece for it covers. We see the doll as it sees itself in the tailor's mirror: its left hand is on the left.
import { place, type Part, type Stroke } from '../../../lib/art/parts';
import type { Slot } from '../../../lib/generated/ren_faire';

export const dollSize = [120, 180] as const;

/** From the ground up: a later one lies over an earlier one. */
export const drawingOrder: readonly Slot[] = ['Legs', 'Feet', 'Chest', 'Left Hand', 'Right Hand', 'Head'];

/** What is a slot's own: each of its pieces covers all of this, and no piece of another slot any of it. */
export const slotRegions: Readonly<Record<Slot, string>> = {
  Head: 'M47 45Q47 35 60 35T73 45Z',
  'Left Hand': 'M15 109a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'Right Hand': 'M97 109a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  Chest: 'M48 82H72V112H48Z',
  Legs: 'M48 120H72L70 136H63L60 126L57 136H50Z',
  Feet: 'M43 165H56V169H43ZM64 165H77V169H64Z',
};

/** A sleeve, an arm; a leg; a foot: the left one. `pair` makes both of it. */
export const arm = 'M47 79Q38 80 33 90L23 100L30 109L41 101L50 93Z';
export const torso = 'M51 76Q45 77 43 80L46 100L44 119H76L74 100L77 80Q75 77 69 76L60 79Z';
export const leg = 'M44 116H61L59 162H47Z';
export const hose = 'M44 114H76L73 162H61L60 128L59 162H47Z';
export const foot = 'M47 158H59V171H39Q38 164 47 162Z';
export const fist = 'M27 103Q20 97 14 102Q10 109 13 114Q19 119 26 115Q30 110 27 103Z';

/** Light on steel. */
export const gleam = (d: string): Stroke => ({ d, dye: 'on-dye', w: 0, open: true });

/** The same on the other side of the doll. */
export const mirrored = (parts: readonly Part[]): Part => place(parts, 120, 0, 1, { flip: true });
export const pair = (...parts: readonly Part[]): Part[] => [...parts, mirrored(parts)];
