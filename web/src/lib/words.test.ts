// SPDX-License-Identifier: Apache-2.0
import { expect, it } from 'vitest';
import type { TableOption } from './wire';
import { barredAloud, headOf, restOf, wordsOfOption } from './words';

it('takes the name of a move from its label, and what it leads to', () => {
  expect(headOf('To right: all cards move, you get the one on your left')).toBe('To right');
  expect(headOf('Look at no card')).toBe('Look at no card');
  expect(restOf('To right: all cards move, you get the one on your left')).toBe(
    'all cards move, you get the one on your left',
  );
  expect(restOf('Look at no card')).toBe('');
});

it('says what an option is set to in the words of its game', () => {
  const plain: TableOption = { key: 'a_key', name: 'A rule', type: 'choice', default: 'x', help: '', rule: 'KTM-029' };
  const choice: TableOption = { ...plain, values: ['by_roll', 'in_turn'], words: ['by the dice', 'in turn'] };
  expect(wordsOfOption(choice, 'in_turn')).toBe('in turn');
  expect(wordsOfOption({ ...plain, type: 'number', zero: 'no limit' }, 0)).toBe('no limit');
  expect(wordsOfOption({ ...plain, type: 'number', zero: 'no limit' }, 30)).toBe('30');
  expect(wordsOfOption({ ...plain, type: 'number' }, 0)).toBe('0');
  expect(wordsOfOption({ ...plain, type: 'toggle' }, true)).toBe('yes');
  expect(wordsOfOption({ ...plain, type: 'set' }, [])).toBe('none');
  expect(wordsOfOption({ ...plain, type: 'set' }, ['Mud Pit', 'Swag Cart'])).toBe('Mud Pit, Swag Cart');
});

it('says of a thing why it cannot be picked, with one stop between the two', () => {
  const barred = { choice: null, label: '', why: 'a Bump is no Show card', rule: 'HUZ-082' };
  const reason = 'cannot be picked: a Bump is no Show card (HUZ-082)';
  expect(barredAloud('Bump. Three steps further.', barred)).toBe(`Bump. Three steps further: ${reason}`);
  expect(barredAloud('Bump', barred)).toBe(`Bump: ${reason}`);
});
