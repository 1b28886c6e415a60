// SPDX-License-Identifier: Apache-2.0
// The six characters of King Thief Minister: one bust, six hats and what they carry, on a field of 100 by 118.
import { circle, detail, lines, outline, type Dye, type Part, type Stroke } from '../../../lib/art/parts';

export const characterNames = ['King', 'Thief', 'Minister', 'Executioner', 'Sheriff', 'Peasant'] as const;
export type CharacterName = (typeof characterNames)[number];

const field = (dye: Dye): Stroke => ({ d: 'M7 7H93V112H7Z', dye, w: 0 });
const ground = (d: string): Stroke => ({ d, w: 0, dye: 'card' });
const body = (dye: Dye): Part[] => [
  outline('M10 112C12 92 25 86 41 81H59C75 86 88 92 90 112Z', dye),
  {
    d: 'M10 112C12 98 20 92 28 90C26 98 27 106 29 112ZM90 112C88 98 80 92 72 90C74 98 73 106 71 112Z',
    hatch: 'steep',
    open: true,
  },
];
const head: Part[] = [
  outline('M43 70L42 84Q50 90 58 84L57 70Z', 'skin', 'fine'),
  outline('M36.500 52C36 38 64 38 63.500 52C64 68 58 79 50 79C42 79 36 68 36.500 52Z', 'skin'),
];
const face: Part[] = [
  lines('M41.500 53q3-2 5.500 0M53 53q3-2 5.500 0', 1.6),
  lines('M44 57h1M55 57h1', 2.4),
  lines('M50 56q-2.500 7-2.500 9.500h4', 1.4),
];

const crown: Part[] = [
  outline('M33 43L29 20L40 32L50 15L60 32L71 20L67 43Q50 37 33 43Z', 'weld'),
  outline('M32.500 42Q50 36 67.500 42V49Q50 43 32.500 49Z', 'weld', 'fine'),
  detail(circle(50, 43.5, 2.2) + circle(39, 45, 1.7) + circle(61, 45, 1.7), 'madder'),
  detail(circle(29, 19, 2.4) + circle(50, 14, 2.6) + circle(71, 19, 2.4), 'weld'),
];
const beard: Part[] = [
  outline('M37 62C37 72 41 88 50 93C59 88 63 72 63 62C60 68 56 69 50 69C44 69 40 68 37 62Z', 'card'),
  lines('M43 72q1 8 4 13M50 74v14M57 72q-1 8-4 13M46 73q4 2 8 0', 1.2),
];
const ermine: Part[] = [
  outline('M27 88C36 82 41 81 50 90C59 81 64 82 73 88C70 98 62 103 50 105C38 103 30 98 27 88Z', 'card'),
  lines('M36 91l1 4M44 95l1 4M55 95l-1 4M63 91l-1 4M50 98v4', 2),
];
const sceptre: Part[] = [
  outline('M80 112L83 56H87L84 112Z', 'weld'),
  outline(circle(85.5, 49, 6), 'weld'),
  lines('M85.500 43v-8M81.500 38.500h8', 2.5),
];
const king: Part[] = [
  field('madder'),
  ground('M50 60L7 20V7H22ZM50 60L38 7H62ZM50 60L78 7H93V20ZM50 60L93 48V78ZM50 60L7 48V78Z'),
  ...body('woad'),
  ...ermine,
  ...head,
  ...face,
  ...beard,
  ...crown,
  ...sceptre,
];

const hood: Part[] = [
  outline(
    'M27 90C24 56 30 26 54 20C70 26 76 56 73 90C66 84 63 74 64 60C62 46 56 42 50 42C44 42 38 46 36 60C37 74 34 84 27 90Z',
    'verdigris',
    'steep',
  ),
  lines('M54 20q6-5 12-3', 2.5),
];
const mask = outline('M34.500 51C42 48 58 48 65.500 51L63 60C58 63 53 61 50 58.500C47 61 42 63 37 60Z', 'soot');
const pouch: Part[] = [
  outline('M13 112C4 104 10 92 18 88L14 82H30L26 88C35 92 40 104 32 112Z', 'wood'),
  lines('M17 88h11', 2.5),
  detail(circle(22, 101, 5), 'weld'),
];
const thief: Part[] = [
  field('verdigris'),
  ground('M7 7H50V112H7Z'),
  lines('M12 22h8M16 18v8M30 14h6M33 11v6', 1.5),
  ...body('ink-soft'),
  ...head,
  ...hood,
  mask,
  { d: 'M41.500 53.500h6v3h-6zM52.500 53.500h6v3h-6z', dye: 'card', w: 0.8 },
  lines('M50 60q-2 4-2 6.500h4', 1.4),
  lines('M45 72q6 3.500 10-1', 1.5),
  ...pouch,
];

