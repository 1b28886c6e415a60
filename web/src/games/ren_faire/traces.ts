// SPDX-License-Identifier: Apache-2.0
// What events leave to see beside the view: what was shown, thrown and voted on the Stage; which places an event is about; what flies.
import type { Event, Pick, Verdict } from '../../lib/generated/ren_faire';
import type { Flight, Gain } from '../../lib/flights.svelte';
import { turnUpTo, type Told } from '../../lib/turns';
import type { Numbered } from '../../lib/wire';

export type Cargo = 'coin' | 'card' | 'costume';
export interface Load extends Flight {
  what: Cargo;
}

/** What one seat has shown on the Stage, or what came of it. */
export interface Mark {
  seat: number;
  /** Shown, thrown, named: in words. */
  said: string;
  /** Whom they voted for. */
  to?: number;
  die?: number;
  verdict?: Verdict;
}
export interface Votes {
  ayes: number;
  noes: number;
  crowdAyes: number;
  crowdNoes: number;
  /** Of a duel: who was voted for. */
  between: readonly [number, number] | null;
}
export interface Goings {
  marks: readonly Mark[];
  votes: Votes | null;
  /** The die of a venture. */
  die: number | null;
  /** The bot that performs alone, or has just done so (REN-074). */
  skit: number | null;
}
const pickWords: Readonly<Record<Pick, string>> = {
  lance: 'Lance',
  shield: 'Shield',
  feint: 'Feint',
  left: 'left',
  middle: 'middle',
  right: 'right',
  share: 'shares',
  snatch: 'snatches',
  odd: 'odd',
  even: 'even',
  pass: 'passed',
  fail: 'failed',
};
function markOf(event: Event): Mark | null {
  switch (event.kind) {
    case 'picked':
      return { seat: event.seat, said: pickWords[event.pick] };
    case 'showed':
    case 'staked':
      return { seat: event.seat, said: String(event.count) };
    case 'slots_named':
      return { seat: event.seat, said: event.other ? `${event.slot}, ${event.other}` : event.slot };
    case 'rolled':
      return { seat: event.seat, said: '', die: event.count };
    case 'steps_up':
    case 'skit':
      return { seat: event.seat, said: 'performs' };
    case 'declines':
      return { seat: event.seat, said: 'declines' };
    case 'kept':
      return { seat: event.seat, said: 'kept to it' };
    case 'slipped':
      return { seat: event.seat, said: 'slipped' };
    case 'voted':
      return { seat: event.seat, said: 'for', to: event.to };
    case 'cheered':
      return { seat: event.seat, said: 'Huzzah!' };
    case 'booed':
      return { seat: event.seat, said: 'Boo!' };
    case 'judged':
      return { seat: event.seat, said: '', verdict: event.verdict };
    default:
      return null;
  }
}
const begins: readonly Event['kind'][] = ['played', 'turn_began', 'counted', 'expired', 'triggered', 'pass_won', 'pass_drawn']; // prettier-ignore

/** What has been shown on the Stage for the card that lies there, up to the event on show. */
export function goingsOn(events: readonly Numbered<Event>[], shown: number): Goings {
  // Enough for the longest card: a joust of five passes.
  const recent = events.slice(Math.max(0, shown - 80), shown);
  const told: readonly Told<Event>[] = turnUpTo(recent, recent.length, ({ kind }) => begins.includes(kind));
  const marks: Mark[] = [];
  let votes: Votes | null = null;
  let die: number | null = null;
  let skit: number | null = null;
  for (const [, event] of told) {
    if (event.kind === 'votes' || event.kind === 'duel_votes')
      votes = {
        ayes: event.ayes,
        noes: event.noes,
        crowdAyes: event.crowd_ayes,
        crowdNoes: event.crowd_noes,
        between: event.kind === 'duel_votes' ? [event.seat, event.to] : null,
      };
    if (event.kind === 'venture') die = event.count;
    if (event.kind === 'skit') skit = event.seat;
    else if (event.kind === 'steps_up' || event.kind === 'declines') skit = null;
    const mark = markOf(event);
    if (!mark) continue;
    const old = marks.findIndex(({ seat }) => seat === mark.seat);
    // A verdict joins what was shown; anything else takes its place.
    if (old >= 0 && mark.verdict) marks[old] = { ...marks[old]!, verdict: mark.verdict };
    else if (old >= 0) marks[old] = mark;
    else marks.push(mark);
  }
  return { marks, votes, die, skit };
}

