// SPDX-License-Identifier: Apache-2.0
// Performances: playing them, Tasks and how they are judged, contests, and cards that stay.
import type { Performance } from '../../../lib/generated/ren_faire';
import { item, line } from '../../rulebook';
import { isExtended, sortOf, textOf, type Sort } from '../cards';
import { stunts } from '../stunts';
import type { Facts, Page } from './words';

export const playing = (): Page => ({
  id: 'playing',
  title: 'Play a Performance',
  asked: ['choose_other', 'choose_player', 'mud', 'lift', 'launder', 'decree', 'order', 'spoils', 'seer'],
  pictures: [],
  lines: [
    line('The card goes to the Stage, and everybody reads it before anything else. Then its directions are carried out in their order, and it is discarded. It is not replaced.', '36-38 52'), // prettier-ignore
    line('A Performance may always be played. What cannot be done is left out, and the rest is done.', '40'),
    item('An Effect', 'touches all players, if not all alike.', '42 44'),
    item('A Task', 'is done by some, or by all. Whoever succeeds gets the reward, whoever fails the penalty.', '42-44'),
    item('“You”', 'is always who played the card, also where it lies later.', '45 48 92'),
    item('“Choose a player”', 'lets you choose yourself; “another player” does not. You choose right after the card is shown, before anything else, and anybody will do.', '46 47 49'), // prettier-ignore
    line('Where several players do something one by one, it goes clockwise from you, each finished before the next. Secret picks are made all at once.', '50'), // prettier-ignore
    line('Whoever must lose or pay more than they have gives what they have, and owes nothing.', '51'),
    line('If somebody wins in the middle of a card, the rest is not done.', '52'),
    line('Costumes moved or taken by a card are neither bought nor placed, unless it says so.', '105'),
  ],
});

export const tasks = ({ options }: Facts): Page => ({
  id: 'tasks',
  title: 'Stunts',
  asked: ['perform', 'act', 'vote', 'duel_vote', 'kept'],
  pictures: [],
  lines: [
    line('A stunt is really performed: spoken, acted, typed or drawn.', '59', options.stunt_medium === 'any'),
    line('A stunt is typed or drawn.', '59', options.stunt_medium === 'typed'),
    line('The time on the card begins when you press “Perform”, and ends early with the curtain.', '57'),
    line('This table gives another time than the cards.', '58', options.stunt_time_scale !== '1' && options.stunt_time_scale !== null), // prettier-ignore
    line('If you decline, you fail, and nobody votes.', '66'),
    line('Votes judge where at least two people play; otherwise dice do.', '62', options.judging === 'by_seats' || options.judging === null), // prettier-ignore
    line('Votes judge.', '62', options.judging === 'vote'),
    line('Dice judge.', '62', options.judging === 'dice'),
    item('By votes:', 'everybody who does not perform says Huzzah or Boo, in secret. More Huzzahs: success. More Boos: failure. Equal, or none: a tie.', '66-68', options.judging !== 'dice'), // prettier-ignore
    item('In a duel', 'you perform first, and then the other; the judges name one of you. Whoever declines loses; if both do, it is a tie.', '65 69'), // prettier-ignore
    item('Together:', 'if one of you declines, the act has failed.', '70'),
    line('With fewer than two judges, a Crowd votes as well: Huzzah with the odds of the dice.', '71 72', options.crowd === 'auto' || options.crowd === null), // prettier-ignore
    line('No Crowd votes here.', '71', options.crowd === 'never'),
    line('A Crowd makes it three votes at least.', '71 72', options.crowd === 'always_three'),
    line('A Crowd of one more than there are judges votes as well.', '71 72', options.crowd === 'level'),
    line('Votes are shown all together: how many there were.', '73', options.show_votes === 'totals'),
    line('Votes are shown all together, with names.', '73', options.show_votes === 'names'),
    item('By dice:', 'an easy stunt succeeds on 2 or more, a fair one on 3, a hard one on 4. In a duel the higher die wins. What a bot performs alone is always rolled.', '63-65 74 75'), // prettier-ignore
    line('Where several perform the same, each is judged alone, and rewards and penalties follow after the last verdict.', '54 158'), // prettier-ignore
    line('In a tie, or if nobody succeeds or fails, there is neither reward nor penalty, unless the card says otherwise.', '53'), // prettier-ignore
    line('A stunt to be kept up is judged when the card ends: say whether you kept to it. If you slipped, you failed; else the others vote.', '76'), // prettier-ignore
    line('The rest may laugh, heckle and tease, but not get in the way.', '60 61'),
    line('What a card means is settled: the table reads it for you. What is left to the company is the vote, and if it cannot agree that is a tie.', '55 56'), // prettier-ignore
  ],
});

export const contests = ({ options }: Facts): Page => ({
  id: 'contests',
  title: 'Contests and games of skill',
  asked: ['joust', 'call', 'fingers', 'few_fingers', 'thimble', 'nerve', 'pie', 'bid', 'ribbon', 'slots', 'stake', 'score', 'pattern'], // prettier-ignore
  pictures: [],
  lines: [
    line('In a contest everybody picks in secret, and all is shown together. If time runs out, something is picked for you; a bid or stake is nothing then.', '77'), // prettier-ignore
    line('A game of skill is played by people: type a phrase, remember a pattern, snatch a banner. Time is taken on your own device. Or let dice play for you.', '78 79', options.skill_contests === 'play'), // prettier-ignore
    line('Games of skill are rolled.', '78 79', options.skill_contests === 'dice'),
    line('No step waits longer than its clock.', '80'),
  ],
});

export const extended = (): Page => ({
  id: 'extended',
  title: 'Extended Performances',
  asked: ['pass_on'],
  pictures: [],
  lines: [
    line('Some Performances go on after the turn in which they are played: as much as can be is done at once, and then the card lies near whom the rest is about; near you, if that is several or nobody.', '81-83'), // prettier-ignore
    line('When it is set off or has run its time, the rest is done at once, and it is discarded. That is nobody’s turn, and gives no actions.', '84 85'), // prettier-ignore
    line('Counters on it count rounds; they are no money. Coins and stakes on it are, and go where the card says.', '86 87'), // prettier-ignore
    line(
      '“At the start of your turn” is before your first action. If several cards are due, the oldest comes first.',
      '88',
    ),
    line('What a wardrobe sets off comes after that is settled, the oldest card first.', '89'),
    line('Any number of cards may lie near one player. They are in no hand and no pile.', '90'),
    line('What holds while a card lies there holds for you as well, unless it says “others”.', '91'),
  ],
});

const sorts: readonly (readonly [Sort, string, string])[] = [
  ['Effect', 'effects', 'All Effects'],
  ['Stunt', 'stunts', 'All stunts'],
  ['Contest', 'all-contests', 'All contests'],
  ['Game of skill', 'skills', 'All games of skill'],
];
/** Every card in words, by its kind. */
export const cards = ({ content }: Facts): Page[] =>
  sorts.map(([sort, id, title]) => ({
    id,
    title,
    asked: [],
    pictures: [],
    lines: (Object.keys(content.performances) as Performance[])
      .filter((card) => sortOf(content, card) === sort)
      .map((card) =>
        item(
          `${card}${isExtended(content, card) ? ' (Extended)' : ''}:`,
          `${sort === 'Stunt' && stunts[card] ? `${stunts[card].spoken} ` : ''}${textOf(content, card)}`,
          '152',
        ),
      ),
  }));
