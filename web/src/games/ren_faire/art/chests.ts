// SPDX-License-Identifier: Apache-2.0
// What is worn on the chest, sleeves and all.
import { circle, detail, lines, outline, type Dye, type Part, type Stroke } from '../../../lib/art/parts';
import { arm, gleam, mirrored, pair, torso } from './measures';

const half = 'M60 79L51 76Q45 77 43 80L46 100L44 119H60Z';
const cuff = (dye: Dye): Stroke => outline('M27 95L21 101L29 111L36 104Z', dye);
const puff = (dye: Dye, hatch?: 'fine' | 'cross'): Stroke =>
  outline('M50 77Q38 75 33 86Q30 96 36 101Q44 104 49 94Z', dye, hatch);
/** The crossing threads of a tartan. */
export const tartan = (d: string): Stroke => ({ d, open: true, w: 1.6 });

export const doublet: Part[] = [
  outline(arm, 'madder'),
  mirrored([outline(arm, 'weld')]),
  ...pair(lines('M36 87l10 8M31 92l9 9', 1.2), cuff('verdigris')),
  outline(half, 'weld'),
  mirrored([outline(half, 'madder')]),
  { d: 'M53 86L57 93L53 100L49 93ZM53 101L57 108L53 115L49 108Z', dye: 'madder', w: 1 },
  { d: 'M67 86L71 93L67 100L63 93ZM67 101L71 108L67 115L63 108Z', dye: 'weld', w: 1 },
  outline('M46 76L60 72L74 76L80 86L71 83L66 91L60 83L54 91L49 83L40 86Z', 'verdigris'),
  lines('M40 87h.1M54 92h.1M66 92h.1M80 87h.1', 4.5),
];
export const bodice: Part[] = [
  ...pair(outline(arm, 'card'), puff('seat-4'), lines('M39 79Q36 88 38 100M44 78Q42 90 44 100', 1.2)),
  outline('M51 76Q45 77 43 80L47 100L45 112L60 119L75 112L73 100L77 80Q75 77 69 76L60 79Z', 'seat-4'),
  outline('M52 82H68L60 118Z', 'card'),
  lines('M54 88h12M55 94h10M57 100h6M58 106h4', 1.2),
  lines('M48 92q3-3 0-6M49 104q3-3 0-6M72 92q-3-3 0-6M71 104q-3-3 0-6', 1.2),
  outline('M46 82Q38 80 42 74Q44 69 50 71Q60 76 70 71Q76 69 78 74Q82 80 74 82Q60 87 46 82Z', 'card'),
  lines('M45 74l4 6M52 74l2 7M60 76v7M68 74l-2 7M75 74l-4 6', 1),
];
export const mantle: Part[] = [
  ...pair(outline(arm, 'plum'), cuff('card')),
  outline('M46 78Q36 84 34 104L32 127Q40 130 45 126L49 100H71L75 126Q80 130 88 127L86 104Q84 84 74 78Z', 'plum'),
  outline('M47 84H73L74 119H46Z', 'plum', 'fine'),
  lines('M60 96V119', 1.2),
  outline('M52 74Q38 78 33 96Q46 104 60 100Q74 104 87 96Q82 78 68 74Q60 80 52 74Z', 'card'),
  lines('M44 84v4M52 92v4M41 94v3M60 86v4M60 95v3M68 92v4M76 84v4M79 94v3', 2.4),
  lines('M52 79Q60 88 68 79', 2),
  detail(circle(60, 86, 4), 'weld'),
];
export const coat: Part[] = [
  outline('M46 100L37 127Q42 130 46 126L50 104ZM74 100L83 127Q78 130 74 126L70 104Z', 'soot'),
  ...pair(outline(arm, 'soot'), outline('M31 89L19 99L29 112L39 103Z', 'madder'), lines('M26 101h.1M30 106h.1', 2.4)),
  outline(torso, 'soot'),
  outline('M54 77H66L68 119H52Z', 'madder'),
  outline('M52 76L42 82L47 94L54 104L56 84ZM68 76L78 82L73 94L66 104L64 84Z', 'soot'),
  outline('M55 76H65L64 84L68 90L60 96L52 90L56 84Z', 'card'),
  lines('M57 84h6M56 89h8', 1),
  { d: circle(51, 110, 2) + circle(69, 110, 2) + circle(48, 90, 2) + circle(72, 90, 2), dye: 'weld', w: 1 },
];
export const sash: Part[] = [
  ...pair(outline(arm, 'card'), lines('M38 84Q40 92 38 98', 1), cuff('card')),
  outline(torso, 'card'),
  lines('M60 80V90M57 83l6 4M63 83l-6 4', 1.2),
  outline('M73 108L88 134L79 140L72 118Z', 'madder', 'cross'),
  outline('M43 80L52 75L76 107V119H67Z', 'madder'),
  tartan('M47 78L73 116M43 88L56 80M51 98L64 91M60 109L72 101'),
  detail(circle(49, 81, 4.5), 'weld'),
];
export const kirtle: Part[] = [
  ...pair(outline(arm, 'card'), puff('card'), lines('M38 82q4 8 0 16M44 80q3 8 0 18M25 101l6 6', 1)),
  outline('M51 76Q45 77 43 80L47 100L44 119H76L73 100L77 80Q75 77 69 76L60 79Z', 'card'),
  lines('M46 82Q53 88 60 83Q67 88 74 82', 1.2),
  outline('M44 88Q52 93 60 88Q68 93 76 88L74 100L78 119H42L46 100Z', 'wood-2'),
  outline('M55 90L60 88L65 90V116H55Z', 'card'),
  lines('M55 92L65 98L55 104L65 110L55 116M65 92L55 98L65 104L55 110L65 116', 1.4),
];
export const cuirass: Part[] = [
  ...pair(
    outline(arm, 'seat-5'),
    lines('M26 98l7 8', 1.2),
    outline(circle(34, 96, 6), 'seat-5'),
    outline('M50 75Q36 71 32 86Q34 92 40 91Q48 90 50 84Z', 'seat-5'),
    lines('M34 85Q42 84 49 80M36 79Q42 80 48 76', 1.2),
  ),
  outline('M45 106L42 119Q60 122 78 119L75 106Z', 'seat-5'),
  lines('M44 111Q60 115 76 111M43 115Q60 119 77 115', 1.2),
  outline('M51 76Q46 78 45 84Q43 98 47 106Q60 112 73 106Q77 98 75 84Q74 78 69 76Q60 82 51 76Z', 'seat-5'),
  { d: 'M60 80Q70 80 75 84Q77 98 73 106Q66 110 60 109Z', hatch: 'steep', open: true },
  gleam(
    'M49 86Q47 96 50 103Q52 94 53 85ZM33 83Q36 77 42 76Q37 79 36 85ZM84 83Q81 77 78 77L83 86ZM47 108L46 112L58 114V112Z',
  ),
  lines('M60 80V109', 1.4),
];
const wing = 'M48 86Q40 52 10 44Q0 52 6 66Q10 76 20 80Q8 88 10 98Q16 106 28 102Q42 96 48 92Z';
export const wings: Part[] = [
  ...pair(outline(wing, 'card'), lines('M46 86Q32 64 12 52M44 88Q30 78 14 72M42 92Q28 90 16 96', 1), {
    d: circle(18, 57, 4) + circle(17, 94, 3),
    dye: 'weld',
    w: 1,
  }),
  ...pair(outline(arm, 'verdigris'), lines('M36 88l8 8M30 93l8 8', 1)),
  outline(
    'M51 76Q45 77 43 80L46 99L42 114L49 119L54 114L60 119L66 114L71 119L78 114L74 99L77 80Q75 77 69 76L60 79Z',
    'verdigris',
  ),
  lines('M60 84V112M60 92l8-6M60 92l-8-6M60 101l9-6M60 101l-9-6M60 109l8-5M60 109l-8-5', 1.2),
];
const shortSleeve = 'M47 79Q38 80 33 89L29 94L38 103L50 94Z';
export const tShirt: Part[] = [
  ...pair(outline(shortSleeve, 'madder'), lines('M31 95l7 6', 1.2)),
  outline(torso, 'card'),
  { d: 'M51 76L60 79L69 76L66 82Q60 86 54 82Z', dye: 'madder', w: 1.2 },
  lines('M52 90v10M50 90h4M50 100h4', 2),
  detail('M64 101Q56 95 57 91Q60 87 64 91Q68 87 71 91Q72 95 64 101Z', 'madder'),
  lines('M50 106h20M50 111h14', 2),
];
export const windbreaker: Part[] = [
  ...pair(outline(arm, 'plum'), { d: 'M36 85L29 92L39 102L46 95Z', dye: 'weld', w: 1.2 }, cuff('plum')),
  outline(torso, 'seat-4'),
  { d: 'M44 86L60 100L76 86L77 80Q75 77 69 76L60 79L51 76Q45 77 43 80Z', dye: 'plum', w: 1.2 },
  { d: 'M44 87L60 101L76 87L75 95L60 109L45 95Z', dye: 'weld', w: 1.2 },
  lines('M60 80V119', 2),
  lines('M45 114H75M48 114v5M53 114v5M67 114v5M72 114v5', 1.2),
  outline('M50 80L52 71Q60 76 68 71L70 80L60 84Z', 'plum'),
];
export const trackTop: Part[] = [
  ...pair(outline(arm, 'verdigris'), lines('M43 80L25 99M46 82L28 101', 2), cuff('card')),
  outline(torso, 'verdigris'),
  { d: 'M44 113H76V119H44Z', dye: 'card', w: 1.2 },
  lines('M60 80V119M66 92h7', 1.8),
  outline('M51 80L53 72Q60 77 67 72L69 80L60 84Z', 'card'),
];
