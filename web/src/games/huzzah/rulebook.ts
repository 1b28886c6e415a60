// SPDX-License-Identifier: Apache-2.0
// Huzzah!, explained to who has never seen it. The catalogue is docs/rules/huzzah.md.
import { booth, person, richard } from '../../lib/art/faire';
import { place } from '../../lib/art/parts';
import type { Card, Content, Options, Question, TableContent } from '../../lib/generated/huzzah';
import { card, counted, inWords, item, line, type Chapter, type WriteRulebook } from '../rulebook';
import { shows } from './art/shows';

type Page = Chapter<Question>;
type Facts = Parameters<typeof rulebook>[0];
const points = (count: number): string => counted(count, 'point');
const steps = (count: number): string => counted(count, 'step');
const cardPicture = (name: Card): ReturnType<typeof card> => card(name, shows[name]);
const crowdCards = ['2-Crowd', '3-Crowd', '5-Crowd'] as const;
const sizes = ({ derived }: TableContent): string => {
  const rooms = Object.values(derived.stages)
    .filter(({ is_open }) => is_open)
    .map(({ room }) => room);
  return rooms.length > 0 ? `${Math.min(...rooms)} to ${Math.max(...rooms)}` : 'some';
};
const closed = ({ derived }: TableContent): string[] =>
  Object.entries(derived.stages)
    .filter(([, { is_open }]) => !is_open)
    .map(([name]) => name);
const deckOf = ({ cards }: Content): string =>
  Object.entries(cards)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

const aim = ({ options }: Facts): Page => ({
  id: 'aim',
  title: 'What you are here for',
  asked: [],
  pictures: [
    { title: 'A stage', parts: booth('madder'), size: [140, 130] },
    {
      title: 'Your crowd',
      parts: [place(person(2, true), 30, 8, 1.4), place(person(5, false), 70, 12, 1.4)],
      size: [100, 110],
    },
    { title: 'Richard', parts: richard, size: [72, 112] },
  ],
  lines: [
    line(
      `You perform at a faire. Gather a crowd before your stage with Crowd cards, then pass the hat with a Finale: a point for each of them. The first to ${options.target_score} points wins.`,
      '1 2 149 154',
    ),
    line(
      'Richard, who runs the faire, walks round every turn. Every show has two outcomes: the usual one, and another if he is standing before that stage when the cards are turned. He spoils Crowds and Finales; a Huzzah! is only worth something if he sees it. The game is to guess where he will stop.',
      '110 112',
    ),
  ],
});

const path = ({ content }: Facts): Page => ({
  id: 'path',
  title: 'The path and the stages',
  asked: [],
  pictures: [],
  lines: [
    line('The path is a ring of 51 steps. Everybody walks clockwise, Richard too, and nobody ever goes back.', '3-6'),
    line(
      `Beside it stand the stages. Each overlooks a few steps next to one another, its area: that is where its crowd stands, at most ${inWords(content.step_limit)} people to a step. So a stage has room for ${sizes(content)} people.`,
      '7 8 10-12',
    ),
    line(
      'Who performs stands on the stage itself; who walks stands on a step. There is room for one performer on a stage and one walker on a step.',
      '13 14',
    ),
    line(
      'A person counts one point, and only when a Finale collects them. Whoever finds no room is lost, and nobody is moved once placed.',
      '15-18',
    ),
    line(
      'Between the areas lie plain steps where no crowd can stand. Six of them are Gates, which only Richard uses; for you they are plain steps.',
      '9 19-21',
    ),
    line('The stand in the middle holds the deck and the pile, and does nothing else.', '22 23'),
  ],
});

const closedStages = ({ options, content }: Facts): Page => ({
  id: 'closed',
  title: 'Closed stages',
  asked: [],
  pictures: [],
  lines: [
    line(
      `Closed at this table: ${closed(content).join(', ')}. Nobody can choose or take them, and their steps are plain steps.`,
      '158 160 161',
      closed(content).length > 0,
    ),
    line('All stages are open at this table.', '159', options.stage_repairs === 'none'),
    line('The host has closed as many as suit this number of players.', '159', options.stage_repairs === 'suggested'),
    line('The host has picked which ones.', '159', options.stage_repairs === 'custom'),
  ],
});

