// SPDX-License-Identifier: Apache-2.0
// The picture of the game: three cards and some coins on a round cloth, 340 by 220.
import { circle, lines, outline, place, type Part } from '../../../lib/art/parts';
import { court, type CharacterName } from './court';

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

export const picture: readonly Part[] = [
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
