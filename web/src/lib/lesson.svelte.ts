// SPDX-License-Identifier: Apache-2.0
// A guided game, scene by scene: what the narrator says, and the one answer the scene is about.
import { Trail } from './changes';
import { durationsBy, Playback, type Showing } from './playback.svelte';
import type { Changes, Info, Json, Numbered, OpenQuestion, SeatNumber, Sentence } from './wire';

/** What the learner sees, as it changes from the scene before. */
export interface Scene extends Changes {
  say: string;
  events: Numbered[];
  sentences: Sentence[];
  asked: SeatNumber[];
  question: OpenQuestion | null;
  /** Of an answer in steps, all of them: the question offers the first. */
  steps?: Json[];
}
export interface Guided {
  game: string;
  names: string[];
  options: Json;
  content: Json;
  /** As the first scene begins. */
  view: Json;
  scenes: Scene[];
}

const slower = 1.4;

export class Lesson {
  at = $state(0);
  readonly playback = new Playback();
  #trail: Trail;

  constructor(
    readonly guided: Guided,
    private readonly showing: Showing,
    isFast: () => boolean = () => false,
  ) {
    this.playback.paceBy(isFast);
    this.#trail = $state.raw(Trail.from(guided.view));
    this.playback.jump(this.guided.scenes[0]?.events.length ?? 0);
  }
  readonly scene = $derived.by(() => this.guided.scenes[this.at]);
  /** What is asked, once what led to it has been shown. */
  readonly question = $derived.by(() => (this.playback.isPlaying ? null : (this.scene?.question ?? null)));
  readonly events = $derived.by(() => this.guided.scenes.slice(0, this.at + 1).flatMap((scene) => scene.events));
  /** After the events shown, and after all of them. */
  readonly view = $derived.by(() => this.#trail.at(this.playback.shown, this.events.length));
  readonly latest = $derived.by(() => this.#trail.latest);
  readonly isLast = $derived.by(() => this.at + 1 >= this.guided.scenes.length);

  /** What a board wants to know of a table. */
  get info(): Info {
    const { game, names, options } = this.guided;
    return {
      id: 'lesson',
      game,
      players: names.length,
      options,
      clock: 'none',
      access: 'invite',
      hints: false,
      latecomers: 'never',
      pace: 'table',
      phase: 'playing',
      host: '',
      watchers: 0,
      commitment: '',
      you: 0,
      seats: names.map((name, seat) => ({
        seat,
        kind: seat === 0 ? 'person' : 'bot',
        name,
        ready: true,
        connected: true,
        away: false,
      })),
    };
  }
  next(): void {
    const scene = this.guided.scenes[this.at + 1];
    if (!scene) return;
    ++this.at;
    this.#trail = this.#trail.next(scene);
    this.playback.add(durationsBy(this.showing, scene.events).map((duration) => duration * slower));
  }
}
