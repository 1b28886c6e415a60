// SPDX-License-Identifier: Apache-2.0
// What an answer that is picked and not yet confirmed would do, as arrows between places of the board. What goes there stands on
// the sign that confirms it: on small windows there is no room for it beside an arrow.
import type { Arrow } from '../../lib/arrows';
import type { Choice, Place } from '../../lib/generated/fairy_tale_fight_club';
import type { Asked } from './gestures';
import { placeIn, placeOfSeat } from './traces';

/** Where the first card lies that is picked out of one's hand. */
export const ownHand = 'hand';

/** Of an answer with all its steps; none without one, or where nothing goes from place to place. */
export function arrowsOf(
  answer: Choice | readonly Choice[] | undefined,
  { kind, seat }: Pick<Asked, 'kind' | 'seat'>,
): Arrow[] {
  const steps = answer === undefined ? [] : [answer].flat();
  const last = steps.findLast((step) => step.act !== 'pick' && step.act !== 'done') ?? steps[0];
  if (!last) return [];
  const at = (place: Place): string => (place === 'hand' ? ownHand : placeIn(seat, place));
  const arrow = (from: string, to: string): Arrow => ({ from, to });
  switch (last.act) {
    case 'load_into':
    case 'load_one':
      return [arrow(ownHand, placeIn(seat, last.wagon))];
    case 'move_between':
      return [arrow(at(last.source), placeIn(seat, last.wagon))];
    case 'discard_from':
    case 'release':
      return [arrow(at(last.source), 'pile')];
    case 'swap_out':
      return [arrow(at(last.source), 'pile'), arrow('deck', ownHand)];
    case 'give_one':
    case 'take_one':
      return [arrow(ownHand, 'market'), arrow('market', ownHand)];
    case 'buy_wagon':
      return last.payment === 'gold' ? [arrow(placeOfSeat(seat), placeIn(seat, last.wagon))] : [arrow(ownHand, 'pile')];
    case 'complete':
      return [arrow(placeIn(seat, last.wagon), `contract ${last.contract}`)];
    case 'reserve':
      return [arrow(placeOfSeat(seat), `contract ${last.contract}`)];
    // A group of an exact number; whom it is passed to is the card's to say.
    case 'pick':
      return kind === 'pass' ? [] : [arrow(ownHand, 'pile')];
    case 'pawn':
      return [arrow(ownHand, 'pile')];
    case 'fight_with':
      return [arrow(ownHand, 'event')];
    default:
      return [];
  }
}
