// SPDX-License-Identifier: Apache-2.0
// The ten creatures, by rising value. Each on the picture of a card (7 to 93 across, 7 to 112 down): a field of its own, the
// beast, and its value in the corner that shows in a fanned hand.
import { circle, detail, lines, outline, type Dye, type Part, type Stroke } from '../../../lib/art/parts';
import type { Creature } from '../../../lib/generated/fairy_tale_fight_club';
import { figure } from '../../../lib/art/figures';

export const creatureNames: readonly Creature[] = [
  'Mouse',
  'Frog',
  'Goose',
  'Piglet',
  'Wolf',
  'Bear',
  'Witch',
  'Ogre',
  'Giant',
  'Dragon',
];
export const valueOf = (name: Creature): number => creatureNames.indexOf(name) + 1;

const field = (dye: Dye): Stroke => ({ d: 'M7 7H93V112H7Z', dye, w: 0 });
const blot = (d: string, dye: Dye): Stroke => ({ d, dye, w: 0, open: true });
/** Eyes that stand out from any dye, by day and by night. */
const eyes = (x: number, x2: number, y: number, r: number): Part[] => [
  detail(circle(x, y, r) + circle(x2, y, r), 'on-dye'),
  lines(`M${x} ${y}h.1M${x2} ${y}h.1`, r),
];

