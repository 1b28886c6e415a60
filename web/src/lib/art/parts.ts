// SPDX-License-Identifier: Apache-2.0
// A drawing is a list of parts: outlines with a dye and a hatching, and groups that place other parts. One
// body serves many cards, one tent many booths.

export type Dye =
  | 'paper'
  | 'paper-2'
  | 'card'
  | 'ink'
  | 'soot'
  | 'ink-soft'
  | 'madder'
  | 'woad'
  | 'weld'
  | 'verdigris'
  | 'plum'
  | 'skin'
  | 'wood'
  | 'wood-2'
  | 'cloth'
  | 'on-dye'
  | `seat-${number}`;
export type Hatch = 'fine' | 'cross' | 'steep' | 'dots';

export interface Stroke {
  d: string;
  dye?: Dye;
  hatch?: Hatch;
  /** Line weight: 2.5 outline, 1.2 detail, 0.8 hatching; 0 draws no line. */
  w?: number;
  /** Has no paper under it, so what lies behind shows through. */
  open?: boolean;
}
export interface Group {
  parts: readonly Part[];
  at?: readonly [number, number];
  scale?: number;
  flip?: boolean;
  turn?: number;
}
export type Part = Stroke | Group;

export const outline = (d: string, dye?: Dye, hatch?: Hatch): Stroke => ({ d, dye, hatch, w: 2.5 });
export const detail = (d: string, dye?: Dye, hatch?: Hatch): Stroke => ({ d, dye, hatch, w: 1.2 });
export const lines = (d: string, w = 1.2): Stroke => ({ d, w, open: true });
export const place = (parts: readonly Part[], x: number, y: number, scale = 1, more: Partial<Group> = {}): Group => ({
  parts,
  at: [x, y],
  scale,
  ...more,
});

function transform(group: Group): string {
  const [x, y] = group.at ?? [0, 0];
  const size = group.scale ?? 1;
  const turn = group.turn ? ` rotate(${group.turn})` : '';
  return `translate(${x} ${y})${turn} scale(${group.flip ? -size : size} ${size})`;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function stroke({ d, dye, hatch, w, open }: Stroke): string {
  // No paper is needed under a dye with a line: where the print is off register, the line covers the gap.
  const base = open || (dye && w) ? '' : `<path d="${d}" fill="var(--card)"/>`;
  const print = dye ? `<path d="${d}" fill="var(--${dye})" transform="translate(1.3 1.1)"/>` : '';
  const shade = hatch ? `<path d="${d}" fill="url(#hatch-${hatch})"/>` : '';
  const line = w
    ? `<path d="${d}" fill="none" stroke="var(--ink)" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round"/>`
    : '';
  return base + print + shade + line;
}

const drawn = new WeakMap<readonly Part[], string>();

/** The drawing as SVG text. Made of our own parts alone: nothing a player typed ever comes in here. */
export function markup(parts: readonly Part[]): string {
  let text = drawn.get(parts);
  if (text === undefined) {
    text = parts
      .map((part) => ('parts' in part ? `<g transform="${transform(part)}">${markup(part.parts)}</g>` : stroke(part)))
      .join('');
    drawn.set(parts, text);
  }
  return text;
}
