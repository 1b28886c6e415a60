// SPDX-License-Identifier: Apache-2.0
// What a Performance does, in the sentences that the game's own words make of its operations (games/ren_faire/speaker.cpp): a test
// holds every card to what the table says when it is played. So a handbill can be read before that, and a table's own cards as well.
import type {
  Lasting,
  Operation,
  Part,
  Performance,
  Skill,
  TableContent,
  When,
  Who,
} from '../../lib/generated/ren_faire';
import { withCapital } from '../../lib/words';
import { coinsOf, countOf, stepsOf, type Step } from './words';

type Of<Op extends Operation['op']> = Extract<Operation, { op: Op }>;

const whoWords: Readonly<Record<Who, string>> = {
  you: 'you',
  chosen: 'the chosen player',
  both: 'each of the two',
  everyone: 'each player',
  others: 'each other player',
  penniless: 'each other player without coins',
  shabbiest: 'everybody with the fewest filled slots',
  succeeded: 'whoever succeeds',
  failed: 'whoever fails',
  tied: 'everybody in a tie',
  holder: 'the holder',
  placer: 'that player',
};
const does = (who: Who, ofYou: string): string => `${whoWords[who]} ${ofYou}${who === 'you' ? '' : 's'}`;
const own = (who: Who): string => (who === 'you' ? 'your' : 'their');

const skills: Readonly<Record<Skill, string>> = {
  tongue: 'type a phrase',
  pattern: 'enter a pattern from memory',
  banner: 'press when the banner rises',
};
const lastings: Readonly<Record<Lasting, string>> = {
  toll: ' As long as it lies there, others who buy a Costume pay 1 coin more, onto it.',
  truce: ' As long as it lies there, nobody places a Costume with a null on another player.',
  bargain: ' As long as it lies there, every Costume bought costs 1 coin less.',
  colours: '',
};
const whens: Readonly<Record<When, string>> = {
  always: '',
  success: 'on success ',
  failure: 'on failure ',
  tie: 'in a tie ',
};

function layText({ who, to, n = 0, last = 0, coins = 0 }: Of<'lay'>): string {
  const whose = to === 'you' ? 'your' : "the holder's";
  const near = `the card stays near ${whoWords[who]}${coins > 0 ? `, with ${coinsOf(coins)} on it,` : ''}`;
  if (n === last) return `${near} until ${whose} next turn`;
  const end = last === 0 ? 'none' : String(last);
  return `${near} with ${countOf(n, 'counter')}; at the start of ${whose} turns one is ${n < last ? 'added' : 'removed'}, until there are ${end}`;
}
function gainText({ who, n, you = 0, below = 0 }: Of<'gain'>): string {
  const more = you > 0 ? ` (you: ${you})` : '';
  return `${does(who, 'gain')} ${coinsOf(n)}${more}${below > 0 ? ` if fewer than ${below} were paid` : ''}`;
}

