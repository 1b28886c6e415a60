// SPDX-License-Identifier: Apache-2.0
// A picture for each Performance, 84 by 64, played by the dolls wherever somebody acts, and the handbill it is printed on.
import { coin } from '../../../lib/art/coins';
import { person } from '../../../lib/art/faire';
import { figure } from '../../../lib/art/figures';
import { circle, detail, lines, outline, place, type Part } from '../../../lib/art/parts';
import type { Performance } from '../../../lib/generated/ren_faire';
import { dummy } from './cards';
import * as chest from './chests';
import * as hand from './hands';
import * as head from './heads';
import * as legs from './legs';
import {
  actor,
  ball,
  bell,
  bubble,
  curtain,
  fingers,
  ground,
  heart,
  hung,
  luteAt,
  note,
  owlAt,
  ruff,
  scroll,
  sky,
  thimble,
  turnip,
} from './props';
import { purse, rosette } from './shop';

const gold = (...at: readonly (readonly [number, number])[]): Part[] => at.map(([x, y]) => place(coin, x, y, 0.5));
const splash = 'M20 50l-6-6M64 50l7-6M42 46v-6M30 47l-2-6M54 47l3-6';

const scenes: Readonly<Record<Performance, () => readonly Part[]>> = {
  "Queen's Largesse": () => [
    ground,
    actor('Dot from Accounts', ['Borrowed Finery', 'Brocade Bodice', 'Trailing Gown'], 21, 0),
    ...gold([12, 14], [20, 34], [8, 46], [66, 12], [74, 30], [66, 48]),
  ],
  'Tithe Day': () => [
    ground,
    ...[0, 1, 2].flatMap((i) => [place(person(i * 2 + 1), 11 + i * 16, 12, 0.86), ...gold([11 + i * 16, 8])]),
    place(purse, 52, 16, 0.8),
    lines('M19 8h4M35 8h4M51 8h6l4 4', 1.6),
  ],
  'North Wind': () => [
    sky('seat-4'),
    outline('M4 34Q-2 22 8 16Q10 4 24 6Q38 2 40 16Q48 22 42 32Q36 44 22 42Q8 44 4 34Z', 'card'),
    lines('M18 18h.1M32 18h.1', 4),
    lines('M14 12q4-3 7 0M29 12q4-3 7 0', 1.6),
    outline('M28 28a5 5 0 1 0 10 0a5 5 0 1 0-10 0z', 'madder'),
    lines('M44 24Q58 18 78 24M44 32Q60 28 72 36M42 40Q58 40 66 50', 1.8),
    place(head.bonnet, 40, 4, 0.5, { turn: 24 }),
  ],
  'Turning Wheel': () => [
    ground,
    outline('M36 60L42 30L48 60Z', 'wood-2'),
    outline(circle(42, 32, 23), 'wood'),
    outline(circle(42, 32, 16), 'card'),
    lines('M42 9V55M19 32H65M26 16L58 48M58 16L26 48', 2),
    outline(circle(42, 32, 5), 'weld'),
    place(head.tricorne, 25, 2, 0.28),
    place(head.capAndBells, 50, 16, 0.28),
    place(head.mobCap, 0, 16, 0.28),
  ],
  'Carousel of Cloaks': () => [
    ground,
    lines('M42 18V58', 4),
    hung(chest.mantle, 18, 27, 0.34),
    hung(chest.coat, 42, 30, 0.34),
    hung(chest.doublet, 66, 27, 0.34),
    outline(
      'M42 3Q54 16 80 20Q74 27 67 22Q61 29 55 23Q48 30 42 23Q36 30 29 23Q23 29 17 22Q10 27 4 20Q30 16 42 3Z',
      'madder',
    ),
    outline('M42 4V-1L50 1Z', 'weld'),
  ],
  'Muddy Lane': () => [
    actor('Cousin Marv', ['Visored Helm', 'Velvet Breeches', 'Ermine Mantle'], 21, 0),
    outline('M3 55Q10 46 22 51Q32 45 42 51Q52 45 62 51Q74 46 81 55Q70 63 42 63T3 55Z', 'wood-2', 'fine'),
    lines(splash, 2.2),
    lines('M36 30h.1M48 36h.1M40 42h.1M46 24h.1', 3.5),
  ],
  'Fresh Stock': () => [
    lines('M4 10H80M8 10V62M76 10V62', 3.5),
    ...[chest.kirtle, chest.coat, chest.doublet].map((piece, i) => hung(piece, 21 + i * 22, 17, 0.42)),
    lines('M21 10v4M43 10v4M65 10v4', 1.8),
    outline('M2 59H14V63H2ZM70 59H82V63H70Z', 'wood'),
    place(head.hennin, 24, 30, 0.3, { turn: 30 }),
  ],
  'Scrambled Scripts': () => [
    scroll(22, 26, 0.9, -16),
    scroll(60, 24, 0.9, 14),
    scroll(42, 38, 0.9, -3),
    lines('M6 48Q20 66 42 62M78 46Q70 58 58 61', 2),
    lines('M36 58l7 4-5 5M74 44l4 2-1 6', 2),
  ],
  'Encore!': () => [
    sky('wood-2'),
    actor('Skater June', ['Bells and Sneakers', 'Motley Doublet', 'Two-Tone Hose'], 22, 3),
    ...curtain,
    heart(14, 52, 0.8),
    heart(68, 54, 0.8),
    heart(58, 58, 0.6),
  ],
  'Alms for the Shabby': () => [
    ground,
    actor('Professor Pim', [], 6, 0),
    outline('M48 44H76Q75 60 62 60T48 44Z', 'wood-2'),
    detail('M46 41H78V46H46Z', 'wood-2'),
    ...gold([62, 14], [56, 28], [66, 37]),
  ],
  "Tailor's Hour": () => [
    place([outline('M-3 4L-6-30L0-36L3 0Z', 'seat-5'), lines(circle(-7, 14, 8), 3.5)], 34, 38, 1, { turn: 24 }),
    place([outline('M-3 4L-6-30L0-36L3 0Z', 'seat-5'), lines(circle(-7, 14, 8), 3.5)], 38, 38, 1, {
      turn: -24,
      flip: true,
    }),
    outline('M58 14H78V40H58ZM56 10H80V15H56ZM56 39H80V44H56Z', 'wood'),
    { d: 'M59 16H77V38H59Z', dye: 'madder', hatch: 'fine', w: 1.2 },
    lines('M77 36Q84 54 62 54T24 60', 1.4),
    lines('M24 60L6 56', 2.5),
  ],
  'Laundry Day': () => [
    ground,
    lines('M2 12Q42 18 82 12', 1.8),
    hung(chest.tShirt, 18, 17, 0.42),
    hung([place(legs.slops, 0, -36)], 44, 18, 0.44),
    hung([place(legs.twoTone, 0, -36)], 67, 16, 0.44),
    lines('M10 12v7M26 13v7M38 14v6M50 14v6M62 13v6M72 12v6', 2.4),
    lines('M20 50v4M46 48v5M68 48v5M56 50v3', 1.4),
  ],
  'Toll Gate': () => [
    ground,
    outline('M10 22H24V60H10Z', 'wood'),
    outline('M6 22L17 10L28 22Z', 'madder'),
    outline('M20 30H80V38H20Z', 'card'),
    { d: 'M30 30H38L34 38H26ZM48 30H56L52 38H44ZM66 30H74L70 38H62Z', dye: 'madder', w: 1.2 },
    lines('M76 38V58', 3),
    place(coin, 52, 14, 0.9),
  ],
  'Fashion Truce': () => [
    hung(chest.tShirt, 42, 18, 0.72),
    { d: 'M42 3a29 29 0 1 0 .1 0zM42 8a24 24 0 1 1-.1 0z', dye: 'madder', w: 1.2, open: true },
    { d: 'M23 14L63 47L61 51L21 18Z', dye: 'madder', w: 1.2 },
  ],
  'Bargain Bell': () => [
    place(bell, 36, 32, 1.25, { turn: 16 }),
    lines('M8 20Q4 32 10 42M14 24Q11 31 15 38M62 14Q70 22 68 34M56 18Q61 24 60 31', 1.8),
    outline('M54 52L60 44H80V60H60Z', 'card'),
    lines('M63 52h5', 2.4),
    figure(1, 74, 52, 0.7),
  ],
  "Queen's Colours": () => [
    ground,
    lines('M10 4V60M38 2V60M64 4V60', 2.5),
    outline('M10 6L30 12L25 18L30 26L10 30Z', 'madder'),
    outline('M38 4L58 10L53 17L58 25L38 30Z', 'woad'),
    outline('M64 6L82 12L77 18L82 26L64 30Z', 'verdigris'),
    place(head.coronet, 4, 27, 0.56),
  ],
  'Merchant Venture': () => [
    sky('seat-4'),
    lines('M42 6V46', 3),
    outline('M42 8Q66 12 64 34Q52 30 42 36Z', 'card'),
    outline('M40 12Q22 16 20 34Q30 30 40 36Z', 'card'),
    outline('M42 2L54 5L42 9Z', 'madder'),
    outline('M12 42H74Q70 58 56 58H26Q16 56 12 42Z', 'wood'),
    lines('M26 50h.1M38 50h.1M50 50h.1M62 50h.1', 4),
    { d: 'M0 58Q7 52 14 58T28 58T42 58T56 58T70 58T84 58V64H0Z', dye: 'woad', w: 1.8 },
  ],
  'The Cursed Ruff': () => [
    sky('plum'),
    place(ruff, 42, 36, 1.15),
    outline('M32 31L40 35L34 38ZM52 31L44 35L50 38Z', 'weld'),
    lines('M20 14Q16 8 22 4M42 16Q38 8 44 4M64 14Q60 8 66 4', 2),
    lines('M30 44l3 3 3-3 3 3 3-3 3 3 3-3 3 3 3-3', 1.6),
  ],
  'Ballad of the Turnip': () => [place(turnip, 40, 36, 0.95), note(68, 20), note(72, 48), note(12, 24)],
  'Visiting Dignitary': () => [
    ground,
    actor('Cousin Marv', ['Plumed Tricorne', 'Ermine Mantle', 'Two-Tone Hose', 'Curly Bell Shoes'], 4, -1),
    bubble(64, 16, 'M-11-3q3-4 5 0t5 0 5 0 5 0M-11 4q3-4 5 0t5 0'),
    outline('M50 44H74V60H50Z', 'wood-2'),
    lines('M58 44V40H66V44M50 52H74', 2),
  ],
  'Living Statue': () => [
    actor('Professor Pim', ['Suit of Plate', 'Tourney Sword', 'Heraldic Shield', 'Feathered Bonnet'], 22, -4, {
      scale: 0.32,
    }),
    outline('M26 48H60V54H26ZM22 54H64V62H22Z', 'card', 'fine'),
    outline('M68 58Q64 50 70 46Q70 40 75 42L79 44L76 46Q80 56 74 60L82 62H70Z', 'seat-5'),
    lines('M74 44h.1', 1.8),
    lines('M10 20v8M6 24h8M74 14v8M70 18h8', 1.6),
  ],
  'Rhyme for a Farthing': () => [
    scroll(34, 32, 1.3, -5),
    place([outline(head.feather, 'card'), lines('M-8 10L20-28', 1.4)], 56, 44, 1.1),
    ...gold([72, 52]),
  ],
  'Baroque Insult': () => [
    ground,
    place(person(3), 11, 8, 0.96),
    place(person(2), 74, 8, 0.96),
    bubble(42, 16, 'M-12-4l5 6M-7-4l-5 6M0-5v4M0 3h.1M6-4q4-3 6 1t-4 5-5-4'),
    lines('M54 36l7-3M54 42h8', 1.6),
  ],
  "Hawker's Cry": () => [
    lines('M42 12V2M26 16L20 8M58 16L64 8M16 28L6 26M68 28L78 26', 1.8),
    place(legs.clogs, -5, -92, 0.78),
    outline('M16 46H68L74 56H10Z', 'madder'),
    outline('M6 54H78V62H6Z', 'wood'),
  ],
  'Bows All Round': () => [
    ground,
    actor('Dot from Accounts', ['Plumed Tricorne', "Captain's Coat", 'Striped Slops'], 18, 1, {
      scale: 0.32,
      turn: 25,
    }),
    actor('Skater June', ['Mob Cap', 'Brocade Bodice', 'Petal Skirt'], 66, 1, { scale: 0.32, flip: true, turn: -25 }),
  ],
  "Monks' Round": () => [
    ground,
    ...[24, 60].flatMap((x, i) => [
      place(
        [
          outline('M-18 62Q-18 30-10 22H10Q18 30 18 62Z', 'wood-2', i ? 'fine' : undefined),
          outline('M-14 26Q-16 2 0 0Q16 2 14 26Q0 34-14 26Z', 'wood-2'),
          outline('M-8 20Q-8 8 0 8T8 20Q4 26 0 26T-8 20Z', 'skin'),
          lines('M-3 15h.1M3 15h.1', 2.2),
          lines('M-2 20a2 2.400 0 1 0 4 0a2 2.400 0 1 0-4 0z', 1.2),
          lines('M-6 34L0 62L6 34', 1.6),
        ],
        x,
        4,
        0.92,
      ),
    ]),
    note(42, 16),
    note(74, 14),
    note(8, 16),
  ],
  'Gargoyle Face': () => [
    outline(
      'M12 22Q2 10 6 2Q18 4 24 12H60Q66 4 78 2Q82 10 72 22Q76 44 60 56Q42 64 24 56Q8 44 12 22Z',
      'seat-5',
      'fine',
    ),
    detail(circle(30, 24, 8) + circle(54, 24, 8), 'on-dye'),
    lines('M32 25h.1M52 25h.1', 5),
    lines('M20 16L36 20M64 16L48 20', 3),
    outline('M22 40Q42 32 62 40Q58 52 42 52T22 40Z', 'soot'),
    outline('M36 44Q42 40 48 44V58Q42 64 36 58Z', 'madder'),
    detail('M26 40L29 47L32 38ZM58 40L55 47L52 38Z', 'on-dye'),
    lines('M38 30q4-3 8 0', 2),
  ],
  'Swoon on Demand': () => [
    ground,
    actor('Dot from Accounts', ['Veiled Hennin', 'Brocade Bodice', 'Trailing Gown'], 4, 36, { scale: 0.35, turn: -52 }),
    heart(62, 12, 1.2),
    heart(74, 28, 0.8),
    heart(50, 8, 0.7),
  ],
  'Quick-Change Act': () => [
    outline('M6 20L28 16V62L6 58ZM28 16L52 20V58L28 62Z', 'seat-4', 'dots'),
    outline('M52 20L74 16V62L52 58Z', 'seat-4', 'dots'),
    place(head.capAndBells, 20, -1, 0.3, { turn: -14 }),
    hung(chest.doublet, 64, 6, 0.28, 24),
    place(legs.bellShoes, -6, -40, 0.32, { turn: -8 }),
    lines('M30 10l-2-6M52 12l3-7M12 16l-5-3', 1.6),
  ],
  "Seer's Patter": () => [
    sky('woad'),
    place(hand.orb, 42, 50, 1.3),
    detail(head.star(14, 18, 7) + head.star(70, 16, 8) + head.star(74, 44, 5) + head.star(12, 46, 5), 'weld'),
  ],
  'Royal Proclamation': () => [
    scroll(50, 34, 1.25),
    outline('M4 22L30 8V34L4 26Z', 'weld'),
    lines('M4 24H1M34 10l5-4M35 20h6M34 30l5 4', 1.8),
    outline(circle(60, 52, 6), 'madder'),
    place(legs.trainers, 30, -10, 0.3),
  ],
  'Court Painter': () => [
    lines('M22 62L34 4M62 62L50 4M42 4V60', 2.5),
    outline('M20 8H64V48H20Z', 'card'),
    place(
      [
        place(head.coronet, 0, 0),
        outline('M43 50Q60 43 77 50Q78 72 60 73Q42 72 43 50Z', 'skin'),
        lines('M53 56h.1M67 56h.1', 4),
        lines('M54 65q6 4 12 0', 2),
      ],
      8,
      3,
      0.56,
    ),
    outline('M16 49H68V53H16Z', 'wood'),
    outline('M66 30Q82 26 82 40Q80 50 70 48Q66 46 68 42Q70 38 66 36Q62 32 66 30Z', 'wood'),
    ball(76, 36, 'madder'),
  ],
  'Bard Against Bard': () => [luteAt(26, 40, 30), luteAt(58, 40, -30), note(12, 20), note(74, 20)],
  'Dying in Style': () => [
    ground,
    actor('Professor Pim', ["Captain's Coat", 'Striped Slops', 'Cuffed Sea Boots'], 6, 62, { scale: 0.38, turn: -86 }),
    place(hand.sword, 42, 12, 0.55, { turn: 176 }),
    bubble(16, 14, 'M-11-3h3M-2-3h3M7-3h3M-11 3h10'),
  ],
  'Catwalk Quarrel': () => [
    outline('M30 60L38 34H46L54 60Z', 'madder'),
    actor('Skater June', ['Starry Pointed Hat', 'Windbreaker', 'Petal Skirt'], 1, 0),
    actor('Cousin Marv', ['Veiled Hennin', 'Suit of Plate', 'Flip-Flops'], 83, 0, { flip: true }),
    lines('M42 8v10M38 24l4-4 4 4', 1.8),
  ],
  'Practice Makes Passable': () => [
    ground,
    actor('Dot from Accounts', ['Motley Doublet', 'Two-Tone Hose', 'Curly Bell Shoes'], 21, 4, { scale: 0.34 }),
    lines('M26 36Q20 6 42 5T60 36', 1.2),
    ball(24, 22, 'madder'),
    ball(33, 8, 'woad'),
    ball(52, 8, 'weld'),
    place(turnip, 62, 22, 0.28),
  ],
  'Stay in Character': () => [
    place(
      [
        outline('M-17-20Q0-14 17-20V2Q15 20 0 23Q-15 20-17 2Z', 'card'),
        lines('M-11-6q4 4 7 0M4-6q4 4 7 0M-9 13q9-10 18 0', 2.4),
      ],
      57,
      27,
      1.05,
      { turn: 12 },
    ),
    place(
      [
        outline('M-17-20Q0-14 17-20V2Q15 20 0 23Q-15 20-17 2Z', 'weld'),
        lines('M-11-5q4-5 7 0M4-5q4-5 7 0', 2.4),
        outline('M-10 4H10Q8 15 0 15T-10 4Z', 'soot'),
      ],
      29,
      36,
      1.05,
      { turn: -10 },
    ),
  ],
  'Vow of Hush': () => [
    outline('M14 40Q14 8 42 8T70 40Q70 62 42 62T14 40Z', 'skin'),
    lines('M24 24q5-4 10 0M50 24q5-4 10 0', 2),
    lines('M30 31h.1M54 31h.1', 5),
    outline('M26 46Q42 40 58 46Q42 56 26 46Z', 'madder'),
    outline('M38 64V36Q38 31 42 31T46 36V64Z', 'skin'),
    lines('M39 44h6', 1.4),
  ],
  'Three Passes': () => [
    ...[-52, 52].map((turn) =>
      place(
        [outline('M-2.500-46H2.500V44H-2.500ZM-2.500-46L0-56L2.500-46Z', turn < 0 ? 'woad' : 'madder')],
        42,
        33,
        0.9,
        { turn },
      ),
    ),
    place(hand.shield, 42, 27, 0.9),
  ],
  'Odds or Evens': () => [fingers(3, 'madder', 8, 10, 1.25), fingers(2, 'woad', 46, 10, 1.25)],
  'Tallest Alone': () => [
    fingers(1, 'woad', 2, 20, 1.05),
    fingers(3, 'madder', 29, 2, 1.1),
    fingers(2, 'plum', 58, 20, 1.05),
    outline('M4 62H80V64H4Z', 'wood'),
  ],
  'Pea and Three Thimbles': () => [
    outline('M2 48H82L78 60H6Z', 'wood', 'fine'),
    place(thimble, 18, 36, 1.1),
    place(thimble, 44, 22, 1.1, { turn: -16 }),
    place(thimble, 68, 36, 1.1),
    outline(circle(44, 46, 5), 'verdigris'),
    lines('M28 20Q34 10 40 8M60 20Q56 10 50 8', 1.6),
  ],
  'Unblinking Owls': () => [
    owlAt(22, 24),
    owlAt(62, 24),
    outline('M0 53H84V60H0Z', 'wood-2'),
    lines('M42 14V8M38 15L35 10M46 15L49 10', 1.6),
  ],
  'Share the Pie': () => [
    outline('M34 33L54 15A27 27 0 1 0 54 51Z', 'weld'),
    { d: 'M34 33L49 19.500A20.500 20.500 0 1 0 49 46.500Z', dye: 'plum', w: 1.2 },
    lines('M22 20L44 42M16 29L34 47M34 33L20 47M40 26L26 12M28 26L14 38', 2.4),
    outline('M54 33L74 15Q84 33 74 51Z', 'weld'),
    { d: 'M60 33L73 21Q78 33 73 45Z', dye: 'plum', w: 1.2 },
  ],
  'Sealed Bids': () => [
    outline('M6 18H56V54H6Z', 'card'),
    lines('M6 18L31 40L56 18', 2),
    outline(circle(31, 40, 7), 'madder'),
    place(
      [outline('M-3-2H3V34H-3Z', 'wood'), outline('M-14-16H14V0H-14Z', 'wood-2'), lines('M-9-16V0M9-16V0', 1.6)],
      64,
      24,
      0.95,
      { turn: 30 },
    ),
    ...gold([70, 58]),
  ],
  'Best-Dressed Ribbon': () => [
    place(rosette('madder'), 20, 3, 1.12),
    lines('M42 18v12M38 20l4-3', 2.6),
    lines('M10 14v8M6 18h8M72 12v8M68 16h8M76 46v8M72 50h8', 1.6),
  ],
  'Name That Garb': () => [
    sky('plum'),
    place(dummy, 22, 1, 0.34),
    lines('M36 24Q36 16 42 16T48 23Q48 28 42 31V36', 4),
    lines('M42 43h.1', 5),
    ...[12, 72].map((x, i) => place([outline('M-7-9H7V9H-7Z', 'card')], x, 30, 1, { turn: i ? 12 : -12 })),
  ],
  'Tangled Tongue': () => [
    outline('M8 16Q42-2 76 16Q72 40 42 42T8 16Z', 'soot'),
    detail('M16 14Q42 4 68 14L66 20Q42 12 18 20Z', 'on-dye'),
    outline(
      'M30 34Q42 24 54 34Q56 44 46 48Q34 50 36 56Q44 64 56 58L54 50Q60 44 64 52Q68 64 50 65Q28 68 27 56Q26 46 38 43Q32 40 30 34Z',
      'madder',
    ),
    lines('M8 16Q4 14 2 18M76 16Q80 14 82 18', 2.5),
  ],
  "Juggler's Pattern": () => [
    lines('M6 50Q10 4 42 6T78 50', 1.2),
    ball(9, 40, 'madder'),
    outline(head.star(22, 18, 8), 'weld'),
    lines(circle(42, 8, 6), 3),
    outline('M58 12Q66 8 68 18L62 28L58 26Z', 'woad'),
    ball(76, 40, 'madder'),
    fingers(4, 'weld', 14, 42, 0.6),
    fingers(4, 'madder', 56, 42, 0.6),
  ],
  'Snatch the Banner': () => [
    lines('M42 2V60', 3),
    outline('M42 4L72 8L66 16L72 24L42 30Z', 'madder'),
    detail(head.star(54, 17, 6), 'weld'),
    place([fingers(4, 'woad', -12, -20)], 22, 42, 0.85, { turn: 36 }),
    place([fingers(4, 'verdigris', -12, -20)], 64, 44, 0.85, { turn: -36 }),
    ground,
  ],
};
export const performanceNames = Object.keys(scenes) as readonly Performance[];

const drawn = new Map<Performance, readonly Part[]>();
export function vignette(performance: Performance): readonly Part[] {
  let parts = drawn.get(performance);
  if (!parts) drawn.set(performance, (parts = scenes[performance]()));
  return parts;
}

/** Where the board prints a handbill's title and its words, as [x, y, width, height]. */
export const handbillRoom = { title: [8, 6, 84, 20], words: [8, 100, 84, 34] } as const;
const bill: Part[] = [
  outline('M3 5L22 3L48 5L76 3L97 4L98 70L96 137L70 136L44 138L22 136L4 137L2 60Z', 'card'),
  lines('M7 28H93M7 97H93', 1.2),
  lines('M7 30H93M7 99H93', 0.8),
];
const printed: Part = lines('M14 106H86M14 113H80M14 120H86M14 127H60', 1.6);
/** A Performance, 100 by 140: room for its title above its picture, and below for its words, or lines that stand for them. */
export const handbill = (performance: Performance, hasWords = true): Part[] => [
  ...bill,
  place(vignette(performance), 8, 32),
  ...(hasWords ? [printed] : []),
];
