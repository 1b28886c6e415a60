// SPDX-License-Identifier: Apache-2.0
// What an event leaves to see beside the view: the places it is about, and what flies or walks between them.
import type { Flight } from '../../lib/flights.svelte';
import type { Card, Deck, Event, Pile, View } from '../../lib/generated/monster_faire';
import type { Numbered } from '../../lib/wire';
import { keyOfCard } from './keys';
import type { Lying } from './model';
import { lying, sideOf, travellerOf, up } from './sight';

/** Somebody on foot: an Igor and whose he is, or so many villagers. */
export type Walker = { kind: 'igor'; seat: number } | { kind: 'mob'; count: number };
/** A card that flies, or somebody who walks. */
export type Load = Flight & ({ what: Lying; who?: undefined } | { who: Walker; what?: undefined });
/** The last event shown, what came before it, and how things stand with it. */
export interface Scene {
  events: readonly Numbered<Event>[];
  shown: number;
  view: View;
}

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
    case 'recruited':
      return [['town', manor(event.seat), up(event.card)]];
    case 'dug':
      return [['graveyard', 'table', up(event.card)]];
    case 'kept':
      return [['graveyard', manor(event.seat), up(event.card)]];
    case 'loaded':
    case 'cargo_left':
      return [[manor(event.seat), manor(event.to), back(event.deck)]];
    case 'cargo_back':
      return [['table', manor(event.seat), back(event.deck)]];
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
/** Igor goes home from where his errand has led him, if this is what ends it; empty-handed or not, he has his sack. */
function homewards(event: Event, view: View): Load[] {
  const traveller = travellerOf(view);
  if (!traveller) return [];
  const { seat, card, at } = traveller;
  const hasCargo = view.veiled.cards.cargo?.length > 0;
  const isOver =
    event.kind === 'turned_away' || event.kind === 'dismissed'
      ? !hasCargo
      : event.kind === 'knocked_out'
        ? keyOfCard(event.card) === card.key
        : homings.has(event.kind);
  return isOver ? [{ id: 'home', from: typeof at === 'number' ? manor(at) : at, to: manor(seat), who: { kind: 'igor', seat } }] : []; // prettier-ignore
}
const homings: ReadonlySet<Event['kind']> = new Set([
  'came_home',
  'recruited',
  'kept',
  'dropped',
  'scared_off',
  'burgled',
  'cargo_back',
  'traded',
] as const);
/** Milliseconds between one villager who leaves home and the next. */
const apart = 120;
/** From Town they come one by one. */
const gathering = ({ veiled }: View): Load[] =>
  lying(veiled.cards.force, 'force').map((what, i) => ({
    id: `${i}`,
    from: 'town',
    to: 'siege',
    what,
    delay: i * apart,
  }));
/** Whom villagers went for last. */
const lastAttacked = ({ events, shown }: Scene): number | null => {
  for (let i = shown - 1; i >= 0; --i) {
    const event = events[i]?.[1];
    if (event?.kind === 'attacked') return event.seat;
  }
  return null;
};
function marchOf(event: Event, scene: Scene): Load[] {
  const { attack } = scene.view.table;
  const march = (from: string, to: string, count: number): Load => ({
    id: 'mob',
    from,
    to,
    who: { kind: 'mob', count },
  });
  switch (event.kind) {
    case 'mob_formed':
      return gathering(scene.view);
    case 'attacked':
      // Who comes from another manor has walked already.
      if (attack.attacked.length > 1) return [];
      return [...(attack.is_incited ? gathering(scene.view) : []), march('siege', manor(event.seat), event.count)];
    case 'spread':
      return event.seat === undefined || attack.target === null
        ? []
        : [march(manor(attack.target), manor(event.seat), scene.view.veiled.cards.force.length)];
    case 'went_home': {
      const from = lastAttacked(scene);
      return from === null || event.count === 0 ? [] : [march(manor(from), 'town', event.count)];
    }
    default:
      return [];
  }
}
function walkersOf(event: Event, scene: Scene): Load[] {
  if (event.kind !== 'sent') return [...homewards(event, scene.view), ...marchOf(event, scene)];
  const { errand, seat } = event;
  const to = errand === 'town' || errand === 'graveyard' ? errand : manor(event.to ?? seat);
  return [{ id: 'out', from: manor(seat), to, who: { kind: 'igor', seat } }];
}
/** What is on its way with the event on show. */
export function flightsOf(scene: Scene): Load[] {
  const event = scene.events[scene.shown - 1]?.[1];
  if (!event) return [];
  const cards = waysOf(event).map(([from, to, what], i): Load => ({ id: `${i}`, from, to, what }));
  return [...cards, ...walkersOf(event, scene)].map((load) => ({ ...load, id: `${scene.shown} ${load.id}` }));
}

/** Whose Monster the event on show brings to life. */
export const struckBy = (event: Event | null): number | null => (event?.kind === 'came_to_life' ? event.seat : null);
/** Whose Laboratory goes up in flames with the event on show. */
export const ablazeBy = (event: Event | null): number | null => (event?.kind === 'lab_trashed' ? event.seat : null);
