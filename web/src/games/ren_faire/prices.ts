// SPDX-License-Identifier: Apache-2.0
// What a Costume of the Window costs the viewer: as the offer to buy it, or the bar, says; otherwise as printed (REN-093, REN-104).
import type { Choice, Costume, Event, TableContent, View } from '../../lib/generated/ren_faire';
import type { BoardProps } from '../board';

/** "Buy Baseball Cap: null Head, 2 coins" */
const priceIn = (label: string): number | null => {
  const found = /(\d+) coins?$/.exec(label);
  return found ? Number(found[1]) : null;
};
export function priceOf(
  { question, content }: Pick<BoardProps<View, Event, Choice, TableContent>, 'question' | 'content'>,
  costume: Costume,
): number {
  const open = question && !question.answered ? question : null;
  const said = [...(open?.offers ?? []), ...(open?.barred ?? [])].find(
    ({ choice }) => choice.act === 'buy' && choice.costume === costume,
  );
  return (said && priceIn(said.label)) ?? content.derived.prices[costume];
}
