// SPDX-License-Identifier: Apache-2.0
// Who lives in Beastly Vale: villagers by suit and value, and Igors by suit and rank. Each is a bust on the picture of a card, 7 to 93
// across and 7 to 112 down.
import { circle, detail, lines, outline, place, type Dye, type Part } from '../../../lib/art/parts';
import { suitDyes, type Rank, type Suit } from './suits';

export const torch: Part[] = [
  outline('M-3 0H3L2 44H-2Z', 'wood-2'),
  outline('M-9 2Q-12-12 0-26Q2-16 6-14Q12-4 8 2Q0 6-9 2Z', 'weld'),
  { d: 'M-4 1Q-5-6 1-13Q5-4 4 1Z', dye: 'madder', w: 0, open: true },
];
export const fork: Part[] = [lines('M0-6V60M-8-26V-14Q-8-6 0-6Q8-6 8-14V-26M0-28V-6', 3)];

/** The milder half of the town frets, the fiercer half shouts. */
function temper(value: number): Part[] {
  const brows = value < 4 ? 'M40 50L48 47M55 47L63 50' : value < 7 ? 'M40 49H48M55 49H63' : 'M39 46L49 51M64 46L54 51';
  const mouth =
    value < 4
      ? [lines('M46 70Q51.500 66 57 70', 2)]
      : value < 7
        ? [lines('M45 69H58', 2.2)]
        : [{ d: 'M44 66Q51.500 63 59 66Q60 76 51.500 77Q43 76 44 66Z', dye: 'soot', w: 1.6 } as const];
  return [lines(brows, 2.4), lines('M44 55h.1M59 55h.1', 4.4), ...mouth];
}
const shoulders = (dye: Dye): Part => outline('M16 112Q17 86 38 80H65Q86 86 87 112Z', dye);
const skull = outline('M34 56Q34 34 51.500 34T69 56Q69 79 51.500 80Q34 79 34 56Z', 'skin');
const nose = lines('M51 56L48 63H53', 1.6);

const wear: Readonly<Record<Suit, { below: Part[]; above: Part[] }>> = {
  // The elders: beards, tall hats, a chain of office.
  diamonds: {
    below: [lines('M30 86Q51 118 73 86', 5), outline(circle(51.5, 103, 6), 'weld')],
    above: [
      outline('M35 64Q42 60 51.500 64Q61 60 68 64Q72 84 60 92L51.500 104L43 92Q31 84 35 64Z', 'card', 'fine'),
      lines('M45 70Q51.500 74 58 70', 2),
      outline('M38 38L40 10H63L65 38Z', 'soot'),
      { d: 'M39 30H64.500L65 37H38.500Z', dye: 'weld', w: 1.2 },
      outline('M26 40Q51 30 77 40Q51 47 26 40Z', 'soot'),
    ],
  },
  // The tavern: red noses, aprons, a mug held high.
  hearts: {
    below: [outline('M38 84H65L70 112H33Z', 'card')],
    above: [
      outline(circle(51, 60, 5), 'madder'),
      outline('M34 54Q28 52 31 42Q34 34 42 36Q36 44 36 54ZM69 54Q75 52 72 42Q69 34 61 36Q67 44 67 54Z', 'wood-2'),
      outline('M10 82H28V104H10Z', 'wood'),
      lines('M28 87Q36 88 35 94T28 99M16 82V104M22 82V104', 2.4),
      outline('M8 83Q6 75 13 76Q18 70 23 75Q31 74 30 83Z', 'on-dye'),
    ],
  },
  // The militia: kettle hats and straps.
  clubs: {
    below: [lines('M30 84L66 112M28 92L54 112', 4), outline(circle(51, 100, 5), 'weld')],
    above: [
      outline('M34 44Q34 20 51.500 18Q69 20 69 44Z', 'ink-soft', 'steep'),
      outline('M24 46Q51 34 79 46Q51 53 24 46Z', 'ink-soft'),
      lines('M36 48Q38 78 51 82Q64 78 66 48', 1.8),
    ],
  },
  // The runners: young, capped, with a scarf that flies.
  spades: {
    below: [outline('M34 82Q51 92 68 82L70 90Q51 99 33 90Z', 'madder'), outline('M66 86Q80 80 90 88Q82 90 90 96Q78 96 67 91Z', 'madder')], // prettier-ignore
    above: [
      outline('M32 48Q30 26 52 26Q72 26 71 46Q51 40 32 48Z', 'woad'),
      outline('M68 45Q82 44 84 51Q74 52 66 49Z', 'woad'),
      outline('M38 30Q28 16 18 14Q22 26 34 36Z', 'card'),
      lines('M40 62h.1M44 65h.1M62 62h.1M59 65h.1', 1.8),
    ],
  },
};
/** A villager: the fiercer, the larger, with a torch from 4 on. */
export function villager(suit: Suit, value: number): Part[] {
  const size = 0.84 + value * 0.018;
  const { below, above } = wear[suit];
  const person = [shoulders(suitDyes[suit]), ...below, skull, nose, ...temper(value), ...above];
  return [place(person, 51 - 51.5 * size, 112 - 112 * size, size), ...(value > 3 ? [place(torch, 84, 66)] : [])];
}

