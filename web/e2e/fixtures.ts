// SPDX-License-Identifier: Apache-2.0
// A court in mid-game, a table being filled and a lobby, as the server would describe them.
import type { Choice, Event, Note, TableContent, View } from '../src/lib/generated/king_thief_minister';
import type {
  ChatPush,
  GameInfo,
  Info,
  Json,
  Lobby,
  Numbered,
  Odds,
  Offer,
  OwnTable,
  PlayPush,
  SeatInfo,
  Story,
} from '../src/lib/wire';

export const games: GameInfo[] = [
  {
    id: 'king_thief_minister',
    title: 'King Thief Minister',
    players: [3, 6],
    blurb: 'Six face-down cards, one of each rank, wander round the table. Remember, bluff and accuse.',
    clocks: [
      { clock: 'relaxed', seconds: [36, 135] },
      { clock: 'brisk', seconds: [12, 45] },
      { clock: 'days', seconds: [259_200, 259_200] },
    ],
    options: [
      {
        key: 'four_player_layout',
        name: 'Empty places with four players',
        type: 'choice',
        values: ['opposite', 'adjacent'],
        words: ['opposite each other', 'side by side'],
        default: 'opposite',
        help: 'Two of the six places have no player.',
        rule: 'KTM-029',
      },
      {
        key: 'round_cap',
        name: 'Rounds at most',
        type: 'number',
        least: 0,
        most: 1000,
        zero: 'no limit',
        default: 30,
        help: 'Rounds after which the game ends',
        rule: 'KTM-164',
      },
      {
        key: 'memory_aid',
        name: 'Memory aid',
        type: 'choice',
        values: ['log', 'none', 'track'],
        words: ['a history to read', 'none', 'a history, and what you can be sure of'],
        default: 'log',
        help: 'What the table remembers for you',
        rule: 'KTM-142',
      },
    ],
  },
  {
    id: 'huzzah',
    title: 'Huzzah!',
    players: [3, 8],
    options: [],
    clocks: [],
    blurb: 'Walk the faire, take a stage, draw a crowd and pass the hat before Richard spoils the day.',
  },
];

const person = (seat: number, name: string, id: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'person',
  name,
  person: id,
  ready: true,
  connected: true,
  away: false,
  ...more,
});
const bot = (seat: number, name: string): SeatInfo => ({
  seat,
  kind: 'bot',
  name,
  bot: 'sage',
  ready: true,
  connected: true,
  away: false,
});
const empty = (seat: number): SeatInfo => ({
  seat,
  kind: 'empty',
  name: '',
  ready: false,
  connected: false,
  away: false,
});

const base: Omit<Info, 'id' | 'phase' | 'seats' | 'players'> = {
  game: 'king_thief_minister',
  options: { four_player_layout: 'opposite', memory_aid: 'log', round_cap: 30 },
  clock: 'relaxed',
  seconds: [36, 135],
  access: 'open',
  hints: true,
  latecomers: 'ask',
  pace: 'table',
  host: 'p1',
  watchers: 2,
  commitment: '9f2c44a1d07be3558a1190cc3de4f0127788aa90be11c0d2e4f7765a01bc33de',
};
export const gathering: Info = {
  ...base,
  id: 't1',
  players: 5,
  phase: 'gathering',
  seats: [
    person(0, 'Anna', 'p1'),
    person(1, 'Bertram', 'p2', { ready: false }),
    bot(2, 'Sage Odo'),
    empty(3),
    empty(4),
  ],
  you: 0,
};
/** The same, after the host has thought better of it. */
export const changed: Info = {
  ...gathering,
  host: 'p2',
  seats: gathering.seats.map((seat) => ({ ...seat, ready: false })),
  former: { ...base, players: 6, clock: 'none', hints: false },
};
export const playing: Info = {
  ...base,
  id: 't1',
  players: 5,
  phase: 'playing',
  seats: [
    person(0, 'Anna', 'p1'),
    person(1, 'Bertram', 'p2'),
    bot(2, 'Sage Odo'),
    bot(3, 'Sage Wilmot'),
    person(4, 'Eleanor of the Marsh', 'p3', { connected: false }),
  ],
  you: 0,
};

