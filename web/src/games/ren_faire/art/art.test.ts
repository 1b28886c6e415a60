// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { markup, type Part } from '../../../lib/art/parts';
import type { Costume, CostumeCard, Performance, Slot, Space } from '../../../lib/generated/ren_faire';
import * as art from '.';
import { covered } from './raster';

// The catalogue's own tables: REN-150 and REN-152.
const rules = readFileSync(new URL('../../../../../docs/rules/ren_faire.md', import.meta.url), 'utf8');
const slotOf = (short: string): Slot =>
  art.slotNames.find((slot) => slot === short || slot.replace(/(\w)\w+ (\w)\w+/, '$1$2') === short)!;
function readCard(spaces: string): CostumeCard {
  const card = Object.fromEntries(art.slotNames.map((slot) => [slot, null])) as Record<Slot, Space | null>;
  for (const space of spaces.split(' + ')) {
    const [icon, slot] = space.split(' ') as [Space, string];
    card[slotOf(slot)] = icon;
  }
  return { spaces: card };
}
const catalogue = new Map(
  [...rules.matchAll(/\| (C\d\d) \| ([^|]+) \| ([^|]+) (?=\|)/g)]
    .sort(([, a], [, b]) => a!.localeCompare(b!))
    .map(([, , name, spaces]) => [name as Costume, readCard(spaces!)] as const),
);
const performances = [...rules.matchAll(/^\| P\d\d \| ([^|]+) \|/gm)].map(([, name]) => name!);

/** Every piece of every Costume with the slot it is for. */
const pieces = art.costumeNames.flatMap((costume) =>
  (Object.entries(art.pieces[costume]) as [Slot, readonly Part[]][]).map(([slot, parts]) => ({ costume, slot, parts })),
);
const areas = new Map(pieces.map(({ parts }) => [parts, covered(parts)]));
const regions = Object.fromEntries(
  art.slotNames.map((slot) => [slot, covered([{ d: art.slotRegions[slot] }])]),
) as Record<Slot, Set<number>>;
const shared = (some: ReadonlySet<number>, others: ReadonlySet<number>): number =>
  [...some].filter((point) => others.has(point)).length;

const allDifferent = (drawings: readonly (readonly Part[])[]): boolean =>
  new Set(drawings.map((parts) => markup(parts))).size === drawings.length;
/** Without its dyes, as who cannot tell colours apart sees it. */
const plain = (parts: readonly Part[]): string => markup(parts).replace(/var\(--[a-z0-9-]+\)/g, '');

describe('the wardrobe', () => {
  it('has the 55 Costumes of the catalogue, each with pieces for its own slots', () => {
    expect(catalogue.size).toBe(55);
    expect([...art.costumeNames]).toEqual([...catalogue.keys()]);
    for (const [costume, { spaces }] of catalogue) {
      const slots = art.slotNames.filter((slot) => spaces[slot]);
      expect([costume, new Set(Object.keys(art.pieces[costume]))]).toEqual([costume, new Set(slots)]);
    }
  });
  it('draws no two pieces of a slot alike, even without their dyes', () => {
    for (const slot of art.slotNames) {
      const drawn = pieces.filter((piece) => piece.slot === slot).map(({ parts }) => plain(parts));
      expect([slot, new Set(drawn).size]).toEqual([slot, drawn.length]);
    }
  });
  it('covers with each piece all of its slot, and nothing of another slot', () => {
    for (const slot of art.slotNames) expect(regions[slot].size).toBeGreaterThan(20);
    const faults = pieces.flatMap(({ costume, slot, parts }) =>
      art.slotNames.flatMap((other) => {
        const open = regions[other].size - shared(regions[other], areas.get(parts)!);
        const isWell = slot === other ? open === 0 : open === regions[other].size;
        return isWell ? [] : [`${costume} on ${other}: ${open} of ${regions[other].size} open`];
      }),
    );
    expect(faults).toEqual([]);
  });
  it('leaves most of every piece in sight, whatever is worn over it in other slots', () => {
    const isOver = (a: Slot, b: Slot): boolean => art.drawingOrder.indexOf(a) > art.drawingOrder.indexOf(b);
    const faults = pieces.flatMap((below) =>
      pieces
        .filter((above) => isOver(above.slot, below.slot))
        .flatMap((above) => {
          const area = areas.get(below.parts)!;
          const hidden = shared(area, areas.get(above.parts)!) / area.size;
          return hidden < 0.3 ? [] : [`${above.costume} hides ${hidden.toFixed(2)} of ${below.costume}`];
        }),
    );
    expect(faults).toEqual([]);
  });
  it('shows the topmost Costume of each slot, and what is under a clear one', () => {
    // S-REN-18: the tracksuit nulls the legs, the doublet lies over its top.
    expect(art.visibleOf(['Suit of Plate', 'Matching Tracksuit', 'Motley Doublet'])).toEqual({
      Legs: 'Matching Tracksuit',
      Chest: 'Motley Doublet',
    });
    const dressed = art.doll('Cousin Marv', { Head: 'Mob Cap', Legs: 'Matching Tracksuit', Chest: null });
    expect(dressed).toEqual([
      { parts: art.character('Cousin Marv') },
      { parts: art.pieces['Matching Tracksuit'].Legs },
      { parts: art.pieces['Mob Cap'].Head },
    ]);
    // A Costume that is clear in a slot cannot show there.
    expect(art.worn({ Feet: 'Mob Cap' })).toEqual([]);
  });
});

