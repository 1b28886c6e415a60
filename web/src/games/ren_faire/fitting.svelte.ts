// SPDX-License-Identifier: Apache-2.0
// Picking an answer at this table: a Picker over what stands for each answer, and a doll that was wished for before it could be asked.
import { Picker } from '../../lib/picker.svelte';
import type { Choice, Costume, View } from '../../lib/generated/ren_faire';
import type { Barred, OpenQuestion } from '../../lib/wire';
import type { Picking } from '../answering.svelte';
import type { Answer } from '../board';
import { calledOf, deedsOf, keysOf, type Deed, type Key } from './deeds';

export class Fitting implements Picking<Choice> {
  readonly #picker: Picker<Answer<Choice>, { what: Key }>;
  /** A Costume of the Window that was dropped on a doll: it is bought first, and the doll comes to mind when it is to be placed. */
  #wish = $state.raw<{ costume: Costume; seat: number } | null>(null);

  /** Everything that can be answered. */
  readonly deeds = $derived.by((): readonly Deed[] => deedsOf(this.question(), this.view(), this.order(), this.only()));

  constructor(
    private readonly question: () => OpenQuestion<Choice> | null,
    private readonly view: () => View,
    /** The numbers of the Performances: their names in order. */
    private readonly order: () => readonly string[],
    /** A guided game: this answer in steps alone will do. */
    private readonly only: () => readonly Choice[] | null | undefined,
  ) {
    this.#picker = new Picker<Answer<Choice>, { what: Key }>(
      () => this.deeds,
      { what: { of: ({ choice }) => keysOf(choice, view()), isWhole: true, called: ([key]) => calledOf(key!) } },
      () => question()?.barred ?? [],
    );
  }
  get isEmpty(): boolean {
    return this.#picker.isEmpty;
  }
  get chosen(): Deed | undefined {
    return this.#picker.chosen;
  }
  get missing(): string {
    return this.#picker.missing;
  }
  get picked(): readonly Key[] {
    return this.#picker.picked('what');
  }
  get wondered(): Barred<Answer<Choice>> | undefined {
    return this.#picker.wondered;
  }
  readonly wonder = (barred: Barred<Answer<Choice>> | undefined): void => this.#picker.wonder(barred);

  has(key: Key): boolean {
    return this.#picker.has('what', key);
  }
  isOpen(key: Key): boolean {
    return this.#picker.open('what').has(key);
  }
  barOf(key: Key): Barred<Answer<Choice>> | undefined {
    return this.#picker.barred('what').get(key);
  }
  isHinted(key: Key): boolean {
    return this.#picker.isHinted('what', key);
  }
  isHintedDeed(deed: Deed): boolean {
    return this.#picker.isHintedOffer(deed);
  }
  pick(key: Key): void {
    if (this.isOpen(key)) this.#picker.pick('what', key);
  }
  /** Picks it, if it is not picked. */
  take(key: Key): void {
    if (!this.has(key)) this.pick(key);
  }
  /** Whether what is picked may be dropped there, now or as soon as it is asked. */
  takes(place: string | undefined): boolean {
    if (place === undefined) return false;
    const [held] = this.picked;
    if (held?.startsWith('card ')) return place === 'stage';
    if (held?.startsWith('costume ') || held === 'blind') return place.startsWith('seat ');
    return this.isOpen(place as Key);
  }
  /** Something was dropped there. */
  put(place: string): void {
    const [held] = this.picked;
    if (held?.startsWith('costume ') && place.startsWith('seat '))
      this.#wish = { costume: held.slice(8) as Costume, seat: Number(place.slice(5)) };
    else if (!held?.startsWith('card ')) this.take(place as Key);
  }
  /** Now that a Costume is to be placed: on the doll it was dropped on. */
  remember(costume: Costume | null): void {
    const wish = this.#wish;
    if (!costume || !wish) return;
    this.#wish = null;
    if (wish.costume === costume) this.take(`seat ${wish.seat}`);
  }
  pointAt(steps: readonly Choice[]): void {
    const [only] = steps;
    this.#picker.pointAt(steps.length === 1 && only ? [only] : steps.length > 1 ? [steps] : []);
  }
  clear(): void {
    this.#picker.clear();
  }
}
