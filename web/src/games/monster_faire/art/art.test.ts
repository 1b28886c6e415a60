// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { markup, type Part } from '../../../lib/art/parts';
import { member } from './body';
import { backPicture, equipmentTile, facePicture, tile, tileBack } from './cards';
import { plateOf, type BodyPart } from './figure';
import { equipment } from './laboratory';
import { picture } from './picture';
import { suitNames, type Face, type Rank } from './suits';
import { blaze, fallen, graveyard, manor, mob, town, walker } from './vale';

/** Without its dyes, as who cannot tell colours apart sees it. */
const plain = (parts: readonly Part[]): string => markup(parts).replace(/var\(--[a-z0-9-]+\)/g, '');
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const courts = ['jack', 'queen', 'king'] as const;
const pack = (deck: Face['deck']): Face[] => [
  ...suitNames.flatMap((suit) => [...numbers, ...courts].map((rank: Rank) => ({ deck, suit, rank }))),
  { deck, suit: null, rank: 'red_joker' },
  { deck, suit: null, rank: 'black_joker' },
];
const part = (suit: BodyPart['suit'], value = 5, fate: Partial<BodyPart> = {}): BodyPart => ({ suit, value, ...fate });
const body = (fate: Partial<BodyPart> = {}): BodyPart[] => suitNames.map((suit) => part(suit, 5, fate));

describe('the cards', () => {
  it('are two packs of 54, all different in hand and in a pile, even without their dyes (MON-002)', () => {
    for (const deck of ['town', 'grave'] as const) {
      expect(pack(deck).length).toBe(54);
      expect(new Set(pack(deck).map((face) => plain(facePicture(face)))).size).toBe(54);
      expect(new Set(pack(deck).map((face) => plain(tile(face)))).size).toBe(53);
    }
    expect(new Set([...pack('town'), ...pack('grave')].map((face) => markup(tile(face)))).size).toBe(108);
    expect(markup(backPicture('town'))).not.toBe(markup(backPicture('grave')));
    expect(plain(tileBack('town'))).not.toBe(plain(tileBack('grave')));
  });
  it('are drawn once', () => {
    const face: Face = { deck: 'grave', suit: 'hearts', rank: 3 };
    expect(facePicture({ ...face })).toBe(facePicture(face));
  });
});

describe('the parts', () => {
  it('decay in ten steps, each of its own (MON-007)', () => {
    for (const suit of suitNames)
      expect([suit, new Set(numbers.map((value) => plain(member(suit, value)))).size]).toEqual([suit, 10]);
  });
  it('are drawn limp where useless and bandaged where injured', () => {
    const whole = markup(plateOf(body(), true).parts);
    expect(markup(plateOf(body({ isUseless: true }), true).parts)).not.toBe(whole);
    for (const suit of suitNames)
      expect(markup(member(suit, 5, { isInjured: true })).startsWith(markup(member(suit, 5)))).toBe(true);
  });
  it.each(suitNames)('show each by itself which of them it is: %s', (suit) => {
    const only = (fate: Partial<BodyPart>): BodyPart[] =>
      suitNames.map((one) => part(one, 5, one === suit ? fate : {}));
    const looks = [{}, { isUseless: true }, { isInjured: true }, { isUseless: true, isInjured: true }].map((fate) =>
      plain(plateOf(only(fate), true).parts),
    );
    expect(new Set(looks).size).toBe(4);
    // The others look as they did: all that is drawn of them is still there.
    for (const other of suitNames.filter((one) => one !== suit))
      for (const look of looks) expect(look).toContain(plain(member(other, 5, { isLiving: true })));
    const others = suitNames.flatMap((other) => (other === suit ? [] : plain(plateOf(suitNames.map((one) => part(one, 5, one === other ? { isUseless: true } : {})), true).parts))); // prettier-ignore
    expect(others).not.toContain(looks[1]);
  });
  it('make a taller Monster with each torso, and show what is missing', () => {
    const heights = [1, 2, 3].map((torsos) => plateOf([...body(), ...Array.from({ length: torsos - 1 }, () => part('hearts'))], true).box[3]); // prettier-ignore
    expect(heights[1]! - heights[0]!).toBe(heights[2]! - heights[1]!);
    expect(heights[1]!).toBeGreaterThan(heights[0]!);
    expect(markup(plateOf([part('diamonds')], false).parts)).toContain('hatch-dots');
    expect(markup(plateOf(body(), false).parts)).not.toContain('hatch-dots');
  });
  it('are stitched in the order of the pile: another order of a kind is another Monster', () => {
    for (const suit of suitNames) {
      const kind = [3, 9].map((value) => part(suit, value));
      const rest = [...body(), part('hearts')].filter((one) => one.suit !== suit);
      const drawn = [kind, kind.toReversed()].map((two) => plain(plateOf([...rest, ...two], true).parts));
      expect([suit, drawn[0] === drawn[1]]).toEqual([suit, false]);
    }
  });
  it('lie under a shroud while one of them has not been seen', () => {
    const lumps = (count: number): number => markup(plateOf(Array.from({ length: count }, () => part(null)), false).parts).split('T30 30Z').length; // prettier-ignore
    expect(lumps(5) - lumps(4)).toBe(lumps(4) - lumps(3));
    expect(markup(plateOf([part(null), part('hearts', 7)], false).parts)).not.toContain(markup(member('hearts', 7)));
  });
});

it('equipment grows with its value', () => {
  for (const suit of suitNames)
    expect(new Set(numbers.map((value) => plain(equipment(suit, value)))).size).toBeGreaterThan(3);
});
it('draws no broken path', () => {
  const all = [
    ...pack('town').map(facePicture),
    ...pack('grave').map(facePicture),
    ...suitNames.map((suit) => equipmentTile({ deck: 'town', suit, rank: 7 })),
    ...(['whole', 'burnt', 'absent', 'gone'] as const).map((state) => manor('plum', state)),
    mob(7),
    town,
    blaze,
    fallen,
    walker('seat-1'),
    graveyard,
    picture,
  ];
  for (const parts of all) expect(markup(parts)).not.toMatch(/NaN|undefined|null/);
});
