// SPDX-License-Identifier: Apache-2.0
// Picking an answer piece by piece. Everything that can be picked comes out of the offers, and nothing else.
import type { Character, Choice, Shuffle } from '../../lib/generated/king_thief_minister';
import type { Offer } from '../../lib/wire';

type Offers = readonly Offer<Choice>[];
const spotsOf = (choice: Choice): number[] => [choice.spot, choice.other_spot].filter((s) => s !== undefined);

export class Picker {
  spots = $state.raw<readonly number[]>([]);
  target = $state<number>();
  character = $state<Character>();
  shuffle = $state<Shuffle>();
  act = $state<Choice['act']>();

  constructor(private readonly offers: () => Offers) {}

  #fits(offer: Offer<Choice>, without?: 'spots' | 'target' | 'character' | 'shuffle' | 'act'): boolean {
    const { choice } = offer;
    return (
      (without === 'spots' || this.spots.every((spot) => spotsOf(choice).includes(spot))) &&
      (without === 'target' || this.target === undefined || choice.target === this.target) &&
      (without === 'character' || this.character === undefined || choice.character === this.character) &&
      (without === 'shuffle' || this.shuffle === undefined || choice.shuffle === this.shuffle) &&
      (without === 'act' || this.act === undefined || choice.act === this.act)
    );
  }
  readonly isEmpty = $derived.by(
    () =>
      this.spots.length === 0 &&
      this.target === undefined &&
      this.character === undefined &&
      this.shuffle === undefined &&
      this.act === undefined,
  );

  /** What is left after what has been picked; one of them means it can be confirmed. */
  readonly left = $derived.by(() => this.offers().filter((offer) => this.#fits(offer)));
  readonly chosen = $derived.by(() => (!this.isEmpty && this.left.length === 1 ? this.left[0] : undefined));

  readonly openSpots = $derived.by(() => {
    const most = Math.max(0, ...this.offers().map((o) => spotsOf(o.choice).length));
    const base = this.spots.length < most ? this.left : this.offers().filter((o) => this.#fits(o, 'spots'));
    return new Set(base.flatMap((o) => spotsOf(o.choice)));
  });
  readonly openTargets = $derived.by(
    () =>
      new Set(
        this.offers()
          .filter((o) => this.#fits(o, 'target'))
          .flatMap((o) => o.choice.target ?? []),
      ),
  );
  readonly openCharacters = $derived.by(
    () =>
      new Set(
        this.offers()
          .filter((o) => this.#fits(o, 'character'))
          .flatMap((o) => o.choice.character ?? []),
      ),
  );
  readonly openShuffles = $derived.by(() => new Set(this.left.flatMap((o) => o.choice.shuffle ?? [])));

  pickSpot(spot: number): void {
    const most = Math.max(0, ...this.offers().map((o) => spotsOf(o.choice).length));
    if (this.spots.includes(spot)) this.spots = this.spots.filter((s) => s !== spot);
    else this.spots = this.spots.length < most ? [...this.spots, spot] : [spot];
    if (this.left.length === 0) this.character = this.shuffle = undefined;
  }
  pickTarget(seat: number): void {
    this.target = this.target === seat ? undefined : seat;
  }
  pickCharacter(character: Character): void {
    this.character = this.character === character ? undefined : character;
    if (this.left.length === 0) this.act = undefined;
  }
  pickShuffle(shuffle: Shuffle): void {
    this.shuffle = this.shuffle === shuffle ? undefined : shuffle;
  }
  pickAct(act: Choice['act']): void {
    const again = this.act === act;
    this.clear();
    if (!again) this.act = act;
  }
  clear(): void {
    this.spots = [];
    this.target = this.character = this.shuffle = this.act = undefined;
  }
}
