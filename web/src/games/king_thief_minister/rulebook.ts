// SPDX-License-Identifier: Apache-2.0
// King Thief Minister, explained to who has never seen it. The catalogue is docs/rules/king_thief_minister.md.
import type { Options, Question, TableContent } from '../../lib/generated/king_thief_minister';
import { card, counted, inWords, item, line, type Chapter, type WriteRulebook } from '../rulebook';
import { court } from './art/court';
import { moves } from './art/moves';

type Page = Chapter<Question>;
type Facts = Parameters<typeof rulebook>[0];
const coins = (count: number): string => counted(count, 'coin');

const aim = ({ players, content }: Facts): Page => ({
  id: 'aim',
  title: 'What you are here for',
  asked: [],
  pictures: [],
  lines: [
    line(
      'Have the most coins at the moment the chest in the middle runs empty. Six cards lie face down round the table and keep moving. On your turn you may say that the card before you is the King, or the Thief, or any of the six, and do what that one does. It need not be true.',
      '1-3 157 159',
    ),
    line(
      `${inWords(players)} players share ${coins(content.coins_per_player * players)}: everybody begins with ${inWords(content.starting_purse)}, and ${inWords((content.coins_per_player - content.starting_purse) * players)} lie in the chest. All coins are counted openly; coins never leave the game or come in.`.replace(
        /^./,
        (first) => first.toUpperCase(),
      ),
      '7-10',
    ),
  ],
});

const table = ({ players, options }: Facts): Page => ({
  id: 'table',
  title: 'Six places, six cards',
  asked: [],
  pictures: [],
  lines: [
    line(
      'There are six places round the table and always one card at each. A place belongs to its player for the whole game; a card belongs to nobody. “Your card” is simply the one that lies before you now.',
      '6 19 20 23',
    ),
    line('Every place has a player.', '24', players === 6),
    line('One place has no player. Its card is played by nobody while it lies there.', '25 26 31', players === 5),
    line(
      'Two places that face each other have no player.',
      '27 28 31',
      players === 4 && options.four_player_layout !== 'adjacent',
    ),
    line(
      'Two places side by side have no player.',
      '29 31',
      players === 4 && options.four_player_layout === 'adjacent',
    ),
    line('Between every two players lies a place without one.', '30 31', players === 3),
    line(
      'A place without a player has no turn and nothing to steal or tax. But its card moves with all the others, may be peeked at and shuffled, and counts when somebody names the cards.',
      '32',
      players < 6,
    ),
    line(
      'Your neighbours are the nearest players on your right and left; empty places are skipped. Right is counterclockwise, left is clockwise.',
      '21 33 34',
    ),
  ],
});

const peek = (): Page => ({
  id: 'peek',
  title: 'Before the first turn: a peek',
  asked: ['initial_look'],
  pictures: [],
  lines: [
    line(
      'The start player is drawn by lot, the six cards are mixed and laid out face down. Nobody has seen any of them.',
      '5 11 12 14 15',
    ),
    line(
      'Then everybody may peek at one card: any but their own, also one at an empty place. Several may pick the same card, and you may decline.',
      '16 17',
    ),
    line(
      'All choose at once. Afterwards everybody sees who looked where, and only you see what you looked at. It is pencilled on the back of the card for you.',
      '18',
    ),
  ],
});

const turn = ({ content }: Facts): Page => ({
  id: 'turn',
  title: 'Your turn: one of three things',
  asked: ['main'],
  pictures: [],
  lines: [
    item('Look:', `pay ${coins(content.look_price)} and see your own card.`, '38 41'),
    item('Move:', 'send all six cards one place on, or across. It is free.', '38 48-50'),
    item('Claim:', 'say which character your card is, and do what that character does.', '38 54'),
    line(
      'Do exactly one of them; you cannot pass. Then it is your left neighbour’s turn, and so on clockwise.',
      '35-37 39',
    ),
    line('What you may do never depends on a hidden card, so being offered something tells you nothing.', '40'),
  ],
});

