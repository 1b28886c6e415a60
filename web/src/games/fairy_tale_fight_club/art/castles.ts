// SPDX-License-Identifier: Apache-2.0
// The five castles. A castle is known by the dye, the sign and the hem of its flag, never by colour
// alone. A flag is 40 by 54 and hangs from its pole at the top.
import { circle, lines, outline, type Dye, type Part } from '../../../lib/art/parts';
import type { Flag } from '../../../lib/generated/fairy_tale_fight_club';

export const castleNames: readonly Flag[] = ['Briar Keep', 'Glass Spire', 'Bean Tower', 'Crumb Castle', 'Frog Moat'];

interface Arms {
  dye: Dye;
  /** From the lower right corner to the lower left one. */
  hem: string;
  sign: Part[];
}
const mark = (d: string): Part => ({ d, dye: 'card', w: 1.6 });

const arms: Record<Flag, Arms> = {
  'Briar Keep': {
    dye: 'madder',
    hem: 'V52L20 41L4 52',
    sign: [
      mark('M18 24H22V43H18ZM18 38Q7 39 6 29Q16 28 18 38ZM22 38Q33 39 34 29Q24 28 22 38Z'),
      mark(circle(20, 18, 10)),
      lines('M20 18q3-3 4 1t-6 4-4-8 9-4', 1.8),
    ],
  },
  'Glass Spire': {
    dye: 'woad',
    hem: 'V42L20 53L4 42',
    sign: [mark('M20 7L28 26L20 41L12 26Z'), lines('M12 26H28M20 7L17 26L20 41L23 26Z', 1.4)],
  },
  'Bean Tower': {
    dye: 'verdigris',
    hem: 'V48H4',
    sign: [
      lines('M20 42Q22 32 20 20', 2.6),
      mark('M20 24C10 26 6 18 8 11C17 11 21 16 20 24ZM20 30C22 20 29 18 34 21C33 29 28 32 20 30Z'),
      lines('M4 44h32', 2),
    ],
  },
  'Crumb Castle': {
    dye: 'weld',
    hem: 'V44Q32 54 28 44Q24 54 20 44Q16 54 12 44Q8 54 4 44',
    sign: [
      mark('M27 13A13 13 0 1 0 33 26Q29 27 28 23Q23 22 25 18Q24 15 27 13Z'),
      lines('M15 20h.1M21 32h.1M14 29h.1', 4),
      lines('M31 13h.1M34 18h.1', 3),
    ],
  },
  'Frog Moat': {
    dye: 'plum',
    hem: 'V46Q28 40 20 47T4 46',
    sign: [
      mark('M8 30Q7 20 11 18Q11 11 16 11Q20 12 20 17Q20 12 24 11Q29 11 29 18Q33 20 32 30Z'),
      lines('M15.500 17h.1M24.500 17h.1', 3.4),
      mark('M5 29q3.750-4 7.500 0t7.500 0 7.500 0 7.500 0v9q-3.750 4-7.500 0t-7.500 0-7.500 0-7.500 0z'),
      lines('M5 34q3.750-4 7.500 0t7.500 0 7.500 0 7.500 0', 1.4),
    ],
  },
};

export const flag = (castle: Flag): Part[] => {
  const { dye, hem, sign } = arms[castle];
  return [outline(`M4 4H36${hem}Z`, dye), ...sign, outline('M1 2H39V6H1Z', 'wood')];
};
export const flags = Object.fromEntries(castleNames.map((name) => [name, flag(name)])) as Record<Flag, Part[]>;
