// SPDX-License-Identifier: Apache-2.0
// Pencil notes: what this seat was told, written on the cards. They travel with every public move and blur when
// somebody else's hidden shuffle touches them (docs/decisions/0010). Made from the seat's own events alone: the
// server keeps no notes.
import type { Character, Event, Shuffle } from '../../lib/generated/king_thief_minister';
import type { Numbered } from '../../lib/wire';
import { after } from './ring';

export interface Note {
  /** What the card may be: one character if certain; several, or one that is blurred, if it may have moved. */
  maybe: readonly Character[];
  not: readonly Character[];
  blurred: boolean;
}
type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
const blank: Note = { maybe: [], not: [], blurred: false };
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

class Pad {
  cardAt: readonly number[] = [0, 1, 2, 3, 4, 5];
  notes: Note[] = Array.from({ length: 6 }, () => blank);
  #secret: Shuffle | undefined;

  constructor(
    readonly viewer: number | null,
    readonly spotOf: readonly number[],
  ) {}

  #card(spot: number): number {
    return this.cardAt[spot] ?? 0;
  }
  #cardOf(seat: number): number {
    return this.#card(this.spotOf[seat] ?? 0);
  }
  #is(card: number, face: Character): void {
    this.notes = this.notes.map((note, i) => {
      if (i === card) return { maybe: [face], not: [], blurred: false };
      const maybe = note.maybe.filter((c) => c !== face);
      return { ...note, maybe, blurred: note.blurred && maybe.length > 0 };
    });
  }
  #isNot(card: number, face: Character): void {
    const note = this.notes[card] ?? blank;
    const maybe = note.maybe.filter((c) => c !== face);
    this.notes[card] = { maybe, blurred: note.blurred && maybe.length > 0, not: unique([...note.not, face]) };
  }
  #judge(card: number, event: EventOf<'verdict' | 'guessed'>): void {
    if (event.verdict === 'true') this.#is(card, event.character);
    else this.#isNot(card, event.character);
  }
  #hiddenShuffle(event: EventOf<'shuffled'>): void {
    const [a, b] = [this.#card(event.spot), this.#card(event.other_spot)];
    const [first, second] = [this.notes[a] ?? blank, this.notes[b] ?? blank];
    const isMine = event.seat === this.viewer && this.#secret !== undefined;
    if (isMine && this.#secret === 'exchange') [this.notes[a], this.notes[b]] = [second, first];
    if (isMine) return;
    const maybe = unique([...first.maybe, ...second.maybe]);
    const mixed: Note = { maybe, not: first.not.filter((c) => second.not.includes(c)), blurred: maybe.length > 0 };
    this.notes[a] = this.notes[b] = mixed;
  }
  take(event: Event): void {
    switch (event.kind) {
      case 'saw':
        if (event.seat === this.viewer) this.#is(this.#card(event.spot), event.character);
        break;
      case 'turned_up':
        this.#is(this.#card(event.spot), event.character);
        break;
      case 'verdict':
        this.#judge(this.#cardOf(event.seat), event);
        break;
      case 'guessed':
        this.#judge(this.#cardOf(event.target), event);
        break;
      case 'sealed':
        this.#secret = event.shuffle;
        break;
      case 'turn':
        this.#secret = undefined;
        break;
      case 'shuffled':
        if (event.shuffle !== 'open') this.#hiddenShuffle(event);
        break;
      default:
        break;
    }
    this.cardAt = after(this.cardAt, event);
  }
}

/** The notes on the six cards, by card. */
export function notesFrom(
  events: readonly Numbered<Event>[],
  shown: number,
  viewer: number | null,
  spotOf: readonly number[],
): Note[] {
  const pad = new Pad(viewer, spotOf);
  for (const [, event] of events.slice(0, shown)) if (event) pad.take(event);
  return pad.notes;
}

const faces: readonly Character[] = ['King', 'Thief', 'Minister', 'Executioner', 'Sheriff', 'Peasant'];

/** All 720 arrangements by card, in the order the engine numbers them. */
function worlds(): number[][] {
  const all: number[][] = [];
  const build = (head: number[], rest: number[]): void => {
    if (rest.length === 0) all.push(head);
    for (const one of rest)
      build(
        [...head, one],
        rest.filter((r) => r !== one),
      );
  };
  build([], [0, 1, 2, 3, 4, 5]);
  return all;
}

/** With the memory aid `track`: the characters each card may still be, from the knowledge the server sent. */
export function allowedBy(knowledge: string): Character[][] {
  if (knowledge === 'none' || knowledge === '') return Array.from({ length: 6 }, () => []);
  const has = (world: number): boolean =>
    knowledge === 'all' || ((parseInt(knowledge[world >> 2] ?? '0', 16) >> (world & 3)) & 1) === 1;
  const possible = worlds().filter((_, i) => has(i));
  return Array.from({ length: 6 }, (_, card) =>
    faces.filter((_, face) => possible.some((world) => world[card] === face)),
  );
}

/** A note as pencilled on the back of a card; what is struck out on it; and all of it in words, for screen readers. */
export const pencil = ({ maybe }: Note): string =>
  maybe
    .map((character) => (maybe.length > 1 ? character.slice(0, 4) : character))
    .slice(0, 2)
    .join('/');
export const struck = ({ maybe, not }: Note): readonly string[] => (maybe.length > 0 ? [] : not.slice(-2));
export function wordsOf(note: Note): string {
  const short = pencil(note);
  if (short)
    return `your note says ${short}${note.maybe.length > 1 ? `: ${note.maybe.join(' or ')}` : ''}${note.blurred ? ', uncertain' : ''}`;
  return note.not.length > 0 ? `face down, and your note has struck out ${struck(note).join(' ')}` : 'face down';
}
