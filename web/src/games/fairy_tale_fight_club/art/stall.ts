// SPDX-License-Identifier: Apache-2.0
// The market stall, as wide as it is wanted: an awning above, a counter below, and room for cards between them.
import { lines, outline, type Part } from '../../../lib/art/parts';

/** Striped cloth with scallops, 34 high. */
export function awning(width: number): Part[] {
  const count = Math.max(4, 2 * Math.round(width / 44) + 1);
  const step = width / count;
  const at = (i: number): string => (i * step).toFixed(1);
  const top = (i: number): string => (6 + (i * (width - 12)) / count).toFixed(1);
  const stripe = (i: number): string =>
    `M${top(i)} 2H${top(i + 1)}L${at(i + 1)} 22Q${((i + 0.5) * step).toFixed(1)} 36 ${at(i)} 22Z`;
  return Array.from({ length: count }, (_, i) => outline(stripe(i), i % 2 === 0 ? 'madder' : 'card'));
}
export const stall = (width: number, height: number): Part[] => [
  outline(`M5 20H10V${height}H5ZM${width - 10} 20H${width - 5}V${height}H${width - 10}Z`, 'wood'),
  outline(`M2 ${height - 26}H${width - 2}V${height - 18}H2Z`, 'wood'),
  outline(`M6 ${height - 18}H${width - 6}V${height}H6Z`, 'wood-2', 'fine'),
  lines(`M6 ${height - 9}H${width - 6}`, 1.2),
  ...awning(width),
];
