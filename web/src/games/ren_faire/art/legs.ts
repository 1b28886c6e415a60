// SPDX-License-Identifier: Apache-2.0
// What is worn on legs and feet. Hems stop above the shoes.
import { circle, detail, lines, outline, place, type Dye, type Part, type Stroke } from '../../../lib/art/parts';
import { tartan } from './chests';
import { star } from './heads';
import { foot, gleam, hose, leg, mirrored, pair } from './measures';

const belt = (dye: Dye): Stroke => outline('M44 113H76V118H44Z', dye);
const stocking = (dye: Dye): Stroke => outline('M46 138H60L59 162H47Z', dye);

const petal = 'M0 0Q-13 14-8 30Q0 38 8 30Q13 14 0 0Z';
const petals = (dye: Dye, y: number, xs: readonly [number, number][]): Part[] =>
  xs.map(([x, turn]) => place([outline(petal, dye), lines('M0 10V28', 1)], x, y, 1, { turn }));
export const petalSkirt: Part[] = [
  ...petals('seat-4', 116, [
    [46, 32],
    [74, -32],
    [53, 12],
    [67, -12],
  ]),
  ...petals('verdigris', 111, [
    [47, 22],
    [73, -22],
    [60, 0],
  ]),
  outline('M44 112Q60 120 76 112V118Q60 127 44 118Z', 'verdigris'),
  lines('M52 118h.1M60 120h.1M68 118h.1', 3),
];
const hoseLeg = 'M44 114H60V128L59 162H47Z';
export const twoTone: Part[] = [
  outline(hoseLeg, 'madder'),
  mirrored([outline(hoseLeg, 'weld')]),
  { d: 'M52 124L56 131L52 138L48 131ZM53 139L57 146L53 153L49 146Z', dye: 'weld', w: 1 },
  { d: 'M68 124L72 131L68 138L64 131ZM67 139L71 146L67 153L63 146Z', dye: 'madder', w: 1 },
  ...pair(lines('M46 141L40 144', 1.2), outline(circle(40, 146, 3.5), 'weld')),
  outline('M44 113H76L73 121L67 117L60 124L53 117L47 121Z', 'verdigris'),
];
export const gown: Part[] = [
  outline('M74 130Q84 150 98 162Q101 170 94 174H84Q80 170 78 160Z', 'seat-4', 'fine'),
  outline('M45 113Q42 140 28 160Q44 164 60 161Q76 164 92 160Q78 140 75 113Z', 'seat-4'),
  outline('M55 115L48 161Q60 164 72 161L65 115Z', 'card'),
  lines('M54 140q6 4 12 0M52 150q8 4 16 0M60 122l3 5-3 5-3-5z', 1.2),
  lines('M44 122Q44 144 36 158M76 122Q76 144 84 158', 1.2),
  detail('M30 156Q44 160 48 157L48 161Q40 163 28 160ZM90 156Q76 160 72 157L72 161Q80 163 92 160Z', 'weld'),
  belt('weld'),
];
export const breeches: Part[] = [
  ...pair(stocking('card')),
  ...pair(outline('M46 115Q34 118 36 132Q38 142 48 142Q60 142 60 130V116Z', 'plum')),
  ...pair({
    d: 'M46 116Q40 130 44 141L48 142Q45 130 50 116ZM54 116Q52 130 53 141L57 139Q57 128 58 116Z',
    dye: 'weld',
    w: 1,
  }),
  ...pair(outline('M45 139H59V144H45Z', 'weld'), lines('M45 144l-5 4M45 142l-6 0', 1.6)),
  belt('soot'),
];
const slop = 'M44 114H60V127L57 148Q48 152 38 147Q38 132 44 114Z';
export const slops: Part[] = [
  ...pair(outline(slop, 'card'), {
    d: 'M42 121H60V127H40.500ZM39 133H59L58 139H38.500ZM38 144H57.500L57 148Q48 152 38 147Z',
    dye: 'madder',
    w: 1.2,
  }),
  belt('soot'),
  detail('M56 112H64V119H56Z', 'weld'),
];
export const robe: Part[] = [
  outline('M45 113L36 158Q60 166 84 158L75 113Z', 'woad'),
  { d: 'M70 114L75 114L84 158L74 161Z', hatch: 'steep', open: true },
  detail('M38 148Q60 156 82 148L84 158Q60 166 36 158Z', 'weld'),
  lines('M43 152v6l4-4M51 154v6M51 157l4-2M59 155l3 5M62 155l-3 5M68 154v6l4-6v6M77 152v5', 1.3),
  detail(star(52, 130, 5) + star(66, 138, 5) + star(63, 124, 3), 'weld'),
  outline('M44 113H76L74 119H46Z', 'plum'),
  lines('M58 117L55 136M61 117L62 134', 2),
];
export const plateLegs: Part[] = [
  ...pair(
    outline(leg, 'seat-5'),
    gleam('M48 124H51L52 132H49ZM49 148H51V158H50Z'),
    lines('M45 124H60M46 152H59M47 157H59', 1.2),
    outline('M44 134Q52 129 61 134L60 144Q52 149 45 144Z', 'seat-5'),
    gleam('M48 137Q52 134 55 136L54 138Q51 137 48 140Z'),
  ),
  outline('M43 113H77L74 124L60 128L46 124Z', 'seat-5'),
  lines('M44 118H76M60 114V127', 1.2),
];
export const kilt: Part[] = [
  ...pair(
    stocking('card'),
    lines('M47 150l11-6M47 156l11-6M48 144l9 6M47 150l11 7', 1),
    outline('M46 141H60V146H46Z', 'verdigris'),
  ),
  outline('M45 114L38 138Q60 144 82 138L75 114Z', 'madder'),
  tartan('M43 123Q60 127 77 123M40 132Q60 137 80 132M50 116L46 139M60 116V141M70 116L74 139'),
  { d: 'M55 116L53 140M65 116L67 140', open: true, w: 0.8 },
  belt('soot'),
  outline('M54 119H66V130Q60 135 54 130Z', 'card'),
  lines('M56 131v6M60 132v7M64 131v6', 2),
];
export const cargos: Part[] = [
  outline('M44 114H76L77 142H62L60 128L58 142H43Z', 'wood'),
  ...pair(detail('M41 126H51V138H41Z', 'wood'), lines('M41 130H51M46 130v2M52 118q0 5-7 6', 1.2)),
  lines('M60 117V128', 1.2),
  belt('wood-2'),
];
export const jeans: Part[] = [
  outline(hose, 'woad', 'fine'),
  ...pair(
    detail('M48 140L58 138L57 145L49 147Z', 'card'),
    lines('M50 142h6M50 144.500h5', 1),
    outline('M46 157H60V163H46Z', 'card'),
  ),
  lines('M52 119q0 6-8 6M68 119q0 6 8 6M60 117V128', 1.4),
  outline('M44 113H76V118H44Z', 'woad'),
  lines('M60 115.500h.1', 3),
];
export const trackLegs: Part[] = [
  outline(hose, 'verdigris'),
  ...pair(lines('M46 119L48.500 158M49 119L51.500 158', 1.8), outline('M47 156H59V162H47Z', 'card')),
  outline('M44 113H76V118H44Z', 'card'),
  lines('M58 117L56 128M62 117L65 127', 1.6),
];