const look = ({ players, content }: Facts): Page => ({
  id: 'look',
  title: 'Look',
  asked: [],
  pictures: [],
  lines: [
    line(
      `Pay ${coins(content.look_price)} into the chest, then see the card before you. Everybody sees that you looked, nobody else sees the card, and nobody can challenge it.`,
      '41-43',
    ),
    line(
      `Without a coin you may still look, if the chest holds at least ${coins(players - 1)}: instead of your payment every other player takes one out of it. With fewer the look is not offered. If that empties the chest the game is over before you have seen anything.`,
      '44-47',
    ),
  ],
});

const move = (): Page => ({
  id: 'move',
  title: 'Move',
  asked: [],
  pictures: [
    { title: 'To right', parts: moves.right, size: [120, 110] },
    { title: 'To left', parts: moves.left, size: [120, 110] },
    { title: 'To front', parts: moves.across, size: [120, 110] },
  ],
  lines: [
    item('To right:', 'every card goes one place counterclockwise. You get the card from your left.', '48 51'),
    item('To left:', 'every card goes one place clockwise. You get the card from your right.', '49 51'),
    item('To front:', 'every card crosses to the place opposite.', '22 50 51'),
    line(
      'All six cards move at once and stay face down. Players stay where they are. Everybody can follow it, and nobody can challenge it.',
      '52',
    ),
  ],
});

const claim = ({ options }: Facts): Page => ({
  id: 'claim',
  title: 'Claim a character',
  asked: [],
  pictures: [],
  lines: [
    line(
      'Say that your card is one of the six. You may claim any of them on any turn, whether you know your card or not, as often as you like.',
      '54 55',
    ),
    line(
      'Then the others may challenge you. If nobody does, you do what the character does, true or not, and nobody ever checks.',
      '56 69',
    ),
    line(
      'Whom it hits and what you guess or shuffle you choose only once the claim stands.',
      '58',
      options.target_timing !== 'with_claim',
    ),
    line(
      'At this table you choose together with the claim whom it hits and what you guess or shuffle, and everybody hears it before they decide whether to challenge. Only what really happens in a shuffle out of sight stays your secret. If you are caught, nothing of it happens.',
      '59 167',
      options.target_timing === 'with_claim',
    ),
  ],
});

const challenge = ({ content }: Facts): Page => ({
  id: 'challenge',
  title: 'Challenge a claim',
  asked: ['challenge', 'challenge_answer'],
  pictures: [],
  lines: [
    line(
      'Everybody but the one who claims may challenge, also with an empty purse. You all decide at the same time and in secret.',
      '56 57 71',
    ),
    item(
      'The claim was true:',
      `you pay ${coins(content.lost_challenge)} into the chest, everybody knows that card now, and the act goes ahead.`,
      '65-67',
    ),
    item(
      'The claim was false:',
      'the act is lost and the turn is over. The liar pays nothing. Everybody learns that it is not that character; only you have seen what it is.',
      '65 68',
    ),
    line(
      'If several want to challenge, only one does: the first counted counterclockwise from the one who claims, beginning with their right neighbour. The others’ wish stays secret and costs nothing.',
      '34 60 61',
    ),
    line('The challenger looks at the card alone. Whoever claimed it does not get to see it.', '63 64'),
    line(
      'A claim can be challenged once. What was proved or let pass is never looked into again. Nobody can challenge a look, a move, a Peasant, the Executioner’s guess or a challenge.',
      '62 70',
    ),
  ],
});

const king = ({ content }: Facts): Page => ({
  id: 'king',
  title: 'King',
  asked: ['answer'],
  pictures: [card('King', court.King)],
  lines: [
    line(
      `Takes ${coins(content.king_takes)} from the chest and calls for the Minister. If there are no more than that in it, the King takes them all and the game is over.`,
      '73-75',
    ),
    line(
      `Then everybody else may answer “Yes, Sir”: I am your Minister. All decide at the same time, and it may be a lie, whatever the King was.`,
      '76 77 79 81',
    ),
    item(
      'One answer:',
      `it can be challenged like any claim, also by the King. If it stands, whoever answered takes ${coins(content.answer_takes)} from the chest. If it is caught, they get nothing and pay nothing; their own turn comes as usual.`,
      '76 78 82 83',
    ),
    item(
      'Several answers:',
      `they all look at one another’s cards, and nobody else may challenge. Each one who lied pays ${coins(content.false_answer)}; the true Minister, if there is one, takes ${coins(content.answer_takes)}. Payments come first, beginning on the King’s right.`,
      '84-88',
    ),
  ],
});