export const lobby: Lobby = {
  open: [
    { ...gathering, id: 't8' },
    {
      ...gathering,
      id: 't9',
      game: 'huzzah',
      clock: 'days',
      seconds: [259_200, 259_200],
      players: 4,
      seats: [person(0, 'Cuthbert', 'p7'), empty(1), empty(2), empty(3)],
      watchers: 0,
    },
  ],
  watchable: [{ ...playing, id: 't10' }],
};

export const own: OwnTable[] = [
  { info: { ...playing, id: 't20' }, asked: [0], changed: 2 },
  {
    info: { ...playing, id: 't21', game: 'huzzah', clock: 'days', seconds: [259_200, 259_200] },
    asked: [1],
    changed: 1,
  },
  {
    info: {
      ...playing,
      id: 't22',
      phase: 'over',
      result: { is_over: true, winners: [0], score: [11, 4, 2, 5, 3], place: [1, 3, 5, 2, 4] },
    },
    asked: [],
    changed: 0,
  },
];

const story: (Event | null)[] = [
  { kind: 'started', seat: 1 },
  { kind: 'peeked', seat: 1, spot: 4 },
  null,
  { kind: 'peeked', seat: 2, spot: 0 },
  null,
  { kind: 'declined', seat: 3 },
  { kind: 'peeked', seat: 4, spot: 5 },
  null,
  { kind: 'peeked', seat: 0, spot: 3 },
  { kind: 'saw', seat: 0, spot: 3, character: 'King' },
  { kind: 'turn', seat: 1 },
  { kind: 'moved', seat: 1, direction: 'move_left' },
  { kind: 'turn', seat: 2 },
  { kind: 'claimed', seat: 2, character: 'Thief' },
  { kind: 'challenged', seat: 2, target: 0, character: 'Thief' },
  { kind: 'saw', seat: 0, spot: 2, character: 'Sheriff' },
  { kind: 'verdict', seat: 2, character: 'Thief', verdict: 'false' },
  { kind: 'turn', seat: 3 },
  { kind: 'claimed', seat: 3, character: 'Minister' },
  { kind: 'unchallenged', seat: 3, character: 'Minister' },
  { kind: 'shuffled', seat: 3, spot: 1, other_spot: 4, shuffle: 'hidden' },
  { kind: 'turn', seat: 4 },
  { kind: 'claimed', seat: 4, character: 'Sheriff' },
  { kind: 'challenged', seat: 4, target: 3, character: 'Sheriff' },
  null,
  { kind: 'verdict', seat: 4, character: 'Sheriff', verdict: 'false' },
  { kind: 'turn', seat: 0 },
];
const sentences: Record<number, string> = {
  0: 'Bertram begins.',
  1: "Bertram looked at Sage Wilmot's card.",
  3: 'Sage Odo peeked at your card.',
  5: 'Sage Wilmot looked at nothing.',
  7: 'Eleanor of the Marsh looked at the card at the empty place on their left.',
  8: "You peeked at Sage Wilmot's card.",
  9: 'You saw the King.',
  11: 'Bertram sent all cards to the left.',
  13: 'Sage Odo claimed to be the Thief.',
  14: 'You challenged it.',
  15: 'You saw the Sheriff.',
  16: 'It was a lie: no act.',
  18: 'Sage Wilmot claimed to be the Minister, and nobody doubted it.',
  20: 'Sage Wilmot shuffled two cards in secret.',
  22: 'Eleanor of the Marsh claimed to be the Sheriff.',
  23: 'Sage Wilmot challenged it.',
  25: 'It was a lie: no act.',
  26: 'It is your turn.',
};
const told: Numbered<Event>[] = story.map((event, i) => [i, event]);

