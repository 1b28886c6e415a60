// SPDX-License-Identifier: Apache-2.0
// What every board with something to pick from does: puts down what was picked when another question comes, or on Escape; says what is picked
// and not yet confirmed; points at what a hint speaks of; gives the answer; and sounds the event on show.
import { play, type Heard } from '../lib/sounds';
import type { OpenQuestion } from '../lib/wire';
import type { Answer, BoardProps } from './board';

/** What answers are picked with: a Picker, or a game's own way to make one. */
export interface Picking<Choice> {
  readonly isEmpty: boolean;
  /** What can be confirmed, in words. */
  readonly chosen: { readonly choice: Answer<Choice>; readonly label: string } | undefined;
  /** What is still to be chosen before anything can be confirmed, in words, if that is known. */
  readonly missing?: string;
  /** At an answer, with all its steps; at nothing, if there are none. */
  pointAt(steps: readonly Choice[]): void;
  clear(): void;
}

export class Answering<Event, Choice, P extends Picking<Choice>> {
  readonly picker: P;
  /** The question that the viewer has still to answer. */
  readonly question = $derived.by((): OpenQuestion<Choice> | null => {
    const { question } = this.board();
    return question && !question.answered ? question : null;
  });
  /** The event on show. */
  readonly event = $derived.by((): Event | null => {
    const { events, shown } = this.board();
    return events[shown - 1]?.[1] ?? null;
  });

  constructor(
    private readonly board: () => Pick<
      BoardProps<unknown, Event, Choice>,
      'question' | 'events' | 'shown' | 'hinted' | 'onchoose' | 'ondraft'
    >,
    makePicker: (question: () => OpenQuestion<Choice> | null) => P,
    soundOf: (event: Event) => Heard | null,
  ) {
    this.picker = makePicker(() => this.question);
    const number = $derived(this.question?.number);
    $effect.pre(() => {
      void number;
      this.picker.clear();
    });
    const hinted = $derived(this.board().hinted ?? []);
    $effect.pre(() => {
      void number;
      this.picker.pointAt(hinted);
    });
    $effect(() => {
      if (this.question) this.board().ondraft?.(this.picker.chosen?.choice ?? null);
    });
    $effect(() => {
      const sound = this.event && soundOf(this.event);
      if (sound) play(sound);
    });
  }
  readonly choose = (answer: Answer<Choice>): void => {
    this.picker.clear();
    this.board().onchoose(answer);
  };
  readonly keyed = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.picker.clear();
  };
}