const minister = ({ options }: Facts): Page => ({
  id: 'minister',
  title: 'Minister',
  asked: ['shuffle'],
  pictures: [card('Minister', court.Minister)],
  lines: [
    line(
      'Picks up any two of the six cards, also those of empty places or the Minister’s own, and puts them back.',
      '89-91',
    ),
    item('Openly:', 'the two visibly change places. Everybody can follow.', '92'),
    item(
      'In secret:',
      'everybody sees which two cards it is, but only the Minister knows whether they really changed.',
      '93',
      options.minister_hidden_shuffle !== 'nobody_knows',
    ),
    item(
      'Unseen:',
      'everybody sees which two cards it is. Chance decides whether they really change, and not even the Minister knows.',
      '94 155',
      options.minister_hidden_shuffle === 'nobody_knows',
    ),
    line(
      'Nobody sees a face, the Minister neither. Once the claim stands it must be done, and only on the Minister’s own turn; a “Yes, Sir” brings a coin and no shuffle.',
      '95-97',
    ),
  ],
});

const thief = ({ content }: Facts): Page => ({
  id: 'thief',
  title: 'Thief',
  asked: [],
  pictures: [card('Thief', court.Thief)],
  lines: [
    line(
      `Takes ${coins(content.theft)} from the nearest player on the right and ${inWords(content.theft)} from the nearest on the left, across empty places too. For a neighbour with an empty purse the chest pays.`,
      '98-100',
    ),
    line(
      'What the neighbours have moves first; then what the chest owes. If that empties it, the game is over.',
      '101',
    ),
  ],
});

const executioner = (): Page => ({
  id: 'executioner',
  title: 'Executioner',
  asked: ['execute'],
  pictures: [card('Executioner', court.Executioner)],
  lines: [
    line(
      'Points at another player and says which of the six characters their card is. That player looks at it and says right or wrong.',
      '102 103 106 107',
    ),
    item('Right:', 'the Executioner takes their whole purse. From an empty purse that is nothing.', '104 109'),
    item('Wrong:', 'nothing happens. The Executioner loses nothing and does not get to see the card.', '105 108'),
    line('An empty place cannot be pointed at, nor oneself; and once the claim stands somebody must be.', '106'),
  ],
});

const sheriff = ({ content }: Facts): Page => ({
  id: 'sheriff',
  title: 'Sheriff',
  asked: ['pay_two'],
  pictures: [card('Sheriff', court.Sheriff)],
  lines: [
    line(
      `Everybody else pays ${coins(content.tax)} of tax into the chest, and one player of the Sheriff’s choice pays ${inWords(content.chosen_tax)}. The Sheriff gets nothing; it keeps the game going and the others poor.`,
      '110 111 114',
    ),
    line(
      'Who has nothing pays nothing, and who has too little pays what there is. Nobody takes coins for unpaid tax.',
      '112 113',
    ),
  ],
});

const peasant = ({ players, options, content }: Facts): Page => ({
  id: 'peasant',
  title: 'Peasant',
  asked: ['name'],
  pictures: [card('Peasant', court.Peasant)],
  lines: [
    line('A claimed Peasant is turned face up at once, so nobody needs to challenge.', '115 116'),
    line(
      'If it is the Peasant, name the five other cards one after the other, those of empty places too, in any order. Each is turned up as you name it. When four are right the last one is certain.',
      '117 118 120 121',
      options.peasant_scope !== 'player_spots' || players === 6,
    ),
    line(
      'If it is the Peasant, name the other players’ cards one after the other, in any order. Each is turned up as you name it. Cards of empty places stay face down.',
      '119',
      options.peasant_scope === 'player_spots' && players < 6,
    ),
    item('All right:', 'you take everything that is left in the chest, and the game is over.', '122'),
    item(
      'One wrong,',
      `or your own card is no Peasant: it is over. Pay ${coins(content.peasant_mistake)} into the chest. The cards are turned down again where they lie, but everybody has seen them.`,
      '123-126',
    ),
    line(
      'If you cannot pay it all, you pay what you have, and for every missing coin every other player takes one from the chest.',
      '127 128',
    ),
  ],
});

