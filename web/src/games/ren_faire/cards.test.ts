// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
// What handbills say is what the table says: held to the game's own words.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Performance, TableContent } from '../../lib/generated/ren_faire';
import { isExtended, sortOf, textOf } from './cards';
import guided from './first_game.json';
import { gistOf } from './gists';
import { stunts } from './stunts';

const content = guided.content as unknown as TableContent;
const cards = Object.keys(content.performances) as Performance[];
const root = new URL('../../../../games/ren_faire/', import.meta.url);
const fileOf = (name: string): string => readFileSync(new URL(name, root), 'utf8');

describe('a handbill', () => {
  const told = new Map(
    [...fileOf('words.txt').matchAll(/^ {2}You played (.+?): "(.+)" {2}<Ann>$/gm)].map((found) => [found[1], found[2]]),
  );
  it('tells every card as the table does when it is played', () => {
    expect(told.size).toBe(50);
    for (const card of cards) {
      const stunt = stunts[card];
      expect(`${stunt ? `${stunt.spoken} ` : ''}${textOf(content, card)}`, card).toBe(told.get(card));
    }
  });
  it('tells the numbers of the table', () => {
    const dear = structuredClone(content);
    dear.performances["Queen's Largesse"].parts.now = [{ op: 'gain', who: 'you', n: 7 }];
    expect(textOf(dear, "Queen's Largesse")).toBe('You gain 7 coins.');
  });
  it('has the gist that the offer to play it has', () => {
    const labels = new Map(
      [...fileOf('words.txt').matchAll(/^ {2}- Play (.+?): (.+)$/gm)].map((found) => [found[1], found[2]]),
    );
    expect(labels.size).toBeGreaterThan(40);
    for (const card of cards) expect(gistOf(content, card), card).toBe(labels.get(card) ?? '');
  });
  it('knows effects, stunts, contests and games of skill apart', () => {
    const count = (sort: string): number => cards.filter((card) => sortOf(content, card) === sort).length;
    expect(['Effect', 'Stunt', 'Contest', 'Game of skill'].map(count)).toEqual([18, 20, 9, 3]);
    expect(cards.filter((card) => isExtended(content, card)).length).toBe(9);
  });
  it('asks for what the game’s words ask for', () => {
    const names = new Map(
      [...fileOf('cards.h').matchAll(/\((p\d\d), "([^"]+)"\)/g)].map((found) => [found[1], found[2]]),
    );
    const joined = (text: string): string => [...text.matchAll(/"([^"]*)"/g)].map((found) => found[1]).join('');
    const asked = [...fileOf('prompts.cpp').matchAll(/case Performance::(p\d\d):\s*return \{((?:\s*"[^"]*")+),((?:\s*"[^"]*")+)\};/g)]; // prettier-ignore
    expect(asked.length).toBe(20);
    for (const [, id, spoken, typed] of asked)
      expect(stunts[names.get(id!) as Performance], id).toEqual({ spoken: joined(spoken!), typed: joined(typed!) });
    expect(Object.keys(stunts).length).toBe(20);
  });
});
