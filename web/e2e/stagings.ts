// SPDX-License-Identifier: Apache-2.0
// Situations worth a look: each is played by the engine until it comes up.
import type { Page } from '@playwright/test';
import type { View as ClubView } from '../src/lib/generated/fairy_tale_fight_club';
import type { Choice, View } from '../src/lib/generated/huzzah';
import type { Choice as CraftChoice, View as CraftView } from '../src/lib/generated/monster_faire';
import type { Performance, View as RenView } from '../src/lib/generated/ren_faire';
import type { Json, Offer } from '../src/lib/wire';
import type { Situation, Staging } from './engine';
import type { Fixture } from './fake';
import type { Skill } from '../src/lib/stage';

const names = ['Anna', 'Bertram', 'Sage Odo', 'Eleanor of the Marsh', 'Wilmot', 'Cuthbert', 'Dame Philippa', 'Hob'];
const company = (players: number): string[] => names.slice(0, players);
const choiceOf = (offer: Offer): Choice => offer.choice as unknown as Choice;
const viewOf = (view: Json): View => view as unknown as View;
const crowd: Readonly<Record<string, number>> = { '5-Crowd': 5, '3-Crowd': 3, '2-Crowd': 2 };

/** Gathers people and never lets them go, as long as the cards allow. */
function gather(_seat: number, kind: string, offers: Offer[], view: Json): Offer | undefined {
  const worth = (offer: Offer): number => {
    const choice = choiceOf(offer);
    return choice.act === 'show' ? (crowd[choice.card] ?? 0) : 0;
  };
  if (kind === 'show') return offers.reduce((best, offer) => (worth(offer) > worth(best) ? offer : best));
  if (kind !== 'place_crowd') return undefined;
  const there = (offer: Offer): number => {
    const choice = choiceOf(offer);
    return choice.act === 'place' ? (viewOf(view).table.counters[choice.step] ?? 0) : 0;
  };
  return offers.reduce((best, offer) => (there(offer) < there(best) ? offer : best));
}
const has = (situation: Situation, act: Choice['act']): boolean =>
  situation.offers.some((offer) => choiceOf(offer).act === act);
const asks =
  (kind: string, turn = 4) =>
  (situation: Situation): boolean =>
    situation.kind === kind && situation.turn >= turn;

const make = (players: number, seed: number, more: Partial<Staging>): Staging => ({
  game: 'huzzah',
  names: company(players),
  seed,
  ...more,
});

/** What is to be seen, and what to pick first. */
export interface Sight extends Staging {
  act?: (page: Page) => Promise<void>;
  /** What the server says beside what the engine does: what is shown on a stage, a game of skill. */
  beside?: Pick<Fixture, 'pushes' | 'skill'>;
}

