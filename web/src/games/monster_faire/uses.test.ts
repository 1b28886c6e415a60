// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Choice, Pile, View } from '../../lib/generated/monster_faire';
import type { Offer } from '../../lib/wire';
import { find } from '../rulebook';
import type { Face, Suit } from './art/suits';
import firstGame from './first_game.json';
import { rulebook } from './rulebook';
import { faceOf } from './sight';
import { inSight, ruleNamed, uses, usesOf, type Lies, type Moment } from './uses';

const textOf = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

const suits: readonly Suit[] = ['diamonds', 'hearts', 'clubs', 'spades'];
/** The cards of a kind, as games/monster_faire/words_test.cpp names it: of every suit and deck that has it. */
function facesOf(kind: string): Face[] {
  const part = ['head', 'torso', 'arms', 'legs'].indexOf(kind);
  if (part >= 0) return [{ deck: 'grave', suit: suits[part]!, rank: 6 }];
  if (kind === 'tool') return suits.map((suit) => ({ deck: 'town', suit, rank: 6 }));
  const some = kind.endsWith('joker') ? [null] : suits;
  return (['town', 'grave'] as const).flatMap((deck) => some.map((suit) => ({ deck, suit, rank: kind as never })));
}
interface Offered {
  way: string;
  pile: Pile;
  kinds: string[];
}
/** All that the engine offers, as the page beside the game says. */
const offered = textOf('games/monster_faire/uses.txt')
  .trim()
  .split('\n\n')
  .flatMap((page): Offered[] => {
    const [question, ...ways] = page.split('\n');
    return ways.map((line) => {
      const [, way, pile, kinds] = /^  (.+) from (\w+): (.*)$/.exec(line)!;
      return { way: `${question} ${way}`, pile: pile as Pile, kinds: kinds!.split(' ') };
    });
  });

