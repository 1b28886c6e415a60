// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import type { Ending } from '../../lib/generated/monster_faire';
import type { Result } from '../../lib/wire';
import { speechOf, toastsOf } from './speeches';

const endings: readonly Ending[] = ['faire', 'dead_heat', 'unopposed', 'intact_manor', 'last_one', 'swept', 'deserted', 'no_monsters', 'unproven']; // prettier-ignore
const over = (ending: Ending, winners: number[], rule_prometheus = 'on') => ({
  info: { options: { rule_prometheus } },
  result: { winners } as Result,
  view: { table: { ending } },
});

describe('at the dinner', () => {
  it('who has won the Faire accepts the Scholarship, in words of their own or in stock ones (MON-323, MON-385)', () => {
    expect(speechOf(over('faire', [1]), 1).ask).toMatch(/acceptance/);
    expect(speechOf(over('faire', [1]), 0).ask).toMatch(/glass/);
    expect(speechOf(over('faire', [1]), null).ask).toMatch(/glass/);
    expect(toastsOf([], over('faire', [1]), false)).toMatchObject([{ seat: 1 }]);
    expect(toastsOf([], over('faire', [1]), true)).toEqual([]);
    expect(toastsOf([{ seat: 1, text: 'Thank you.' }], over('faire', [1]), false)).toEqual([{ seat: 1, text: 'Thank you.' }]); // prettier-ignore
  });
  it.each(endings.slice(1))('nobody accepts anything after %s (MON-322, MON-334, MON-344)', (ending) => {
    // Where nobody has won, all count as winners.
    for (const winners of [[0], [0, 1], [0, 1, 2]]) {
      expect(speechOf(over(ending, winners), 0).ask).toMatch(/glass/);
      expect(toastsOf([{ seat: 0, text: 'To Igor!' }], over(ending, winners), false)).toEqual([{ seat: 0, text: 'To Igor!' }]); // prettier-ignore
    }
  });
  it('nor at a table without the Scholarship (MON-384)', () => {
    expect(speechOf(over('faire', [1], 'off'), 1).ask).toMatch(/glass/);
    expect(toastsOf([], over('faire', [1], 'off'), false)).toEqual([]);
  });
});
