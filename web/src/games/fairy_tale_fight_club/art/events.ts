// SPDX-License-Identifier: Apache-2.0
// Event cards as broadsides: a picture for what the event does, and a device for the fight before it. An event is on 120 by 90,
// a fight on 60 by 60.
import { bunting } from '../../../lib/art/faire';
import { circle, detail, lines, outline, place, type Part } from '../../../lib/art/parts';
import type { Creature, Effect, Fight } from '../../../lib/generated/fairy_tale_fight_club';
import { coin } from '../../../lib/art/coins';
import { creatures, portraits } from './creatures';
import { stall } from './stall';
import { wagon } from './wagons';

const slip: Part[] = [
  outline('M0 3Q0 0 3 0H33Q36 0 36 3V45Q36 48 33 48H3Q0 48 0 45Z', 'plum'),
  detail('M5 5H31V43H5Z', 'plum', 'cross'),
];
const card = (name: Creature, x: number, y: number, scale: number, turn = 0): Part =>
  place([outline('M2 2H98V117H2Z', 'card'), ...creatures[name]], x, y, scale, { turn });
const ground: Part = { d: 'M4 76Q50 68 116 75V88H4Z', dye: 'paper-2', hatch: 'dots', w: 1.2 };
/** A fat arrow of 40 by 28 that points to the left. */
const arrow: Part[] = [outline('M0 14L16 0V8H40V20H16V28Z', 'weld')];

/** A creature that leaves for the next hand on the left or on the right. */
const passing = (isLeft: boolean): Part[] => [
  place(slip, isLeft ? 78 : 6, isLeft ? 22 : 27, 1, { turn: isLeft ? 8 : -8 }),
  card('Frog', isLeft ? 8 : 72, isLeft ? 24 : 18, 0.42, isLeft ? -8 : 8),
  place(arrow, isLeft ? 40 : 80, 32, 1, { flip: !isLeft }),
];
const toll: Part[] = [
  ground,
  outline('M6 82V58Q60 22 114 58V82H96Q60 44 24 82Z', 'card'),
  { d: 'M60 40Q88 42 114 58V82H96Q80 62 60 63Z', hatch: 'steep', open: true },
  lines('M40 52l3 8M60 47v9M80 52l-3 8M18 60l6 6M102 60l-6 6', 1.4),
  outline('M56 12H61V46H56Z', 'wood'),
  outline('M14 18L98 8L99 15L15 25Z', 'madder'),
  place(coin, 84, 30, 0.9),
];
const tax: Part[] = [
  outline('M22 40L16 8L38 22L60 2L82 22L104 8L98 40Q60 32 22 40Z', 'weld'),
  outline('M22 40Q60 32 98 40V50Q60 42 22 50Z', 'madder'),
  ...[36, 60, 84].map((x, i) => place(coin, x, 70 + (i % 2) * 4, 1)),
];
const draw: Part[] = [
  place(slip, 16, 26),
  place(slip, 20, 22),
  place(slip, 24, 18),
  card('Goose', 66, 16, 0.46, 10),
  lines('M60 8l6-4M56 14l-2-8', 1.8),
];
const discard: Part[] = [
  ground,
  outline('M28 78Q28 62 60 62Q92 62 92 78Q92 88 60 88Q28 88 28 78Z', 'soot'),
  card('Piglet', 46, 8, 0.42, 18),
  lines('M30 24v14M38 16v10M92 22v14M84 12v8', 1.8),
];
const smallStall: Part = place(stall(96, 80), 12, 6);
const newMarket: Part[] = [
  place(stall(96, 80), 16, 16, 0.95, { turn: -9 }),
  card('Bear', 52, 34, 0.28, 24),
  card('Mouse', 30, 42, 0.28, -30),
  lines('M100 78q8-8 16 0M96 86q10-8 20 0M4 80q6-6 12 0', 1.8),
];
const growMarket: Part[] = [
  smallStall,
  card('Goose', 24, 30, 0.26),
  card('Wolf', 48, 30, 0.26),
  card('Frog', 73, 24, 0.26, 10),
];
const escape: Part[] = [
  { d: 'M4 4H116V78H4Z', dye: 'soot', w: 0 },
  outline(circle(94, 24, 13), 'weld'),
  ground,
  detail('M10 34H58V76H10Z', 'wood-2', 'fine'),
  outline('M10 30H58V36H10ZM10 74H58V80H10Z', 'wood'),
  lines('M16 36V74M26 36V74M36 36V74', 3.5),
  outline('M58 36L76 30V80L58 74Z', 'wood', 'fine'),
  place(portraits.Mouse, 78, 44, 0.36),
];
const wreck: Part[] = [
  ground,
  place(wagon('Wheelbarrow', 2), 20, 4, 0.78, { turn: 12 }),
  lines('M10 30l8 6M4 44l10 2M14 18l8 10', 2.2),
  outline('M84 70L92 58L96 68L108 62L100 74L110 82L96 80L90 88L86 78L74 78Z', 'madder'),
];
const newHand: Part[] = [
  outline('M36 44Q36 6 60 6Q84 6 84 44Q84 72 60 72Q36 72 36 44Z', 'weld'),
  outline('M43 44Q43 14 60 14Q77 14 77 44Q77 65 60 65Q43 65 43 44Z', 'woad'),
  lines('M50 30L60 20M52 42L68 24', 2),
  outline('M54 72H66L70 88H50Z', 'weld'),
  place(slip, 4, 30, 0.72, { turn: -14 }),
  card('Dragon', 90, 22, 0.3, 14),
];
const gold: Part[] = [
  outline('M24 44H96L90 86H30Z', 'card'),
  { d: 'M70 44H96L90 86H70Z', hatch: 'steep', open: true },
  lines('M27 58H93M29 72H91M48 44V58M76 44V58M38 58V72M62 58V72M86 58V72M52 72V86M74 72V86', 1.4),
  lines('M30 44V14M90 44V14', 4),
  outline('M18 18L60 0L102 18Z', 'madder'),
  ...[46, 62, 76].map((x, i) => place(coin, x, 40 - (i % 2) * 8, 0.9)),
];
const freeLoad: Part[] = [
  ground,
  place(wagon('Hand Cart', 2), 8, 26, 0.62),
  card('Bear', 66, 2, 0.32, 8),
  place(arrow, 30, 38, 0.8, { turn: -90 }),
];
const pawn: Part[] = [
  lines('M20 8H100M60 8V22M32 8V36M88 8V36', 3.5),
  outline(circle(32, 50, 16) + circle(88, 50, 16), 'weld'),
  outline(circle(60, 62, 20), 'weld'),
  lines('M24 44q3-5 8-6M80 44q3-5 8-6M50 54q4-6 10-7', 2),
];

