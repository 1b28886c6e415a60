// SPDX-License-Identifier: Apache-2.0
// What a player has picked up, click by click or by dragging, and what can be done with it (gestures.ts).
import type { Choice, Creature, Place } from '../../lib/generated/fairy_tale_fight_club';
import type { Barred } from '../../lib/wire';
import { creatureNames } from './art/creatures';
import { whyNotOn, whyNotPicked } from './bars';
import { placesOf } from '../../lib/piles';
import { sumOf } from './words';
import {
  creaturesIn,
  deedsOf,
  deedsOn,
  namedIn,
  numberWanted,
  openTo,
  type Asked,
  type Deed,
  type Held,
  type Open,
  type Target,
} from './gestures';

const shut: Open = { hand: false, cargo: false, market: false };

export class Gesture {
  /** Places in the hand, and in the holds of one wagon: of creatures that are alike, this one. */
  #places = $state.raw<readonly number[]>([]);
  #from = $state.raw<Place | null>(null);
  #wanted = $state.raw<readonly Creature[]>([]);
  #target = $state.raw<Target | null>(null);
  /** Of several deeds, the one taken, by its words. */
  #settled = $state.raw<string | null>(null);
  #hinted = $state.raw<readonly Choice[]>([]);
  /** What is barred and was tapped all the same. */
  wondered = $state.raw<Barred<Choice>>();

  constructor(
    private readonly asked: () => Asked | null,
    private readonly creaturesAt: (place: Place) => readonly Creature[],
  ) {}