describe('the uses of cards', () => {
  it('list all that the engine offers for a kind of card', () => {
    expect(offered.length).toBeGreaterThan(50);
    const missing = offered.flatMap(
      ({ way, pile, kinds }) =>
      kinds.filter(
        (kind) =>
          !facesOf(kind).some((face) =>
            uses.some((use) => use.at.includes(pile) && use.of(face) && (use.ways as readonly string[]).includes(way)),
          ),
      ).map((kind) => `${way} from ${pile}: ${kind}`), // prettier-ignore
    );
    expect(missing).toEqual([]);
  });
  it('and nothing that it never offers', () => {
    const generated = textOf('web/src/lib/generated/monster_faire.ts');
    const acts = [...generated.matchAll(/\{ act: "(\w+)"(; card: Card)?/g)];
    const ofCards = new Set(acts.filter(([, , card]) => card).map(([, act]) => act));
    const known = new Set(acts.map(([, act]) => act));
    for (const { ways, at } of uses)
      for (const way of ways) {
        const act = way.split(' ')[1]!;
        expect(known).toContain(act);
        if (ofCards.has(act))
          expect(
            offered.some((one) => one.way === way && at.includes(one.pile)),
            way,
          ).toBe(true);
      }
  });
  it('take every answer that holds a card, and every use of a visit card', () => {
    const generated = textOf('web/src/lib/generated/monster_faire.ts');
    const acts = [...generated.matchAll(/\{ act: "(\w+)"; card: Card/g)].map((found) => found[1]!);
    const told = new Set(uses.flatMap(({ ways }) => ways.map((way) => way.split(' ')[1]!)));
    expect(acts.filter((act) => !told.has(act as never))).toEqual([]);
    const deeds = [.../type Use =([^;]*);/.exec(generated)![1]!.matchAll(/"(\w+)"/g)].map((found) => found[1]!);
    const played = new Set(uses.flatMap(({ ways }) => ways.flatMap((way) => way.split(' ')[2] ?? [])));
    expect(deeds.filter((deed) => !played.has(deed))).toEqual([]);
  });
  it('name rules that are there, in the catalogue and in the drawer', () => {
    const catalogue = textOf('docs/rules/monster_faire.md');
    const switched = Object.keys(firstGame.options).filter((key) => key.startsWith('rule_'));
    const options = { ...firstGame.options, ...Object.fromEntries(switched.map((key) => [key, 'on'])) };
    const book = rulebook({ players: 3, options, content: firstGame.content } as never);
    for (const { rule } of uses) {
      expect(catalogue).toContain(`**${ruleNamed(rule)}**`);
      expect(find(book, { rule: ruleNamed(rule) })?.line, ruleNamed(rule)).toBeTruthy();
    }
  });
});

const lies = (card: string, pile: Pile): Lies => ({
  key: `card ${card}`,
  face: faceOf(card as never),
  pile,
  seat: null,
  place: 0,
});
const moment = (kind: Moment['kind'], choices: Choice[], deed: Moment['deed'] = null): Moment => ({
  kind,
  offers: choices.map((choice) => ({ choice }) as Offer<Choice>),
  deed,
});
const now = (card: Lies, at: Moment, options = {}): number[] =>
  usesOf(card, options, at).flatMap((use) => (use.isNow ? use.rule : []));

describe('what a card is good for now', () => {
  const nothing = moment(undefined, []);
  it('comes first, and is what is offered with that very card', () => {
    const help = moment('help', [{ act: 'pass' }, { act: 'help', card: 'VD7' }]);
    expect(usesOf(lies('VD7', 'hand'), {}, help)[0]).toMatchObject({ rule: 207, isNow: true });
    expect(now(lies('VD7', 'hand'), help)).toEqual([207]);
    expect(now(lies('VD8', 'hand'), help)).toEqual([]);
    expect(now(lies('VD7', 'hand'), nothing)).toEqual([]);
  });
  it('knows what a card that is played at one is played for', () => {
    const counter: Choice[] = [{ act: 'counter', card: 'VHK' }];
    expect(now(lies('VHK', 'hand'), moment('counter', counter, 'steal'))).toEqual([252]);
    expect(now(lies('VHK', 'laboratory'), moment('counter', counter, 'incite'))).toEqual([264]);
    expect(now(lies('VHK', 'igor'), moment('counter', [{ act: 'stake' }], 'dismantle_monster'))).toEqual([260]);
  });
  it('is one of several in a window, or of two steps', () => {
    const befriend: Choice[] = [{ act: 'play', card: 'VHQ', use: 'befriend_igor' }];
    expect(now(lies('VHQ', 'hand'), moment('visit_card', befriend))).toEqual([254]);
    const lure = moment('visit_use', [{ act: 'use', use: 'lure' }]);
    expect(now(lies('BC5', 'played'), lure, { rule_morbius: 'on' })).toEqual([359]);
  });
  it('leaves out what a table does not play', () => {
    const all = (options: object): number[] => usesOf(lies('BDJ', 'hand'), options, nothing).map(({ rule }) => rule);
    expect(all({})).toContain(116);
    expect(all({ defender_decks: 'villagers' })).not.toContain(116);
    expect(all({})).not.toContain(382);
    expect(all({ rule_igors_revenge: 'on' })).toContain(382);
  });
  it('says something of every card in sight, wherever it lies', () => {
    const cards = {
      villager_deck: { cards: [], unknown: { Villagers: 40 } },
      hand: [
        { cards: ['VD7'], unknown: {} },
        { cards: [], unknown: { Villagers: 1 } },
      ],
      laboratory: [['VD2', { back: 'Villagers', card: 'VHJ' }], [{ back: 'Villagers' }]],
      monster: [['BD5'], ['BD6']],
      igor: [['VSQ'], []],
      counters: [[], ['VSK']],
      town: ['VD4', 'VCJ'],
      graveyard: ['BC3', 'BSQ'],
      force: ['VH9'],
      villager_discard: ['VD1'],
      part_discard: ['BD1'],
      box: ['XDJ'],
    };
    const found = inSight({ veiled: { cards }, viewer: 0 } as unknown as View);
    expect(found.map(({ key }) => key).sort()).toEqual(
      ['BC3', 'BD1', 'BD6', 'BSQ', 'VCJ', 'VD1', 'VD2', 'VD4', 'VD7', 'VH9', 'VHJ', 'VSK', 'VSQ'].map((card) => `card ${card}`).concat('part 0'), // prettier-ignore
    );
    for (const card of found) expect(usesOf(card, {}, nothing).length, card.key).toBeGreaterThan(0);
  });
});
