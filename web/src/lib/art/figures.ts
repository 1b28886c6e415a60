// SPDX-License-Identifier: Apache-2.0
// Numbers cut in wood: they are part of a drawing and grow with it. Each stands round (0, 0), 16 high.
import { lines, place, type Part } from './parts';

const digits = [
  'M0-8Q-5-8-5 0T0 8Q5 8 5 0T0-8Z',
  'M-4-4L1-8V8M-3 8H5',
  'M-5-4Q-4.500-8 0-8T5-4Q5-.5-5 8H5.500',
  'M-5-8H4.500L-1-2Q5-2 5 3Q5 8 0 8Q-3.500 8-5.500 5.500',
  'M3 8V-8L-6 3.500H6.500',
  'M4.500-8H-3.500L-4.500-.5Q-2-2.500 0-2.500Q5-2.500 5 2.700Q5 8-.5 8Q-3.500 8-5.500 6',
  'M3.500-8Q-5-4-5 3Q-5 8 0 8Q5 8 5 3Q5-1.500 0-1.500Q-4-1.500-5 2.500',
  'M-5-8H5.500L-1.500 8',
  'M0-.8Q-4.400-.8-4.400-4.400Q-4.400-8 0-8T4.400-4.400Q4.400-.8 0-.8Q-5.200-.8-5.200 3.600Q-5.200 8 0 8T5.200 3.600Q5.200-.8 0-.8Z',
  'M-3.500 8Q5 4 5-3Q5-8 0-8Q-5-8-5-3Q-5 1.500 0 1.500Q4 1.500 5-2.500',
] as const;
const cut = digits.map((d): Part[] => [lines(d, 3.4)]);

/** A number round (x, y), 16 times `scale` high. */
export function figure(number: number, x: number, y: number, scale = 1): Part {
  const text = String(number);
  const step = 11.5;
  const parts = [...text].map((digit, i) => place(cut[Number(digit)] ?? [], (i - (text.length - 1) / 2) * step, 0));
  return place(parts, x, y, scale);
}

/** I, II, III: the level of a contract, round (x, y). */
export function roman(level: number, x: number, y: number, scale = 1): Part {
  const strokes = Array.from({ length: level }, (_, i) => `M${(i - (level - 1) / 2) * 6}-6V6`).join('');
  const half = level * 3 + 2;
  return place([lines(strokes, 2.4), lines(`M${-half}-6H${half}M${-half} 6H${half}`, 1.6)], x, y, scale);
}
