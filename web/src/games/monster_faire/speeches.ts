// SPDX-License-Identifier: Apache-2.0
// What may be said for all to read, outside the rules: cackles before the game, toasts and the acceptance speech after it.
import type { Result } from '../../lib/wire';
import type { Show } from '../../lib/stage';
import type { Options } from '../../lib/generated/monster_faire';

export interface Occasion {
  title: string;
  /** What the viewer may say. */
  ask: string;
  example: string;
}
type Said = Pick<Show, 'seat' | 'text'>;

/** How long a glass is held up: MON-324. */
export const toastTime = 30_000;

export const contest: Occasion = {
  title: 'The cackling contest',
  ask: 'A cackle of your own, for all to read',
  example: 'Mwahaha …',
};
const toast: Occasion = {
  title: 'The celebratory dinner',
  ask: 'Raise your glass, if you like',
  example: 'To thread and thunder!',
};
const acceptance: Occasion = {
  title: 'The celebratory dinner',
  ask: 'Your acceptance speech, doctor',
  example: 'I owe it all to Igor …',
};
/** Of who accepts the Scholarship without a word (MON-385). */
const stock = 'I thank the Society, the storm, and those who gave me a hand. And a leg.';

const hasScholarship = (options: object): boolean => (options as Partial<Options>).rule_prometheus === 'on';

/** Who has won the Promethean Scholarship accepts it; everybody else raises a glass. */
export const speechOf = (options: object, result: Result | null, viewer: number | null): Occasion =>
  hasScholarship(options) && viewer !== null && result?.winners.includes(viewer) ? acceptance : toast;

/** What has been said at the dinner; whoever won the Scholarship has said something, once the time for it is over. */
export function toastsOf(
  shows: readonly Said[],
  { info, result }: { info: { options: object }; result: Result | null },
  isOpen: boolean,
): Said[] {
  const said = shows.filter(({ text }) => text !== '');
  const silent = (result?.winners ?? []).filter((seat) => !said.some((one) => one.seat === seat));
  return hasScholarship(info.options) && !isOpen ? [...said, ...silent.map((seat) => ({ seat, text: stock }))] : said;
}
