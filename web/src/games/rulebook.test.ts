// SPDX-License-Identifier: Apache-2.0
// @vitest-environment node
// Every game's rules for players: all there is about playing it is told, and every question and every reason has its place.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import fightClubGame from './fairy_tale_fight_club/first_game.json';
import { rulebook as fightClub } from './fairy_tale_fight_club/rulebook';
import huzzahGame from './huzzah/first_game.json';
import { rulebook as huzzah } from './huzzah/rulebook';
import courtGame from './king_thief_minister/first_game.json';
import { rulebook as court } from './king_thief_minister/rulebook';
import monsterGame from './monster_faire/first_game.json';
import { rulebook as monsterFaire } from './monster_faire/rulebook';
import renGame from './ren_faire/first_game.json';
import { rulebook as renFaire } from './ren_faire/rulebook';
import { atThisTable, find, marginOf, partsOf, search, wordsOf, type Rulebook, type WriteRulebook } from './rulebook';

interface Guided {
  options: Record<string, unknown>;
  content: { clocks: Record<string, number> };
  names: string[];
}
interface Case {
  id: string;
  write: WriteRulebook;
  guided: Guided;
}
const cases: Case[] = [
  {
    id: 'king_thief_minister',
    write: court as unknown as WriteRulebook,
    guided: courtGame as unknown as Guided,
  },
  {
    id: 'huzzah',
    write: huzzah as unknown as WriteRulebook,
    guided: huzzahGame as unknown as Guided,
  },
  {
    id: 'fairy_tale_fight_club',
    write: fightClub as unknown as WriteRulebook,
    guided: fightClubGame as unknown as Guided,
  },
  {
    id: 'ren_faire',
    write: renFaire as unknown as WriteRulebook,
    guided: renGame as unknown as Guided,
  },
  {
    id: 'monster_faire',
    write: monsterFaire as unknown as WriteRulebook,
    guided: monsterGame as unknown as Guided,
  },
];
const root = new URL('../../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The numbers of all rules that bind a player: those the rulebook states, our rulings, and options. */
const playedRules = (id: string): number[] =>
  [...textOf(`docs/rules/${id}.md`).matchAll(/^- \*\*[A-Z]+-(\d+)\*\* \[(stated|ruling|option)\]/gm)].map((found) =>
    Number(found[1]),
  );
/** The rules that the program itself names: behind questions, choices, bars and refusals. */
function namedRules(id: string): string[] {
  const files = readdirSync(new URL(`games/${id}/`, root)).filter((name) => /(?<!_test)\.(h|cpp)$/.test(name));
  const named = files.flatMap((name) => [...textOf(`games/${id}/${name}`).matchAll(/"([A-Z]{3}-\d{3})"/g)]);
  return [...new Set(named.map((found) => found[1]!))];
}

for (const { id, write, guided } of cases) {
  const bookOf = (changes: Record<string, unknown> = {}, players = guided.names.length): Rulebook =>
    write({ players, options: { ...guided.options, ...changes }, content: guided.content as never });
  const book = bookOf();
  describe(id, () => {
    it('tells every rule about playing', () => {
      const told = new Set(book.chapters.flatMap(({ lines }) => lines.flatMap(({ rules }) => rules)));
      const played = playedRules(id);
      expect(played.length).toBeGreaterThan(100);
      expect(played.filter((rule) => !told.has(rule))).toEqual([]);
    });
    it('names no rule that there is not', () => {
      const all = new Set(
        [...textOf(`docs/rules/${id}.md`).matchAll(/^- \*\*[A-Z]+-(\d+)\*\*/gm)].map((f) => Number(f[1])),
      );
      const told = book.chapters.flatMap(({ lines }) => lines.flatMap(({ rules }) => rules));
      expect(told.filter((rule) => !all.has(rule))).toEqual([]);
    });
    it('has a place for every kind of question', () => {
      for (const asked of Object.keys(guided.content.clocks))
        expect(find(atThisTable(book), { asked })?.chapter.title, asked).toBeTruthy();
    });
    it('has a place for every rule that the program names', () => {
      const named = namedRules(id);
      expect(named.length).toBeGreaterThan(20);
      for (const rule of named) expect(find(book, { rule })?.line, rule).toBeTruthy();
    });
    it('leaves no hole in a sentence', () => {
      for (const { lines } of book.chapters)
        for (const { text } of lines) {
          expect(text).not.toMatch(/undefined|NaN|\[object/);
          expect(text).toMatch(/[.!?]$/);
        }
    });
    it('has each chapter and line once', () => {
      const ids = book.chapters.map((chapter) => chapter.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { lines } of book.chapters) expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
    });
  });
}

const linesOf = (book: Rulebook): string =>
  atThisTable(book)
    .chapters.flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(' ');

describe('the options and numbers of a table', () => {
  const written = (changes: object, numbers: object = {}, players = 4): string =>
    linesOf(
      court({
        players,
        options: { ...(courtGame.options as object), ...changes },
        content: { ...courtGame.content, ...numbers },
      } as never),
    );
  it('are told as they are set, and nothing else is', () => {
    expect(written({})).toContain('face each other');
    expect(written({ four_player_layout: 'adjacent' })).not.toContain('face each other');
    expect(written({ memory_aid: 'none' })).toContain('no log');
    expect(written({}, {}, 6)).toContain('Every place has a player.');
  });
  it('come from the content', () => {
    expect(written({}, { king_takes: 7 })).toContain('Takes seven coins');
    expect(written({}, { look_price: 2 })).toContain('Pay two coins');
  });
  it('are told of Huzzah! too', () => {
    const told = (changes: object): string =>
      linesOf(huzzah({ players: 4, options: { ...(huzzahGame.options as object), ...changes }, content: huzzahGame.content } as never)); // prettier-ignore
    expect(told({ target_score: 37 })).toContain('37 points');
    expect(told({ bump_after_push: true })).toContain('whom Richard has just pushed can be');
    expect(told({ tie_rule: 'shared' })).not.toContain('another turn is played');
  });
});

describe('looking for something', () => {
  const book = atThisTable(court({ players: 4, options: courtGame.options, content: courtGame.content } as never));
  it('finds chapters by their titles and lines by their words', () => {
    expect(search(book, wordsOf('thief'))[0]?.lines.length).toBeGreaterThan(0);
    expect(search(book, wordsOf('whole purse')).map(({ id }) => id)).toEqual(['executioner']);
    expect(search(book, wordsOf('dragon'))).toEqual([]);
  });
  it('finds what a whole question is about', () => {
    const titles = (question: string): string[] => search(book, wordsOf(question)).map(({ title }) => title);
    expect(wordsOf('How do I challenge somebody?')).toEqual(['challeng', 'somebody']);
    expect(titles('what are challenges')).toEqual(titles('challenge'));
    expect(wordsOf('what is it')).toEqual(['what', 'is', 'it']);
  });
  it('finds words where they begin', () => {
    expect(search(book, wordsOf('ecution'))).toEqual([]);
    expect(partsOf('a wagon to go', ['go'])).toEqual([
      { text: 'a wagon to ', isFound: false },
      { text: 'go', isFound: true },
    ]);
    expect(partsOf('two lectures.', wordsOf('lecturing'))[1]).toEqual({ text: 'lectures', isFound: true });
  });
  it('shows what speaks of most words where nothing speaks of all', () => {
    expect(search(book, wordsOf('whole purse dragon')).map(({ id }) => id)).toEqual(['executioner']);
  });
  it('finds what each card of Monster Faire is good for', () => {
    const craft = atThisTable(monsterFaire({ players: 6, options: monsterGame.options, content: monsterGame.content } as never)); // prettier-ignore
    const found = (question: string): string[] =>
      search(craft, wordsOf(question)).flatMap(({ lines }) => lines.map(({ lead, text }) => `${lead} ${text}`.trim()));
    for (const [question, answer] of [
      ['What can I do with a Jack?', 'A Jack: an Igor'],
      ['queens', 'A Queen: an Igor'],
      ['What is a black joker good for?', 'The Black Joker: an Igor'],
      ['lecturing', 'A number is a lecture'],
      ['how do I repair my monster', 'Repair:'],
      ['leaving the game', 'Whoever leaves flees'],
    ] as const)
      expect(
        found(question).some((text) => text.startsWith(answer)),
        question,
      ).toBe(true);
  });
  it('finds a number of the margin', () => {
    expect(search(book, wordsOf('KTM-104')).map(({ id }) => id)).toContain('executioner');
  });
  it('marks what was found', () => {
    expect(partsOf('A Peasant’s card', ["peasant's"])).toEqual([
      { text: 'A ', isFound: false },
      { text: 'Peasant’s', isFound: true },
      { text: ' card', isFound: false },
    ]);
  });
  it('writes numbers shortly in the margin', () => {
    expect(marginOf('KTM', [41, 42, 43, 47])).toBe('KTM-041–043, 047');
  });
  it('opens at a rule before a question, and at a question if the rule is not told', () => {
    expect(find(book, { rule: 'KTM-060', asked: 'main' })?.chapter.id).toBe('challenge');
    expect(find(book, { rule: 'KTM-999', asked: 'main' })?.chapter.id).toBe('turn');
    expect(find(book, {})).toBeNull();
  });
});