/** What ails an Igor, by his suit (MON-053). */
const failings: Readonly<Record<Suit, { behind: Part[]; face: Part[] }>> = {
  // Slow of wit: his eyes disagree, his tongue is out.
  diamonds: {
    behind: [],
    face: [
      detail(circle(42, 54, 7) + circle(61, 54, 5.5), 'on-dye'),
      lines('M45 55h.1M58 52h.1', 4.4),
      outline('M47 73H58Q60 84 53 85Q47 84 47 73Z', 'madder'),
      lines('M40 72Q52 77 64 71', 2.2),
    ],
  },
  // A hunchback.
  hearts: {
    behind: [
      outline('M50 112Q46 50 72 44Q94 46 92 112Z', 'wood', 'fine'),
      lines('M66 60q8-6 14 2M64 76q12-6 20 2', 1.6),
    ],
    face: [lines('M42 55h.1M60 55h.1', 5), lines('M36 47L47 51M66 49L56 50M43 73Q52 68 62 74', 2.4)],
  },
  // Clumsy: a bandaged head, and what was a jar.
  clubs: {
    behind: [],
    face: [
      { d: 'M33 42L69 36L70 46L33 52Z', dye: 'on-dye', w: 1.6 },
      lines('M69 40l8-5M69 41l9 2', 2.4),
      lines('M42 57h.1M61 56h.1', 5),
      { d: 'M46 70Q52 67 58 70Q58 77 52 77T46 70Z', dye: 'soot', w: 1.4 },
      outline('M70 112L74 92L80 99L84 90L91 112Z', 'woad'),
    ],
  },
  // Lame: a crutch and a patch.
  spades: {
    behind: [outline('M76 62H92V67H87L85 112H80V67H76Z', 'wood')],
    face: [
      { d: 'M36 50H49Q49 61 42 61T36 50Z', dye: 'soot', w: 1.4 },
      lines('M34 44L69 53M61 57h.1', 2),
      lines('M61 57h.1', 5),
      lines('M43 73Q53 78 62 71', 2.2),
    ],
  },
};
interface Calling {
  garb: Dye;
  hood: Part[];
  /** What shows the rank's weakness. */
  sign: Part[];
}
const callings: Readonly<Record<Exclude<Rank, number>, Calling>> = {
  // A thief, with a purse that is not his.
  jack: {
    garb: 'verdigris',
    hood: [outline('M28 62Q22 26 52 22Q82 26 75 62Q72 42 52 40Q32 42 28 62Z', 'verdigris')],
    sign: [outline('M12 98Q8 112 22 112Q36 112 31 98L26 92H17Z', 'weld'), lines('M16 92H27M22 99v8', 2.4)],
  },
  // Lovesick.
  queen: {
    garb: 'plum',
    hood: [
      outline('M30 66Q24 30 52 26Q80 30 74 66L80 84Q68 82 68 60Q68 44 52 41Q36 44 36 60Q36 82 24 84Z', 'plum'),
      lines('M38 36Q52 30 66 36', 1.8),
    ],
    sign: [outline('M22 110C2 96 10 82 22 91C34 82 42 96 22 110Z', 'madder')],
  },
  // Speaks with friends whom nobody else sees.
  king: {
    garb: 'woad',
    hood: [outline('M30 46L34 22L43 34L52 18L61 34L70 22L74 46Q52 38 30 46Z', 'ink-soft')],
    sign: [
      outline('M10 112V92Q10 80 21 80T32 92V112L27 107L21 112L15 107Z', 'card'),
      lines('M17 92h.1M25 92h.1M18 99h6', 3),
    ],
  },
  // An escaped cannibal.
  red_joker: {
    garb: 'madder',
    hood: [
      outline('M28 56Q20 40 10 44Q16 20 38 26Q52 10 66 26Q88 20 94 44Q84 40 76 56Q66 36 52 38Q38 36 28 56Z', 'madder'),
      lines('M10 44h.1M93 44h.1M52 14h.1', 7),
    ],
    sign: [place(fork, 18, 78, 0.7), { d: 'M42 70H62L60 78H44Z', dye: 'on-dye', w: 1.4 }, lines('M47 70V78M52 70V78M57 70V78', 1.4)], // prettier-ignore
  },
  // A wanted criminal.
  black_joker: {
    garb: 'soot',
    hood: [
      outline('M28 56Q20 40 10 44Q16 20 38 26Q52 10 66 26Q88 20 94 44Q84 40 76 56Q66 36 52 38Q38 36 28 56Z', 'soot'),
      { d: 'M33 48Q52 42 71 48V59Q60 64 52 57Q44 64 33 59Z', dye: 'soot', w: 1.4 },
      lines('M10 44h.1M93 44h.1', 7),
    ],
    sign: [outline('M8 84H34V112H8Z', 'card'), lines('M12 90H30M12 108h18', 2), lines('M17 95Q21 92 25 95T25 103H17T17 95Z', 1.6)], // prettier-ignore
  },
};
const wild: Part[] = [lines('M42 54h.1M61 54h.1', 5.5), lines('M38 46L47 50M66 46L57 50', 2.2)];

export function igor(suit: Suit | null, rank: Exclude<Rank, number>): Part[] {
  const { garb, hood, sign } = callings[rank];
  const failing = suit ? failings[suit] : { behind: [], face: rank === 'red_joker' ? wild : [...wild, lines('M44 72Q53 67 61 73', 2.4)] }; // prettier-ignore
  const masked = rank === 'black_joker' ? [detail(circle(43, 53, 4.5) + circle(61, 53, 4.5), 'on-dye'), lines('M43 53h.1M61 53h.1', 3.6)] : []; // prettier-ignore
  return [
    ...failing.behind,
    outline('M20 112Q18 88 40 80H64Q84 88 84 112Z', garb, 'steep'),
    skull,
    nose,
    ...failing.face,
    ...hood,
    ...masked,
    ...sign,
  ];
}
