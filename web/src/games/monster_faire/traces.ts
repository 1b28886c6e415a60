// SPDX-License-Identifier: Apache-2.0
// What an event leaves to see beside the view: the places it is about, what flies between them, and how the fights of the Faire went.
import type { Flight } from '../../lib/flights.svelte';
import type { Card, Deck, Event, Pile } from '../../lib/generated/monster_faire';
import type { Numbered } from '../../lib/wire';
import type { Lying } from './model';
import { sideOf, up } from './sight';

export type Load = Flight & { what: Lying };

const manor = (seat: number): string => `manor ${seat}`;
const deck = (of: Deck): string => `deck ${of}`;
const deckOfCard = (card: Card): Deck => (card.startsWith('V') ? 'Villagers' : 'Body Parts');
const siteOf = (pile: Pile): string => (pile === 'graveyard' ? 'graveyard' : 'town');

/** The places an event is about, to be marked. */
export function placesOf(event: Event | null | undefined): readonly string[] {
  if (!event) return [];
  const inTown = event.kind === 'arrived' || event.kind === 'recruited' || event.kind === 'rampaged' || event.kind === 'mob_formed'; // prettier-ignore
  const inGraveyard = event.kind === 'buried' || event.kind === 'dug';
  return [
    ...('seat' in event && event.seat !== undefined ? [manor(event.seat)] : []),
    ...('to' in event && event.to !== undefined ? [manor(event.to)] : []),
    ...('seats' in event ? event.seats.map(manor) : []),
    ...(inTown ? ['town'] : []),
    ...(inGraveyard ? ['graveyard'] : []),
  ];
}
/** The seats among them. */
export const seatsOf = (event: Event | null | undefined): number[] =>
  placesOf(event).flatMap((place) => (place.startsWith('manor ') ? Number(place.slice(6)) : []));

type Way = readonly [from: string, to: string, what: Lying];
const back = (of: Deck): Lying => ({ key: `back ${of}`, deck: sideOf(of), face: null });

function waysOf(event: Event): Way[] {
  switch (event.kind) {
    case 'drew':
    case 'dealt':
      return [[deck(event.deck), manor(event.seat), back(event.deck)]];
    case 'discarded':
      return [[event.seat === undefined ? 'town' : manor(event.seat), `discard ${deckOfCard(event.card)}`, up(event.card)]]; // prettier-ignore
    case 'arrived':
      return [[deck(deckOfCard(event.card)), 'town', up(event.card)]];
    case 'buried':
      return [[deck(deckOfCard(event.card)), 'graveyard', up(event.card)]];
    case 'claimed':
      return [[siteOf(event.pile), manor(event.seat), up(event.card)]];
    case 'sent': {
      const goal =
        event.errand === 'town' || event.errand === 'graveyard' ? event.errand : manor(event.to ?? event.seat);
      return [[manor(event.seat), goal, up(event.card)]];
    }
    case 'recruited':
      return [['town', manor(event.seat), up(event.card)]];
    case 'dug':
      return [['graveyard', manor(event.seat), up(event.card)]];
    case 'loaded':
    case 'cargo_left':
      return [[manor(event.seat), manor(event.to), back(event.deck)]];
    case 'robbed':
      return [[manor(event.to), manor(event.seat), back(event.deck)]];
    case 'played':
      return [[manor(event.seat), manor(event.to), up(event.card)]];
    case 'countered':
      return [[manor(event.seat), manor(event.seat), up(event.card)]];
    case 'driven_off':
      return [['siege', 'town', up(event.card)]];
    case 'joined':
      return [[deck('Villagers'), 'siege', up(event.card)]];
    case 'killed':
      return [['siege', `discard ${deckOfCard(event.card)}`, up(event.card)]];
    default:
      return [];
  }
}
/** What is on its way with the event on show. */
export const flightsOf = (event: Event | null, number: number): Load[] =>
  event ? waysOf(event).map(([from, to, what], i) => ({ id: `${number} ${i}`, from, to, what })) : [];

/** Whose Monster the event on show brings to life. */
export const struckBy = (event: Event | null): number | null => (event?.kind === 'came_to_life' ? event.seat : null);

export interface Bout {
  round: number;
  one: number;
  other: number;
  /** What each side came to. */
  count: number;
  rival: number;
}
/** The fights of the Faire that have been shown. */
export function boutsUpTo(events: readonly Numbered<Event>[], shown: number): Bout[] {
  const bouts: Bout[] = [];
  let round = 0;
  for (const [, event] of events.slice(0, shown)) {
    if (event?.kind === 'faire_round') round = event.count;
    if (event?.kind === 'fought')
      bouts.push({ round, one: event.seat, other: event.to, count: event.count, rival: event.rival });
  }
  return bouts;
}

export interface Pair extends Omit<Bout, 'round'> {
  first: number;
  last: number;
}
/** Who has met whom, in the order of it, and what each side came to when they last did. */
export function pairsOf(bouts: readonly Bout[]): Pair[] {
  const pairs: Pair[] = [];
  for (const { round, one, other, count, rival } of bouts) {
    const known = pairs.findIndex(
      (pair) => [pair.one, pair.other].includes(one) && [pair.one, pair.other].includes(other),
    );
    const first = pairs[known]?.first ?? round;
    const pair = { one, other, count, rival, first, last: round };
    if (known < 0) pairs.push(pair);
    else pairs[known] = pair;
  }
  return pairs;
}
