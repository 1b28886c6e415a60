// SPDX-License-Identifier: Apache-2.0
// What a player can point at, and which answer it means. Every offer has keys: the card, Costume, doll, slot or icon that stands for it;
// an offer without keys is a sign. Some cards of the hand together are one answer in steps (REN-128, REN-124).
import type { Choice, Costume, Performance, View } from '../../lib/generated/ren_faire';
import type { Offer, OpenQuestion } from '../../lib/wire';
import type { Answer } from '../board';
import { countOf } from './words';
import { handOf, stackOf } from './wardrobe';

export type Deed = Offer<Answer<Choice>>;
export type Key = `${'card' | 'costume' | 'seat' | 'character' | 'icon' | 'slot'} ${string}` | 'blind';

const isSteps = (answer: Answer<Choice>): answer is readonly Choice[] => Array.isArray(answer);
const topOf = (view: View, seat: number | null): Costume | undefined =>
  seat === null ? undefined : stackOf(view, seat).at(-1);

/** What stands for one choice on the table. */
function keysOfChoice(choice: Choice, view: View): Key[] {
  switch (choice.act) {
    case 'play':
    case 'pick':
      return [`card ${choice.card}`];
    case 'buy':
    case 'select':
      return [`costume ${choice.costume}`];
    case 'buy_blind':
      return ['blind'];
    case 'place':
    case 'name':
    case 'pass_on':
      return [`seat ${choice.seat}`];
    case 'take':
      return [`character ${choice.character}`];
    case 'name_icon':
      return [`icon ${choice.icon}`];
    case 'name_slot':
      return [`slot ${choice.slot}`, ...(choice.other ? [`slot ${choice.other}` as const] : [])];
    case 'shed': {
      const top = topOf(view, view.viewer);
      return top ? [`costume ${top}`] : [];
    }
    default:
      return [];
  }
}
export const keysOf = (answer: Answer<Choice>, view: View): Key[] =>
  isSteps(answer) ? answer.flatMap((step) => keysOfChoice(step, view)) : keysOfChoice(answer, view);

/** One more of a group of several. */
export const calledOf = (key: Key): string => `another ${key.replace('costume', 'Costume').split(' ', 1)[0] ?? ''}`;

/** All groups of so many things; of any number, if none is said. */
export function groupsOf<Thing>(things: readonly Thing[], size?: number): Thing[][] {
  let groups: Thing[][] = [[]];
  for (const thing of things) groups = [...groups, ...groups.map((group) => [...group, thing])];
  return size === undefined ? groups : groups.filter((group) => group.length === size);
}

/** The cards of a hand that go together, as one answer: by rising number, as the table takes them. */
function groupDeeds(question: OpenQuestion<Choice>, hand: readonly Performance[], order: readonly string[]): Deed[] {
  const { offers, kind } = question;
  const first = offers.find(({ choice }) => choice.act === 'pick');
  const stop = offers.find(({ choice }) => choice.act === 'done');
  if (!first) return [...offers];
  const sorted = [...hand].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  // With fewer offers than cards, the last ones of the hand can only come later in a group.
  const size = stop ? undefined : sorted.length - offers.length + 1;
  const deeds = groupsOf(sorted, size)
    .filter((group) => group.length > 0)
    .map((cards): Deed => {
      const picks = cards.map((card): Choice => ({ act: 'pick', card }));
      return {
        choice: stop ? [...picks, stop.choice] : picks.length === 1 ? picks[0]! : picks,
        label: `Discard ${cards.length === 1 ? cards[0]! : countOf(cards.length, 'card')}${kind === 'discard' ? ' and draw up' : ''}`,
        rule: first.rule,
      };
    });
  return stop ? [...deeds, stop] : deeds;
}
const inGroups: readonly string[] = ['discard', 'trim', 'toss'];

/** Everything that can be answered, as the board offers it. */
export function deedsOf(
  question: OpenQuestion<Choice> | null,
  view: View,
  order: readonly string[],
  only?: readonly Choice[] | null,
): Deed[] {
  if (!question) return [];
  // A guided game knows the one answer it is about, with all its steps.
  if (only && question.offers[0]) {
    const { rule } = question.offers[0];
    const cards = only.filter(({ act }) => act === 'pick').length;
    return [{ choice: only, rule, label: `Discard ${countOf(cards, 'card')}` }];
  }
  if (!inGroups.includes(question.kind) || question.in_group || view.viewer === null) return [...question.offers];
  return groupDeeds(question, handOf(view, view.viewer), order);
}
