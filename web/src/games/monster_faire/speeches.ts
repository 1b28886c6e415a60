// SPDX-License-Identifier: Apache-2.0
// What may be said for all to read, outside the rules: cackles before the game, toasts and the acceptance speech after it.
import type { Result } from '../../lib/wire';
import type { Show } from '../../lib/stage';
import type { Options, View } from '../../lib/generated/monster_faire';

export interface Occasion {
  title: string;
  /** What the viewer may say. */
  ask: string;
  example: string;
}
type Said = Pick<Show, 'seat' | 'text'>;

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

/** What a game has come to. */
interface Outcome {
  info: { options: object };
  result: Result | null;
  view: { table: Pick<View['table'], 'ending'> };
}
/** Who accepts the Promethean Scholarship: the one whose Monster was the last to stand at the Faire, and nobody after any other ending (MON-322, MON-323, MON-334). */
const scholarsOf = ({ info, result, view }: Outcome): readonly number[] =>
  (info.options as Partial<Options>).rule_prometheus === 'on' && view.table.ending === 'faire'
    ? (result?.winners ?? [])
    : [];

/** Who has won the Scholarship accepts it; everybody else raises a glass. */
export const speechOf = (outcome: Outcome, viewer: number | null): Occasion =>
  viewer !== null && scholarsOf(outcome).includes(viewer) ? acceptance : toast;

/** What has been said at the dinner; whoever won the Scholarship has said something, once the time for it is over (MON-385). */
export function toastsOf(shows: readonly Said[], outcome: Outcome, isOpen: boolean): Said[] {
  const said = shows.filter(({ text }) => text !== '');
  const silent = isOpen ? [] : scholarsOf(outcome).filter((seat) => !said.some((one) => one.seat === seat));
  return [...said, ...silent.map((seat) => ({ seat, text: stock }))];
}