const faces = ['King', 'Thief', 'Minister', 'Executioner', 'Sheriff', 'Peasant'] as const;
const stolen = [
  { from: 4, to: 0, amount: 1 },
  { from: 1, to: 0, amount: 1 },
];
const actions: Offer<Choice>[] = [
  { choice: { act: 'move_right' }, label: 'To right: all cards move, you get the one on your left', rule: 'KTM-048' },
  { choice: { act: 'move_left' }, label: 'To left: all cards move, you get the one on your right', rule: 'KTM-049' },
  { choice: { act: 'move_front' }, label: 'To front: all cards cross over, you get the one opposite', rule: 'KTM-050' },
  ...faces.map((character) => ({
    choice: { act: 'claim' as const, character },
    label: `Claim the ${character}`,
    rule: 'KTM-054',
    ...(character === 'Thief' ? { transfers: stolen } : {}),
  })),
  { choice: { act: 'look' }, label: 'Look (1 coin): see your own card', rule: 'KTM-041' },
];
const blank: Note = { may_be: [], is_not: [], is_blurred: false };
const view: View = {
  viewer: 0,
  mine: { knowledge: 'none' },
  veiled: { secret: null },
  round: { number: 6, asked: [0], owes: true },
  table: {
    card_at: [5, 0, 1, 2, 3, 4],
    face_up: [null, null, null, null, null, null],
    purse: [3, 4, 2, 5, 3],
    treasury: 8,
    start_player: 1,
    mover: 0,
    turns: 4,
    question: 'main',
    claim: null,
    pretender: null,
    plan: { act: null },
    ending: null,
    known: 'none',
  },
  notes: [
    { may_be: ['King'], is_not: [], is_blurred: true },
    { may_be: ['Sheriff'], is_not: ['Thief'], is_blurred: false },
    blank,
    { may_be: ['King'], is_not: ['Sheriff'], is_blurred: true },
    blank,
    blank,
  ],
};
const standard: TableContent = {
  coins_per_player: 5,
  starting_purse: 3,
  look_price: 1,
  lost_challenge: 1,
  king_takes: 3,
  answer_takes: 1,
  false_answer: 1,
  tax: 1,
  chosen_tax: 2,
  theft: 1,
  peasant_mistake: 2,
  clocks: {
    initial_look: 30,
    main: 45,
    challenge: 12,
    execute: 30,
    pay_two: 30,
    shuffle: 30,
    answer: 12,
    challenge_answer: 12,
    name: 30,
  },
  derived: { spot_of: [0, 1, 2, 3, 4] },
};
export const content = standard as unknown as Json;
export const play: PlayPush = {
  push: 'play',
  table: 't1',
  n: told.length,
  events: told as unknown as Numbered[],
  sentences: Object.entries(sentences).map(([n, s]) => [Number(n), s]),
  view: view as never,
  viewer: 0,
  asked: [0],
  kinds: { 0: 'main' },
  deadline: null,
  clockOf: null,
  result: null,
  question: {
    number: 2,
    kind: 'main',
    prompt: 'Your turn, Anna: look, turn the ring, or claim.',
    rule: 'KTM-037',
    offers: actions as never,
    timeout: 1,
    answered: false,
    undo: false,
  },
};

