// SPDX-License-Identifier: Apache-2.0
// The four visitors in their linen: what they are known by is above the collar, so a costume never hides who wears it.
import { circle, detail, lines, outline, type Dye, type Part } from '../../../lib/art/parts';
import type { Character } from '../../../lib/generated/ren_faire';
import { arm, fist, foot, gleam, leg, pair, torso } from './measures';

interface Looks {
  skin: Dye;
  /** Behind the head. */
  behind?: readonly Part[];
  face: readonly Part[];
  /** Worn over the linen, under any costume. */
  keepsake: readonly Part[];
}
const eyes = (y: number, size = 3): Part => lines(`M53 ${y}h.1M67 ${y}h.1`, size);

const looks: Record<Character, Looks> = {
  'Dot from Accounts': {
    skin: 'seat-6',
    behind: [outline(circle(60, 30, 8), 'soot')],
    face: [
      outline('M42 56Q38 31 60 31T78 56Q78 46 72 42Q58 46 48 42Q43 48 42 56Z', 'soot'),
      detail(circle(53, 54, 6) + circle(67, 54, 6), 'on-dye'),
      lines('M59 54h2M47 53l-4-2M73 53l4-2', 1.6),
      eyes(54),
      lines('M60 58l-1.500 3h3', 1.4),
      detail('M54 66Q60 63.500 66 66Q60 69 54 66Z', 'madder'),
    ],
    keepsake: [lines('M51 77L60 100L69 77', 1.6), detail('M54 99H66V109H54Z', 'card'), lines('M56 103H64M56 106h5', 1)],
  },
  'Cousin Marv': {
    skin: 'skin',
    face: [
      lines('M54 34q6-5 13 1M55 37q5-3 10 0', 1.4),
      lines('M50 48q3-2 6 0M64 48q3-2 6 0', 2),
      eyes(53),
      outline('M57 54Q54 61 60 62Q66 61 63 54', 'madder'),
      outline('M60 62Q52 59 45 65Q52 70 60 66Q68 70 75 65Q68 59 60 62Z', 'seat-6'),
      lines('M56 69q4 2 8 0', 1.4),
    ],
    keepsake: [
      lines('M50 78L56 98M70 78L64 98', 1.6),
      detail('M51 98H69V110H51Z', 'soot'),
      detail(circle(60, 104, 4), 'card'),
    ],
  },
  'Professor Pim': {
    skin: 'seat-6',
    face: [
      outline(
        'M43 58Q34 52 38 44Q36 36 44 36Q48 31 50 36Q46 44 46 54ZM77 58Q86 52 82 44Q84 36 76 36Q72 31 70 36Q74 44 74 54Z',
        'card',
      ),
      outline('M43 56Q46 64 52 61Q60 58 68 61Q74 64 77 56Q80 74 66 80L60 86L54 80Q40 74 43 56Z', 'card', 'fine'),
      detail('M46 48L56 50L55 46.500L47 44.500ZM64 47Q69 42 74 46L73 48.500Q69 46 65 49Z', 'card'),
      gleam(circle(52, 53, 3) + circle(66, 53, 3)),
      eyes(53.5),
      lines('M60 54l-2 5h4', 1.6),
      lines('M55 66q5-3 10 0', 2),
    ],
    keepsake: [
      detail('M62 88L74 86L75 94L63 96Z', 'card'),
      lines('M64 90l8-1M65 93l5-.7', 1),
      lines('M49 88h6v5h-6z', 1),
    ],
  },
  'Skater June': {
    skin: 'skin',
    behind: [outline('M42 46Q34 62 40 84Q50 88 60 84Q70 88 80 84Q86 62 78 46Z', 'madder', 'fine')],
    face: [
      outline('M42 60Q36 32 60 31T78 60Q75 50 76 44Q66 46 60 38Q52 46 44 46Q45 52 42 60Z', 'madder'),
      lines('M49 49h8M63 49h8', 1.6),
      eyes(53.5, 3.4),
      lines('M49 59h.1M52 61h.1M68 61h.1M71 59h.1', 1.4),
      lines('M59 59q1.500 1.500 3 0', 1.2),
      outline(circle(65, 67, 5), 'plum'),
      gleam('M62 66q1-2 3-2v1.500q-1 0-2 1z'),
    ],
    keepsake: [detail('M64 86L54 99H60L56 109L67 95H61Z', 'madder')],
  },
};
const knees: Partial<Record<Character, Part[]>> = {
  'Skater June': [detail('M48 145L58 142L59 146L49 149Z', 'card'), lines('M66 144l4 3M65 147l4 2', 1)],
  'Cousin Marv': pair(detail('M46.500 148H59.500L59 160H47Z', 'card'), lines('M47 151H59M47 154H59', 1)),
};

function bare(name: Character): Part[] {
  const { skin, behind = [], face, keepsake } = looks[name];
  return [
    ...behind,
    ...pair(outline(arm, skin), outline(fist, skin), lines('M14 109h5M16 113h4', 1), outline(leg, skin)),
    ...(knees[name] ?? []),
    ...pair(outline(foot, skin), lines('M42 167v4M45 167v4', 1)),
    outline('M44 114H76L74 139H62L60 127L58 139H46Z', 'paper-2'),
    lines('M46.500 135H58M62 135H73.500', 1),
    ...pair(outline('M47 79Q38 80 33 90L30 93L39 102L50 93Z', 'paper-2'), lines('M32 95l7 6', 1)),
    outline('M55 68H65V80Q60 84 55 80Z', skin),
    outline(torso, 'paper-2'),
    lines('M60 80V92M57 84h6M57 88h6M47 116H73', 1),
    ...keepsake,
    outline('M43 52Q38 51 40 57T45 61ZM77 52Q82 51 80 57T75 61Z', skin),
    outline('M43 50Q43 33 60 33T77 50Q78 72 60 73Q42 72 43 50Z', skin),
    ...face,
  ];
}
export const characterNames: readonly Character[] = [
  'Dot from Accounts',
  'Cousin Marv',
  'Professor Pim',
  'Skater June',
];
const drawn = new Map<Character, readonly Part[]>();
/** A visitor before the tailor has seen them. */
export function character(name: Character): readonly Part[] {
  let parts = drawn.get(name);
  if (!parts) drawn.set(name, (parts = bare(name)));
  return parts;
}