describe('the drawings', () => {
  it('are four Characters, nine icons and six slots, told apart without their dyes', () => {
    expect(new Set(art.characterNames.map((name) => plain(art.doll(name)))).size).toBe(4);
    expect(new Set([...art.iconNames, 'null' as const].map((icon) => plain(art.iconSign(icon)))).size).toBe(10);
    expect(new Set(Object.values(art.iconDyes)).size).toBe(9);
    expect(art.slotNames.length).toBe(6);
  });
  it('are a handbill for each of the 50 Performances, no two alike', () => {
    expect(performances.length).toBe(50);
    expect([...art.performanceNames]).toEqual(performances);
    expect(allDifferent(performances.map((name) => art.vignette(name as Performance)))).toBe(true);
  });
  it('print a Costume with the signs of its spaces, and a price only if it has one', () => {
    const cards = [...catalogue].map(([costume, card]) => art.costumeFace(costume, card, 3));
    expect(allDifferent(cards)).toBe(true);
    const card = catalogue.get('Wings and Ball Cap')!;
    const face = markup(art.costumeFace('Wings and Ball Cap', card));
    expect(face).toContain(markup(art.iconSign('Faerie')));
    expect(face).toContain(markup(art.iconSign('null')));
    expect(face).not.toContain(markup(art.iconSign('Jester')));
    expect(face).not.toContain(markup(art.priceTag(1)));
    expect(markup(art.costumeFace('Wings and Ball Cap', card, 1))).toContain(markup(art.priceTag(1)));
  });
  it('hold no broken path', () => {
    const all = [
      ...art.characterNames.map((name) => art.doll(name)),
      ...art.costumeNames.map(art.layer),
      ...art.performanceNames.map((name) => art.handbill(name)),
      art.shopFront(300, 200),
      art.mirror,
      art.stage,
      art.purse,
      art.counter,
      art.rosette(),
      art.huzzah,
      art.boo,
      art.die(6),
      art.characterFace('Skater June', { Head: 'null' }, { Head: 'Mirror Shades' }),
      art.costumeBack,
      art.performanceBack,
    ];
    for (const parts of all) expect(markup(parts)).not.toMatch(/NaN|undefined|null/);
  });
  it('show as many pips as a die has rolled', () => {
    for (const pips of [1, 2, 3, 4, 5, 6]) expect(markup(art.die(pips)).match(/h\.1/g)?.length).toBe(pips);
  });
  it('leave three panes of one width in the shop front', () => {
    const [left, middle, right] = art.panes(300, 200).map(([x, , width]) => ({ x, end: x + width }));
    expect(middle!.x - left!.x).toBeCloseTo(right!.x - middle!.x);
    expect(left!.end).toBeLessThan(middle!.x);
    expect(right!.end).toBeLessThan(300);
  });
});
