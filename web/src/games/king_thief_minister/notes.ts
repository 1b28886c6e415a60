// SPDX-License-Identifier: Apache-2.0
// The pencil notes of a view (docs/decisions/0010), as they are written on the backs of the cards.
import type { Note } from '../../lib/generated/king_thief_minister';

/** A note as pencilled on the back of a card; what is struck out on it; and all of it in words, for screen readers. */
export const pencil = ({ may_be }: Note): string =>
  may_be
    .map((character) => (may_be.length > 1 ? character.slice(0, 4) : character))
    .slice(0, 2)
    .join('/');
export const struck = ({ may_be, is_not }: Note): readonly string[] => (may_be.length > 0 ? [] : is_not.slice(-2));
export function wordsOf(note: Note): string {
  const short = pencil(note);
  if (short)
    return `your note says ${short}${note.may_be.length > 1 ? `: ${note.may_be.join(' or ')}` : ''}${note.is_blurred ? ', uncertain' : ''}`;
  return note.is_not.length > 0 ? `face down, and your note has struck out ${struck(note).join(' ')}` : 'face down';
}