const placeOfSeat = (seat: number): string => `seat ${seat}`;
/** The places an event is about, to be marked. */
export function placesOf(event: Event | null | undefined): readonly string[] {
  if (!event) return [];
  return [
    ...('seat' in event ? [placeOfSeat(event.seat)] : []),
    ...('to' in event ? [placeOfSeat(event.to)] : []),
    ...('seats' in event ? event.seats.map(placeOfSeat) : []),
    ...('costume' in event ? [`costume ${event.costume}`] : []),
    ...('card' in event ? [`card ${event.card}`] : []),
    ...(event.kind === 'window_cleared' ? ['window'] : []),
  ];
}

type Way = readonly [from: string, to: string, what: readonly Cargo[]];
const many = (what: Cargo, count: number): Cargo[] => Array<Cargo>(Math.min(count, 6)).fill(what);
const doll = (seat: number): string => `doll ${seat}`;

function waysOf(event: Event): Way[] {
  switch (event.kind) {
    case 'drew':
      return [['scripts', placeOfSeat(event.seat), many('card', event.count)]];
    case 'discarded':
      return [[placeOfSeat(event.seat), 'scripts out', many('card', event.cards.length)]];
    case 'played':
      return [[placeOfSeat(event.seat), 'boards', ['card']]];
    case 'laid':
      return [['boards', doll(event.seat), ['card']]];
    case 'passed_on':
      return [[doll(event.seat), doll(event.to), ['card']]];
    case 'gained':
    case 'took_from_card':
      return [['purse', placeOfSeat(event.seat), many('coin', event.count)]];
    case 'lost':
    case 'staked':
      return [[placeOfSeat(event.seat), 'purse', many('coin', event.count)]];
    case 'paid':
      return [[placeOfSeat(event.seat), placeOfSeat(event.to), many('coin', event.count)]];
    case 'bought':
    case 'bought_blind':
    case 'took_seen':
    case 'won_auction':
      return [[placeOfSeat(event.seat), 'purse', many('coin', event.count)]];
    case 'placed':
      return [['stall', doll(event.to), ['costume']]];
    case 'dropped':
      return [[doll(event.to), 'garb out', ['costume']]];
    case 'took_top':
      return [[doll(event.to), doll(event.seat), ['costume']]];
    case 'window_filled':
      return [['garb', `pane ${event.place}`, ['costume']]];
    default:
      return [];
  }
}
type Coins = Extract<Event['kind'], 'gained' | 'lost' | 'paid' | 'took_from_card'>;
const movesCoins: readonly Event['kind'][] = ['gained', 'lost', 'paid', 'took_from_card'] satisfies Coins[];
const cardsAtWork: readonly Event['kind'][] = ['played', 'counted', 'expired'];
/** The card that moves coins now: a trigger does nothing else, so only what directly follows it is its doing. */
export function cardAtWork(events: readonly Numbered<Event>[], shown: number): string {
  const past = events.slice(Math.max(0, shown - 80), shown).flatMap(([, event]) => event ?? []);
  const last = past.findLast(({ kind }) => !movesCoins.includes(kind));
  const cause = last?.kind === 'triggered' ? last : past.findLast(({ kind }) => cardsAtWork.includes(kind));
  return cause && 'card' in cause ? cause.card : '';
}
/** Coins that an event brings or costs, and for what: shown at the purses, while the coins fly. */
export function gainsOf(event: Event | null, events: readonly Numbered<Event>[], shown: number): Gain[] {
  const at = (seat: number, amount: number, why: string): Gain[] => {
    const place = placeOfSeat(seat);
    return amount === 0 ? [] : [{ id: `${shown} ${seat}`, from: place, to: place, amount, why, inCoins: true }];
  };
  switch (event?.kind) {
    case 'gained':
      return at(event.seat, event.count, cardAtWork(events, shown));
    case 'lost':
      return at(event.seat, -event.count, cardAtWork(events, shown));
    case 'paid': {
      const why = cardAtWork(events, shown);
      return [...at(event.seat, -event.count, why), ...at(event.to, event.count, why)];
    }
    case 'took_from_card':
      return at(event.seat, event.count, event.card);
    case 'staked':
      return at(event.seat, -event.count, 'stake');
    case 'bought':
    case 'bought_blind':
    case 'took_seen':
    case 'won_auction':
      return at(event.seat, -event.count, event.costume);
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
