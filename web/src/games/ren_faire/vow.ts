// SPDX-License-Identifier: Apache-2.0
// Vow of Hush (P38, REN-076): whoever is under it is warned before they say something; if they say it anyway, they have slipped, and this
// browser answers so when it is asked.
import type { Event, Performance, View } from '../../lib/generated/ren_faire';
import { store, stored } from '../../lib/browser_storage';
import type { Numbered } from '../../lib/wire';
import type { Hush } from '../hush';

const vow: Performance = 'Vow of Hush';
interface Seen {
  /** The table's name. */
  id: string;
  view: View;
  events: readonly Numbered<Event>[];
  viewer: number;
}
/** What is stored: which of a game's vows was broken last, by the event that laid it near somebody. */
const keyOf = (id: string): string => `hush.${id}`;
const lastLaid = ({ events, viewer }: Seen): string | null => {
  const laid = events.findLast(([, event]) => event?.kind === 'laid' && event.card === vow && event.seat === viewer);
  return laid ? String(laid[0]) : null;
};
const isBroken = (seen: Seen): boolean => {
  const laid = lastLaid(seen);
  return laid !== null && stored(keyOf(seen.id)) === laid;
};

/** Where a die decides, nobody listens; and a vow is broken only once. */
export function hushOf(seen: Seen): Hush | null {
  const { table } = seen.view;
  const laid = lastLaid(seen);
  const isBound = table.extended.some(({ card, holder }) => card === vow && holder === seen.viewer);
  if (!isBound || laid === null || table.judging === 'dice' || isBroken(seen)) return null;
  return {
    warning: 'You are under a Vow of Hush. If you send this, you have slipped.',
    onbreak: () => store(keyOf(seen.id), laid),
  };
}
/** Whether the vow that is asked about was broken in this browser. */
export const hasSlipped = (seen: Seen): boolean => seen.view.table.stage.card === vow && isBroken(seen);
