// SPDX-License-Identifier: Apache-2.0
// What the events of the turn have left to see beside the view: who says what, the stamp of a verdict, coins that change hands.
import type { Flight } from '../../lib/flights.svelte';
import type { Act, Event, Reason, Verdict } from '../../lib/generated/king_thief_minister';
import { turnUpTo, type Told } from '../../lib/turns';
import type { Numbered } from '../../lib/wire';

export interface Speech {
  number: number;
  seat: number;
  text: string;
  tone: 'plain' | 'bold' | 'doubt';
}
export interface Stamp {
  number: number;
  seat: number;
  verdict: Verdict;
}
/** Coins from one purse to another, or from and to the chest. */
export interface Payment {
  number: number;
  from: number | 'chest';
  to: number | 'chest';
  coins: number;
  reason: string;
}
export interface Traces {
  speeches: Speech[];
  stamps: Stamp[];
  payments: Payment[];
}

const calls: Partial<Record<Act, string>> = {
  move_right: 'To right!',
  move_left: 'To left!',
  move_front: 'To front!',
};

const begins = (event: Event): boolean => event.kind === 'turn';
/** The events of the turn on show: the current one, or the whole last one until the next player does something. */
export function lastTurn(events: readonly Numbered<Event>[], shown: number): Told<Event>[] {
  let end = Math.min(shown, events.length);
  while (events[end - 1]?.[1]?.kind === 'turn') --end;
  return turnUpTo(events, end, begins);
}

function speechesOf(number: number, event: Event): Speech[] {
  const say = (seat: number, text: string, tone: Speech['tone'] = 'plain'): Speech[] => [{ number, seat, text, tone }];
  switch (event.kind) {
    case 'moved':
      return say(event.seat, calls[event.direction] ?? '');
    case 'claimed':
      return say(event.seat, `I am the ${event.character}!`, 'bold');
    case 'challenged':
      return say(event.target, 'I doubt it!', 'doubt');
    case 'answered':
      return event.seats.flatMap((seat) => say(seat, 'Yes, Sir!', 'bold'));
    case 'aimed':
      return say(event.seat, `There stands the ${event.character}!`, 'bold');
    case 'chose_payer':
      return say(event.seat, 'Two coins from one!');
    case 'looked':
      return say(event.seat, 'Let me see …');
    case 'named':
      return say(event.seat, `Here lies the ${event.character}!`, 'bold');
    case 'shuffled':
      return say(event.seat, event.shuffle === 'open' ? 'These two change.' : 'Watch closely …');
    case 'peeked':
      return say(event.seat, 'A peek …');
    default:
      return [];
  }
}

const reasons: Record<Reason, string> = {
  look: 'a look',
  lost_challenge: 'lost challenge',
  false_answer: 'false answer',
  mistake: 'mistake',
  tax: 'tax',
  king: 'King',
  answer: 'Yes, Sir',
  shortfall: 'shortfall',
  theft: 'Thief',
  peasant: 'Peasant',
};

function paymentOf(number: number, event: Event): Payment[] {
  if (!('coins' in event) || !('seat' in event) || event.coins === 0) return [];
  const { seat, coins } = event;
  switch (event.kind) {
    case 'took':
      return [{ number, from: 'chest', to: seat, coins, reason: reasons[event.reason] }];
    case 'paid':
      return [{ number, from: seat, to: 'chest', coins, reason: reasons[event.reason] }];
    case 'stole':
      return [{ number, from: event.target, to: seat, coins, reason: 'Thief' }];
    case 'guessed':
      return [{ number, from: event.target, to: seat, coins, reason: 'Executioner' }];
    case 'fell_short':
      return [];
  }
}

const placeOf = (end: Payment['from']): string => (end === 'chest' ? end : `seat ${end}`);
/** The coins of the payments, one after the other. */
export function coinsOf(payments: readonly Payment[]): Flight[] {
  return payments.flatMap(({ number, from, to, coins }) =>
    Array.from({ length: Math.min(coins, 8) }, (_, i) => ({
      id: `${number} ${i}`,
      from: placeOf(from),
      to: placeOf(to),
      delay: i * 70,
    })),
  );
}

export function tracesOf(events: readonly Numbered<Event>[], shown: number): Traces {
  const bySeat = new Map<number, Speech>();
  const stamps = new Map<number, Stamp>();
  const payments: Payment[] = [];
  for (const [number, event] of lastTurn(events, shown)) {
    for (const speech of speechesOf(number, event)) bySeat.set(speech.seat, speech);
    payments.push(...paymentOf(number, event));
    if (event.kind !== 'verdict' && event.kind !== 'guessed') continue;
    const seat = event.kind === 'verdict' ? event.seat : event.target;
    stamps.set(seat, { number, seat, verdict: event.verdict });
  }
  return { speeches: [...bySeat.values()], stamps: [...stamps.values()], payments };
}
