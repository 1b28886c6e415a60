// SPDX-License-Identifier: Apache-2.0
// A card in a few words, as small as it lies in a hand: those that the offer to play it has ("perform, gain 3, or lose 1"), made of the same
// operations (games/ren_faire/speaker.cpp); a test holds every card to the label of its offer.
import type { Operation, Performance, TableContent } from '../../lib/generated/ren_faire';
import { countOf, stepsOf, type Step } from './words';

type Gist = string | ((step: Step) => string);
const withNumber =
  (before: string, after = ''): Gist =>
  (step) =>
    'n' in step ? `${before}${step.n ?? 0}${after}` : '';
const gists: Readonly<Partial<Record<Operation['op'], Gist>>> = {
  gain: (step) => (step.op === 'gain' && ['you', 'succeeded'].includes(step.who) ? `gain ${step.you || step.n}` : ''),
  lose: (step) => (step.op === 'lose' && !step.shown ? `or lose ${step.n}` : ''),
  pay: (step) => (step.op === 'pay' && step.to === 'you' ? `get ${step.n}` : ''),
  draw: withNumber('draw '),
  toss: withNumber('or discard '),
  perform: 'perform',
  perform_together: 'perform',
  duel: 'duel',
  bottom_up: (step) => ('who' in step && step.who === 'failed' ? '' : 'stacks turn up'),
  top_down: 'stacks turn down',
  shed: (step) => ('who' in step && step.who === 'failed' ? 'or shed' : ''),
  pass_tops: 'tops move left',
  pass_hands: 'hands move left',
  lift: 'all may lift',
  launder: 'all may discard one',
  decree: 'discard any Costume',
  reorder: 'reorder your stack',
  mud: withNumber('others lose ', ' or shed'),
  spoils: withNumber('take a Costume or '),
  restock: 'new Window',
  buy: 'buy cheaper',
  peek: (step) => (step.op === 'peek' ? `see ${countOf(step.n, 'Costume')}` : ''),
  auction: 'auction',
  name_icon: 'name an icon',
  lay: 'Extended',
  stake: withNumber('stakes up to '),
  joust: 'joust',
  odds: 'odds or evens',
  tallest: 'tallest alone',
  thimbles: 'hide a pea',
  nerve: withNumber('pick 1 to '),
  share: 'share or snatch',
  ribbon: 'vote',
  name_slots: 'name two slots',
  race: 'mini-game',
  par: 'mini-game',
};
/** The longest label there is (decision 26). */
const room = 64;

export function gistOf(content: TableContent, card: Performance): string {
  const most = room - `Play ${card}: `.length;
  let gist = '';
  for (const step of stepsOf(content, card, 'now')) {
    const said = gists[step.op];
    const more = typeof said === 'function' ? said(step) : (said ?? '');
    if (more === '' || gist.length + more.length + 2 > most) continue;
    gist += (gist === '' ? '' : ', ') + more;
  }
  return gist;
}