const bonnet: Part[] = [
  outline('M29 46C24 32 38 25 52 26C68 26 78 33 71 46C60 40 40 40 29 46Z', 'plum', 'fine'),
  outline('M32 45Q50 37 68 45V49Q50 42 32 49Z', 'plum'),
  detail('M64 32C74 22 82 12 92 14C90 24 80 32 66 37Z', 'card'),
  lines('M66 35C74 28 82 20 90 16', 1.2),
];
const goatee: Part[] = [detail('M46 74Q50 78 54 74L51 90H49Z', 'soot'), lines('M43 69q4-2 7 0q3-2 7 0', 2)];
const chain: Part[] = [
  lines('M30 90Q38 106 50 107Q62 106 70 90', 2.5),
  detail(circle(50, 107, 5), 'weld'),
  detail(circle(37, 101, 2) + circle(63, 101, 2), 'weld'),
];
const scroll: Part[] = [
  outline('M10 76H30V106H10Z', 'card'),
  outline('M7 72H33Q36 76 33 79H7Q4 76 7 72ZM7 104H33Q36 108 33 111H7Q4 108 7 104Z', 'wood'),
  lines('M14 85h12M14 90h12M14 95h8', 1.4),
];
const minister: Part[] = [
  field('plum'),
  ground('M7 30L50 7H93V20L50 44L7 66ZM7 92L93 46V74L20 112H7Z'),
  ...body('plum'),
  ...head,
  ...face,
  ...goatee,
  ...bonnet,
  ...chain,
  ...scroll,
];

const cowl: Part[] = [
  outline('M25 97C24 66 26 30 50 29C74 30 76 66 75 97C67 90 59 97 50 92C41 97 33 90 25 97Z', 'soot'),
  { d: 'M36 53q6-4 11 1q-5 6-11 -1zM53 54q5-5 11-1q-6 7-11 1z', dye: 'card', w: 0.8 },
  { d: 'M41 53h2.400v3H41zM57 53h2.400v3H57z', dye: 'soot', w: 0 },
];
const cowlFolds: Part[] = [
  // Light lines on the dark cloth, by day and by night.
  {
    d: 'M30 46q4 -11 13 -13l1 1q-8 3 -12 13zM70 46q-4 -11 -13 -13l-1 1q8 3 12 13zM31 72q-1 9-3 16l2-1q2-7 3-14zM69 72q1 9 3 16l-2-1q-2-7-3-14z',
    dye: 'ink-soft',
    w: 0,
  },
];
const axe: Part[] = [
  outline('M80 112V30H85V112Z', 'wood'),
  outline('M84 32C92 24 98 36 97 49C97 60 93 67 84 62Q88 47 84 32Z', 'card', 'steep'),
];
const executioner: Part[] = [
  field('ink-soft'),
  ground('M7 7H93V24H7ZM7 42H93V59H7ZM7 77H93V94H7Z'),
  outline('M10 112C10 88 26 86 36 82H64C74 86 90 88 90 112Z', 'skin'),
  detail('M36 84L26 112H40L50 92L60 112H74L64 84Z', 'wood', 'fine'),
  ...cowl,
  ...cowlFolds,
  ...axe,
];

const brim: Part[] = [
  outline('M33 44C32 28 38 22 50 26C62 22 68 28 67 44Z', 'woad', 'fine'),
  outline('M17 47C22 38 38 43 50 43C62 43 78 38 83 47C74 55 62 50 50 50C38 50 26 55 17 47Z', 'woad'),
  detail('M33 38Q50 43 67 38V43Q50 48 33 43Z', 'weld'),
];
const moustache = outline('M50 67C44 63 36 68 32 64C34 74 44 75 50 71C56 75 66 74 68 64C64 68 56 63 50 67Z', 'soot');
const badge = detail('M50 91L53 99L61 99L55 104L57 112L50 107.500L43 112L45 104L39 99L47 99Z', 'weld');
const keys: Part[] = [
  lines(circle(18, 82, 8), 3),
  outline('M16 90H20V108H26V111H20V112H16ZM11 88L14 90L9 104L5 103Z', 'weld'),
];
const sheriff: Part[] = [
  field('woad'),
  ground(
    'M7 7H28.500V33H7ZM50 7H71.500V33H50ZM28.500 33H50V59H28.500ZM71.500 33H93V59H71.500ZM7 59H28.500V86H7ZM50 59H71.500V86H50ZM28.500 86H50V112H28.500ZM71.500 86H93V112H71.500Z',
  ),
  ...body('madder'),
  ...head,
  ...face,
  moustache,
  lines('M46 75h8', 1.5),
  ...brim,
  badge,
  ...keys,
];

const straw: Part[] = [
  outline('M35 43C36 28 42 22 50 22C58 22 64 28 65 43Z', 'weld'),
  outline('M15 50C24 38 40 41 50 41C60 41 76 38 85 50C72 50 62 47 50 47C38 47 28 50 15 50Z', 'weld', 'fine'),
  lines('M42 28l2 12M50 25v15M58 28l-2 12', 1),
  detail('M35.500 37Q50 42 64.500 37V42Q50 47 35.500 42Z', 'madder'),
];
const fork: Part[] = [
  outline('M82 112V52H85.500V112Z', 'wood'),
  lines('M74 30V44Q74 52 83.700 52Q93.500 52 93.500 44V30M83.700 52V28', 3),
];
const peasant: Part[] = [
  field('weld'),
  ground('M7 7H93V60H7Z'),
  lines('M14 112q2-30 0-44M24 112q-2-22 2-34M10 72l4-5 4 5M22 82l4-5 4 5M90 78l-4-5', 1.5),
  ...body('wood'),
  detail('M40 84L50 98L60 84L56 82L50 88L44 82Z', 'card'),
  ...head,
  ...face,
  lines('M43 70q7 7 14 0', 1.6),
  lines('M56 72L72 79M72 79l3-3M72 79l4 1', 1.4),
  ...straw,
  ...fork,
];

export const court: Record<CharacterName, readonly Part[]> = {
  King: king,
  Thief: thief,
  Minister: minister,
  Executioner: executioner,
  Sheriff: sheriff,
  Peasant: peasant,
};