/** How each operation is told. */
const texts: { readonly [Op in Operation['op']]: (step: Of<Op>) => string } = {
  gain: gainText,
  gain_shown: ({ who }) => `${does(who, 'gain')} as many coins as shown`,
  lose: ({ who, n, shown = 0 }) =>
    `${does(who, 'lose')} ${coinsOf(n)}${shown > 0 ? ` if ${shown} or more were shown` : ''}`,
  pay: ({ who, to, n }) => `${does(who, 'pay')} ${whoWords[to]} ${coinsOf(n)}`,
  draw: ({ who, n }) => `${does(who, 'draw')} ${countOf(n, 'card')}`,
  toss: ({ who, n }) => `${does(who, 'discard')} ${countOf(n, 'card')}`,
  pass_hands: () => 'every hand passes to the left',
  bottom_up: ({ who }) => `${does(who, 'put')} ${own(who)} bottom Costume on top`,
  top_down: ({ who }) => `${does(who, 'put')} ${own(who)} top Costume at the bottom`,
  shed: ({ who }) => `${does(who, 'discard')} ${own(who)} top Costume`,
  pass_tops: () => 'every top Costume passes to the left, all at once',
  lift: ({ who }) => `${whoWords[who]} may lift one of ${own(who)} Costumes to the top`,
  launder: ({ who }) => `${whoWords[who]} may discard one of ${own(who)} Costumes`,
  decree: ({ who }) => `${whoWords[who]} may discard any one Costume of any stack`,
  reorder: ({ who }) => `${does(who, 'put')} ${own(who)} Costumes in any order`,
  mud: ({ who, n }) => `${does(who, 'lose')} ${coinsOf(n)} or ${own(who)} top Costume`,
  spoils: ({ who, n }) => `${does(who, 'take')} the loser's top Costume, or ${coinsOf(n)}`,
  restock: () => 'the Window is cleared and filled anew',
  buy: ({ who, n }) => `${whoWords[who]} may buy from the Window, ${coinsOf(n)} cheaper`,
  peek: ({ who, n, price }) =>
    `${does(who, 'look')} at the next ${countOf(n, 'Costume')} and may take one for ${coinsOf(price)}, to place it; the others go under the deck`,
  auction: ({ n }) =>
    `everybody bids up to ${n} for the leftmost Costume in the Window; whoever bids most, at least 1, pays that and places it; a tie is yours if you are in it, and nobody's otherwise`,
  choose_player: () => 'you choose a player',
  choose_other: () => 'you choose another player',
  name_icon: () => 'you name an icon',
  lay: layText,
  leave: () => 'the card is discarded',
  pass_on: ({ n }) => `the holder may pay ${coinsOf(n)} to pass it to another player`,
  take_coins: ({ who }) => `${does(who, 'take')} the coins on the card`,
  stake: ({ n }) => `everybody stakes up to ${coinsOf(n)} in secret`,
  payout: () => 'a die decides the stakes: lost on 1, returned on 2 to 4, doubled on 5, tripled on 6',
  perform: ({ who, seconds, difficulty }) => `${does(who, 'perform')} for ${seconds} seconds (${difficulty})`,
  perform_together: ({ seconds, difficulty }) =>
    `you and the chosen player perform together for ${seconds} seconds (${difficulty})`,
  duel: ({ seconds }) =>
    `you and the chosen player perform against each other, ${seconds} seconds each; if both decline, nothing comes of it`,
  hold: ({ who, difficulty }) => `${whoWords[who]} ${who === 'you' ? 'are' : 'is'} judged (${difficulty})`,
  joust: ({ n, last }) =>
    `you and the chosen player ride up to ${last} passes: lance beats feint, feint beats shield, shield beats lance; whoever first wins ${n}, or has won more in the end, succeeds`,
  odds: ({ n }) => `you call odd or even, both show up to ${n} fingers, and a right call succeeds`,
  tallest: ({ n }) =>
    `everybody shows 1 to ${n} fingers, and the highest number shown once succeeds; if there is none, all tie`,
  thimbles: () =>
    'you hide a pea under one of three thimbles; the chosen player succeeds by finding it, and you if they do not',
  nerve: ({ n }) => `you and the chosen player pick 1 to ${n} in secret, and the higher succeeds`,
  share: () => 'you and the chosen player share or snatch: one who snatches alone succeeds, two fail, none tie',
  ribbon: () => 'everybody votes for another player, and whoever has more votes than any other succeeds',
  name_slots: () =>
    'you name two slots, the others one; the next Costume is shown, who named a slot of it succeeds, and it goes under the deck',
  race: ({ skill }) => `you and the chosen player race to ${skills[skill]}`,
  par: ({ skill }) => `everybody tries to ${skills[skill]}`,
};
function sentenceOf(step: Step): string {
  const tell = texts[step.op] as (step: Operation) => string;
  const when = 'when' in step && step.when ? whens[step.when] : '';
  const lasting = step.op === 'lay' && step.lasting ? lastings[step.lasting] : '';
  return `${withCapital(when + tell(step))}.${lasting}`;
}

const partLeads: Readonly<Record<Part, string>> = {
  now: '',
  tick: 'Each of these times: ',
  last: 'At the end: ',
  trigger: 'Whoever places that icon on themselves sets it off: ',
};
export const partsInOrder: readonly Part[] = ['now', 'tick', 'last', 'trigger'];
/** Each part of a card, in sentences. */
export const paragraphsOf = (content: TableContent, card: Performance): string[] =>
  partsInOrder.flatMap((part) => {
    const steps = stepsOf(content, card, part);
    return steps.length > 0 ? [partLeads[part] + steps.map(sentenceOf).join(' ')] : [];
  });
/** All that a card does, as the table tells it when it is played. */
export const textOf = (content: TableContent, card: Performance): string => paragraphsOf(content, card).join(' ');

const stunts: readonly Operation['op'][] = ['perform', 'perform_together', 'duel', 'hold'];
const contests: readonly Operation['op'][] = ['joust', 'odds', 'tallest', 'thimbles', 'nerve', 'share', 'auction', 'ribbon', 'name_slots']; // prettier-ignore
export type Sort = 'Effect' | 'Stunt' | 'Contest' | 'Game of skill';
/** What kind of card it is (REN-042). */
export function sortOf(content: TableContent, card: Performance): Sort {
  const has = (ops: readonly Operation['op'][]): boolean =>
    partsInOrder.some((part) => stepsOf(content, card, part).some(({ op }) => ops.includes(op)));
  if (has(stunts)) return 'Stunt';
  if (has(contests)) return 'Contest';
  return has(['race', 'par']) ? 'Game of skill' : 'Effect';
}
/** Whether it stays on the table (REN-081). */
export const isExtended = (content: TableContent, card: Performance): boolean =>
  stepsOf(content, card, 'now').some(({ op }) => op === 'lay');
