// SPDX-License-Identifier: Apache-2.0
// House rules and clocks in plain words.
import type {
  Access,
  Clock,
  FormerRules,
  GameInfo,
  Info,
  Json,
  Latecomers,
  MoveTime,
  PresetInfo,
  TableOption,
} from './wire';
import { withCapital, wordsOfOption } from './words';

/** What the host of a table decides. */
export interface Rules {
  players: number;
  clock: Clock;
  access: Access;
  hints: boolean;
  latecomers: Latecomers;
  options: Json;
}

/** Whether all options of a preset are chosen. */
export const isChosen = (preset: PresetInfo, options: Json): boolean =>
  Object.entries(preset.options).every(([key, value]) => options[key] === value);
/** The options with a preset's among them, or as the game has those. */
export function withPreset(preset: PresetInfo, options: Json, wanted: boolean): Json {
  if (wanted) return { ...options, ...preset.options };
  return Object.fromEntries(Object.entries(options).filter(([key]) => !(key in preset.options)));
}
/** For whom a preset is suggested, if it is at such a table: "for 4", "where anybody may come". */
export function suggestedFor(
  { suggested_for: range, for_strangers }: PresetInfo,
  { players, access }: Pick<Rules, 'players' | 'access'>,
): string | null {
  if (range !== undefined && range[0] <= players && players <= range[1]) return `for ${players}`;
  return for_strangers && access === 'open' ? 'where anybody may come' : null;
}

const units = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

/** "45 seconds", "3 minutes 20 seconds", "3 days". Under three minutes only seconds are said. */
export function timeWords(seconds: number): string {
  let left = seconds;
  const parts: string[] = [];
  for (const [size, word] of units) {
    if (size === 60 && seconds < 180) continue;
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count} ${word}${count === 1 ? '' : 's'}`);
  }
  return parts.join(' ') || '0 seconds';
}
/** "12 to 45 seconds a move". */
export function moveTimeWords([least, most]: MoveTime): string {
  if (least === most) return `${timeWords(most)} a move`;
  const [few, many] = [timeWords(least), timeWords(most)];
  const unit = many.replace(/^\d+/, '');
  return `${few.endsWith(unit) ? few.slice(0, -unit.length) : few} to ${many} a move`;
}

const clockNames: Readonly<Record<Clock, string>> = {
  none: 'No clock',
  relaxed: 'Relaxed',
  brisk: 'Brisk',
  days: 'Over days',
};
export function clockWords(clock: Clock, seconds?: MoveTime): string {
  return seconds && clock !== 'none' ? `${clockNames[clock]}: ${moveTimeWords(seconds)}` : clockNames[clock];
}
/** The same for a table that is not there yet. */
export const clockWordsIn = (game: GameInfo, clock: Clock): string =>
  clockWords(clock, game.clocks?.find((one) => one.clock === clock)?.seconds);

export const accessWords: Readonly<Record<Access, string>> = {
  open: 'Anybody may come: it is shown in the lobby',
  invite: 'Only those with the link',
};
/** Who may take a bot's chair once the game is on. */
export const latecomerWords: Readonly<Record<Latecomers, string>> = {
  ask: 'Only if everybody who plays agrees',
  welcome: 'Anybody who has not seen a hand of this game',
  never: 'Nobody',
};
export const hintWords = (hints: boolean): string => (hints ? 'A bot may be asked for a hint' : 'No hints');

const spaced = (word: string): string => word.replaceAll('_', ' ');

export const optionName = (option: TableOption): string => withCapital(option.name || spaced(option.key));
/** The members of a set, as the server sends or a form has them. */
export const membersOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' && value !== '' ? value.split(/,\s*/) : [];
/** An option of a table, also one that the list of games does not explain (yet). */
export function optionOf(game: GameInfo | undefined, key: string): TableOption {
  const known = game?.options.find((one) => one.key === key);
  return known ?? { key, name: '', type: 'choice', default: null, help: '', rule: '' };
}

/** What the host has changed, each as a sentence. */
export function changesSince(former: FormerRules, now: Info, game: GameInfo | undefined): string[] {
  const said: string[] = [];
  if (former.players !== now.players) said.push(`${now.players} chairs instead of ${former.players}`);
  if (former.clock !== now.clock)
    said.push(`${clockWords(now.clock, now.seconds)}, instead of: ${clockNames[former.clock].toLowerCase()}`);
  if (former.access !== now.access) said.push(accessWords[now.access]);
  if (former.hints !== now.hints) said.push(hintWords(now.hints));
  if (former.latecomers !== now.latecomers)
    said.push(`Taking a bot’s chair during the game: ${latecomerWords[now.latecomers].toLowerCase()}`);
  for (const [key, value] of Object.entries(now.options)) {
    const before = former.options[key];
    if (String(before) === String(value)) continue;
    const option = optionOf(game, key);
    said.push(`${optionName(option)}: ${wordsOfOption(option, value)} instead of ${wordsOfOption(option, before)}`);
  }
  return said;
}
