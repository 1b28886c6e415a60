// SPDX-License-Identifier: Apache-2.0
// Where things lie on the round table, and how it looked before the events that have not been shown yet.
// Nothing here decides what is allowed: it only draws what the server said.
import type { Act, Character, Event, Table } from '../../lib/generated/king_thief_minister';
import type { Json, Numbered } from '../../lib/wire';

export const spots = 6;
export const mod6 = (n: number): number => ((n % spots) + spots) % spots;

/** The spots of the seats, clockwise (KTM-031). */
export function spotsOfSeats(players: number, options: Json): number[] {
  const isOpposite = players === 4 && options.four_player_layout !== 'adjacent';
  return Array.from({ length: players }, (_, seat) =>
    players === 3 ? 2 * seat : isOpposite && seat >= 2 ? seat + 1 : seat,
  );
}

/** How far each card goes round, in spots, clockwise (KTM-048 to KTM-050). */
const turns: Partial<Record<Act, number>> = { move_right: -1, move_left: 1, move_front: 3 };
export const turnOf = (event: Event): number => (event.direction && turns[event.direction]) ?? 0;

export function turned(cardAt: readonly number[], by: number): number[] {
  return cardAt.map((_, spot) => cardAt[mod6(spot - by)] ?? 0);
}
export function swapped(cardAt: readonly number[], a: number, b: number): number[] {
  return cardAt.map((card, spot) => (spot === a ? (cardAt[b] ?? 0) : spot === b ? (cardAt[a] ?? 0) : card));
}
const isOpenSwap = (event: Event): boolean => event.happening === 'shuffled' && event.shuffle === 'open';

/** Which card lies where after an event. */
export function after(cardAt: readonly number[], event: Event): readonly number[] {
  if (event.happening === 'moved') return turned(cardAt, turnOf(event));
  if (isOpenSwap(event)) return swapped(cardAt, event.spot ?? 0, event.other_spot ?? 0);
  return cardAt;
}

export interface Court {
  cardAt: number[];
  purse: number[];
  treasury: number;
  faceUp: (Character | null)[];
}

/** Undoes what one event did to the coins. */
function uncoin(court: Court, event: Event): void {
  const coins = event.coins ?? 0;
  const { seat = 0, target = 0 } = event;
  const give = (who: number, n: number): void => {
    court.purse[who] = (court.purse[who] ?? 0) + n;
  };
  switch (event.happening) {
    case 'took':
      give(seat, -coins);
      court.treasury += coins;
      break;
    case 'paid':
      give(seat, coins);
      court.treasury -= coins;
      break;
    case 'stole':
    case 'guessed':
      give(seat, -coins);
      give(target, coins);
      break;
    default:
      break;
  }
}

/** The cards lying face up after the events shown. */
function facesUp(events: readonly Numbered<Event>[], shown: number): (Character | null)[] {
  let faces: (Character | null)[] = Array<null>(spots).fill(null);
  for (const [, event] of events.slice(0, shown)) {
    if (event?.happening === 'turned_up') faces[event.spot ?? 0] = event.character ?? null;
    if (event?.happening === 'turned_down') faces = faces.map(() => null);
  }
  return faces;
}

/** The table before the events still to be shown. */
export function courtBefore(table: Table, events: readonly Numbered<Event>[], shown: number): Court {
  const court: Court = {
    cardAt: [...table.card_at],
    purse: [...table.purse],
    treasury: table.treasury,
    faceUp: shown < events.length ? facesUp(events, shown) : [...table.face_up],
  };
  for (let i = events.length - 1; i >= shown; --i) {
    const event = events[i]?.[1];
    if (!event) continue;
    uncoin(court, event);
    if (event.happening === 'moved') court.cardAt = turned(court.cardAt, -turnOf(event));
    if (isOpenSwap(event)) court.cardAt = swapped(court.cardAt, event.spot ?? 0, event.other_spot ?? 0);
  }
  return court;
}

/** How far each card has travelled since the deal, in spots clockwise, so that it can be drawn going round. */
export function travelled(events: readonly Numbered<Event>[], shown: number): number[] {
  const way = Array.from({ length: spots }, (_, card) => card);
  for (let i = 0; i < Math.min(shown, events.length); ++i) {
    const event = events[i]?.[1];
    if (!event) continue;
    if (event.happening === 'moved') way.forEach((_, card) => (way[card] = (way[card] ?? 0) + turnOf(event)));
    if (!isOpenSwap(event)) continue;
    const [a, b] = [event.spot ?? 0, event.other_spot ?? 0];
    const [first, second] = [way.findIndex((w) => mod6(w) === a), way.findIndex((w) => mod6(w) === b)];
    const step = mod6(b - a) <= 3 ? mod6(b - a) : mod6(b - a) - spots;
    way[first] = (way[first] ?? 0) + step;
    way[second] = (way[second] ?? 0) - step;
  }
  return way;
}

/** How far each card has travelled; where the history has gaps, the server's word on where it lies wins. */
export function ways(court: Court, events: readonly Numbered<Event>[], shown: number): number[] {
  const way = travelled(events, shown);
  court.cardAt.forEach((card, spot) => {
    if (mod6(way[card] ?? 0) !== spot) way[card] = spot;
  });
  return way;
}
