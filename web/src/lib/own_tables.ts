// SPDX-License-Identifier: Apache-2.0
// How one's own table stands, in words.
import type { OwnTable } from './wire';

export interface Standing {
  /** What the sign says that leads there. */
  words: string;
  note: string;
  /** It waits for oneself. */
  calls: boolean;
}

const listOf = (names: readonly string[]): string => names.join(', ').replace(/, ([^,]*)$/, ' and $1');

export function standingOf({ info, asked }: OwnTable, person: string | undefined): Standing {
  const mine = info.seats.find((seat) => seat.person !== undefined && seat.person === person)?.seat;
  const named = (seats: readonly number[]): string =>
    listOf(seats.map((seat) => (seat === mine ? 'you' : info.seats[seat]?.name || 'a guest')));
  if (info.phase === 'gathering') return { words: 'Go on', note: 'Not begun yet', calls: false };
  if (info.phase !== 'over') {
    const calls = mine !== undefined && asked.includes(mine);
    const note = calls ? 'It is your turn' : asked.length > 0 ? `Awaiting ${named(asked)}` : 'In play';
    return { words: 'Go on', note, calls };
  }
  const winners = info.result?.winners ?? [];
  const won = mine !== undefined && winners.includes(mine);
  const note = won
    ? winners.length > 1
      ? 'You shared the victory'
      : 'You won'
    : winners.length > 0
      ? `Won by ${named(winners)}`
      : 'Over';
  return { words: 'See the end', note, calls: false };
}
