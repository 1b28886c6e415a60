// SPDX-License-Identifier: Apache-2.0
import { beforeEach, expect, it } from 'vitest';
import { forgetTable, ownTables, rememberTable } from './own_tables';

beforeEach(() => localStorage.clear());

it('leads back to the newest table first', () => {
  for (const id of ['t1', 't2', 't1']) rememberTable(id);
  expect(ownTables()).toEqual(['t1', 't2']);
});
it('forgets a table that is over', () => {
  for (const id of ['t1', 't2']) rememberTable(id);
  forgetTable('t2');
  expect(ownTables()).toEqual(['t1']);
  forgetTable('t1');
  expect(ownTables()).toEqual([]);
});
it('keeps only the last few', () => {
  for (let i = 0; i < 9; ++i) rememberTable(`t${i}`);
  expect(ownTables()).toEqual(['t8', 't7', 't6', 't5', 't4']);
});
