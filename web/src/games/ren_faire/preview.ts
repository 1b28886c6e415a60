// SPDX-License-Identifier: Apache-2.0
// What would be worn if the answer that is picked were given: shown on the doll before it is confirmed.
import type { Costume, View } from '../../lib/generated/ren_faire';
import type { Key } from './deeds';
import { onStall, stackOf } from './wardrobe';

export interface Trial {
  seat: number;
  /** The Costume it is about, and the stack as it would be. */
  costume: Costume;
  stack: readonly Costume[];
}
const without = (stack: readonly Costume[], costume: Costume): Costume[] => stack.filter((one) => one !== costume);

/** With what is picked, or with the doll under the pointer while a Costume waits to be placed. */
export function trialOf(
  kind: string | undefined,
  view: View,
  picked: readonly Key[],
  pointed: number | null,
): Trial | null {
  const { viewer } = view;
  const seatPicked = picked.find((key) => key.startsWith('seat '));
  if (kind === 'place') {
    const costume = onStall(view);
    const seat = pointed ?? (seatPicked ? Number(seatPicked.slice(5)) : null);
    return costume && seat !== null ? { seat, costume, stack: [...stackOf(view, seat), costume] } : null;
  }
  const costume = picked.find((key) => key.startsWith('costume '))?.slice(8) as Costume | undefined;
  if (!costume || viewer === null) return null;
  const seats = view.veiled.garb.stack.map((_, seat) => seat);
  const wearer = seats.find((seat) => stackOf(view, seat).includes(costume)) ?? viewer;
  const rest = without(stackOf(view, wearer), costume);
  const goes = kind === 'launder' || kind === 'decree';
  return { seat: wearer, costume, stack: goes ? rest : [...rest, costume] };
}
