// SPDX-License-Identifier: Apache-2.0
// What every board is given. A board draws the view as it was after the first `shown` events, lets the viewer
// pick among `question.offers` and nothing else, and calls `onchoose` with one of their choices as it came.
import type { Snippet } from 'svelte';
import type { Emote, Info, Json, Numbered, Question, Result, SeatNumber } from '../lib/wire';

export interface BoardProps<View = Json, Event = Json, Choice = Json> {
  view: View;
  viewer: SeatNumber | null;
  /** All events so far; those from `shown` on have not been played yet, the view already holds their effect. */
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
  /** The prompt; a board puts it between its table and its hand. */
  banner?: Snippet;
  onchoose: (choice: Choice) => void;
}
