// SPDX-License-Identifier: Apache-2.0
// What an action can be, for who has nothing picked up yet: which things of the table can be tapped, by what is offered.
import { withCapital } from '../../lib/words';
import { deedsOf, has, isWagon, nothing, type Asked } from './gestures';
import { listed } from './words';

/** So long it is said; whoever has played that many rounds knows. */
const roundsTold = 3;

function placesToPut(asked: Asked): string[] {
  return [
    ...(has(asked, 'load', 'move', 'purchase') ? ['a wagon'] : []),
    ...(has(asked, 'exchange') ? ['the Market'] : []),
    ...(has(asked, 'discard', 'swap') ? ['a pile'] : []),
  ];
}
/** What is tapped with empty hands. */
function thingsToTap(asked: Asked): string[] {
  const firsts = deedsOf(asked, nothing).flatMap(({ targets }) => targets[0] ?? []);
  return [
    ...(firsts.some((target) => !isWagon(target)) ? ['a contract'] : []),
    ...(firsts.some(isWagon) ? ['a wagon to buy'] : []),
  ];
}
/** "Pick up creatures, then tap a wagon or the Market; or tap a contract."; nothing once it is known, and in a guided game, where the narrator says it. */
export function invitationOf(asked: Asked): string {
  if (asked.kind !== 'actions' || asked.only || asked.view.notes.round > roundsTold) return '';
  const places = placesToPut(asked);
  const things = thingsToTap(asked);
  const ways = [
    ...(places.length > 0 ? [`pick up creatures, then tap ${listed(places, 'or')}`] : []),
    ...(things.length > 0 ? [`tap ${listed(things, 'or')}`] : []),
  ];
  return ways.length > 0 ? `${withCapital(ways.join('; or '))}.` : '';
}