export const faireScenes: Readonly<Record<string, Sight>> = {
  'faire-begin': make(5, 3, { until: (situation) => situation.kind === 'choose_stage' }),
  'faire-show': make(3, 2, { until: asks('show', 6) }),
  'faire-walk': make(4, 5, { until: asks('walk') }),
  'faire-walking': { ...make(4, 5, { until: asks('walk') }), act: (page) => page.locator('.spot.open').nth(4).click() },
  'faire-lay': {
    ...make(6, 2, { until: asks('show', 3) }),
    act: (page) => page.locator('button.who.open').first().click(),
  },
  'faire-mover': make(5, 7, { until: (situation) => asks('bump_mover')(situation) && has(situation, 'bump') }),
  'faire-take': make(4, 4, { until: asks('take_stage') }),
  'faire-heckle': make(6, 2, { until: asks('heckle') }),
  'faire-rule': {
    ...make(6, 2, { until: asks('heckle') }),
    act: (page) => page.getByRole('button', { name: /^Why/ }).click(),
  },
  'faire-log': {
    ...make(5, 9, { until: asks('bump_richard') }),
    act: async (page) =>
      void ((await page.getByRole('button', { name: /^Log and talk/ }).isVisible())
        ? await page.getByRole('button', { name: /^Log and talk/ }).click()
        : await page
            .getByRole('button', { name: /^Richard rolled/ })
            .last()
            .focus()),
  },
  'faire-richard': make(5, 9, { until: (situation) => asks('bump_richard')(situation) && has(situation, 'bump') }),
  'faire-place': make(4, 2, { until: (situation) => asks('place_crowd', 5)(situation) && situation.offers.length > 2 }),
  // What may not be picked says why: a stage that is taken, a step that is full, a card that is no Show card.
  'faire-taken': {
    ...make(5, 3, { until: (situation) => situation.kind === 'choose_stage' && situation.barred.length > 1 }),
    act: (page) => page.locator('.barred').first().focus(),
  },
  'faire-full-step': {
    ...make(4, 2, { until: (situation) => situation.kind === 'place_crowd' && situation.barred.length > 0 }),
    act: (page) => page.locator('.barred').first().focus(),
  },
  'faire-flip': make(8, 6, { until: asks('discard', 5) }),
  'faire-full': make(8, 1, {
    prefer: (seat, ...rest) => (seat === 5 ? undefined : gather(seat, ...rest)),
    until: asks('show', 14),
  }),
  'faire-closed': make(3, 8, { options: { stage_repairs: 'suggested' }, until: asks('show', 5) }),
  'faire-watch': make(6, 4, { viewer: null, until: asks('bump_richard', 6) }),
  'faire-over': make(4, 1, { options: { target_score: 30 } }),
};

const court = (until: Staging['until']): Staging => ({
  game: 'king_thief_minister',
  names: company(6),
  seed: 4,
  ...(until ? { until } : {}),
});
let turns = 0;
export const courtScenes: Readonly<Record<string, Sight>> = {
  'court-six': court((situation) => situation.kind === 'main' && ++turns > 4),
  'court-peek': {
    ...court((situation) => situation.kind === 'initial_look'),
    act: (page) => page.locator('.barred').first().focus(),
  },
  'court-execute': {
    ...court((situation) => situation.kind === 'execute'),
    act: (page) => page.locator('.barred').first().focus(),
  },
  'court-name': {
    ...court((situation) => situation.kind === 'name'),
    act: (page) => page.locator('.barred').first().focus(),
  },
  'court-doubt': court((situation) => situation.kind === 'challenge'),
};

// Fairy Tale Fight Club -----------------------------------------------------------------------------------------------

const clubView = (view: Json): ClubView => view as unknown as ClubView;
const club = (players: number, seed: number, more: Partial<Staging>): Staging => ({
  game: 'fairy_tale_fight_club',
  names: company(players),
  seed,
  ...more,
});
/** The viewer's turn, in the middle of the game. */
export const inActions =
  (turns: number) =>
  ({ kind, view }: Situation): boolean =>
    kind === 'actions' && clubView(view).table.turns >= turns;
export const inEvent = (wanted: string) => (situation: Situation) => situation.kind === wanted;
export const canComplete = ({ kind, offers }: Situation): boolean =>
  kind === 'actions' && offers.some(({ choice }) => choice.act === 'complete');
/** Picks some cards of the hand. */
export const pickUp =
  (...places: number[]) =>
  async (page: Page): Promise<void> => {
    for (const place of places) await page.locator('[data-piece^="held:"] button.who').nth(place).click();
  };

