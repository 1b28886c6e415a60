// SPDX-License-Identifier: Apache-2.0
// Each board's scenes for the layout promises, and the pieces that a view of its game has. A board to come adds its entry.
import { expect, type Page } from '@playwright/test';
import type { View as ClubView } from '../../src/lib/generated/fairy_tale_fight_club';
import type { TableContent as Faire, View as FaireView } from '../../src/lib/generated/huzzah';
import type { View as CourtView } from '../../src/lib/generated/king_thief_minister';
import type { View as CraftView } from '../../src/lib/generated/monster_faire';
import type { View as RenView } from '../../src/lib/generated/ren_faire';
import type { Json, Offer, PlayPush } from '../../src/lib/wire';
import type { Situation, Staged, Staging } from '../engine';
import {
  banner,
  burning,
  callOn,
  canComplete,
  craft,
  craftAsks,
  dine,
  gargoyle,
  igorTurned,
  inActions,
  inRound,
  judged,
  mobsAndRevenge,
  pattern,
  phrase,
  pickUp,
  renAsks,
  rhyme,
  skilled,
  snoop,
  spoken,
  turnIgors,
  withLife,
  type Sight,
} from '../stagings';

export interface BoardScene extends Staging {
  /** Brings it about that something is picked, or open. */
  act?: (page: Page) => Promise<void>;
  /** Something is picked then. */
  isPicked?: boolean;
  /** Against the clock, so that every awaited plate has its hourglass. */
  isTimed?: boolean;
  /** Everybody has just sent an emote. */
  isMerry?: boolean;
  /** So many long sentences are told, for who reads captions. */
  news?: number;
  /** What the server says beside what the engine does. */
  beside?: Sight['beside'];
}
export interface BoardScenes {
  piecesOf: (staged: Staged) => string[];
  scenes: Readonly<Record<string, BoardScene>>;
}

