// SPDX-License-Identifier: Apache-2.0
// What is to be seen on a table's stage while somebody performs, and while it is judged: put together from what the server tells, first all of
// it and then what is new. It is kept nowhere else.
import type { PlayPush, StagePush, Stroke } from './wire';

/** What one performer shows. */
export interface Show {
  seat: number;
  text: string;
  strokes: readonly Stroke[];
  /** Who to ask for sound and pictures. */
  camera: string | null;
  /** Drawn for the act, where its task has one. */
  word: string;
}
export interface StageShown {
  act: number;
  shows: readonly Show[];
}
export const emptyStage: StageShown = { act: 0, shows: [] };

const changed = (show: Show, push: StagePush): Show => ({
  seat: show.seat,
  word: push.word ?? show.word,
  text: push.text ?? show.text,
  strokes:
    push.strokes ??
    (push.stroke ? [...show.strokes, push.stroke] : push.undo ? show.strokes.slice(0, -1) : show.strokes),
  camera: push.camera,
});
/** The stage after a push; of acts before, only what is sent again stays. */
export function staged(stage: StageShown, push: StagePush): StageShown {
  const { act, seat } = push;
  const shows = act === stage.act ? stage.shows : [];
  if (seat === null) return { act, shows: [] };
  const old = shows.find((show) => show.seat === seat) ?? { seat, text: '', strokes: [], camera: null, word: '' };
  return {
    act,
    shows: [...shows.filter((show) => show.seat !== seat), changed(old, push)].sort((a, b) => a.seat - b.seat),
  };
}

/** A game of skill that answers the question that is open. */
export type Skill = NonNullable<PlayPush['skill']>;
