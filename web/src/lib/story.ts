// SPDX-License-Identifier: Apache-2.0
// The story of a finished game as pages tell it.
import type { Result, Story, StoryEntry } from './wire';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

export function headingOf({ winners, place }: Result, names: readonly string[], viewer: number | null): string {
  // Who plays alone beats nobody: how good it was, the board says.
  if (place.length === 1) return 'The game is over';
  const who = winners.map((seat) => (seat === viewer ? 'You' : (names[seat] ?? '?')));
  // Whoever reads it comes first.
  const order = who.toSorted((a, b) => Number(b === 'You') - Number(a === 'You'));
  if (who.length > 1) return `${listed(order)} share the victory!`;
  return who[0] === 'You' ? 'Huzzah! You win!' : `${who[0] ?? '?'} wins!`;
}

/** A word to whoever has not won; nobody goes home without one. */
export function greetingOf({ winners, place }: Result, viewer: number | null): string {
  if (viewer === null || winners.includes(viewer)) return '';
  const at = place[viewer] ?? 0;
  const shared = place.filter((one) => one === at).length > 1;
  const where = `You ${shared ? 'share' : 'take'} the ${ordinals[at - 1] ?? `${at}th`} place of ${place.length}.`;
  return `${at === 2 ? 'So close, and well played!' : 'Well played!'} ${where}`;
}

/** What helped a seat most, besides what everybody was given: "Most of your coins came from King (+6)." */
export function bestOf({ measure, sources }: Story, seat: number): string {
  const isGift = (amounts: readonly number[]): boolean => amounts.every((one) => one === amounts[0]);
  const best = sources
    .filter(({ amounts }) => !isGift(amounts) && (amounts[seat] ?? 0) > 0)
    .toSorted((a, b) => b.amounts[seat]! - a.amounts[seat]!)[0];
  return best ? `Most of your ${measure} came from: ${best.name} (+${best.amounts[seat]}).` : '';
}

/** "once", "twice", "4 times". */
export const oftenOf = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0');

/** Each try of an entry: what held, what did not and was seen through, what did not and went by. */
export function triesOf({ times, held, caught }: StoryEntry): ('held' | 'caught' | 'passed')[] {
  return Array.from({ length: times }, (_, i) => (i < held ? 'held' : i < held + caught ? 'caught' : 'passed'));
}