/** By what an event does. */
export const eventPictures: Readonly<Record<Effect, readonly Part[]>> = {
  pass_left: passing(true),
  pass_right: passing(false),
  toll,
  tax,
  draw,
  discard,
  new_market: newMarket,
  grow_market: growMarket,
  escape,
  wreck,
  new_hand: newHand,
  gold,
  free_load: freeLoad,
  pawn,
};

// A fist, and what counts: the most or the least of it, and whether it is gold or a creature.
const fist: Part[] = [
  outline('M14 58V44H42V58Z', 'madder'),
  outline('M10 22Q10 12 20 12H38Q48 12 48 22V36Q48 46 38 46H20Q10 46 10 36Z', 'skin'),
  lines('M19.500 12V26M29 12V26M38.500 12V26M10 28H40', 2),
  outline('M10 28H30Q36 28 36 33T30 38H14', 'skin'),
];
const head = (isHigh: boolean): Part =>
  isHigh ? outline('M34 58L46 36L58 58Z', 'verdigris') : outline('M34 36H58L46 58Z', 'madder');
const fight = (isGold: boolean, isHigh: boolean): Part[] => [
  place(fist, -6, -2, 0.92),
  isGold ? place(coin, 46, 16, 1.05) : place(slip, 35, 1, 0.64),
  head(isHigh),
];
export const fightDevices: Readonly<Record<Exclude<Fight, 'none'>, readonly Part[]>> = {
  low_card: fight(false, false),
  high_card: fight(false, true),
  low_gold: fight(true, false),
  high_gold: fight(true, true),
};

/** The sheet an event is printed on, `width` by `height`, hung from a line of pennants. */
export const broadside = (width: number, height: number): Part[] => [
  outline(
    `M4 10L${width / 2} 6L${width - 4} 10L${width - 6} ${height - 6}L${width / 2} ${height - 3}L6 ${height - 6}Z`,
    'card',
  ),
  lines(
    `M11 17L${width / 2} 13L${width - 11} 17L${width - 13} ${height - 13}L${width / 2} ${height - 10}L13 ${height - 13}Z`,
    1.2,
  ),
  place(bunting(width, Math.round(width / 26), 8), 0, 0),
];
