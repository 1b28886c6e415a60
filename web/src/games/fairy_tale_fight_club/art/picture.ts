// SPDX-License-Identifier: Apache-2.0
// The picture of the game: wanted posters on a fence, and a hay wagon that has caught three of them, 340 by 220.
import { lines, outline, place, type Part } from '../../../lib/art/parts';
import type { Creature, Flag } from '../../../lib/generated/fairy_tale_fight_club';
import { coin } from '../../../lib/art/coins';
import { flags } from './castles';
import { portraits } from './creatures';
import { hold, holdsOf, wagon } from './wagons';

const poster = (name: Creature): Part[] => [
  outline('M0 3L40 0L98 3L100 60L97 148L50 150L2 147Z', 'card'),
  lines('M16 13H84', 6),
  place(portraits[name], 3, 15, 0.94),
  lines('M9.500 21.500H90.500V120.500H9.500Z', 1.4),
  lines('M20 132H80M30 141H70', 3),
];
const fence: Part[] = Array.from({ length: 9 }, (_, i) =>
  outline(
    `M${8 + i * 36} 40L${26 + i * 36} 32L${44 + i * 36} 40V172H${8 + i * 36}Z`,
    'wood',
    i % 3 === 1 ? 'steep' : undefined,
  ),
);
const pole = (x: number, castle: Flag): Part[] => [lines(`M${x} 186V8`, 4), place(flags[castle], x - 20, 6, 1)];
const caught: readonly Creature[] = ['Wolf', 'Frog', 'Ogre', 'Goose'];
const cart: Part[] = [
  ...wagon('Horse Wagon', caught.length),
  ...holdsOf('Horse Wagon', caught.length).flatMap(([x, y], i) => [
    place(portraits[caught[i] ?? 'Mouse'], x - 1.5, y - 1, 0.36),
    lines(`M${x + 0.5} ${y + 1.5}h${hold.width - 3}v${hold.height - 2}h${3 - hold.width}z`, 1.4),
  ]),
];

export const picture: readonly Part[] = [
  ...fence,
  { d: 'M6 176Q90 160 170 170T334 164V214H6Z', dye: 'paper-2', hatch: 'dots', w: 2.5 },
  place(poster('Dragon'), 122, 10, 0.86, { turn: -3 }),
  place(poster('Mouse'), 38, 30, 0.76, { turn: 4 }),
  place(poster('Witch'), 226, 26, 0.76, { turn: 4 }),
  place(cart, 66, 116, 0.98),
  ...pole(23, 'Bean Tower'),
  ...pole(317, 'Briar Keep'),
  place(coin, 36, 198),
  place(coin, 52, 204),
  place(coin, 314, 202),
];