export const clubScenes: Readonly<Record<string, Sight>> = {
  'club-begin': club(3, 2, { until: inActions(0) }),
  'club-four': club(4, 3, { until: inActions(30) }),
  'club-solo': club(1, 4, { until: inActions(8) }),
  'club-picked': { ...club(3, 5, { until: inActions(16) }), act: pickUp(0, 1) },
  'club-several': { ...club(2, 5, { until: inActions(12) }), act: pickUp(1) },
  'club-loading': {
    ...club(2, 7, { until: inActions(2) }),
    act: async (page) => {
      await pickUp(0)(page);
      await page.locator('.wagons .spot.open').first().click();
    },
  },
  'club-deliver': { ...club(3, 6, { until: canComplete }), act: (page) => page.locator('.isMatch').first().click() },
  'club-fight': club(4, 8, { until: inEvent('fight') }),
  'club-pass': club(3, 9, { until: inEvent('pass') }),
  'club-escape': club(4, 9, { until: inEvent('escape') }),
  'club-looking': club(3, 3, {
    options: { completed_display: 'face_up' },
    until: ({ kind, view }) =>
      kind === 'actions' && [0, 1].every((seat) => (clubView(view).table.completed[seat]?.length ?? 0) > 0),
  }),
  'club-watch': club(4, 3, { viewer: null, until: inActions(20) }),
  'club-over': club(3, 2, {}),
};

// Ren Faire -----------------------------------------------------------------------------------------------------------

const renView = (view: Json): RenView => view as unknown as RenView;
const ren = (players: number, seed: number, more: Partial<Staging>): Staging => ({
  game: 'ren_faire',
  names: company(players),
  seed,
  ...more,
});
/** The viewer is asked that, in the middle of the game. */
export const renAsks =
  (wanted: string, turns = 0) =>
  ({ kind, view }: Situation): boolean =>
    kind === wanted && renView(view).table.turns >= turns;

/** Everybody performs, and is judged by votes. */
const perform = (_seat: number, kind: string, offers: Offer[]): Offer | undefined =>
  kind === 'perform' ? offers[0] : undefined;
export const judged = (players: number, seed: number, wanted: string, turns = 4): Staging =>
  ren(players, seed, {
    options: { judging: 'vote' },
    live: company(players).map((_, seat) => seat),
    prefer: perform,
    until: renAsks(wanted, turns),
  });
/** Whoever holds that card plays it. */
export const skilled = (players: number, seed: number, card: string): Staging =>
  ren(players, seed, {
    live: company(players).map((_, seat) => seat),
    prefer: (_seat, kind, offers) =>
      kind === 'action' ? offers.find(({ choice }) => choice.card === card) : undefined,
    until: ({ kind, view }) =>
      (kind === 'score' || kind === 'pattern') && renView(view).table.stage.card === (card as Performance),
  });
/** What somebody shows in their act. */
export const rhyme = (seat: number): object => ({
  push: 'stage',
  table: 't1',
  act: 7,
  seat,
  text: 'O turnip, pale and proud and round,\nthou sleepest sweetly underground;\nand when thou risest, kings shall say:\nwho put a turnip on my tray?',
  strokes: [],
  camera: null,
});
const curve = (from: [number, number], wide: number, high: number): number[] =>
  Array.from({ length: 24 }, (_, i) => [
    Math.round(from[0] + (wide * i) / 23),
    Math.round(from[1] + high * Math.sin((i / 23) * Math.PI)),
  ]).flat();
export const gargoyle = (seat: number): object => ({
  push: 'stage',
  table: 't1',
  act: 7,
  seat,
  text: '',
  strokes: [
    { points: curve([250, 500], 500, -380), ink: 0, width: 3 },
    { points: curve([250, 500], 500, 420), ink: 0, width: 3 },
    { points: curve([360, 420], 90, -80), ink: 1, width: 2 },
    { points: curve([560, 420], 90, -80), ink: 1, width: 2 },
    { points: curve([380, 640], 250, 110), ink: 4, width: 2 },
  ],
  camera: 'abc',
});
export const phrase: Skill = { kind: 'phrase', phrase: "brave Bram's bread broke Bridget's brazier", seconds: 30 };
export const pattern: Skill = { kind: 'pattern', symbols: [0, 3, 1, 1, 2, 0], show: 600_000, seconds: 20 };
export const banner: Skill = { kind: 'banner', within: 2000 };

