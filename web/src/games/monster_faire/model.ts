// SPDX-License-Identifier: Apache-2.0
// What the board draws, as the viewer sees it. `sight.ts` reads it off a view; the drawings know nothing else.
import type { BodyPart } from './art/figure';
import type { Face } from './art/suits';

/** A card that lies somewhere: its face, or only its back. */
export interface Lying {
  /** What a choice calls it, or where it lies if nobody has told the viewer what it is. */
  key: string;
  deck: Face['deck'];
  face: Face | null;
  /** Lies face down, though the viewer knows it. */
  isSecret?: boolean;
  /** Does not lie there yet: it is picked, and would. */
  isGhost?: boolean;
}
/** A picked card in the pile of one's own that it would join. */
export interface Ghost {
  pile: 'igors' | 'laboratory' | 'monster';
  card: Lying;
}
export interface Servant {
  card: Lying;
  /** What the rules call him, if he has a name. */
  called: string;
  isDown: boolean;
}
export interface Creature {
  parts: readonly (BodyPart & { card: Lying })[];
  isLiving: boolean;
  /** What it adds up to, where the viewer can know. */
  total: number | null;
  where: 'home' | 'town' | 'graveyard';
}
export interface Manor {
  seat: number;
  name: string;
  state: 'whole' | 'burnt' | 'absent' | 'gone';
  /** Cards in hand, by their backs. */
  hand: Readonly<Record<Face['deck'], number>>;
  /** What the viewer has seen going there; it may have left again. */
  seen: readonly Face[];
  igors: readonly Servant[];
  laboratory: readonly Lying[];
  monster: Creature;
  counters: readonly Lying[];
  /** The Brain of Morbius. */
  brain: readonly Lying[];
  cellar: Lying | null;
  /** The Monster fell at the Faire. */
  hasFallen: boolean;
  /** What everybody knows besides, in a word or two each. */
  marks: readonly { text: string; title: string }[];
}
