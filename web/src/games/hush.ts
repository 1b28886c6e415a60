// SPDX-License-Identifier: Apache-2.0
// A game may want somebody to be silent for a while: then the table talk warns them before it sends anything.
import type { Json, Numbered, SeatNumber } from '../lib/wire';

export interface Hush {
  warning: string;
  /** They have sent something all the same. */
  onbreak(): void;
}
/** Whether the viewer should be silent now. */
export type HushOf = (seen: { id: string; view: Json; events: readonly Numbered[]; viewer: SeatNumber }) => Hush | null;