const mouse: Part[] = [
  outline(circle(30, 54, 19) + circle(73, 48, 18.5), 'paper-2', 'fine'),
  detail(circle(31, 55, 12.5) + circle(73, 49, 12), 'skin'),
  outline('M32 66Q34 48 54 47Q75 48 77 64Q75 86 58 100Q54 104 50 100Q35 88 32 66Z', 'paper-2'),
  { d: 'M66 49Q75 52 77 64Q75 86 58 100Q68 76 66 49Z', hatch: 'steep', open: true },
  lines('M44 70h.1M64 68h.1', 8),
  outline(circle(54, 98, 6), 'madder'),
  lines('M46 92L16 88M46 96L17 101M62 91L91 84M62 95L91 97', 1.6),
];
const frog: Part[] = [
  outline('M34 44L30 22L42 30L51 16L60 30L72 22L68 44Z', 'weld'),
  outline('M14 80Q12 58 30 56H72Q90 58 88 80Q86 104 51 105Q16 104 14 80Z', 'verdigris'),
  outline(circle(30, 54, 15) + circle(72, 54, 15), 'verdigris'),
  detail(circle(30, 54, 9.5) + circle(72, 54, 9.5), 'on-dye'),
  lines('M25 54h10M67 54h10', 5),
  outline('M18 79Q51 96 84 79Q80 98 51 99Q22 98 18 79Z', 'madder'),
  lines('M46 70h.1M56 70h.1', 3.5),
];
const goose: Part[] = [
  outline(
    'M10 112Q8 86 28 80Q46 74 47 58Q48 50 46 40Q44 20 60 18Q76 17 77 32Q77 42 71 50Q66 60 70 74Q76 92 70 112Z',
    'card',
  ),
  { d: 'M70 112Q76 92 70 74Q66 60 71 50Q62 58 62 74Q64 94 58 112Z', hatch: 'fine', open: true },
  lines('M18 112Q18 96 32 92M28 112Q28 102 40 98M40 112Q40 106 48 104', 1.8),
  outline('M75 23Q87 26 92 36Q83 41 72 40Q77 32 75 23Z', 'weld'),
  lines('M74 33L89 36', 1.4),
  lines('M64 29h.1', 7),
  outline('M46 54Q58 62 70 53L71 63Q58 70 45 64Z', 'madder'),
  outline('M48 64L40 82L52 80L58 67Z', 'madder'),
];
const piglet: Part[] = [
  outline('M36 46Q22 38 10 46Q12 66 24 70ZM70 46Q82 36 93 42Q92 64 82 70Z', 'skin', 'fine'),
  outline('M16 74Q16 40 53 40Q90 40 90 74Q90 108 53 109Q16 108 16 74Z', 'skin'),
  outline('M30 82Q30 68 53 68Q76 68 76 82Q76 97 53 97Q30 97 30 82Z', 'madder'),
  lines('M44 78v9M62 78v9', 6),
  ...eyes(36, 70, 59, 6.5),
  lines('M44 103Q53 107 62 103', 2),
  detail('M46 46L66 50L65 56L45 52Z', 'card'),
];
const wolf: Part[] = [
  outline('M18 60Q12 36 32 26Q52 14 68 28Q76 34 86 30Q90 42 76 46Z', 'card'),
  outline(circle(86, 34, 6), 'madder'),
  lines('M34 36Q48 26 62 34', 1.4),
  outline(
    'M22 112Q10 84 22 60Q38 44 60 50L91 72Q92 82 84 82L60 84Q78 92 80 98Q68 104 52 98Q50 106 52 112Z',
    'ink-soft',
  ),
  { d: 'M60 84L84 82L82 88L78 83L74 89L70 83.500L66 89L62 84ZM60 90L64 95L67 90L71 97L74 93', dye: 'on-dye', w: 1 },
  outline('M64 92Q74 92 82 106Q76 112 68 106Q64 98 64 92Z', 'madder'),
  outline('M84 66Q92 67 92 76Q86 77 82 70Z', 'soot'),
  detail('M44 62L62 62Q60 71 52 70Z', 'weld'),
  lines('M56 65h.1', 4.5),
  outline('M14 62Q20 50 32 50Q44 46 54 50Q64 48 68 56Q60 60 54 56Q48 60 42 56Q34 62 28 58Q22 64 14 62Z', 'card'),
];
const bear: Part[] = [
  outline(circle(26, 46, 13) + circle(78, 46, 13), 'wood-2', 'fine'),
  outline('M16 74Q14 42 52 40Q90 42 88 74Q86 108 52 109Q18 108 16 74Z', 'wood-2'),
  outline('M32 88Q32 70 52 70Q72 70 72 88Q72 105 52 105Q32 105 32 88Z', 'card'),
  outline('M41 76Q52 70 63 76Q60 86 52 87Q44 86 41 76Z', 'soot'),
  lines('M52 87V95M42 99Q52 92 62 99', 2.5),
  lines('M35 62h.1M69 62h.1', 8),
  lines('M28 54L42 57M76 54L62 57', 3),
];
const witch: Part[] = [
  outline('M24 112Q20 70 38 56L72 54Q86 74 84 112Z', 'ink-soft', 'steep'),
  outline('M36 56L74 52Q78 66 74 74L91 82Q89 88 76 86Q78 94 68 104Q50 106 42 92Q34 76 36 56Z', 'verdigris'),
  lines('M70 94Q64 92 58 96M82 78h.1', 2.4),
  ...eyes(50, 66, 66, 5.5),
  lines('M42 60L56 59M62 58L74 61', 2.5),
  outline('M9 59Q24 45 36 46Q50 26 39 10Q62 14 73 44Q84 42 92 49Q74 62 52 60Q24 66 9 59Z', 'soot'),
  blot('M36 46Q54 52 74 44L72 37Q54 45 40 39Z', 'weld'),
];
const ogre: Part[] = [
  outline('M9 64L24 58V82L13 80ZM91 62L80 58V82L89 78Z', 'woad'),
  outline('M58 24Q56 10 66 8Q80 6 84 10Q76 14 74 28Z', 'card'),
  outline('M24 66Q22 20 52 20Q82 20 80 66Q90 80 84 98Q72 110 52 110Q32 110 20 98Q14 80 24 66Z', 'woad'),
  outline('M26 44Q52 36 78 44L77 53Q52 44 27 53Z', 'soot'),
  ...eyes(40, 64, 56, 6.5),
  lines('M47 62Q38 68 42 74Q52 79 62 74Q66 68 57 62', 2.5),
  outline('M24 88Q52 80 80 88Q70 101 52 101Q34 101 24 88Z', 'soot'),
  outline('M29 90L33 68L43 88ZM61 88L71 68L75 90Z', 'on-dye'),
];
const giant: Part[] = [
  outline('M18 112Q20 82 36 74H72Q90 82 91 112Z', 'verdigris'),
  outline('M32 40Q32 14 55 14Q78 14 78 40V66Q76 80 55 80Q34 80 32 66Z', 'skin'),
  outline('M28 46Q26 10 55 9Q84 10 82 46L76 32Q55 26 34 32Z', 'madder'),
  lines('M44 45h.1M66 45h.1', 6),
  lines('M38 39L50 40M60 40L72 39', 3),
  lines('M52 44L49 56Q55 60 61 56', 2.5),
  outline('M30 52Q36 63 55 60Q74 63 80 52Q84 86 55 98Q26 86 30 52Z', 'madder'),
  lines('M47 70Q55 65 63 70M43 75Q46 84 50 88M55 78V90M67 75Q64 84 60 88', 1.8),
];
const dragon: Part[] = [
  outline(
    'M58 42L62 12L72 36L88 18L84 48L92 50L84 64L91 76L80 80L78 112H44Q56 98 52 88L30 98Q24 99 23 92Q34 88 42 76L14 74Q7 68 13 60Q30 58 38 50Q46 42 58 42Z',
    'madder',
  ),
  lines('M62 76Q68 80 74 76M62 88Q68 92 74 88M60 100Q66 104 72 100M70 62Q76 66 82 62', 1.8),
  detail('M50 56L66 50Q68 62 58 64Z', 'weld'),
  lines('M60 52V62', 3.4),
  lines('M17 65h.1', 5),
  { d: 'M18 74L22 81L26 75L30 81L34 75L38 79L42 76ZM30 90L34 84L37 87L40 80', dye: 'on-dye', w: 1 },
];