export const renScenes: Readonly<Record<string, Sight>> = {
  'ren-begin': ren(3, 2, { until: renAsks('character') }),
  'ren-two': ren(2, 3, { until: renAsks('action', 16) }),
  'ren-three': ren(3, 4, { until: renAsks('action', 15) }),
  'ren-four': ren(4, 5, { until: renAsks('action', 12) }),
  'ren-read': {
    ...ren(3, 6, { until: renAsks('action', 9) }),
    act: (page) => page.locator('button.who.open').first().click(),
  },
  'ren-place': {
    ...ren(4, 7, { until: renAsks('place', 8) }),
    act: (page) => page.locator('.spot.open').nth(1).click(),
  },
  'ren-discard': {
    ...ren(3, 8, { until: (situation) => renAsks('discard', 6)(situation) && situation.offers.length > 2 }),
    act: pickUp(0, 1),
  },
  'ren-choose': ren(4, 9, { until: renAsks('choose_other', 4) }),
  'ren-icon': ren(3, 10, { until: renAsks('icon', 2) }),
  'ren-slots': ren(3, 11, { until: renAsks('slots', 2) }),
  'ren-launder': ren(3, 12, { until: renAsks('launder', 8) }),
  'ren-decree': ren(4, 13, { until: renAsks('decree', 4) }),
  'ren-bid': ren(4, 14, { until: renAsks('bid', 4) }),
  'ren-wardrobe': {
    ...ren(3, 4, { until: renAsks('action', 15) }),
    act: (page) => page.locator('.mine .wears').click(),
  },
  'ren-vote': { ...judged(3, 3, 'vote'), beside: { pushes: [rhyme(1)] } },
  'ren-act': judged(3, 5, 'act'),
  'ren-draw': {
    ...judged(3, 5, 'act'),
    beside: { pushes: [gargoyle(0)] },
    act: (page) => page.getByRole('button', { name: 'Draw', exact: true }).click(),
  },
  'ren-phrase': { ...skilled(3, 3, 'Tangled Tongue'), beside: { skill: phrase } },
  'ren-pattern': { ...skilled(3, 3, "Juggler's Pattern"), beside: { skill: pattern } },
  'ren-banner': { ...skilled(3, 3, 'Snatch the Banner'), beside: { skill: banner } },
  'ren-watch': ren(4, 5, { viewer: null, until: renAsks('action', 12) }),
  'ren-over': ren(3, 2, {}),
};

// Monster Faire -------------------------------------------------------------------------------------------------------

const craftView = (view: Json): CraftView => view as unknown as CraftView;
const craftOf = (offer: Offer): CraftChoice => offer.choice as unknown as CraftChoice;
export const craft = (players: number, seed: number, more: Partial<Staging>): Staging => ({
  game: 'monster_faire',
  names: company(players),
  seed,
  ...more,
});
/** The viewer is asked that, from that round on. */
export const craftAsks =
  (wanted: string, round = 0) =>
  ({ kind, view }: Situation): boolean =>
    kind === wanted && craftView(view).table.round >= round;
/** Somebody, and not only the viewer, has a living Monster. */
export const withLife =
  (wanted: string, living: number) =>
  ({ kind, view }: Situation): boolean =>
    kind === wanted && craftView(view).table.living.length >= living;
/** Everybody has everybody to dinner, and finds fault with what is served. */
export function dine(_seat: number, kind: string, offers: Offer[]): Offer | undefined {
  if (kind === 'invite') return offers.find((offer) => craftOf(offer).act === 'name');
  if (kind === 'invitation') return offers.find((offer) => craftOf(offer).act === 'yes');
  return undefined;
}
/** Igors call on their neighbours. */
export const callOn = (_seat: number, kind: string, offers: Offer[]): Offer | undefined =>
  kind === 'igor'
    ? offers.find((offer) => craftOf(offer).act === 'visit')
    : kind === 'cargo' || kind === 'door'
      ? offers.find((offer) => ['carry', 'receive'].includes(craftOf(offer).act))
      : undefined;
