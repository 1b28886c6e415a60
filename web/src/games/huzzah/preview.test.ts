// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import guided from './first_game.json';
import type { Choice, Table, TableContent } from '../../lib/generated/huzzah';
import { FaireGround } from './ground';
import { ghostOf, type Ghost } from './preview';

const ground = new FaireGround(guided.content as unknown as TableContent);
const table = { place: ['18', 'Mud Pit', 'nowhere'], to_place: [0, 3, 0] } as unknown as Table;
const ghost = (choice: Choice, seat: number | null, leads_to?: number): Ghost | null =>
  ghostOf({ choice, label: '', rule: '', ...(leads_to === undefined ? {} : { leads_to }) }, table, ground, seat);

describe('a picked answer on the map', () => {
  it('shows where the pawn would really stop', () =>
    expect(ghost({ act: 'walk', steps: 4 }, 0, 23)).toEqual({ kind: 'pawn', place: 23 }));
  it('shows the stage that would be chosen or taken', () => {
    expect(ghost({ act: 'choose', stage: 'Swag Cart' }, 2)).toEqual({ kind: 'pawn', place: 'Swag Cart' });
    expect(ghost({ act: 'take' }, 0)).toEqual({ kind: 'pawn', place: "Tinker's Row" });
  });
  it('shows where the people would stand', () =>
    expect(ghost({ act: 'place', step: 24 }, 1)).toEqual({ kind: 'crowd', step: 24, count: 3 }));
  it('shows which stage a card is for, and not the card', () => {
    expect(ghost({ act: 'show', card: 'Finale' }, 1)).toEqual({ kind: 'card', place: 'Mud Pit', isHeckle: false });
    expect(ghost({ act: 'heckle', card: 'Finale' }, 0)).toEqual({
      kind: 'card',
      place: "Tinker's Row",
      isHeckle: true,
    });
  });
  it('has nothing to show for the rest', () => {
    expect(ghost({ act: 'pass' }, 0)).toBeNull();
    expect(ghost({ act: 'walk', steps: 1 }, null, 3)).toBeNull();
    expect(ghostOf(undefined, table, ground, 0)).toBeNull();
  });
});
