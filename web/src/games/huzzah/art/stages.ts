// SPDX-License-Identifier: Apache-2.0
// The nine stages of the faire: one booth, nine dyes, nine signs above the awning. 140 by 130, the boards at 98.
import { devices } from '../../../lib/art/devices';
import { booth } from '../../../lib/art/faire';
import { circle, detail, lines, outline, place, type Dye, type Part } from '../../../lib/art/parts';

// Each sign stands on a square of 40.
const maypole: Part[] = [
  lines('M20 40V4', 3),
  outline('M20 6Q6 16 4 38L10 38Q12 20 20 8ZM20 6Q34 16 36 38L30 38Q28 20 20 8Z', 'madder'),
  detail('M20 8Q14 20 15 38H19ZM20 8Q26 20 25 38H21Z', 'weld'),
  outline(circle(20, 6, 4), 'weld'),
];
const crown: Part[] = [
  outline('M6 34L3 12L13 21L20 6L27 21L37 12L34 34Z', 'weld'),
  detail('M6 28H34V35H6Z', 'madder'),
  lines('M3 12h.1M20 6h.1M37 12h.1', 5),
];
const wheel: Part[] = [
  outline(circle(20, 20, 16), 'wood'),
  outline(circle(20, 20, 11), 'card'),
  lines('M20 9V31M9 20H31M12 12L28 28M28 12L12 28', 2),
  outline(circle(20, 20, 4), 'wood-2'),
];
const hammer: Part[] = [
  outline('M17 14H23V38H17Z', 'wood'),
  outline('M6 6H30L36 12L30 17H6Z', 'ink-soft'),
  lines('M10 9h16', 1.2),
];
const pig: Part[] = [
  outline('M4 26Q4 12 20 12Q36 12 36 26Q36 34 20 34Q4 34 4 26Z', 'skin'),
  outline('M8 15L6 5L17 11ZM32 15L34 5L23 11Z', 'skin'),
  outline('M12 26Q12 21 20 21Q28 21 28 26Q28 30 20 30Q12 30 12 26Z', 'madder'),
  lines('M17 26h.1M23 26h.1', 3),
  lines('M13 18h.1M27 18h.1', 2.6),
];
const minster: Part[] = [
  outline('M5 38V20L11 8L17 20V38ZM23 38V20L29 8L35 20V38Z', 'card'),
  outline('M14 38V18L20 12L26 18V38Z', 'card'),
  detail('M17 38V30Q20 25 23 30V38Z', 'soot'),
  outline(circle(20, 22, 3), 'woad'),
  lines('M11 8V3M29 8V3M9 5h4M27 5h4M10 24v6M30 24v6', 1.6),
];
const gallows: Part[] = [
  outline('M6 4H32V9H12V38H6Z', 'wood'),
  lines('M12 18L21 9', 3),
  lines('M28 9V18', 1.8),
  lines('M28 18q-6 6 0 12q6-6 0-12z', 2),
];
const well: Part[] = [
  outline('M6 24Q2 8 18 6Q20 0 25 1L24 7Q34 9 38 20L30 22L34 26L24 27Q22 34 28 38H10Q4 34 6 24Z', 'verdigris'),
  lines('M22 14h.1', 3.6),
  detail('M24 20L38 20L26 23Z', 'madder'),
  lines('M10 14l-5-3M8 20l-6-1M8 27l-6 2', 2),
];
const signs: readonly (readonly Part[])[] = [
  maypole,
  crown,
  wheel,
  hammer,
  pig,
  minster,
  gallows,
  devices[6] ?? [],
  well,
];

const boards = (dye: Dye): Part[] => [{ d: 'M14 116H126L132 126H8Z', hatch: 'dots', open: true, w: 0 }, ...booth(dye)];
const drawn = new Map<string, readonly Part[]>();

export function stageBooth(stage: number, dye: Dye, isClosed: boolean): readonly Part[] {
  const key = `${stage} ${isClosed}`;
  let parts = drawn.get(key);
  if (!parts) {
    const planks: Part[] = isClosed
      ? [outline('M12 52L20 44L128 88L122 97Z', 'wood', 'fine'), outline('M128 52L120 44L12 88L18 97Z', 'wood', 'fine')]
      : [];
    parts = [...boards(isClosed ? 'paper-2' : dye), place(signs[stage] ?? [], 52, -20, 0.9), ...planks];
    drawn.set(key, parts);
  }
  return parts;
}

/** A Gate on the path, 40 by 44, feet at the bottom. */
export const gateway = (dye: Dye): Part[] => [
  outline('M2 44V16Q20 -6 38 16V44H30V20Q20 8 10 20V44Z', dye),
  lines('M2 28h8M30 28h8M4 16l7 5M36 16l-7 5M20 4.500v8', 1.2),
];
export const mainGate: readonly Part[] = [
  outline('M2 60V18H20V60ZM60 60V18H78V60Z', 'card'),
  { d: 'M12 18H20V60H12ZM70 18H78V60H70Z', hatch: 'steep', open: true, w: 0 },
  outline('M0 18V8H5V13H9V8H14V13H18V8H22V18ZM58 18V8H63V13H67V8H72V13H76V8H80V18Z', 'card'),
  outline('M20 22Q40 10 60 22V32Q40 20 20 32Z', 'madder'),
  lines('M11 8V-4M69 8V-4', 2),
  outline('M11 -4L22 0L11 4Z', 'weld'),
  outline('M69 -4L80 0L69 4Z', 'weld'),
];
