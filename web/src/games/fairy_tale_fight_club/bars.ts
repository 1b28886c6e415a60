// SPDX-License-Identifier: Apache-2.0
// Why what somebody taps, or drops something on, cannot be had. The reasons are the server's, of the first step and of those to come;
// here is found out which of them is about the gesture. Two are put into numbers: what is held is more than the room that is left, or
// worth less than the price.
import type { Choice, Creature, Wagon } from '../../lib/generated/fairy_tale_fight_club';
import type { Barred } from '../../lib/wire';
import { isWagon, owns, type Asked, type Held, type Target } from './gestures';
import { sumOf } from './words';

type Bar = Barred<Choice>;
type Act = Choice['act'];
type Named = Partial<Record<'wagon' | 'contract' | 'source' | 'creature' | 'payment', string>>;

/** The reason against the first of these acts that has one: of those that name a place or a creature, the one about these. */
function reasonAgainst({ barred }: Asked, acts: readonly Act[], named: Named = {}): Bar | undefined {
  const isAbout = (choice: Choice): boolean =>
    Object.entries(named).every(([field, value]) => !(field in choice) || choice[field as keyof Choice] === value);
  for (const act of acts) {
    const bar = barred.find(({ choice }) => choice.act === act && isAbout(choice));
    if (bar) return bar;
  }
  return undefined;
}

function againstBuying(asked: Asked, { creatures }: Held, wagon: Wagon): Bar | undefined {
  const { content, view, seat } = asked;
  const payment = creatures.length > 0 ? 'creatures' : 'gold';
  const bar = reasonAgainst(asked, ['buy_wagon'], { wagon, payment });
  if (bar) return bar;
  const price = content.wagons[wagon].creature_points;
  if (creatures.length > 0 && view.notes.standing[seat]?.for_sale.includes(wagon) && sumOf(creatures) < price)
    return {
      choice: { act: 'buy_wagon', wagon, payment },
      label: wagon,
      why: `these are worth ${sumOf(creatures)}, and it costs ${price}`,
      rule: 'FTF-057',
    };
  return reasonAgainst(asked, ['buy_wagon', 'purchase'], { wagon });
}
function againstFilling(asked: Asked, { from, creatures }: Held, wagon: Wagon): Bar | undefined {
  if (from === wagon) return undefined;
  if (from === null) return reasonAgainst(asked, ['load']);
  const bar =
    from === 'hand'
      ? reasonAgainst(asked, ['load_into', 'load'], { wagon })
      : reasonAgainst(asked, ['move_between', 'move'], { wagon, source: from });
  const room = asked.view.notes.standing[asked.seat]?.room[wagon] ?? 0;
  if (bar || creatures.length <= room) return bar;
  return { choice: { act: 'load_into', wagon }, label: wagon, why: `it has room for ${room}`, rule: 'FTF-098' };
}

function againstSwapping(asked: Asked, { from, creatures }: Held): Bar | undefined {
  const [creature] = creatures;
  const bar = from && creature ? reasonAgainst(asked, ['swap_out'], { source: from, creature }) : undefined;
  return bar ?? reasonAgainst(asked, ['swap']);
}

/** Why what is held cannot be put there; with empty hands, why nothing can be done with it. */
export function whyNotOn(asked: Asked, held: Held, target: Target): Bar | undefined {
  if (asked.kind !== 'actions' || asked.only) return undefined;
  if (isWagon(target))
    return owns(asked.view, asked.seat, target)
      ? againstFilling(asked, held, target)
      : againstBuying(asked, held, target);
  if (target === 'market') return reasonAgainst(asked, ['exchange']);
  if (target === 'pile') return held.from === null ? undefined : reasonAgainst(asked, ['discard']);
  if (target === 'deck') return againstSwapping(asked, held);
  return reasonAgainst(asked, ['complete', 'reserve'], { contract: target });
}
/** Why a creature of the hand cannot be picked up. */
export function whyNotPicked(asked: Asked, creature: Creature): Bar | undefined {
  if (asked.only) return undefined;
  return asked.kind === 'pawn'
    ? reasonAgainst(asked, ['pawn'], { creature })
    : reasonAgainst(asked, ['load', 'discard', 'swap', 'exchange', 'purchase']);
}