const cards = ({ content }: Facts): Page => ({
  id: 'cards',
  title: 'The cards',
  asked: [],
  pictures: (['2-Crowd', '3-Crowd', '5-Crowd', 'Finale', 'Huzzah!', 'Bump'] as const).map(cardPicture),
  lines: [
    line(`Five kinds are shows; a Bump is not. The deck holds ${deckOf(content)}.`, '24 25 31'),
    ...crowdCards.map((name) =>
      item(
        `${name}:`,
        `${inWords(parseInt(name))} people join your crowd. Seen by Richard: nobody comes, and you lose ${points(content.penalty[name])}.`,
        '116 121 122',
      ),
    ),
    item(
      'Finale:',
      'a point for each of your crowd; then they go, and so do you. Seen by Richard: all that for nothing.',
      '125 126',
    ),
    item(
      'Huzzah!:',
      `${inWords(content.bleeding)} of your crowd walk away. Seen by Richard: ${points(content.huzzah_points)}!`,
      '130 131',
    ),
    item('Bump:', `whoever has just stopped goes ${steps(content.bump_steps)} further.`, '69 82'),
    line(
      'When the deck runs out, the pile is shuffled and becomes the deck, also in the middle of a draw. The pile may be looked through.',
      '26-29',
    ),
  ],
});

const beginning = (): Page => ({
  id: 'beginning',
  title: 'Before the first turn: choose a stage',
  asked: ['choose_stage'],
  pictures: [],
  lines: [
    line(
      'Everybody rolls three dice. The highest total chooses first, then the others in order; equals roll again.',
      '33 34',
    ),
    line(
      'Pick any open stage that nobody has taken; your pawn begins there. A larger stage has room for more people, but Richard stops there more often.',
      '35 36',
    ),
    line(
      'Then Richard arrives: a die names a Gate, and he walks three dice on from it. Nothing happens where he stops this first time.',
      '37-39',
    ),
    line('Everybody begins without points and without cards.', '32'),
  ],
});

const turn = (): Page => ({
  id: 'turn',
  title: 'A turn in six steps',
  asked: [],
  pictures: [],
  lines: [
    item('1. Draw:', 'everybody fills up their hand.', '41'),
    item('2. Walk:', 'those on the path walk, one after another, and may take a stage.', '41 42 50'),
    item(
      '3. Shows:',
      'everybody on a stage lays a show face down. Who stands before a stage may heckle it.',
      '41 86 92',
    ),
    item('4. Richard walks.', 'Bumps may move him.', '41 45 102'),
    item('5. The cards are turned,', 'all at once, and do what they do.', '41 111'),
    item('6. Tidy up:', 'new crowds are placed, and everybody may discard.', '41 43 44'),
    line('On a stage you do not walk and cannot just leave: only your own Finale or a heckler takes you off it.', '46'),
  ],
});

const draw = ({ content }: Facts): Page => ({
  id: 'draw',
  title: 'Draw',
  asked: [],
  pictures: [],
  lines: [
    line(
      `Everybody, on a stage or on the path, draws until they hold ${counted(content.hand_limit, 'card')}; never more.`,
      '47 49',
    ),
    line(
      'Players draw in the order of the turn’s lead, who changes every turn. That only matters if the deck runs out.',
      '40 48',
    ),
  ],
});

const walk = ({ options }: Facts): Page => ({
  id: 'walk',
  title: 'Walk',
  asked: ['walk'],
  pictures: [],
  lines: [
    line(
      'Those who are on the path when the step begins walk once each. After the first Finale there will be some.',
      '50 51',
    ),
    line(
      'Each rolls a die, and the highest walks first; equals roll again. The order is new every turn.',
      '52 53',
      options.move_order !== 'first_then_clockwise',
    ),
    line(
      'Each rolls a die. The highest walks first, the others follow clockwise from there.',
      '54',
      options.move_order === 'first_then_clockwise',
    ),
    line(
      'Roll three dice and walk as far as you like up to the total, or stay. You choose after you have seen the dice. Whom or what you pass does not matter.',
      '55-57',
    ),
    line(
      'If you stop on another player, on Richard or on a step full of people, you slide on to the first step that is free. The map shows where you would really end.',
      '58 59',
    ),
    line('If you stay where you are, you do not slide, and nobody can bump you.', '60 73'),
  ],
});

const takeStage = ({ options }: Facts): Page => ({
  id: 'take',
  title: 'Take a stage',
  asked: ['take_stage'],
  pictures: [{ title: 'A stage', parts: booth('woad'), size: [140, 130] }],
  lines: [
    line(
      'If your walk ends on a step of an open stage where nobody performs, you may take it, also with Richard there, or stay on the path. If you did not move you may take it as well.',
      '61-63',
    ),
    line(
      'You decide where you finally stand, after all Bumps. On the stage nobody can bump you any more.',
      '64',
      options.stage_claim_timing !== 'before_bumps',
    ),
    line(
      'At this table you decide as soon as you stop, before anybody can bump you. If you take the stage, nobody can; if you stay, you may be bumped, and are not asked again there.',
      '65',
      options.stage_claim_timing === 'before_bumps',
    ),
    line('It is yours at once: you perform this very turn, and who stands before it is your audience.', '67 68'),
    line('If somebody performs there, you may heckle them in the next step.', '66'),
  ],
});

