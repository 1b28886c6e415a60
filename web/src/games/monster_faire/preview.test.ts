// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Card, Choice, View } from '../../lib/generated/monster_faire';
import type { Offer } from '../../lib/wire';
import { keyOfCard } from './keys';
import { arrowsOf, ghostOf } from './preview';

const hand: Card[] = ['VD7', 'BD2', 'VHQ'];
/** Seat 1 looks; it is the turn of seat 2, who or whose Igor is at seat 0. */
const viewOf = (question: string, viewer: number | null = 1): View =>
  ({
    viewer,
    table: { question, active: 2, trip: { host: 0 } },
    veiled: { cards: { hand: [[], { cards: hand, unknown: {} }, []] } },
  }) as unknown as View;
const offer = (choice: Choice): Offer<Choice> => ({ choice, label: '', rule: '' });
const way = (choice: Choice, question = 'igor'): string[] =>
  arrowsOf(offer(choice), viewOf(question)).map(({ from, to }) => `${from} > ${to}`);

describe('a picked answer', () => {
  it('shows nothing before it is picked, nor to who only looks on', () => {
    expect(arrowsOf(undefined, viewOf('igor'))).toEqual([]);
    expect(arrowsOf(offer({ act: 'to_town' }), viewOf('igor', null))).toEqual([]);
    expect(ghostOf(undefined, viewOf('laboratory'))).toBeNull();
    expect(ghostOf(offer({ act: 'lay', card: 'VD7' }), viewOf('laboratory', null))).toBeNull();
  });
  it('sends Igor where his errand is (MON-052)', () => {
    expect(way({ act: 'to_town' })).toEqual(['manor 1 > town']);
    expect(way({ act: 'to_graveyard' })).toEqual(['manor 1 > graveyard']);
    expect(way({ act: 'visit', seat: 0 })).toEqual(['manor 1 > manor 0']);
    expect(way({ act: 'burgle', seat: 2 })).toEqual(['manor 1 > manor 2']);
    expect(way({ act: 'carry', card: 'BD2' })).toEqual(['manor 1 > manor 0']);
    expect(way({ act: 'snoop', pile: 'laboratory', place: 1 })).toEqual(['manor 1 > manor 0']);
  });
  it('draws for the hand, or to see what comes of it', () => {
    expect(way({ act: 'draw', deck: 'Villagers' }, 'extra_draw')).toEqual(['deck Villagers > manor 1']);
    expect(way({ act: 'draw', deck: 'Body Parts' }, 'injury_deck')).toEqual(['deck Body Parts > table']);
  });
  it('brings cards home from where they lie', () => {
    expect(way({ act: 'claim', card: 'VHJ' })).toEqual(['town > manor 1']);
    expect(way({ act: 'claim', card: 'BHJ' })).toEqual(['graveyard > manor 1']);
    expect(way({ act: 'recruit', card: 'VD3' })).toEqual(['town > manor 1']);
    expect(way({ act: 'dig', card: 'BD3' })).toEqual(['graveyard > table']);
  });
  it('plays a card on whose turn it is, and answers what lies on the table', () => {
    expect(way({ act: 'play', card: 'VHQ', use: 'befriend_igor' })).toEqual(['manor 1 > manor 2']);
    expect(way({ act: 'use', use: 'lecture' })).toEqual(['table > manor 2']);
    expect(way({ act: 'counter', card: 'VD7' })).toEqual(['manor 1 > table']);
    expect(way({ act: 'offer', card: 'VD7' })).toEqual(['manor 1 > manor 2']);
    expect(way({ act: 'critique', card: 'VC3', pile: 'laboratory' })).toEqual(['manor 1 > manor 0']);
  });
  it('goes out to the villagers, or sends one of them away', () => {
    expect(way({ act: 'help', card: 'VHQ' })).toEqual(['manor 1 > siege']);
    expect(way({ act: 'victim', card: 'VC3' })).toEqual(['siege > discard Villagers']);
    expect(way({ act: 'discard', card: 'BD2' })).toEqual(['manor 1 > discard Body Parts']);
    expect(way({ act: 'rampage' })).toEqual(['manor 1 > town']);
    expect(way({ act: 'fight', seat: 2 })).toEqual(['manor 1 > manor 2']);
  });
  it('points nowhere where nothing goes', () => {
    expect(way({ act: 'pass' })).toEqual([]);
    expect(way({ act: 'name', seat: 1 })).toEqual([]);
    expect(way({ act: 'favour', card: 'VHQ' })).toEqual([]);
  });
  it('lays a ghost of the card in the pile that it would join', () => {
    const ghost = (choice: Choice, question: string): string | undefined =>
      ghostOf(offer(choice), viewOf(question))?.pile;
    expect(ghost({ act: 'lay', card: 'VD7' }, 'laboratory')).toBe('laboratory');
    expect(ghost({ act: 'lay', card: 'BD2' }, 'monster')).toBe('monster');
    expect(ghost({ act: 'lay', card: 'BD2' }, 'free_action')).toBe('monster');
    expect(ghost({ act: 'lay', card: 'VD7' }, 'free_action')).toBe('laboratory');
    expect(ghost({ act: 'hire', card: 'VHQ' }, 'igor')).toBe('igors');
    expect(ghost({ act: 'lay', card: 'VD9' }, 'laboratory'), 'not one’s own card').toBeUndefined();
    const lain = ghostOf(offer({ act: 'lay', card: 'VD7' }), viewOf('laboratory'));
    expect(lain?.card).toMatchObject({ isGhost: true, face: { rank: 7 } });
    expect(lain?.card.key, 'or it would be picked').not.toBe(keyOfCard('VD7'));
  });
});
