// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest';
import {
  changesSince,
  clockWords,
  clockWordsIn,
  isChosen,
  suggestedFor,
  membersOf,
  moveTimeWords,
  optionName,
  timeWords,
  withPreset,
} from './house_rules';
import type { FormerRules, GameInfo, Info, PresetInfo, TableOption } from './wire';

describe('times in words', () => {
  it('are said in the largest units that are whole', () => {
    expect(timeWords(45)).toBe('45 seconds');
    expect(timeWords(90)).toBe('90 seconds');
    expect(timeWords(1)).toBe('1 second');
    expect(timeWords(135)).toBe('135 seconds');
    expect(timeWords(180)).toBe('3 minutes');
    expect(timeWords(200)).toBe('3 minutes 20 seconds');
    expect(timeWords(259_200)).toBe('3 days');
    expect(timeWords(90_000)).toBe('1 day 1 hour');
  });
  it('say a range with its unit once', () => {
    expect(moveTimeWords([12, 45])).toBe('12 to 45 seconds a move');
    expect(moveTimeWords([36, 135])).toBe('36 to 135 seconds a move');
    expect(moveTimeWords([60, 240])).toBe('60 seconds to 4 minutes a move');
    expect(moveTimeWords([259_200, 259_200])).toBe('3 days a move');
  });
  it('stand behind the name of the clock', () => {
    expect(clockWords('none')).toBe('No clock');
    expect(clockWords('brisk', [12, 45])).toBe('Brisk: 12 to 45 seconds a move');
    expect(clockWords('brisk')).toBe('Brisk');
  });
  it('are looked up in the list of games', () => {
    const game = { clocks: [{ clock: 'days', seconds: [259_200, 259_200] }] } as unknown as GameInfo;
    expect(clockWordsIn(game, 'days')).toBe('Over days: 3 days a move');
    expect(clockWordsIn(game, 'brisk')).toBe('Brisk');
  });
});

const repairs: TableOption = {
  key: 'stage_repairs',
  name: '',
  type: 'choice',
  values: ['none', 'custom'],
  default: 'none',
  help: '',
  rule: '',
};

describe('options in words', () => {
  it('have the name their game gives them, or their key', () => {
    expect(optionName({ ...repairs, name: 'closed stages' })).toBe('Closed stages');
    expect(optionName(repairs)).toBe('Stage repairs');
  });
  it('are sets as lists or as text', () => {
    expect(membersOf(['Mud Pit'])).toEqual(['Mud Pit']);
    expect(membersOf('Mud Pit, Swag Cart')).toEqual(['Mud Pit', 'Swag Cart']);
    expect(membersOf('')).toEqual([]);
  });
});

describe('what the host has changed', () => {
  const former: FormerRules = {
    players: 5,
    options: { stage_repairs: 'none', rounds: 3 },
    clock: 'none',
    access: 'open',
    hints: true,
    latecomers: 'ask',
  };
  const now = {
    ...former,
    players: 4,
    clock: 'days',
    seconds: [259_200, 259_200],
    options: { stage_repairs: 'custom', rounds: 3 },
  };
  it('is said thing by thing, and nothing else', () => {
    expect(changesSince(former, now as unknown as Info, { options: [repairs] } as unknown as GameInfo)).toEqual([
      '4 chairs instead of 5',
      'Over days: 3 days a move, instead of: no clock',
      'Stage repairs: custom instead of none',
    ]);
    expect(changesSince(former, former as unknown as Info, undefined)).toEqual([]);
  });
});

describe('a preset', () => {
  const long: PresetInfo = {
    key: 'long',
    name: 'A long afternoon',
    help: 'Five slots.',
    options: { slots_needed: '5', late_coins: 'on' },
    suggested_for: [4, 4],
  };
  it('is a few options, all of them or none', () => {
    const some = withPreset(long, { judging: 'dice', late_coins: 'off' }, true);
    expect(some).toEqual({ judging: 'dice', late_coins: 'on', slots_needed: '5' });
    expect(isChosen(long, some)).toBe(true);
    expect(isChosen(long, { ...some, late_coins: 'off' })).toBe(false);
    expect(withPreset(long, some, false)).toEqual({ judging: 'dice' });
  });
  it('is suggested for so many players', () => {
    const suggested = [2, 3, 4].map((players) => suggestedFor(long, { players, access: 'open' }));
    expect(suggested).toEqual([null, null, 'for 4']);
  });
  it('is suggested where strangers may sit down (REN-071)', () => {
    const level: PresetInfo = { key: 'level', name: '', help: '', options: { crowd: 'level' }, for_strangers: true };
    expect(suggestedFor(level, { players: 3, access: 'open' })).toBe('where anybody may come');
    expect(suggestedFor(level, { players: 3, access: 'invite' })).toBeNull();
  });
});
