// SPDX-License-Identifier: Apache-2.0
// What the client adds to the server's list of games: length, usual company, picture, and where the board is.
import type { Component } from 'svelte';
import type { Part } from '../lib/art/parts';
import type { Guided } from '../lib/lesson.svelte';
import type { Showing } from '../lib/playback.svelte';
import type { GameInfo, Info, Json } from '../lib/wire';
import type { BoardProps } from './board';
import type { HushOf } from './hush';
import type { WriteRulebook } from './rulebook';

export interface Entry {
  length: string;
  /** Whose game it is. */
  by: string;
  usual: number;
  /** Shown on its playbill and while a table gathers; 340 by 220. */
  picture(): Promise<readonly Part[]>;
  learn: boolean;
  /** The kind of event that begins a turn. */
  turn: string;
  /** Kinds of question that only ask whether to cut in, with words for them: a player may pass these for good. */
  passable: Readonly<Record<string, string>>;
  board(): Promise<{ default: Component<BoardProps> }>;
  /** Its rules as a page for players, if they are written down. */
  rulebook?(): Promise<WriteRulebook>;
  /** The guided first game, if there is one. */
  guided?(): Promise<Guided>;
  /** When somebody should be silent, in a game that may ask for that. */
  hush?(): Promise<HushOf>;
  /** How long events are on show, in milliseconds. */
  timing(): Promise<Showing>;
  /** Whether with these options nobody plays on for who leaves. */
  leavesForGood?(options: Json): boolean;
}

const plain: Entry = {
  length: '20–60 min',
  by: 'its makers',
  usual: 4,
  picture: () => import('../lib/art/faire').then((m) => m.tent('madder', 'weld')),
  learn: false,
  turn: 'turn',
  passable: {},
  board: () => import('./PlainBoard.svelte'),
  timing: () => Promise.resolve({}),
};

const entries: Readonly<Record<string, Entry>> = {
  king_thief_minister: {
    length: '10–30 min',
    by: 'Farbood Engareh (Reality Game)',
    usual: 5,
    picture: () => import('./king_thief_minister/art/picture').then((m) => m.picture),
    learn: true,
    turn: 'turn',
    passable: { challenge: 'challenges', challenge_answer: 'challenges and answers', answer: 'answers' },
    board: () => import('./king_thief_minister/Board.svelte') as unknown as Promise<{ default: Component<BoardProps> }>,
    rulebook: () => import('./king_thief_minister/rulebook').then((m) => m.rulebook as unknown as WriteRulebook),
    guided: () => import('./king_thief_minister/first_game.json').then((m) => m.default as unknown as Guided),
    timing: () => import('../lib/generated/king_thief_minister').then((m) => m.showing),
  },
  huzzah: {
    length: '45–75 min',
    by: 'James Ernest (Cheapass Games)',
    usual: 4,
    picture: () => import('./huzzah/art/picture').then((m) => m.picture),
    learn: true,
    turn: 'turn_began',
    passable: { bump_mover: 'bumping walkers', bump_richard: 'bumping Richard', bump_pushed: 'bumping who was pushed' },
    board: () => import('./huzzah/Board.svelte') as unknown as Promise<{ default: Component<BoardProps> }>,
    rulebook: () => import('./huzzah/rulebook').then((m) => m.rulebook as unknown as WriteRulebook),
    guided: () => import('./huzzah/first_game.json').then((m) => m.default as unknown as Guided),
    timing: () => import('../lib/generated/huzzah').then((m) => m.showing),
  },
  fairy_tale_fight_club: {
    length: '15–60 min',
    by: 'Gary Kagan',
    usual: 3,
    picture: () => import('./fairy_tale_fight_club/art/picture').then((m) => m.picture),
    learn: true,
    turn: 'turn_began',
    passable: {},
    board: () =>
      import('./fairy_tale_fight_club/Board.svelte') as unknown as Promise<{ default: Component<BoardProps> }>,
    rulebook: () => import('./fairy_tale_fight_club/rulebook').then((m) => m.rulebook as unknown as WriteRulebook),
    guided: () => import('./fairy_tale_fight_club/first_game.json').then((m) => m.default as unknown as Guided),
    timing: () => import('../lib/generated/fairy_tale_fight_club').then((m) => m.showing),
  },
  ren_faire: {
    length: '20–60 min',
    by: 'Michelle Nephew and Wendy Wyman (Atlas Games)',
    usual: 3,
    picture: () => import('./ren_faire/art/picture').then((m) => m.picture),
    learn: true,
    turn: 'turn_began',
    passable: {},
    board: () => import('./ren_faire/Board.svelte') as unknown as Promise<{ default: Component<BoardProps> }>,
    rulebook: () => import('./ren_faire/rulebook').then((m) => m.rulebook as unknown as WriteRulebook),
    guided: () => import('./ren_faire/first_game.json').then((m) => m.default as unknown as Guided),
    hush: () => import('./ren_faire/vow').then((m) => m.hushOf as unknown as HushOf),
    timing: () => import('../lib/generated/ren_faire').then((m) => m.showing),
  },
  monster_faire: {
    length: '60–120 min',
    by: 'Scott Wylie Roberts',
    usual: 4,
    picture: () => import('./monster_faire/art/picture').then((m) => m.picture),
    learn: true,
    turn: 'turn_began',
    passable: {
      visit_card: 'cards on others’ turns',
      turn_igor: 'turning Igors against their masters',
      drive_off: 'driving off Igors',
    },
    board: () => import('./monster_faire/Board.svelte') as unknown as Promise<{ default: Component<BoardProps> }>,
    rulebook: () => import('./monster_faire/rulebook').then((m) => m.rulebook as unknown as WriteRulebook),
    guided: () => import('./monster_faire/first_game.json').then((m) => m.default as unknown as Guided),
    timing: () => import('../lib/generated/monster_faire').then((m) => m.showing),
    leavesForGood: ({ leavers }) => leavers !== 'bot', // MON-337
  },
};

