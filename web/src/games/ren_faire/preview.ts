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

/** In these questions the Costume that is picked is discarded (P06, P12, P31). */
const givesUp: readonly string[] = ['mud', 'launder', 'decree'];

/** The stack once that Costume has been picked. */
function stackAfter(
  kind: string | undefined,
  { table }: View,
  stack: readonly Costume[],
  costume: Costume,
): readonly Costume[] {
  const rest = without(stack, costume);
  if (kind && givesUp.includes(kind)) return rest;
  if (kind !== 'order') return [...rest, costume];
  // P29, D20: from the bottom up. What has been arranged lies above the rest, which follows in its old order if nothing more is said.
  const left = stack.length - table.stage.count;
  return [...stack.slice(left), costume, ...without(stack.slice(0, left), costume)];
}

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
  return { seat: wearer, costume, stack: stackAfter(kind, view, stackOf(view, wearer), costume) };
}
