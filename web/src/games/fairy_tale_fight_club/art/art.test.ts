// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { markup, type Part } from '../../../lib/art/parts';
import { castleNames, flags } from './castles';
import { contractFace } from './contract';
import { beasts, creatureNames, creatures, portraits, valueOf } from './creatures';
import { figure } from '../../../lib/art/figures';
import { awning } from './stall';
import { hold, holdsOf, sizeOf, wagon, wagonNames } from './wagons';

const strokes = (parts: readonly Part[]): number =>
  parts.reduce((count, part) => count + ('parts' in part ? strokes(part.parts) : 1), 0);

const withoutDyes = (parts: readonly Part[]): string => markup(parts).replace(/var\(--[\w-]+\)/g, '');

describe('the drawings', () => {
  it('are ten creatures with ten numbers on their portraits', () => {
    expect(creatureNames.map(valueOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const name of creatureNames) {
      expect(markup(creatures[name]).startsWith(markup(portraits[name]))).toBe(true);
      expect(markup(portraits[name])).toContain(markup(beasts[name]));
    }
    const numbers = creatureNames.map((name) => markup(creatures[name]).slice(markup(portraits[name]).length));
    expect(new Set(numbers).size).toBe(10);
  });
  it('are ten beasts, told apart even without their dyes, and ten fields', () => {
    expect(new Set(creatureNames.map((name) => withoutDyes(beasts[name]))).size).toBe(10);
    const fields = creatureNames.map((name) => markup(portraits[name].slice(0, portraits[name].indexOf(beasts[name][0]!)))); // prettier-ignore
    expect(new Set(fields).size).toBe(10);
  });
  it('are five flags, told apart by hem and sign even without their dyes', () => {
    expect(new Set(castleNames.map((name) => withoutDyes(flags[name]))).size).toBe(5);
  });
  it('write numbers of any length', () => {
    expect(strokes([figure(7, 0, 0)])).toBe(1);
    expect(strokes([figure(10, 0, 0)])).toBe(2);
    expect(strokes([figure(120, 0, 0)])).toBe(3);
  });
  it('make a wagon as long as it has room', () => {
    for (const name of wagonNames)
      for (const capacity of [1, 3, 9]) {
        const [width] = sizeOf(name, capacity);
        const holds = holdsOf(name, capacity);
        expect(holds.length).toBe(capacity);
        for (const [i, [x]] of holds.entries()) {
          expect(x).toBeGreaterThan(i === 0 ? 0 : holds[i - 1]![0] + hold.width);
          expect(x + hold.width).toBeLessThan(width);
        }
        expect(markup(wagon(name, capacity))).not.toMatch(/NaN|undefined/);
        expect(markup(wagon(name, capacity, false))).not.toMatch(/--(woad|madder|verdigris|wood)/);
      }
  });
  it('show what a contract asks for, and the gold on it', () => {
    const face = (gold: number): number =>
      strokes(contractFace({ creatures: ['Mouse', 'Mouse', 'Mouse'], flag: 'Bean Tower', points: 12, gold }, gold));
    expect(face(1)).toBeGreaterThan(face(0));
    expect(face(2) - face(1)).toBe(face(1) - face(0));
    expect(face(5)).toBe(face(3));
    const one = strokes(
      contractFace({ creatures: ['Mouse', 'Frog', 'Goose', 'Wolf'], flag: 'Bean Tower', points: 3, gold: 0 }, 0),
    );
    const more = strokes(
      contractFace(
        { creatures: ['Mouse', 'Frog', 'Goose', 'Wolf', 'Bear'], flag: 'Bean Tower', points: 3, gold: 0 },
        0,
      ),
    );
    expect(more - one).toBe(strokes(portraits.Bear) + 2);
  });
  it('stretch an awning over the whole width', () => {
    for (const width of [60, 200, 640]) expect(markup(awning(width))).toContain(`L${width.toFixed(1)} 22`);
  });
});