// What they are told apart by before anything else: the field behind them.
const fields: Record<Creature, Part[]> = {
  Mouse: [field('weld'), blot(circle(83, 94, 8) + circle(16, 104, 7) + circle(52, 20, 7) + circle(18, 78, 4), 'card')],
  Frog: [field('woad'), lines('M7 98q7-5 14 0t14 0 14 0 14 0 14 0 16 0M7 108q7-5 14 0t14 0 14 0 14 0 14 0 16 0', 1.6)],
  Goose: [field('verdigris'), outline('M74 112Q72 88 83 86Q94 88 93 112Z', 'weld')],
  Piglet: [
    field('paper-2'),
    lines('M7 28H93M7 49H93M7 70H93M7 91H93M60 7V28M30 28V49M80 28V49M14 49V70M90 49V70M14 91V112M90 91V112', 1.4),
  ],
  Wolf: [field('madder')],
  Bear: [
    field('card'),
    blot('M7 112V50L16 24L25 50L22 50L30 74V112ZM93 112V50L86 20L76 50H80L72 74V112ZM52 9L66 46H38Z', 'verdigris'),
  ],
  Witch: [field('plum'), blot(circle(76, 28, 15), 'weld'), lines('M20 72l2 4 4 2-4 2-2 4-2-4-4-2 4-2z', 1.2)],
  Ogre: [field('wood'), blot('M7 112V84L93 30V60L10 112Z', 'card')],
  Giant: [field('woad')],
  Dragon: [field('soot')],
};
// And what stands before them.
const before: Partial<Record<Creature, Part[]>> = {
  // The giant looks over a town wall.
  Giant: [
    outline('M7 112V92H15V97H23V92H31V97H39V92H47V97H55V92H63V97H71V92H79V97H87V92H93V112Z', 'card'),
    outline('M76 112V76H80V80H84V76H88V80H93V112Z', 'card', 'steep'),
    lines('M84 76V62M7 104H76M20 97V104M48 97V104M34 104V112M62 104V112', 1.4),
    detail('M84 62L92 65L84 68Z', 'weld'),
    outline('M14 92Q14 84 19 84T24 92V100Q19 104 14 100ZM24 92Q24 83 29 83T34 92V101Q29 105 24 101Z', 'skin'),
  ],
  Dragon: [
    outline(
      'M40 78Q26 76 18 82Q10 80 9 90Q16 88 17 92Q8 98 12 108Q18 100 23 102Q22 108 27 111Q29 100 34 95Q44 88 40 78Z',
      'weld',
    ),
  ],
};

/** Without their fields. */
export const beasts: Record<Creature, readonly Part[]> = {
  Mouse: mouse,
  Frog: frog,
  Goose: goose,
  Piglet: piglet,
  Wolf: wolf,
  Bear: bear,
  Witch: witch,
  Ogre: ogre,
  Giant: giant,
  Dragon: dragon,
};
const ticket: Part = { d: 'M7 7H37V29Q37 37 29 37H7Z', dye: 'card', w: 2 };

function byName(draw: (name: Creature) => readonly Part[]): Record<Creature, readonly Part[]> {
  return Object.fromEntries(creatureNames.map((name) => [name, draw(name)])) as Record<Creature, readonly Part[]>;
}
/** Without the number, for places that write it beside. */
export const portraits = byName((name) => [...fields[name], ...beasts[name], ...(before[name] ?? [])]);
export const creatures = byName((name) => [...portraits[name], ticket, figure(valueOf(name), 22, 22, 1.1)]);