/** What the front page shows until the server has answered, so that nothing moves when it does. */
export const listedGames: readonly GameInfo[] = [
  {
    id: 'king_thief_minister',
    title: 'King Thief Minister',
    players: [3, 6],
    options: [],
    clocks: [],
    blurb: 'Six face-down cards travel around the table; claim the right one, or bluff, until the treasury is empty.',
  },
  {
    id: 'huzzah',
    title: 'Huzzah!',
    players: [3, 8],
    options: [],
    clocks: [],
    blurb: 'Gather a crowd at the faire, cash it in before Richard sees, and heckle the others off their stages.',
  },
  {
    id: 'fairy_tale_fight_club',
    title: 'Fairy Tale Fight Club',
    players: [1, 4],
    options: [],
    clocks: [],
    blurb: 'Load runaway fairy-tale creatures into wagons, deliver them to the castles, and fight for the rest.',
  },
  {
    id: 'ren_faire',
    title: 'Ren Faire',
    players: [2, 4],
    options: [],
    clocks: [],
    blurb: 'Perform silly stunts for coins, dress up in layers of see-through costumes, and undress your rivals.',
  },
  {
    id: 'monster_faire',
    title: 'Monster Faire',
    players: [3, 6],
    options: [],
    clocks: [],
    blurb: 'Send Igor for body parts, build a Monster while mobs gather at the door, and win the Monster Faire.',
  },
];

export const entryOf = (game: string): Entry => entries[game] ?? plain;
/** Whether you have left for good. Whose seat a bot only minds could still leave, and the server says so. */
export const hasLeftForGood = (
  { game, options, leaves_for_good }: Pick<Info, 'game' | 'options' | 'leaves_for_good'>,
  isAway: boolean,
): boolean =>
  // prettier-ignore
  isAway && !leaves_for_good && (entryOf(game).leavesForGood?.(options) ?? false);
