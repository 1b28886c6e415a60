// SPDX-License-Identifier: Apache-2.0
// The rules of a game as one page for players: in our own words, with the table's own options and numbers. Each line knows
// which numbered rules it tells, each chapter which kinds of question it answers, so that a page can be opened at its place.
import type { Part } from '../lib/art/parts';
import type { Place } from '../lib/rules_desk.svelte';
import type { Json } from '../lib/wire';

/** What a page is written for. */
export interface TableFacts<Options, Content> {
  players: number;
  options: Options;
  content: Content;
}
export interface Line {
  /** Stands before the text, and stands out. */
  lead: string;
  text: string;
  /** The numbers of the rules it tells. */
  rules: readonly number[];
  /** Whether it is so at this table; a line that is not is left out. */
  holds: boolean;
}
export interface Picture {
  /** Said below it, and to those who hear it. */
  title: string;
  parts: readonly Part[];
  /** A card face of 100 by 140, or a drawing of that size. */
  size: 'card' | readonly [width: number, height: number];
}
export interface Chapter<Question extends string = string> {
  id: string;
  title: string;
  /** The kinds of question it answers. */
  asked: readonly Question[];
  pictures: readonly Picture[];
  lines: readonly Line[];
}
export interface Rulebook<Question extends string = string> {
  /** What the numbers of its rules begin with. */
  prefix: string;
  chapters: readonly Chapter<Question>[];
}
export type WriteRulebook<Options = Json, Content = Json, Question extends string = string> = (
  facts: TableFacts<Options, Content>,
) => Rulebook<Question>;

/** `"41-43 47"` */
function numbersIn(ranges: string): number[] {
  return ranges.split(' ').flatMap((range) => {
    const [first, last] = range.split('-').map(Number) as [number, number?];
    return Array.from({ length: (last ?? first) - first + 1 }, (_, i) => first + i);
  });
}

/** A line about these rules; `holds` says whether this table plays it so. */
export const line = (text: string, rules: string, holds = true): Line => ({
  lead: '',
  text,
  rules: numbersIn(rules),
  holds,
});
/** The same with a word before it that stands out. */
export const item = (lead: string, text: string, rules: string, holds = true): Line => ({
  ...line(text, rules, holds),
  lead,
});

export const card = (title: string, parts: readonly Part[]): Picture => ({ title, parts, size: 'card' });

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
export const inWords = (count: number): string => small[count] ?? String(count);
/** "one coin", "three coins". */
export const counted = (count: number, thing: string): string => `${inWords(count)} ${thing}${count === 1 ? '' : 's'}`;

/** The pages as this table plays: without what does not hold here. */
export const atThisTable = <Q extends string>(book: Rulebook<Q>): Rulebook<Q> => ({
  ...book,
  chapters: book.chapters
    .map((chapter) => ({ ...chapter, lines: chapter.lines.filter(({ holds }) => holds) }))
    .filter(({ lines }) => lines.length > 0),
});

const numberOf = (rule: string): number => Number(rule.split('-').at(-1));

/** The chapter that a place is in, and the line, if it names one. */
export function find(book: Rulebook, place: Place): { chapter: Chapter; line: Line | null } | null {
  if (place.rule?.startsWith(`${book.prefix}-`)) {
    const number = numberOf(place.rule);
    for (const chapter of book.chapters)
      for (const one of chapter.lines) if (one.rules.includes(number)) return { chapter, line: one };
  }
  const chapter = book.chapters.find(({ asked }) => place.asked !== undefined && asked.includes(place.asked));
  return chapter ? { chapter, line: null } : null;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
/** Words of a question that say nothing about the game. */
const little = new Set(
  'a an and are at can could do does for has have how i if in is it may me must my of on or that the then this to what when where which who why will with would you your'.split(
    ' ',
  ),
);
/** "Lectures" and "lecturing" are to find a "lecture". */
const rootOf = (word: string): string =>
  /^[a-z']{5,}$/.test(word) ? word.replace(/(?:'s|(?:ing|ed|es|s|e))$/, '') : word;
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);
/** Where a word of that root begins in a text, from there on; -1 if nowhere. */
function whereIs(word: string, text: string, from = 0): number {
  const at = text.indexOf(word, from);
  return at > 0 && isLetter(text[at - 1]) ? whereIs(word, text, at + 1) : at;
}
/** What somebody looks for, who may ask in a whole sentence. */
export function wordsOf(search: string): string[] {
  const words = plain(search)
    .split(/[^\p{L}\p{N}'–-]+/u)
    .filter(Boolean);
  const telling = words.filter((word) => !little.has(word));
  return (telling.length > 0 ? telling : words).map(rootOf);
}
/** How much less than the best match is still shown. */
const nearly = 0.7;
/** What of a page speaks of those words, in a line or with its chapter's title. A word counts the more, the fewer lines have it. */
export function search(book: Rulebook, words: readonly string[]): Chapter[] {
  if (words.length === 0) return [...book.chapters];
  const toldIn = ({ title }: Chapter, { lead, text, rules }: Line): string =>
    plain(`${title} ${lead} ${text} ${marginOf(book.prefix, rules)}`);
  const told = book.chapters.flatMap((chapter) => chapter.lines.map((one) => toldIn(chapter, one)));
  const weights = words.map((word) =>
    Math.log(1 + told.length / told.filter((text) => whereIs(word, text) >= 0).length),
  );
  const weigh = (text: string): number =>
    words.reduce((sum, word, i) => sum + (whereIs(word, text) >= 0 ? (weights[i] ?? 0) : 0), 0);
  const enough = nearly * Math.max(...told.map(weigh));
  if (enough === 0) return [];
  return book.chapters.flatMap((chapter) => {
    const isAll = weigh(plain(chapter.title)) >= enough;
    const lines = chapter.lines.filter((one) => isAll || weigh(toldIn(chapter, one)) >= enough);
    return lines.length > 0 ? [{ ...chapter, pictures: isAll ? chapter.pictures : [], lines }] : [];
  });
}

/** A text cut where one of the words stands; all of a word is found if its root is. */
export function partsOf(text: string, words: readonly string[]): { text: string; isFound: boolean }[] {
  const whole = plain(text);
  const parts: { text: string; isFound: boolean }[] = [];
  let from = 0;
  for (let at = 0; at < text.length;) {
    const word = isLetter(whole[at - 1]) ? undefined : words.find((one) => whole.startsWith(one, at));
    if (word === undefined) {
      ++at;
      continue;
    }
    if (at > from) parts.push({ text: text.slice(from, at), isFound: false });
    from = at + word.length;
    while (isLetter(whole[from])) ++from;
    parts.push({ text: text.slice(at, from), isFound: true });
    at = from;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false });
  return parts;
}

const threeDigits = (number: number): string => String(number).padStart(3, '0');
/** The numbers of some rules as they stand in the margin: "KTM-041–043, 047". */
export function marginOf(prefix: string, rules: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const rule of rules) {
    const run = runs.at(-1);
    if (run && rule === run[1] + 1) run[1] = rule;
    else runs.push([rule, rule]);
  }
  const words = runs.map(([first, last]) =>
    first === last ? threeDigits(first) : `${threeDigits(first)}–${threeDigits(last)}`,
  );
  return words.length > 0 ? `${prefix}-${words.join(', ')}` : '';
}
