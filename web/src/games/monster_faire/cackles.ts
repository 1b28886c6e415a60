// SPDX-License-Identifier: Apache-2.0
// What people cackle, gloat and boast.
import type { Cackle } from '../../lib/generated/monster_faire';
import type { Note } from '../../lib/sounds';

/** So many "ha"s, each falling a little, from one pitch to another: fast or slow. */
const laugh = (count: number, from: number, to: number, pace: number, at = 0): Note[] =>
  Array.from({ length: count }, (_, i) => {
    const pitch = from * (to / from) ** (count > 1 ? i / (count - 1) : 0);
    return { from: pitch, to: pitch * 0.78, at: at + i * pace, for: pace * 0.75 };
  });
const breath = (at: number, length: number, pitch: number): Note => ({ from: pitch, to: pitch, at, for: length, isBreath: true }); // prettier-ignore

export const cackles: Readonly<Record<Cackle, readonly Note[]>> = {
  'Slow Burn': [...laugh(3, 150, 170, 0.42), ...laugh(5, 200, 420, 0.16, 1.3)],
  Hiccup: [...laugh(3, 300, 320, 0.15), { from: 420, to: 900, at: 0.6, for: 0.08 }, ...laugh(2, 300, 260, 0.15, 0.85)],
  'Organ Chord': [110, 164.8, 220, 277.2].map((pitch) => ({ from: pitch, to: pitch, at: 0, for: 1.6, wobble: 6 })),
  Snort: [...laugh(3, 260, 300, 0.14), breath(0.46, 0.3, 340), ...laugh(2, 320, 260, 0.14, 0.85)],
  'Rising Gale': [breath(0, 1.4, 900), { from: 160, to: 880, at: 0.1, for: 1.3, wobble: 9 }],
  'Stage Whisper': [0, 0.22, 0.44, 0.8].map((at) => breath(at, 0.18, 2200)),
  'Broken Kettle': [{ from: 700, to: 1500, at: 0, for: 0.9, wobble: 24 }, breath(0.9, 0.4, 3000)],
  'Full Straitjacket': [...laugh(9, 240, 760, 0.1), { from: 980, to: 220, at: 0.95, for: 0.8, wobble: 13 }],
};
/** MON-155: what its owner cackles over a Monster that has come to life. */
export const triumph: readonly Note[] = [...laugh(4, 180, 260, 0.2), ...laugh(6, 300, 620, 0.12, 0.9)];
/** Over a prank (MON-247), short and down the nose; and before the Faire. */
export const sneer: readonly Note[] = laugh(3, 330, 270, 0.15);
export const fanfare: readonly Note[] = [262, 330, 392, 523].map((pitch, i) => ({ from: pitch, to: pitch, at: i * 0.14, for: i < 3 ? 0.12 : 0.5 })); // prettier-ignore
