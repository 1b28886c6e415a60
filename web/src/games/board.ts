// SPDX-License-Identifier: Apache-2.0
// What every board is given. A board draws the view, lets the viewer pick among `question.offers` and nothing else, and
// calls `onchoose` with one of their choices as it came, or with all the steps of an answer at once.
import type { Snippet } from 'svelte';
import type { Skill, StageShown } from '../lib/stage';
import type { Emote, Info, Json, Numbered, Question, Result, SeatNumber } from '../lib/wire';

/** A choice as it was offered; or, where an answer is given in steps, all of them in their order: the server takes all or none. */
export type Answer<Choice> = Choice | readonly Choice[];

export interface BoardProps<View = Json, Event = Json, Choice = Json, Content = Json> {
  /** The view as it was after the first `shown` events. */
  view: View;
  /** The view the question is put in: with the effect of all events. */
  latest: View;
  viewer: SeatNumber | null;
  /** All cards, boards and numbers of this table. */
  content: Content;
  /** All events so far; those from `shown` on are still to be seen. */
  events: readonly Numbered<Event>[];
  shown: number;
  question: Question<Choice> | null;
  names: readonly string[];
  info: Info;
  asked: readonly SeatNumber[];
  deadline: number | null;
  result: Result | null;
  /** The event a log line under the pointer speaks of. */
  pointed: number | null;
  /** Emotes that seats have just sent; a board that draws its own plates passes them on. */
  emotes?: Readonly<Record<SeatNumber, Emote>>;
  /** A guided game: scroll to what just happened even if nothing is asked. */
  isGuided?: boolean;
  /** A guided game: of all answers in steps, this one alone will do. */
  only?: readonly Choice[] | null;
  /** What somebody shows on the table's stage, in a game that has one. */
  stage?: StageShown;
  /** The game of skill that answers the question, if there is one. */
  skill?: Skill | null;
  /** The prompt; a board puts it between its table and its hand. */
  banner?: Snippet;
  onchoose: (answer: Answer<Choice>) => void;
  /** The answer that a hint names, with all its steps, to be pointed at. */
  hinted?: readonly Choice[];
  /** What could be confirmed now, or null: the table plays it if the clock runs out. */
  ondraft?: (answer: Answer<Choice> | null) => void;
  /** Takes the last answer back, or the last step of one; `question.undo` says whether that may be done. */
  onundo?: () => void;
}

/** What each seat holds, where a replay is seen with everybody's eyes. */
export const everybodys = <Own>(view: { mine: Own }): readonly Own[] | undefined =>
  (view as { own?: readonly Own[] }).own;

/** What one holds: nothing comes to hand before it has been shown how, but whoever is asked picks from what is there now. */
export const ownView = <View>(board: { question: unknown; latest: View; view: View }): View =>
  board.question ? board.latest : board.view;
