// SPDX-License-Identifier: Apache-2.0
// The nine icons and the null, 40 by 40, made to be read at 16 pixels: each has a dye and a sign, never colour alone. An icon
// is round, a null is a price tag.
import { circle, lines, outline, type Dye, type Part, type Stroke } from '../../../lib/art/parts';
import type { Icon, Slot, Space } from '../../../lib/generated/ren_faire';
import { star } from './heads';

export const iconNames: readonly Icon[] = [
  'Faerie',
  'Jester',
  'Knight',
  'Lady',
  'Lord',
  'Pirate',
  'Scot',
  'Wench',
  'Wizard',
];
export const slotNames: readonly Slot[] = ['Head', 'Left Hand', 'Right Hand', 'Chest', 'Legs', 'Feet'];

/** The dye each icon's costumes are cut from. */
export const iconDyes: Readonly<Record<Icon, Dye>> = {
  Faerie: 'verdigris',
  Jester: 'weld',
  Knight: 'seat-5',
  Lady: 'seat-4',
  Lord: 'plum',
  Pirate: 'soot',
  Scot: 'madder',
  Wench: 'wood-2',
  Wizard: 'woad',
};
const flat = (d: string, dye: Dye): Stroke => ({ d, dye, w: 0, open: true });
const signs: Readonly<Record<Icon, readonly Part[]>> = {
  Faerie: [
    flat(
      'M20 21Q11 4 5 10Q4 20 18 22Q9 24 11 32Q18 34 20 24Q22 34 29 32Q31 24 22 22Q36 20 35 10Q29 4 20 21Z',
      'on-dye',
    ),
  ],
  Jester: [
    flat('M11 26Q12 18 5 17Q12 7 17 15L20 7L23 15Q28 7 35 17Q28 18 29 26ZM11 28H29V33H11Z', 'soot'),
    flat(circle(6.5, 20, 3.2) + circle(33.5, 20, 3.2) + circle(20, 7, 3.2), 'soot'),
  ],
  Knight: [flat('M10 17Q10 7 20 7T30 17V28L20 35L10 28Z', 'on-dye'), flat('M12 16H28V20H22V30H18V20H12Z', 'seat-5')],
  Lady: [flat('M6 31L18 4L25 31Q16 26 6 31Z', 'on-dye'), flat('M20 4Q35 12 33 33Q28 36 27 30Q29 16 20 4Z', 'on-dye')],
  Lord: [flat('M8 26L5 11L14 19L20 7L26 19L35 11L32 26ZM8 28H32V32H8Z', 'on-dye')],
  Pirate: [
    flat('M7 17Q7 5 20 5T33 17Q33 23 28 25V33H12V25Q7 23 7 17Z', 'weld'),
    flat(
      circle(14.5, 18, 4) + circle(25.5, 18, 4) + 'M18.500 24h3l-1.500-4zM15.500 28h2v5h-2zM22.500 28h2v5h-2z',
      'soot',
    ),
  ],
  Scot: [
    flat('M10 7L15 10L17 4L20 9L23 4L25 10L30 7L26 15H14Z', 'on-dye'),
    flat('M14 17H26Q29 24 22 27H18Q11 24 14 17Z', 'on-dye'),
    flat('M18.500 28H21.500V37H18.500ZM17 36L6 31L11 30L8 24L17 30ZM23 36L34 31L29 30L32 24L23 30Z', 'on-dye'),
  ],
  Wench: [
    flat('M9 19H26V34H9ZM27 20H34V31H27V28H31V23H27Z', 'ink'),
    flat('M7 17Q5 9 12 9Q16 4 21 8Q30 7 28 17Z', 'ink'),
  ],
  Wizard: [flat(star(20, 21, 15), 'on-dye')],
};
// The dye is printed 1.3 to the right and 1.1 down of its line; a badge so small stays in register.
const inRegister = (parts: readonly Part[]): Part => ({ parts, at: [-1.3, -1.1] });

const tag: Part[] = [
  outline('M3 20L12 4H37V36H12Z', 'card'),
  lines('M10 20h.1', 4),
  lines('M17 11V29M21 11V29M29 11V29', 2),
  lines('M25 11V29M33 11V29', 3.4),
  { d: 'M6 33L33 2L38 6L11 37Z', dye: 'madder', w: 1.6 },
];
function badge(icon: Icon): Part[] {
  const disc = circle(20, 20, 17.5);
  return [inRegister([flat(disc, iconDyes[icon]), ...signs[icon]]), lines(disc, 2.5)];
}
const badges = new Map<Space, readonly Part[]>([['null', tag]]);
/** The sign of an icon, or of a null. */
export function iconSign(space: Space): readonly Part[] {
  let parts = badges.get(space);
  if (!parts) badges.set(space, (parts = space === 'null' ? tag : badge(space)));
  return parts;
}
