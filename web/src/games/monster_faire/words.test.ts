// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faceOf } from './sight';
import { calledOf, titleOf } from './words';

it('calls villagers in Town as the log does', () => {
  const speaker = readFileSync(new URL('../../../../games/monster_faire/speaker.cpp', import.meta.url), 'utf8');
  const [, words] = speaker.split('std::string_view villager_word');
  const called = (['VD2', 'VH2', 'VC2', 'VS2'] as const).map((card) => titleOf(faceOf(card), false).toLowerCase());
  expect([...words!.matchAll(/return "(\w+)"/g)].slice(0, 4).map((found) => found[1])).toEqual(called);
});

it('MON-353: the owner of the Brain is Doctor Solon to everybody', () => {
  expect([0, 1].map((seat) => calledOf({ solon: 1 }, seat))).toEqual([undefined, 'Doctor Solon']);
  expect(calledOf({ solon: null }, 0)).toBeUndefined();
});