/** The same table a moment later: a claim is in the air and everybody may doubt it. */
export function later(
  more: Event[],
  table: Partial<View['table']>,
  question: PlayPush['question'],
  asked: number[],
): PlayPush {
  const events = more.map((event, i): Numbered<Event> => [told.length + i, event]);
  return {
    ...play,
    n: told.length + more.length,
    events: [...told, ...events] as unknown as Numbered[],
    view: { ...view, table: { ...view.table, ...table } } as never,
    question,
    asked,
  };
}
const windowOffers: Offer<Choice>[] = [
  { choice: { act: 'no' }, label: 'Let it pass: they take 3 coins', rule: 'KTM-069' },
  { choice: { act: 'challenge' }, label: 'Challenge: stop them, or pay 1 if the claim is true', rule: 'KTM-056' },
];
export const doubting = later(
  [
    { kind: 'moved', seat: 0, direction: 'move_front' },
    { kind: 'turn', seat: 1 },
    { kind: 'claimed', seat: 1, character: 'King' },
  ],
  { card_at: [2, 3, 4, 5, 0, 1], mover: 1, question: 'challenge', claim: 'King', pretender: 1 },
  {
    number: 3,
    kind: 'challenge',
    prompt: 'Bertram claims the King. Do you challenge?',
    rule: 'KTM-056',
    offers: windowOffers as never,
    timeout: 0,
    answered: false,
    undo: false,
  },
  [0, 2, 3, 4],
);
export const shuffling = later(
  [
    { kind: 'claimed', seat: 0, character: 'Minister' },
    { kind: 'unchallenged', seat: 0, character: 'Minister' },
  ],
  { question: 'shuffle', claim: 'Minister', pretender: 0 },
  {
    number: 3,
    kind: 'shuffle',
    prompt: 'Choose two cards to shuffle, and how.',
    rule: 'KTM-089',
    timeout: 0,
    answered: false,
    undo: false,
    offers: [0, 1, 2, 3, 4, 5].flatMap((spot) =>
      [0, 1, 2, 3, 4, 5]
        .filter((o) => o > spot)
        .flatMap((other_spot) =>
          (['open', 'exchange', 'keep'] as const).map((shuffle) => ({
            choice: { act: 'shuffle', spot, other_spot, shuffle },
            label: `${{ open: 'Exchange openly', exchange: 'Exchange in secret', keep: 'Only pretend to exchange' }[shuffle]}: cards ${spot + 1} and ${other_spot + 1}`,
            rule: 'KTM-091',
          })),
        ),
    ) as never,
  },
  [0],
);
export const ended: PlayPush = {
  ...later(
    [
      { kind: 'claimed', seat: 0, character: 'Peasant' },
      { kind: 'turned_up', seat: 0, spot: 0, character: 'Peasant', verdict: 'true' },
      { kind: 'took', seat: 0, coins: 8, reason: 'peasant' },
      { kind: 'ended', seats: [0], coins: 11, ending: 'empty_treasury' },
    ],
    {
      face_up: ['Peasant', 'Thief', 'Sheriff', 'King', 'Minister', 'Executioner'],
      treasury: 0,
      purse: [11, 4, 2, 5, 3],
      question: null,
      ending: 'empty_treasury',
    },
    null,
    [],
  ),
  result: { is_over: true, winners: [0], score: [11, 4, 2, 5, 3], place: [1, 3, 5, 2, 4] },
};
const climb = [
  [3, 3, 3, 3, 3],
  [3, 6, 3, 3, 3],
  [3, 5, 2, 3, 4],
  [3, 5, 2, 6, 4],
  [5, 4, 2, 6, 3],
  [4, 4, 2, 5, 3],
  [3, 4, 2, 5, 3],
  [11, 4, 2, 5, 3],
];
/** How the game of `inNumbers` stood, with places left out. */
export const stood: Odds = {
  turns: [0, 1, 3, 6, 7],
  curve: [
    [20, 20, 20, 20, 20],
    [34, 18, 12, 21, 15],
    [28, 10, 9, 41, 12],
    [55, 6, 4, 30, 5],
    [100, 0, 0, 0, 0],
  ],
  margins: [
    [4, 4, 4, 4, 4],
    [5, 4, 3, 4, 4],
    [4, 3, 3, 5, 3],
    [5, 2, 2, 4, 2],
    [0, 0, 0, 0, 0],
  ],
  games: 400,
  moments: [
    { turn: 3, seat: 3, before: 21, after: 41, did: 'Claim the King: take 3 coins' },
    {
      turn: 5,
      seat: 3,
      before: 41,
      after: 30,
      did: 'Challenge',
      instead: 'Let it pass',
      had: 31,
      could: 39,
    },
  ],
};
export const inNumbers: Story = {
  measure: 'coins',
  curve: climb,
  sources: [
    { name: 'At the start', amounts: [3, 3, 3, 3, 3] },
    { name: 'King', amounts: [0, 3, 0, 3, 0] },
    { name: 'Thief', amounts: [2, -1, 0, 0, 1] },
    { name: 'Tax', amounts: [-1, -1, -1, -1, -1] },
    { name: 'Looking', amounts: [-1, 0, 0, 0, 0] },
    { name: 'Peasant', amounts: [8, 0, 0, 0, 0] },
  ],
  ledger: {
    title: 'The ledger of bluffs',
    tried: 'claimed',
    held: 'had it',
    caught: 'caught',
    passed: 'a bluff that went by',
    entries: [
      { seat: 0, what: 'Thief', times: 2, held: 1, caught: 0 },
      { seat: 0, what: 'Peasant', times: 1, held: 1, caught: 0 },
      { seat: 1, what: 'King', times: 4, held: 1, caught: 2 },
      { seat: 3, what: 'King', times: 1, held: 0, caught: 0 },
      { seat: 4, what: 'Sheriff', times: 3, held: 3, caught: 0 },
    ],
  },
};
export const chat: ChatPush[] = [
  { push: 'chat', table: 't1', from: { seat: 1, name: 'Bertram' }, text: 'I have seen everything. Trust me.', at: 1 },
  { push: 'chat', table: 't1', from: { seat: 4, name: 'Eleanor of the Marsh' }, emote: 'laugh', at: 2 },
  { push: 'chat', table: 't1', from: { seat: 0, name: 'Anna' }, text: 'Nobody has ever trusted you.', at: 3 },
];