const toes = 'M47 157H59V171H36Q32 170 34 166Q42 164 47 157Z';
const sole = (dye: Dye): Stroke => outline('M36 169H60V174H36Z', dye);
export const slippers: Part[] = pair(
  outline('M46 156L50 161L54 156L60 160V171H38Q28 171 28 165Q40 167 46 156Z', 'verdigris'),
  lines('M46 166q6 4 12 0', 1.2),
  detail('M30 155Q35 162 30 164.500Q25 162 30 155Z', 'seat-4'),
);
const curl = 'M47 156H59V171H40Q26 171 27 160Q29 151 36 155Q39 159 35 161Q37 164 41 163Q46 162 47 156Z';
export const bellShoes: Part[] = [
  outline(curl, 'weld'),
  mirrored([outline(curl, 'madder')]),
  ...pair(
    outline('M45 155L49 161L53 157L57 161L61 155Z', 'verdigris'),
    outline(circle(36, 154, 4), 'weld'),
    lines('M34 155h4', 1.2),
  ),
];
export const sabatons: Part[] = pair(
  outline('M46 155H60V171H33Q27 171 30 168Q44 164 46 155Z', 'seat-5'),
  gleam('M49 157H51L52 163L48 164ZM33 169L44 166V168L34 170Z'),
  lines('M46 163L51 171M42 165L45 171M37 167L39 171', 1.4),
);
export const buckled: Part[] = pair(
  outline(foot, 'plum'),
  outline('M53 170H60V175H54Z', 'madder'),
  outline('M45 154H57V163L46 165Z', 'plum'),
  { d: 'M43 159.500H52V167H43Z', dye: 'weld', w: 2 },
  lines('M46.500 163h2', 1.6),
);
export const seaBoots: Part[] = pair(
  outline('M46 149H60V172H36Q34 165 46 162Z', 'soot'),
  outline('M42 147H63L61 157Q52 160 44 157Z', 'wood-2'),
  lines('M45 154q8 3 15 0', 1),
  outline('M36 170H60V174H36Z', 'wood-2'),
);
export const clogs: Part[] = pair(
  outline('M45 159H60V174H54L52 171L38 174Q26 172 30 162Q33 158 36 163Q42 164 45 159Z', 'wood'),
  lines('M36 167q6 2 12 0M40 170q5 1 8-1M48 163h8', 1.2),
);
export const brogues: Part[] = pair(
  outline(toes, 'seat-6'),
  lines('M40 167h.1M43 169h.1M44 166h.1', 1.6),
  lines('M47 164h8M48 160l9-4M48 156l9 4M48 152l9 4', 1.4),
  outline('M42 158L39 164L46 164Z', 'madder'),
);
export const ladyShoes: Part[] = pair(
  outline('M54 169H60V175H56Z', 'madder'),
  outline('M45 161Q53 166 60 156V171H36Q32 169 35 166Q42 166 45 161Z', 'seat-4'),
  outline('M41 164L34 160V167ZM41 164L48 160V167Z', 'card'),
);
export const sneakers: Part[] = pair(
  outline('M45 150H60V171H38Q34 165 45 161Z', 'madder'),
  outline('M46 165Q36 164 37 171H46Z', 'card'),
  detail(circle(54, 157, 4), 'card'),
  lines('M44 162l5 2M45 158l5 2M45 154l5 2', 1.4),
  sole('card'),
);
export const flipFlops: Part[] = pair(
  outline('M47 150H59V170H38Q37 164 47 162Z', 'card'),
  lines('M47 153H59M47 156H59', 1.4),
  lines('M39 168Q46 160 54 170', 3.2),
  sole('weld'),
);
export const trainers: Part[] = pair(
  outline('M46 156L60 154V171H35Q34 164 46 161Z', 'card'),
  lines('M45 161l5 3M42 163l5 3M60 160q-6 4-8 9M56 160q-6 4-8 9', 1.6),
  outline('M34 168H61Q63 175 58 175H36Q32 174 34 168Z', 'card'),
  lines('M38 175v-3M43 175v-3M48 175v-3M53 175v-3', 1.2),
);