/** Igors call, are received, and snoop about. */
export const snoop = (seat: number, kind: string, offers: Offer[]): Offer | undefined =>
  kind === 'snoop' ? offers.find((offer) => craftOf(offer).act !== 'pass') : callOn(seat, kind, offers);
/** Igors bring villagers to Town, and whoever can turns one against his master. */
export const turnIgors = (_seat: number, kind: string, offers: Offer[]): Offer | undefined =>
  kind === 'turn_igor'
    ? offers.findLast((offer) => craftOf(offer).act === 'discard')
    : kind === 'igor'
      ? offers.find((offer) => craftOf(offer).act === 'to_town')
      : undefined;
/** An Igor marches with the villagers. */
export const igorTurned = ({ view }: Situation): boolean => craftView(view).table.attack.has_turned;
/** Options with which many mobs come, and turn Igors. */
export const mobsAndRevenge = { rule_igors_revenge: 'on', mob_check: 'every_turn', mob_cohesion: 'sticky', face_villagers: 'on' } as const; // prettier-ignore
/** The Faire has come to that round, and so many of its Monsters have fallen. */
export const inRound =
  (round: number, fallen = 0) =>
  ({ kind, view }: Situation): boolean => {
    const { faire } = craftView(view).table;
    return kind === 'faire_card' && faire.round >= round && faire.entrants.length - faire.standing.length >= fallen;
  };
/** A manor burns while its Monster stands before it. */
export const burning = ({ view }: Situation): boolean =>
  craftView(view).table.burnt.some((seat) => (craftView(view).veiled.cards.monster[seat]?.length ?? 0) > 1);
/** What is typed for all to read. */
export const spoken = (seat: number, text: string): object => ({
  push: 'stage',
  table: 't1',
  act: 1,
  seat,
  text,
  strokes: [],
  camera: null,
});
export const pickTile = (page: Page): Promise<void> => page.locator('.spot.open').first().click();

export const craftScenes: Readonly<Record<string, Sight>> = {
  'craft-begin': craft(3, 2, { until: craftAsks('draw') }),
  'craft-six': craft(6, 3, { until: craftAsks('igor', 7) }),
  'craft-lay': { ...craft(4, 4, { until: craftAsks('laboratory', 5) }), act: pickUp(0) },
  'craft-town': craft(4, 5, { until: craftAsks('recruit', 3) }),
  'craft-window': craft(5, 6, { until: craftAsks('visit_card', 4), question: { unless: 'a face card or Joker' } }),
  'craft-attack': craft(4, 1, { until: ({ view, kind }) => kind === 'help' && craftView(view).table.attack.stage > 0 }),
  'craft-dinner': craft(4, 7, { prefer: dine, until: craftAsks('critique', 3) }),
  'craft-faire': craft(6, 8, { until: craftAsks('faire_card') }),
  'craft-round': craft(6, 8, { until: inRound(2) }),
  'craft-fallen': craft(6, 8, { until: inRound(3, 2) }),
  'craft-burning': craft(4, 1, { until: burning }),
  'craft-cackle': {
    ...craft(5, 9, { options: { first_player: 'cackle' }, until: craftAsks('cackle') }),
    beside: { pushes: [spoken(1, 'Mwahaha! Fetch the thread!'), spoken(3, 'Hee hee hee. Hee.')] },
  },
  'craft-snoop': craft(4, 2, { options: { rule_wine_cellar: 'on' }, prefer: snoop, until: craftAsks('snoop_at', 2) }),
  'craft-deal': craft(4, 1, { options: { rule_prometheus: 'on', scholar: '1' }, until: craftAsks('scholar_deal') }),
  'craft-turned': craft(4, 8, { options: mobsAndRevenge, prefer: turnIgors, until: igorTurned }),
  'craft-watch': craft(6, 3, { viewer: null, until: craftAsks('monster', 8) }),
  'craft-over': craft(4, 2, { options: { faire_deadline: 10 } }),
};
