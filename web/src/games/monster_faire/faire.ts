// SPDX-License-Identifier: Apache-2.0
// The tournament as it has been shown: round after round, who met whom, what each fought with, who won and whose Monster fell.
import type { Event } from '../../lib/generated/monster_faire';
import type { Numbered } from '../../lib/wire';
import type { Lying } from './model';
import { up } from './sight';

/** What is added to a Monster's total in one round. */
export interface Help {
  /** The card that was played or drawn for it. */
  card: Lying | null;
  hasIgor: boolean;
  favours: readonly { from: number; card: Lying }[];
}
export interface Side extends Help {
  seat: number;
  /** What it came to; null until the blows have fallen. */
  total: number | null;
  isWinner: boolean;
  /** The Monster was destroyed in this round. */
  isFallen: boolean;
}
export type Bout = readonly [Side, Side];
export interface Round {
  number: number;
  bouts: readonly Bout[];
  /** Who sat out. */
  sitting: readonly number[];
}

/** One round as it is told, event by event. */
interface Told {
  number: number;
  pairs: { seats: readonly [number, number]; totals: readonly [number, number] | null }[];
  help: Map<number, { card: Lying | null; hasIgor: boolean; favours: { from: number; card: Lying }[] }>;
  sitting: number[];
  fallen: number[];
}
const helpOf = (told: Told, seat: number) => {
  const known = told.help.get(seat) ?? { card: null, hasIgor: false, favours: [] };
  told.help.set(seat, known);
  return known;
};
function tell(told: Told, event: Event): void {
  switch (event.kind) {
    case 'matched':
      told.pairs.push({ seats: [event.seat, event.to], totals: null });
      break;
    case 'sat_out':
      told.sitting.push(event.seat);
      break;
    case 'fight_card':
      helpOf(told, event.seat).card = up(event.card);
      break;
    case 'faire_fought':
      Object.assign(helpOf(told, event.seat), { card: up(event.card), hasIgor: event.assists ?? false });
      break;
    case 'fought_bare':
      Object.assign(helpOf(told, event.seat), { hasIgor: event.assists ?? false });
      break;
    case 'favoured':
      helpOf(told, event.to).favours.push({ from: event.seat, card: up(event.card) });
      break;
    case 'fought': {
      const pair = told.pairs.find(({ seats }) => seats.includes(event.seat));
      if (pair) pair.totals = pair.seats[0] === event.seat ? [event.count, event.rival] : [event.rival, event.count];
      break;
    }
    case 'monster_fell':
      told.fallen.push(event.seat);
  }
}
function sideOf(told: Told, seat: number, total: number | null, rival: number | null): Side {
  return {
    seat,
    ...helpOf(told, seat),
    total,
    isWinner: total !== null && rival !== null && total > rival,
    isFallen: told.fallen.includes(seat),
  };
}
const roundOf = (told: Told): Round => ({
  number: told.number,
  sitting: told.sitting,
  bouts: told.pairs.map(({ seats: [one, other], totals }) => [
    sideOf(told, one, totals?.[0] ?? null, totals?.[1] ?? null),
    sideOf(told, other, totals?.[1] ?? null, totals?.[0] ?? null),
  ]),
});

/** The rounds of the Faire that have been shown, the last one as far as it has come. Igors and Monsters fight before it, too: those fights are not of it. */
export function roundsUpTo(events: readonly Numbered<Event>[], shown: number): Round[] {
  const rounds: Told[] = [];
  for (const [, event] of events.slice(0, shown)) {
    if (event?.kind === 'faire_round')
      rounds.push({ number: event.count, pairs: [], help: new Map(), sitting: [], fallen: [] });
    const now = rounds.at(-1);
    if (event && now) tell(now, event);
  }
  return rounds.map(roundOf);
}
