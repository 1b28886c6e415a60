// SPDX-License-Identifier: Apache-2.0
// What an event leaves to see beside the view: the places it is about, what flies between them, and the count at the end.
import type { Flight, Gain } from '../../lib/flights.svelte';
import type {
  Creature,
  Event,
  Part,
  Place,
  Rating,
  Reason,
  TableContent,
} from '../../lib/generated/fairy_tale_fight_club';
import type { Numbered } from '../../lib/wire';
import { creaturesOf, type Creatures } from './words';

/** A coin, a creature face up, or a card face down. */
export type Cargo = Creature | 'coin' | 'card';
export type Load = Flight & { what: Cargo };

export const placeOfSeat = (seat: number): string => `seat ${seat}`;
export const placeIn = (seat: number, place: Place): string =>
  place === 'hand' ? placeOfSeat(seat) : `wagon ${seat} ${place}`;

/** The places an event is about, to be marked. */
export function placesOf(event: Event | null | undefined): readonly string[] {
  if (!event) return [];
  return [
    ...('seat' in event ? [placeOfSeat(event.seat)] : []),
    ...('to' in event ? [placeOfSeat(event.to)] : []),
    ...('seats' in event ? event.seats.map(placeOfSeat) : []),
    ...('wagon' in event && 'seat' in event ? [placeIn(event.seat, event.wagon)] : []),
    ...('source' in event && event.source !== 'hand' ? [placeIn(event.seat, event.source)] : []),
    ...('contract' in event ? [`contract ${event.contract}`] : []),
    ...(event.kind === 'market_grew' || event.kind === 'market_cleared' || event.kind === 'exchanged'
      ? ['market']
      : []),
    ...(event.kind === 'wrecked' ? [placeIn(event.seat, 'Wheelbarrow')] : []),
    ...('event' in event && event.event !== undefined ? ['event'] : []),
  ];
}

type Way = readonly [from: string, to: string, what: readonly Cargo[]];
const coins = (count = 0): Cargo[] => Array<Cargo>(Math.min(count, 6)).fill('coin');
const cards = (count: number): Cargo[] => Array<Cargo>(Math.min(count, 6)).fill('card');
const faces = (bag: Creatures | undefined): Cargo[] => creaturesOf(bag).slice(0, 8);

function waysOf(event: Event): Way[] {
  switch (event.kind) {
    case 'drew':
      return [['deck', placeOfSeat(event.seat), cards(event.count)]];
    case 'bought':
      return [
        [placeOfSeat(event.seat), 'supply', coins(event.gold)],
        [placeOfSeat(event.seat), 'pile', faces(event.creatures)],
      ];
    case 'loaded':
      return [[placeOfSeat(event.seat), placeIn(event.seat, event.wagon), faces(event.creatures)]];
    case 'moved':
      return [[placeIn(event.seat, event.source), placeIn(event.seat, event.wagon), faces(event.creatures)]];
    case 'discarded':
      return [[placeIn(event.seat, event.source), 'pile', faces(event.creatures)]];
    case 'exchanged':
      return [
        [placeOfSeat(event.seat), 'market', faces(event.gave)],
        ['market', placeOfSeat(event.seat), faces(event.creatures)],
      ];
    case 'completed':
      return [['wall', placeOfSeat(event.seat), coins(event.gold)]];
    case 'action_bought':
    case 'reserved':
    case 'paid':
      return [[placeOfSeat(event.seat), 'supply', coins(event.gold)]];
    case 'gained':
      return [['supply', placeOfSeat(event.seat), coins(event.gold)]];
    case 'market_grew':
      return [['deck', 'market', [event.creature]]];
    case 'market_cleared':
      return [['market', 'pile', faces(event.creatures)]];
    case 'wrecked':
      return [[placeIn(event.seat, 'Wheelbarrow'), 'pile', faces(event.creatures)]];
    case 'passed':
      return [[placeOfSeat(event.seat), placeOfSeat(event.to), cards(event.count)]];
    default:
      return [];
  }
}
/** What is on its way with the event on show. */
export function flightsOf(event: Event | null, number: number): Load[] {
  if (!event) return [];
  return waysOf(event).flatMap(([from, to, what], way) =>
    what.map((one, i) => ({ id: `${number} ${way} ${i}`, from, to, what: one, delay: i * 80 })),
  );
}

const gainedFor: Partial<Record<Reason, string>> = { fight: 'won the fight', turn_order: 'for starting later' };
/** Points and gold that an event brings or costs, and for what. */
export function gainsOf(event: Event | null, number: number, { contracts }: Pick<TableContent, 'contracts'>): Gain[] {
  if (!event || !('seat' in event)) return [];
  const to = placeOfSeat(event.seat);
  const gold = (amount: number, why: string, delay = 0): Gain[] =>
    amount === 0 ? [] : [{ id: `${number} gold`, from: to, to, amount, why, inCoins: true, delay }];
  switch (event.kind) {
    case 'completed': {
      const { points: amount } = contracts[event.contract];
      const points: Gain = { id: `${number} points`, from: 'wall', to, amount, why: 'contract' };
      return [...(amount > 0 ? [points] : []), ...gold(event.gold, 'contract', 600)];
    }
    case 'bought':
      return gold(-(event.gold ?? 0), event.wagon);
    case 'action_bought':
      return gold(-event.gold, 'one more action');
    case 'reserved':
      return gold(-event.gold, 'reserve');
    case 'paid':
      return gold(-event.gold, event.event);
    case 'gained':
      return gold(event.gold, gainedFor[event.reason] ?? event.event ?? '');
    default:
      return [];
  }
}

/** The points counted so far at the end, part by part and seat by seat; null before that. */
export function countedUpTo(events: readonly Numbered<Event>[], shown: number): Partial<Record<Part, number>>[] | null {
  const counted: Partial<Record<Part, number>>[] = [];
  let isCounting = false;
  for (const [, event] of events.slice(Math.max(0, shown - 60), shown))
    if (event?.kind === 'scored') {
      isCounting = true;
      counted[event.seat] = { ...counted[event.seat], [event.part]: event.points };
    }
  return isCounting ? counted : null;
}
export type Ended = Extract<Event, { kind: 'ended' }>;
/** The end, once it is on show, with all points counted. */
export function endOf(events: readonly Numbered<Event>[], shown: number): Ended | null {
  const event = events[shown - 1]?.[1];
  return event?.kind === 'ended' ? event : null;
}
/** What a game alone was worth, once that is on show. */
export function ratedBy(events: readonly Numbered<Event>[], shown: number): Rating | null {
  for (const [, event] of events.slice(Math.max(0, shown - 3), shown)) if (event?.kind === 'rated') return event.rating;
  return null;
}