const bump = ({ options, content }: Facts): Page => ({
  id: 'bump',
  title: 'Bump',
  asked: ['bump_mover', 'bump_richard', 'bump_pushed'],
  pictures: [cardPicture('Bump')],
  lines: [
    line(
      `Right after a walker or Richard has stopped, anybody may play a Bump, wherever they are: the one who stopped goes exactly ${steps(content.bump_steps)} further. You may bump yourself.`,
      '69-72',
    ),
    line('After a Bump all are asked again, and more Bumps may follow, until everybody passes.', '75'),
    line(
      'A bumped player slides on from a full step; Richard does not. If a Bump carries Richard onto a Gate, he jumps; on a Gate nobody can bump him.',
      '76-78',
    ),
    line(
      'Who stands on a stage, has not moved or has been passed already cannot be bumped. Nor does a slide, a push, a jump or leaving a stage count as a move.',
      '73 74 79',
      !options.bump_after_push,
    ),
    line(
      'Who stands on a stage or has not moved cannot be bumped. But whom Richard has just pushed can be, at this table, when everything else he does is done.',
      '73 74 80',
      options.bump_after_push,
    ),
    line(
      'All answer at the same time and in secret. If several want to bump, only the first in the order of the turn’s lead does; the others keep their card and nobody learns of it. Everybody is asked, with a Bump in hand or without.',
      '83 85',
      options.bump_window_mode !== 'ordered',
    ),
    line(
      'At this table everybody is asked in turn, and all can hear the answer. A Bump is played at once, and the asking begins again.',
      '84 85',
      options.bump_window_mode === 'ordered',
    ),
    line(
      'The card is discarded; you get no new one before the next turn. A Bump cannot be a show or a heckle.',
      '81 82',
    ),
  ],
});

const show = ({ content }: Facts): Page => ({
  id: 'show',
  title: 'Lay a show',
  asked: ['show'],
  pictures: [],
  lines: [
    line('On a stage you must lay exactly one show face down. It is turned over after Richard has walked.', '86 87'),
    line(
      'All choose at the same time, hecklers too. Then everybody sees who has laid a card, and which stage it is for. It cannot be taken back.',
      '88',
    ),
    line(
      `If you have no show in hand, you show your Bumps, throw them away and draw ${inWords(content.hand_limit)} new cards, until you have one. With one you must play it.`,
      '89-91',
    ),
    line('Where will Richard be? He walks three dice, most often ten or eleven steps, from where he stands now.', '96'),
  ],
});

const heckle = ({ options, content }: Facts): Page => ({
  id: 'heckle',
  title: 'Heckle',
  asked: ['heckle'],
  pictures: [],
  lines: [
    line(
      'If you stand on a step before somebody’s stage, you may lay a show face down against them. You need not, and whether people stand on your step does not matter.',
      '92-95',
    ),
    item(
      'The same card as theirs:',
      `both cards are void, and you change places. You are on the stage, with the crowd that stands there, and get ${points(content.heckle_points)}; they stand on your step. Richard changes nothing about it.`,
      '133 135-140',
    ),
    item('Another card:', 'nothing happens. You lose the card, and their show goes on.', '134 141'),
    line(
      'You must still stand before that stage when the cards are turned: if Richard pushes you out of its area, the heckle fails.',
      '142',
      options.heckle_presence !== 'at_play',
    ),
    line(
      'At this table it is enough that you stood there when you laid the card; they get the step you stand on now.',
      '143',
      options.heckle_presence === 'at_play',
    ),
    line('If several match, each rolls a die and the highest does it.', '144 145'),
  ],
});

const richardWalks = (): Page => ({
  id: 'richard',
  title: 'Richard walks',
  asked: [],
  pictures: [{ title: 'Richard', parts: richard, size: [72, 112] }],
  lines: [
    line('He walks exactly three dice. Nothing stops him, and he never slides.', '96 97'),
    line(
      'If he stops on a Gate, a die names another, and he goes on from there by three new dice. This may happen several times.',
      '98-101',
    ),
    line('Wherever else he stops, he may be bumped on. Only the place where he comes to rest counts.', '102 103'),
    item('People on his step', 'run off, if somebody performs there. The rest of the crowd stays.', '104 105'),
    item(
      'A player on his step',
      'is pushed one step on and slides if that is full. They cannot take a stage now. On a Gate nobody is pushed.',
      '106-109',
    ),
    item('The performer', 'before whose stage he rests gets the other outcome of their show.', '110'),
  ],
});

