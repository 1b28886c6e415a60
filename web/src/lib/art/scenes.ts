// SPDX-License-Identifier: Apache-2.0
// Whole pictures put together from the named parts: the frieze of the front page and one for each game.
import { court, type CharacterName } from './court';
import { booth, bunting, castle, crowd, person, richard, tent, tree } from './faire';
import { circle, lines, outline, place, type Part } from './parts';

const hills: Part[] = [
  { d: 'M0 150Q120 96 260 132T560 118T860 130T1200 104V220H0Z', dye: 'paper-2', w: 1.2 },
  lines('M60 138q20-12 44-13M320 132q30-8 52-6M640 124q26 4 48 6M980 124q30-10 60-12', 0.8),
];

export const frieze: readonly Part[] = [
  place(castle, 866, 58, 0.95),
  ...hills,
  place(tree, 20, 92, 1.1),
  place(tree, 1116, 84, 1.2),
  place(tree, 556, 88, 0.9),
  place(tent('madder', 'weld'), 96, 76, 1.05),
  place(booth('woad'), 258, 76, 1),
  place(tent('verdigris', 'plum'), 428, 82, 0.95),
  place(tent('weld', 'woad'), 640, 76, 1.05),
  place(booth('plum'), 968, 74, 1.02),
  place(tent('woad', 'madder'), 790, 92, 0.85),
  { d: 'M0 204Q300 190 600 202T1200 198V220H0Z', dye: 'paper-2', hatch: 'dots', w: 2.5 },
  place(
    crowd(4, 26, (i) => i === 2),
    232,
    152,
  ),
  place(
    crowd(3, 27, (i) => i === 1),
    556,
    154,
  ),
  place(
    crowd(5, 25, (i) => i % 2 === 0),
    756,
    152,
  ),
  place(richard, 396, 104, 0.98),
  place(person(2, true), 48, 154),
  place(person(6), 76, 156),
  place(
    crowd(3, 26, () => true),
    1090,
    150,
  ),
  place(person(8, true), 328, 120, 0.95),
  place(person(1, true), 1040, 118, 0.95),
  place(bunting(420, 15, 20), 0, 8),
  place(bunting(380, 14, 20), 420, 8),
  place(bunting(400, 15, 20), 800, 8),
];

const cardFace = (who: CharacterName): Part[] => [
  outline('M0 4Q0 0 4 0H96Q100 0 100 4V136Q100 140 96 140H4Q0 140 0 136Z', 'card'),
  ...court[who],
  lines('M7 7H93V112H7Z', 1.2),
  outline('M12 118H88L93 125L88 132H12L7 125Z', 'card'),
  lines('M24 125h52', 3),
];
const coin = (x: number, y: number): Part[] => [
  outline(circle(x, y, 12), 'weld'),
  lines(circle(x, y, 8.5), 1.2),
  lines(`M${x - 4} ${y + 3}l-1-6 3 3 2-4 2 4 3-3-1 6z`, 1.2),
];

const courtScene: readonly Part[] = [
  outline('M20 150C20 106 90 84 170 84S320 106 320 150S250 210 170 210S20 194 20 150Z', 'cloth', 'dots'),
  lines('M34 150C34 114 96 94 170 94S306 114 306 150S244 200 170 200S34 186 34 150Z', 1.2),
  place(cardFace('Thief'), 22, 52, 0.95, { turn: -16 }),
  place(cardFace('Minister'), 227, 26, 0.95, { turn: 16 }),
  place(cardFace('King'), 118, 10, 1.06),
  ...coin(66, 186),
  ...coin(86, 194),
  ...coin(262, 186),
  ...coin(284, 176),
  ...coin(272, 168),
];
const huzzahScene: readonly Part[] = [
  { d: 'M6 176Q90 150 170 168T334 160V212H6Z', dye: 'paper-2', hatch: 'dots', w: 2.5 },
  place(tent('madder', 'weld'), 14, 48, 1),
  place(tent('woad', 'madder'), 222, 54, 0.95),
  place(booth('verdigris'), 104, 58, 0.98),
  place(person(3, true), 172, 104, 0.92),
  place(
    crowd(5, 25, (i) => i % 2 === 1),
    100,
    160,
  ),
  place(
    crowd(2, 24, () => true),
    274,
    158,
  ),
  place(richard, 16, 106, 0.95),
  place(person(7), 86, 158),
  place(bunting(170, 8, 14), 0, 14),
  place(bunting(170, 8, 14), 170, 14),
];

/** 340 by 220 each; a game without a picture of its own gets the faire's. */
export const scenes: Readonly<Record<string, readonly Part[]>> = {
  king_thief_minister: courtScene,
  huzzah: huzzahScene,
};
export const sceneOf = (game: string): readonly Part[] => scenes[game] ?? huzzahScene;