  readonly held = $derived.by((): Held => {
    const all = this.#from === null ? [] : this.creaturesAt(this.#from);
    const creatures = this.#places.flatMap((place) => all[place] ?? []);
    return { from: this.#from, creatures, wanted: this.#wanted, target: this.#target };
  });
  readonly isEmpty = $derived.by(() => this.#places.length === 0 && this.#wanted.length === 0 && this.#target === null);
  /** What can be picked up. */
  readonly open = $derived.by((): Open => {
    const asked = this.asked();
    return asked ? openTo(asked) : shut;
  });
  /** All that could be done with what is held. */
  readonly deeds = $derived.by((): readonly Deed[] => {
    const asked = this.asked();
    return asked ? deedsOf(asked, this.held) : [];
  });
  /** What is left after what was tapped. */
  readonly left = $derived.by((): readonly Deed[] => {
    const left = deedsOn(this.deeds, this.#target);
    const settled = left.filter(({ label }) => label === this.#settled);
    return settled.length > 0 ? settled : left;
  });
  /** Where it may be put. */
  readonly targets = $derived.by((): ReadonlySet<Target> => new Set(this.deeds.flatMap((deed) => deed.targets)));
  readonly chosen = $derived.by((): Deed | undefined =>
    !this.isEmpty && this.left.length === 1 ? this.left[0] : undefined,
  );
  /** Several things that could be done, to choose from. */
  readonly several = $derived.by((): readonly Deed[] => (!this.isEmpty && this.left.length > 1 ? this.left : []));

  /** Why nothing can be done with what is held, for who wonders; '' while something can. */
  readonly stuck = $derived.by((): string => {
    const { creatures, wanted } = this.held;
    const isPicked = creatures.length + wanted.length > 0 && this.#target === null;
    if (!isPicked || this.#most() < Infinity || this.deeds.length > 0 || this.#swappedFor() !== null) return '';
    if (wanted.length === 0) return 'Nothing can be done with these together.';
    const rule = 'An exchange is one against several, worth the same';
    return creatures.length === 0
      ? `${rule}: pick up yours, worth ${sumOf(wanted)}.`
      : `${rule}: yours are worth ${sumOf(creatures)}, theirs ${sumOf(wanted)}.`;
  });

  /** Whether one more of these may be picked up from there: in a guided game only what the lesson is about. */
  allows(from: Place | 'market', creature: Creature): boolean {
    const only = this.asked()?.only;
    if (!only) return true;
    const { creatures, wanted } = creaturesIn(only);
    const isOne = (name: Creature): boolean => name === creature;
    return from === 'market'
      ? wanted.filter(isOne).length > this.wants(creature)
      : creatures.filter(isOne).length > (this.#from === from ? this.held.creatures.filter(isOne).length : 0);
  }
  get target(): Target | null {
    return this.#target;
  }
  has(from: Place, place: number): boolean {
    return this.#from === from && this.#places.includes(place);
  }
  wants(creature: Creature): number {
    return this.#wanted.filter((one) => one === creature).length;
  }
  /** Picks a creature up, or puts it down. What comes from elsewhere is put down first: a group has one origin. */
  pick(from: Place, place: number): void {
    const isSame = this.#from === from;
    if (isSame && this.#places.includes(place))
      return this.#hold(
        from,
        this.#places.filter((one) => one !== place),
      );
    const most = this.#most();
    const kept = isSame ? (this.#places.length < most ? this.#places : this.#places.slice(1, most)) : [];
    this.#hold(from, [...kept, place]);
  }
  #most(): number {
    const asked = this.asked();
    return (asked && numberWanted(asked)) || Infinity;
  }
  #hold(from: Place, places: readonly number[]): void {
    this.wondered = undefined;
    this.#places = places;
    this.#from = places.length > 0 ? from : null;
    if (from !== 'hand') this.#wanted = [];
    this.#target = null;
    this.#settled = null;
  }
  /** One more of a pile of the Market; after the last one none. */
  want(creature: Creature, available: number): void {
    this.wondered = undefined;
    const rest = this.#wanted.filter((one) => one !== creature);
    const next = this.wants(creature) + 1;
    this.#wanted = next > available ? rest : [...rest, ...Array<Creature>(next).fill(creature)];
    if (this.#from !== 'hand') this.#hold('hand', []);
    this.#target = null;
    this.#settled = null;
  }
  /** Puts what is held somewhere, or taps it with empty hands; a second tap takes that back. */
  aim(target: Target): void {
    this.wondered = undefined;
    this.#settled = null;
    this.#target = this.#target === target ? null : target;
    if (this.#target === null || deedsOn(this.deeds, target).length > 0) return;
    // Nothing can be done there with what is held: it is tapped for itself.
    this.#places = [];
    this.#from = null;
    this.#wanted = [];
  }
  /** Whether what is held may be dropped there. */
  takes(target: Target | undefined): boolean {
    return target !== undefined && (this.targets.has(target) || (target === 'market' && this.#swappedFor() !== null));
  }
  /** Why what is held cannot be put there, or why nothing can be done with it; nothing while something can. */
  whyNot(target: Target): Barred<Choice> | undefined {
    const asked = this.asked();
    return !asked || this.takes(target) || this.target === target ? undefined : whyNotOn(asked, this.held, target);
  }
  whyNotPicked(creature: Creature): Barred<Choice> | undefined {
    const asked = this.asked();
    return asked ? whyNotPicked(asked, creature) : undefined;
  }
  /** Something is dropped where it may not lie. */
  refuse(target: Target): void {
    this.wondered = this.whyNot(target);
  }
  /** Drops what is held. Several creatures dropped on the Market are for the one that they add up to. */
  put(target: Target): void {
    const single = target === 'market' && !this.targets.has(target) ? this.#swappedFor() : null;
    if (single) this.#wanted = [single];
    this.#settled = null;
    this.#target = target;
  }
  #swappedFor(): Creature | null {
    const { from, creatures, wanted } = this.held;
    const name = creatureNames[sumOf(creatures) - 1];
    const isThere = from === 'hand' && creatures.length > 1 && wanted.length === 0 && name !== undefined;
    return isThere && this.open.market && (this.asked()?.view.table.market[name] ?? 0) > 0 ? name : null;
  }
  /** Takes one of several deeds. */
  settle(deed: Deed): void {
    this.#target = deed.targets[0] ?? null;
    this.#settled = deed.label;
  }
  clear(): void {
    this.#places = [];
    this.#from = null;
    this.#wanted = [];
    this.#target = null;
    this.#settled = null;
    this.wondered = undefined;
  }
  /** Points at what a hint speaks of. */
  pointAt(steps: readonly Choice[]): void {
    this.#hinted = steps;
  }
  readonly #spokenOf = $derived.by(() => namedIn(this.#hinted));
  isHintedAct(act: Choice['act']): boolean {
    return this.#hinted[0]?.act === act;
  }
  isHinted(target: Target): boolean {
    return this.#spokenOf.targets.includes(target);
  }
  isHintedOnMarket(creature: Creature): boolean {
    return this.#spokenOf.wanted.includes(creature);
  }
  isHintedAt(from: Place, place: number): boolean {
    const { creatures, from: origin } = this.#spokenOf;
    return origin === from && placesOf(creatures, this.creaturesAt(from)).includes(place);
  }
  readonly wonder = (barred: Barred<Choice> | undefined): void => void (this.wondered = barred);
}