const reveal = (): Page => ({
  id: 'reveal',
  title: 'The cards are turned',
  asked: [],
  pictures: [],
  lines: [
    line(
      'All shows and heckles are turned over together. First the heckles are settled, then all other shows take effect at once; who played a Finale steps down. Then it is checked whether somebody has won, and only after that new crowds are placed.',
      '111 114 115',
    ),
    line('A show has one outcome, never both: with Richard before the stage only that one.', '112 113'),
  ],
});

const crowd = ({ options, content }: Facts): Page => ({
  id: 'crowd',
  title: 'Crowd cards',
  asked: ['place_crowd'],
  pictures: crowdCards.map(cardPicture),
  lines: [
    line(
      `As many people as the card says come to your stage. You choose one step of your area for all of them; a step holds ${inWords(content.step_limit)}, and who finds no room is lost.`,
      '116-118',
    ),
    line('If every step is full, they are all lost. A player standing on a step takes no room.', '119 120'),
    line(
      `Seen by Richard: nobody comes, and you lose points: ${crowdCards.map((name) => `${content.penalty[name]} for a ${name}`).join(', ')}.`,
      '121 122',
    ),
    line('Nobody falls below zero.', '123', !options.negative_scores),
    line('At this table a score may fall below zero.', '124', options.negative_scores),
  ],
});

const finale = (): Page => ({
  id: 'finale',
  title: 'Finale',
  asked: [],
  pictures: [cardPicture('Finale')],
  lines: [
    line(
      'A point for each of your crowd. They all leave, and so do you, to the step right after your area; if that is taken you slide on. The stage is free from the next walk.',
      '125 127 128',
    ),
    line('Seen by Richard: the same, but not a single point.', '126'),
    line('With no crowd it is worth nothing, but it gets you off the stage.', '129'),
  ],
});

const huzzah = ({ content }: Facts): Page => ({
  id: 'huzzah',
  title: 'Huzzah!',
  asked: [],
  pictures: [cardPicture('Huzzah!')],
  lines: [
    line(`Seen by Richard: ${points(content.huzzah_points)}, and your crowd stays.`, '130'),
    line(
      `Otherwise ${inWords(content.bleeding)} of your crowd walk away, or all if there are fewer, always from the fullest step. They count for nobody.`,
      '131 132',
    ),
  ],
});

const discard = ({ options }: Facts): Page => ({
  id: 'discard',
  title: 'Discard',
  asked: ['discard'],
  pictures: [],
  lines: [
    line(
      'At the end of a turn everybody may throw away none, one or two cards, Bumps too. You draw new ones when the next turn begins.',
      '146 147',
    ),
    line('All choose at once; the cards lie open on the pile.', '147', options.discard_visibility !== 'face_down'),
    line(
      'All choose at once; at this table the cards lie face down on the pile.',
      '148',
      options.discard_visibility === 'face_down',
    ),
  ],
});

const end = ({ options }: Facts): Page => ({
  id: 'end',
  title: 'The end',
  asked: [],
  pictures: [],
  lines: [
    line(
      `Once a turn, after the shows, it is checked: whoever has ${options.target_score} points or more wins. If several do, the highest score.`,
      '149-151 154',
    ),
    line(
      'If the highest is shared, nobody has won yet and another turn is played. Anybody may win then.',
      '152',
      options.tie_rule !== 'shared',
    ),
    line('If the highest is shared, they win together.', '153', options.tie_rule === 'shared'),
    line(
      `After ${options.turn_cap} turns the highest score wins in any case; among equals whoever has the larger crowd before their stage.`,
      '155',
      options.turn_cap > 0,
    ),
    line('There is no limit of turns at this table.', '155 176', options.turn_cap === 0),
    line('Scores are open at all times, and nobody is ever out.', '156 157'),
  ],
});

const clocks = (): Page => ({
  id: 'clocks',
  title: 'When time runs out',
  asked: [],
  pictures: [],
  lines: [
    line(
      'With a clock, a question that nobody answers gets an ordinary answer: you stay where you are, pass, take a stage where you stand, lay your smallest Crowd, do not heckle, place people on the emptiest step and discard nothing.',
      '164',
    ),
    line('After three in a row a bot plays for you until you come back. Who leaves is replaced by a bot.', '164 165'),
  ],
});

export const rulebook: WriteRulebook<Options, TableContent, Question> = (facts) => ({
  prefix: 'HUZ',
  chapters: [
    aim(facts),
    path(facts),
    cards(facts),
    beginning(),
    turn(),
    draw(facts),
    walk(facts),
    takeStage(facts),
    bump(facts),
    show(facts),
    heckle(facts),
    richardWalks(),
    reveal(),
    crowd(facts),
    finale(),
    huzzah(facts),
    discard(facts),
    end(facts),
    closedStages(facts),
    clocks(),
  ],
});
