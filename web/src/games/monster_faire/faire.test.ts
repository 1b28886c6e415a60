// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Event } from '../../lib/generated/monster_faire';
import type { Numbered } from '../../lib/wire';
import { roundsUpTo } from './faire';

const told = (...events: Event[]): Numbered<Event>[] => events.map((event, i) => [i, event]);
const before: Event[] = [
  { kind: 'attacked_visitor', seat: 1, to: 0, pile: 'igor' },
  { kind: 'fight_card', seat: 0, card: 'VD9' },
  { kind: 'fought', seat: 0, to: 1, count: 12, rival: 9 },
  { kind: 'town_fight', seat: 1, to: 2 },
  { kind: 'fought', seat: 1, to: 2, count: 30, rival: 28 },
];
const first: Event[] = [
  { kind: 'faire_opened', seat: 0, seats: [0, 1, 2] },
  { kind: 'faire_round', seat: 0, count: 1 },
  { kind: 'picked', seat: 0, to: 1 },
  { kind: 'matched', seat: 0, to: 1 },
  { kind: 'sat_out', seat: 2 },
  { kind: 'faire_fought', seat: 0, card: 'VD5', assists: true },
  { kind: 'fought_bare', seat: 1 },
  { kind: 'favoured', seat: 2, to: 1, card: 'VH9' },
  { kind: 'fought', seat: 0, to: 1, count: 27, rival: 25 },
  { kind: 'monster_fell', seat: 1 },
];
const second: Event[] = [
  { kind: 'faire_round', seat: 2, count: 2 },
  { kind: 'matched', seat: 2, to: 0 },
  { kind: 'fought', seat: 0, to: 2, count: 8, rival: 8 },
];

describe('the tournament', () => {
  it('knows no fight from before the Faire, of Igors or in Town', () => {
    const all = told(...before, ...first);
    for (let shown = 0; shown <= before.length + 1; ++shown) expect(roundsUpTo(all, shown)).toEqual([]);
    const rounds = roundsUpTo(all, all.length);
    expect(rounds.map(({ number }) => number)).toEqual([1]);
    expect(rounds[0]?.bouts.map((bout) => bout.map(({ seat }) => seat))).toEqual([[0, 1]]);
    expect(rounds[0]?.bouts[0]?.map(({ card }) => card?.key)).toEqual(['card VD5', undefined]);
  });
  it('says what each fought with, who won and who fell (MON-312, MON-313, MON-319)', () => {
    const [round] = roundsUpTo(told(...first), first.length);
    expect(round?.sitting).toEqual([2]);
    expect(round?.bouts[0]?.[0]).toMatchObject({ seat: 0, total: 27, isWinner: true, isFallen: false, hasIgor: true });
    expect(round?.bouts[0]?.[1]).toMatchObject({ seat: 1, total: 25, isWinner: false, isFallen: true, hasIgor: false });
    expect(round?.bouts[0]?.[1].favours).toMatchObject([{ from: 2, card: { key: 'card VH9' } }]);
  });
  it('goes as far as has been shown, and keeps round after round apart', () => {
    const all = told(...before, ...first, ...second);
    expect(roundsUpTo(all, before.length + 4)[0]?.bouts[0]?.map(({ total }) => total)).toEqual([null, null]);
    const rounds = roundsUpTo(all, all.length);
    expect(rounds.map(({ number, bouts }) => [number, bouts.length])).toEqual([[1, 1], [2, 1]]); // prettier-ignore
    // Nobody wins a tie, and the sides stand as they were matched.
    expect(rounds[1]?.bouts[0]?.map(({ seat, total, isWinner }) => [seat, total, isWinner])).toEqual([[2, 8, false], [0, 8, false]]); // prettier-ignore
  });
});