const paying = (): Page => ({
  id: 'paying',
  title: 'When somebody cannot pay',
  asked: [],
  pictures: [],
  lines: [
    line('Looks, lost challenges, false answers, tax and the Peasant’s mistake are all paid into the chest.', '42 129'),
    line(
      'Who owes a coin and has none pays with other people’s luck: every other player takes a coin from the chest, beginning on the right of the one who owes and going on counterclockwise. That happens once for each missing coin. Who has the coin must pay it.',
      '130 132 133',
    ),
    line(
      'It is so for looks, lost challenges, false answers and the Peasant’s mistake; not for tax, and not for the Thief.',
      '131',
    ),
    line('If the chest runs out on the way, taking stops there and so does the game.', '134 135'),
    line('Coins move only as the rules say: there are no gifts, loans or trades.', '136'),
  ],
});

const end = ({ options }: Facts): Page => ({
  id: 'end',
  title: 'The end',
  asked: [],
  pictures: [],
  lines: [
    line(
      'The game stops at the very moment the chest is empty, even in the middle of an act: what was still to be taken, paid or looked at does not happen.',
      '157 158',
    ),
    line('The most coins win. Players with equally many share the victory.', '159 160'),
    line('Nobody is ever out. With an empty purse you go on taking turns, claiming and challenging.', '161 162'),
    line(
      `If nobody has emptied it after ${options.round_cap} rounds, the game ends there and the most coins win; what is left in the chest counts for nobody.`,
      '163 164',
      options.round_cap > 0,
    ),
    line('There is no limit of rounds at this table.', '163 164', options.round_cap === 0),
    line('Then all six cards are turned up, and the whole game can be watched again with open cards.', '143'),
  ],
});

const secrets = ({ options }: Facts): Page => ({
  id: 'secrets',
  title: 'What you know, and what helps you remember',
  asked: [],
  pictures: [],
  lines: [
    line(
      'Faces are secret; everything else is open: coins, who looked where, every move, which two cards were shuffled, and what was proved. You may say about your cards whatever you like, true or false.',
      '138 146',
    ),
    line(
      'Your table keeps a log, and what you have seen is pencilled on the backs of the cards. The notes travel with the cards and blur when somebody shuffles them in secret.',
      '142',
      options.memory_aid === 'log',
    ),
    line('This table keeps no log and no notes: you must remember.', '142', options.memory_aid === 'none'),
    line(
      'Besides the log, this table shows for every card which characters it can still be, by all you have seen.',
      '142',
      options.memory_aid === 'track',
    ),
    line('Nothing but the deal and the start player is left to chance.', '152 153 156'),
  ],
});

const clocks = (): Page => ({
  id: 'clocks',
  title: 'When time runs out',
  asked: [],
  pictures: [],
  lines: [
    line(
      'With a clock, a question that nobody answers gets an ordinary answer: on your turn the cards go to the left; nobody challenges, nobody answers the King; the Executioner guesses wrong on purpose; the Sheriff picks the richest; the Minister changes the own card and the one opposite openly; the Peasant names the next card by guess.',
      '139 145',
    ),
    line('After two turns missed in a row a bot plays for you until you come back.', '140'),
  ],
});

export const rulebook: WriteRulebook<Options, TableContent, Question> = (facts) => ({
  prefix: 'KTM',
  chapters: [
    aim(facts),
    table(facts),
    peek(),
    turn(facts),
    look(facts),
    move(),
    claim(facts),
    challenge(facts),
    king(facts),
    thief(facts),
    minister(facts),
    executioner(),
    sheriff(facts),
    peasant(facts),
    paying(),
    end(facts),
    secrets(facts),
    clocks(),
  ],
});