// The longest names there are, one of them all of the widest letter.
const longNames = [
  'Wilhelmina Wammenwurm III',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  'Sage Odo',
  'Eleanor of the Marshlands',
  'Maximilian Mummenschanz M',
  'Hob',
  'Dame Philippa Womblewick',
  'Cuthbert',
];
const company = (players: number): string[] => longNames.slice(0, players);
const many = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}:${i}`);

export const pickCard = (page: Page): Promise<void> => page.locator('button.who.open').first().click();
export async function askForHint(page: Page): Promise<void> {
  const said = page.getByText(/^Hint: /);
  await expect(async () => {
    if (!(await said.isVisible())) await page.getByRole('button', { name: 'Hint' }).click({ timeout: 1500 });
    await said.waitFor({ timeout: 1500 });
  }).toPass();
  // What is said is shown on the board, too.
  await expect(page.locator('[data-hinted]').first()).toBeVisible();
}
const openLog = async (page: Page): Promise<void> => page.getByRole('button', { name: /^Log and talk/ }).click();

const kind =
  (wanted: string, turn = 0) =>
  (situation: Situation): boolean =>
    situation.kind === wanted && situation.turn >= turn;
const act = (offer: Offer): unknown => offer.choice.act;

// King Thief Minister -------------------------------------------------------------------------------------------------

const court = (players: number, until: BoardScene['until'], more: Partial<BoardScene> = {}): BoardScene => ({
  game: 'king_thief_minister',
  names: company(players),
  seed: 4,
  ...(until ? { until } : {}),
  ...more,
});
/** Somebody challenges whenever that may be done, so that there are doubts and verdicts to see. */
const doubt = (_seat: number, _kind: string, offers: Offer[]): Offer | undefined =>
  offers.find((offer) => act(offer) === 'challenge');
/** The viewer claims the Minister, and nobody doubts it. */
const beMinister = (seat: number, _kind: string, offers: Offer[]): Offer | undefined =>
  offers.find((offer) => (seat === 0 && offer.choice.character === 'Minister') || act(offer) === 'no');
const hasTurned =
  (turns: number) =>
  (situation: Situation): boolean =>
    situation.kind === 'main' && Number((situation.view as unknown as CourtView).table.turns) >= turns;

const courtScenes: Record<string, BoardScene> = {
  'six, a claim picked and a hint open': court(6, hasTurned(12), {
    act: async (page) => {
      await askForHint(page);
      await pickCard(page);
    },
    isPicked: true,
    isTimed: true,
  }),
  'six, a verdict and what was said': court(6, hasTurned(6), { prefer: doubt, isMerry: true }),
  'six, much to read before a claim': court(6, hasTurned(12), {
    news: 8,
    act: pickCard,
    isPicked: true,
    isTimed: true,
  }),
  'six, a doubt in the air': court(6, kind('challenge'), { isTimed: true, isMerry: true }),
  'five, two cards to shuffle': court(5, kind('shuffle'), {
    prefer: beMinister,
    act: async (page) => {
      await page.locator('.spot.open').nth(0).click();
      await page.locator('.spot.open:not(.picked)').nth(1).click();
      await page.locator('[aria-label="How to shuffle"] .sign:not(:disabled)').last().click();
    },
    isPicked: true,
  }),
  'four, a first look': court(4, kind('initial_look'), {
    act: (page) => page.locator('.spot.open').first().click(),
    isPicked: true,
  }),
  'three, watched': court(3, hasTurned(5), { viewer: null, isMerry: true }),
  'six, at the end': court(6, undefined, { options: { round_cap: 6 } }),
};
function courtPieces({ play, info }: Staged): string[] {
  const { table } = play.view as unknown as CourtView;
  return [...many('card', table.card_at.length), ...many('plate', info.players), 'chest'];
}

// Huzzah! -------------------------------------------------------------------------------------------------------------

const faire = (players: number, seed: number, more: Partial<BoardScene>): BoardScene => ({
  game: 'huzzah',
  names: company(players),
  seed,
  ...more,
});
const faireScenes: Record<string, BoardScene> = {
  'eight, much to read before a show': faire(8, 1, {
    until: kind('show', 8),
    news: 8,
    act: pickCard,
    isPicked: true,
    isTimed: true,
  }),
  'eight, a card picked and a hint open': faire(8, 1, {
    until: kind('show', 8),
    act: async (page) => {
      await askForHint(page);
      await pickCard(page);
    },
    isPicked: true,
    isTimed: true,
  }),
  'eight, two cards to throw away': faire(8, 6, { until: kind('discard', 5), isTimed: true, isMerry: true }),
  'four, a walk picked': faire(4, 5, {
    until: kind('walk', 4),
    act: (page) => page.locator('.spot.open').nth(3).click(),
    isPicked: true,
    isMerry: true,
  }),
  'five, stages to choose': faire(5, 3, {
    until: (situation) => situation.kind === 'choose_stage' && situation.barred.length > 1,
  }),
  'six, a heckle': faire(6, 2, { until: kind('heckle', 4), isTimed: true }),
  'four, people to place': faire(4, 2, {
    until: (situation) => kind('place_crowd', 5)(situation) && situation.offers.length > 2,
  }),
  'six, watched': faire(6, 4, { viewer: null, until: kind('bump_richard', 6), isMerry: true }),
  'four, at the end': faire(4, 1, { options: { target_score: 30 } }),
};
function fairePieces({ play, content, info }: Staged): string[] {
  const { table, notes, mine } = play.view as unknown as FaireView;
  const { derived, gates } = content as unknown as Faire;
  const hand = play.result === null ? Object.values(mine?.hand ?? {}).reduce((sum, count) => sum + count, 0) : 0;
  return [
    ...Object.keys(derived.stages).map((name) => `booth:${name}`),
    ...many('gate', gates.length),
    ...many('plate', info.players),
    ...table.place.flatMap((place, seat) => (place === 'nowhere' ? [] : `pawn:${seat}`)),
    ...table.counters.flatMap((count, step) => (count > 0 ? `crowd:${step}` : [])),
    ...notes.laid.flatMap(({ stage }, seat) => (stage === null ? [] : `show:${seat}`)),
    ...(table.richard < table.counters.length ? ['richard'] : []),
    ...many('held', hand),
  ];
}

// Fairy Tale Fight Club -----------------------------------------------------------------------------------------------

const club = (players: number, seed: number, more: Partial<BoardScene>): BoardScene => ({
  game: 'fairy_tale_fight_club',
  names: company(players),
  seed,
  ...more,
});
const clubOf = (view: Json): ClubView => view as unknown as ClubView;
const clubHand = ({ mine }: ClubView): number => Object.values(mine?.hand ?? {}).reduce((sum, count) => sum + count, 0);
/** The viewer gives one creature for several whenever that can be done, and does nothing else. */
const hoard = (seat: number, kind: string, offers: Offer[]): Offer | undefined => {
  if (seat !== 0 || kind !== 'actions') return undefined;
  const wanted = ['exchange', 'give_one', 'pick', 'done', 'buy_action', 'end_actions'];
  return wanted.flatMap((one) => offers.find((offer) => act(offer) === one) ?? [])[0];
};
/** Who has reserved nothing does so when they can. */
const reserve = (seat: number, _kind: string, offers: Offer[], view: Json): Offer | undefined =>
  clubOf(view).table.reserved[seat]?.contract == null ? offers.find((offer) => act(offer) === 'reserve') : undefined;
const clubScenes: Record<string, BoardScene> = {
  'four, a load picked and a hint open': club(4, 3, {
    until: inActions(24),
    act: async (page) => {
      await askForHint(page);
      await pickUp(0)(page);
      await page.locator('.wagons .spot.open').first().click();
    },
    isPicked: true,
    isTimed: true,
    isMerry: true,
  }),
  'two, much that can be done': club(2, 5, { until: inActions(12), act: pickUp(1), isTimed: true }),
  'three, a contract to deliver': club(3, 6, {
    until: canComplete,
    act: async (page) => {
      await page.locator('.isMatch').first().click();
      if (await page.getByRole('group', { name: 'What to do with it' }).isVisible())
        await page.getByRole('button', { name: /^Deliver/ }).click();
    },
    isPicked: true,
  }),
  'alone, in mid-game': club(1, 4, { until: inActions(8) }),
  'four, a fight': club(4, 8, {
    until: kind('fight'),
    act: (page) => pickCard(page),
    isPicked: true,
    isTimed: true,
  }),
  'four, an escape': club(4, 9, { until: kind('escape') }),
  'four, a fight revealed': club(4, 8, {
    until: ({ kind, view }) => kind === 'actions' && clubOf(view).notes.fought.filter(Boolean).length > 2,
    isTimed: true,
  }),
  'three, a large hand to discard down': club(3, 4, {
    until: ({ kind, view }) => kind === 'discard_down' && clubHand(clubOf(view)) > 8,
    prefer: hoard,
    isTimed: true,
  }),
  'three, a pawnbroker': club(3, 5, {
    until: (situation) => kind('pawn')(situation) && situation.offers.some((offer) => act(offer) === 'pawn'),
  }),
  'four, a toll': club(4, 5, { until: kind('toll') }),
  'four, a full wall': club(4, 4, {
    options: { seat_gold: 'by_turn_order', reserve_refill: 'immediately' },
    prefer: reserve,
    until: ({ kind, view }) =>
      kind === 'actions' &&
      clubOf(view).table.area.every(({ contract }) => contract !== null) &&
      clubOf(view).table.reserved.filter(({ contract }) => contract !== null).length > 2,
    isMerry: true,
  }),
  'three, the discard pile open': club(3, 3, {
    until: inActions(20),
    act: (page) => page.locator('[data-piece="pile"]').click(),
  }),
  'four, watched': club(4, 3, { viewer: null, until: inActions(20), isMerry: true }),
  'three, at the end': club(3, 2, {}),
  'alone, at the end': club(1, 4, {}),
};
function clubPieces({ play, info }: Staged): string[] {
  const { table, notes, mine, viewer } = play.view as unknown as ClubView;
  const hand = play.result === null ? clubHand({ mine } as ClubView) : 0;
  const contracts = [...table.area, ...table.reserved].flatMap(({ contract }) => contract ?? []);
  const wagons = ['Wheelbarrow', 'Hand Cart', 'Horse Wagon', 'War Wagon'];
  return [
    ...many('plate', info.players),
    ...contracts.map((contract) => `contract:${contract}`),
    ...table.owned
      .slice(0, info.players)
      .flatMap((owned, seat) => (seat === viewer ? wagons : owned).map((wagon) => `wagon:${seat}:${wagon}`)),
    ...Object.keys(table.market).map((name) => `market:${name}`),
    'deck',
    'pile',
    ...(table.event || notes.event ? ['event'] : []),
    ...(play.result ? ['reckoning'] : []),
    ...many('held', hand),
  ];
}

// Ren Faire -----------------------------------------------------------------------------------------------------------

const ren = (players: number, seed: number, more: Partial<BoardScene>): BoardScene => ({
  game: 'ren_faire',
  names: company(players),
  seed,
  ...more,
});
const named = (players: number, staging: BoardScene): BoardScene => ({ ...staging, names: company(players) });
const pickDoll = (page: Page): Promise<void> => page.locator('.spot.open').nth(1).click();
const renScenes: Record<string, BoardScene> = {
  'two, a card of the hand read and a hint open': ren(2, 3, {
    until: renAsks('action', 16),
    act: async (page) => {
      await askForHint(page);
      await pickCard(page);
    },
    isPicked: true,
    isTimed: true,
  }),
  'three, a Costume of the Window picked': ren(3, 4, {
    until: ({ kind, view, offers }) =>
      renAsks('action', 12)({ kind, view, offers, barred: [], turn: 0 }) && offers.some((one) => act(one) === 'buy'),
    act: (page) => page.locator('.garment.open').first().click(),
    isPicked: true,
    isMerry: true,
  }),
  'four, a Costume being placed': ren(4, 7, {
    until: renAsks('place', 8),
    act: pickDoll,
    isPicked: true,
    isTimed: true,
  }),
  'four, cards to discard': ren(4, 8, {
    until: renAsks('discard', 6),
    act: (page) => pickCard(page),
    isPicked: true,
  }),
  'three, a player to choose': ren(3, 9, { until: renAsks('choose_other', 4), act: pickDoll, isPicked: true }),
  'three, icons': ren(3, 10, { until: kind('icon'), act: pickCard, isPicked: true, isTimed: true }),
  'four, any Costume to outlaw': ren(4, 13, { until: renAsks('decree', 4), act: pickCard, isPicked: true }),
  'three, a vote': named(3, { ...judged(3, 3, 'vote'), isTimed: true, beside: { pushes: [rhyme(1), gargoyle(2)] } }),
  'three, an act': named(3, { ...judged(3, 5, 'act'), isTimed: true, isMerry: true }),
  'three, a drawing': named(3, {
    ...judged(3, 5, 'act'),
    isTimed: true,
    beside: { pushes: [gargoyle(0)] },
    act: (page) => page.getByRole('button', { name: 'Draw', exact: true }).click(),
  }),
  'three, a phrase to type': named(3, { ...skilled(3, 3, 'Tangled Tongue'), isTimed: true, beside: { skill: phrase } }),
  'three, a pattern': named(3, { ...skilled(3, 3, "Juggler's Pattern"), isTimed: true, beside: { skill: pattern } }),
  'three, a banner': named(3, { ...skilled(3, 3, 'Snatch the Banner'), beside: { skill: banner } }),
  'three, a wardrobe open': ren(3, 4, {
    until: renAsks('action', 15),
    act: (page) => page.locator('.mine .wears').click(),
  }),
  'four, watched': ren(4, 5, { viewer: null, until: renAsks('action', 12), isMerry: true }),
  'three, at the end': ren(3, 2, {}),
};
function renPieces({ play, info }: Staged): string[] {
  const { table, veiled, viewer } = play.view as unknown as RenView;
  const { left, middle, right, stall } = veiled.garb;
  const shown = { left, middle, right };
  return [
    ...many('plate', info.players),
    ...many('doll', info.players),
    ...Object.entries(shown).flatMap(([place, pile]) => (pile.length > 0 ? `window:${place}` : [])),
    stall.length > 0 ? 'stall' : 'deck',
    'garb out',
    'scripts',
    'scripts out',
    ...table.extended.flatMap(({ card }) => (card ? `near:${card}` : [])),
    ...(table.stage.card ? ['boards'] : []),
    ...(play.result === null && viewer !== null && asksForHand(play.question)
      ? many('held', veiled.scripts.hand[viewer]?.cards.length ?? 0)
      : []),
  ];
}
/** Whether the hand lies there: not while something else is picked or played in its place. */
const asksForHand = (question: PlayPush['question']): boolean =>
  question !== null && ['action', 'discard', 'trim', 'toss', 'vote'].includes(question.kind);

// Monster Faire -------------------------------------------------------------------------------------------------------

const crafty = (players: number, seed: number, more: Partial<BoardScene>): BoardScene => ({
  ...craft(players, seed, more),
  names: company(players),
  ...more,
});
const pickOpen = (page: Page): Promise<void> => page.locator('[data-board] [aria-pressed="false"]').first().click();
const craftScenes: Record<string, BoardScene> = {
  'six, a card to lay picked and a hint open': crafty(6, 3, {
    until: craftAsks('laboratory', 8),
    act: async (page) => {
      await askForHint(page);
      await pickCard(page);
    },
    isPicked: true,
    isTimed: true,
    isMerry: true,
  }),
  'six, an errand picked': crafty(6, 4, { until: craftAsks('igor', 9), act: pickOpen, isPicked: true, isTimed: true }),
  'four, a mob at the door': crafty(4, 1, { until: craftAsks('help'), isTimed: true }),
  'four, a window on another’s turn': crafty(4, 5, { until: craftAsks('visit_card', 6), isTimed: true, isMerry: true }),
  'five, an Igor at the door': crafty(5, 6, { prefer: callOn, until: craftAsks('reply', 2) }),
  'four, dinner': crafty(4, 7, { prefer: dine, until: craftAsks('critique', 3) }),
  'three, many Igors': crafty(3, 8, {
    options: { rule_many_hands: 'on', rule_many_cooks: 'on', rule_wine_cellar: 'on', rule_morbius: 'on' },
    until: craftAsks('laboratory', 6),
  }),
  'six, a fight of the Faire': crafty(6, 8, {
    until: craftAsks('faire_card'),
    act: (page) => pickCard(page),
    isTimed: true,
  }),
  'six, the Faire after some have fallen': crafty(6, 8, { until: inRound(3, 2), isTimed: true }),
  'four, a manor in flames': crafty(4, 1, { until: burning }),
  'five, a cackle': crafty(5, 9, {
    options: { first_player: 'cackle' },
    until: craftAsks('cackle'),
    isTimed: true,
    beside: {
      pushes: [spoken(1, 'Mwahaha! Fetch the thread, and be quick about it!'), spoken(3, 'Hee hee hee. Hee.')],
    },
  }),
  'four, snooping at a neighbour’s': crafty(4, 2, {
    options: { rule_wine_cellar: 'on' },
    prefer: snoop,
    until: craftAsks('snoop_at', 2),
  }),
  'four, a scholar deals': crafty(4, 1, {
    options: { rule_prometheus: 'on', scholar: '1' },
    until: craftAsks('scholar_deal'),
    act: (page) => pickCard(page),
    isPicked: true,
  }),
  'four, an Igor turned against his master': crafty(4, 8, {
    options: mobsAndRevenge,
    prefer: turnIgors,
    until: igorTurned,
  }),
  'six, watched': crafty(6, 3, { viewer: null, until: withLife('igor', 3), isMerry: true }),
  'three, the log open': crafty(3, 3, { until: craftAsks('monster', 8), act: openLog }),
  'four, at the end': crafty(4, 2, { options: { faire_deadline: 10 } }),
};
function craftPieces({ play, info }: Staged): string[] {
  const { table, veiled } = play.view as unknown as CraftView;
  const { cards } = veiled;
  const rows = (name: string, piles: readonly (readonly unknown[])[]): string[] =>
    piles.slice(0, info.players).flatMap((pile, seat) => many(`${name}:${seat}`, pile.length));
  return [
    ...many('plate', info.players),
    ...many('manor', info.players),
    'site:town',
    'site:graveyard',
    'deck:Villagers',
    'deck:Body Parts',
    ...many('town', cards.town.length),
    ...many('graveyard', cards.graveyard.length),
    ...rows('laboratory', cards.laboratory),
    ...rows('monster', cards.monster),
    ...rows('counter', cards.counters),
    ...table.burnt.map((seat) => `fire:${seat}`),
    ...(table.faire.is_on
      ? ['tourney']
      : cards.force.length > 0
        ? ['siege', ...many('force', cards.force.length)]
        : []),
  ];
}

export const boards: Readonly<Record<string, BoardScenes>> = {
  'King Thief Minister': {
    piecesOf: courtPieces,
    scenes: { ...courtScenes, 'six, the log open': court(6, hasTurned(12), { act: openLog }) },
  },
  'Huzzah!': { piecesOf: fairePieces, scenes: faireScenes },
  'Fairy Tale Fight Club': { piecesOf: clubPieces, scenes: clubScenes },
  'Ren Faire': { piecesOf: renPieces, scenes: renScenes },
  'Monster Faire': { piecesOf: craftPieces, scenes: craftScenes },
};
