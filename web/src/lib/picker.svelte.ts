// SPDX-License-Identifier: Apache-2.0
// Picking an answer in steps. A choice has slots (a spot, a character, some cards of the hand); each click picks a key
// for one of them, and only the offers that hold everything picked are left. Nothing can be picked that is not offered; what
// is barred says why.
import { placesOf } from './piles';
import type { Barred, Offer } from './wire';

/** What can be read off an offer, or off a choice that is barred. */
type Thought<Choice> = Pick<Offer<Choice>, 'choice' | 'leads_to'>;

interface SlotRules<Key> {
  /** What somebody who has still to pick here is told to choose: of these keys, with others picked or none. */
  called?: (keys: readonly Key[], hasPicked: boolean) => string;
  /** An offer can be confirmed only when all it holds here is picked: a group of cards, and not a part of it. */
  isWhole?: boolean;
  /** What is put down when one more is picked than any offer holds; all, unless said otherwise. */
  whenFull?: 'all' | 'last';
}
interface SlotByValue<Choice, Key> extends SlotRules<Key> {
  /** What an offer holds here, in any order: nothing, one key, or a group. */
  of: (thought: Thought<Choice>) => readonly Key[];
  among?: undefined;
}
interface SlotByPlace<Choice> extends SlotRules<number> {
  of: (thought: Thought<Choice>) => readonly unknown[];
  /** The things to pick from, of which some may be alike (a hand of cards): keys are places in this list. */
  among: () => readonly unknown[];
}
export type Slot<Choice, Key> = SlotByValue<Choice, Key> | ([Key] extends [number] ? SlotByPlace<Choice> : never);

/** What is left of `all` when each of `some` is taken out once. */
function without(all: readonly unknown[], some: readonly unknown[]): unknown[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
/** Whether all of `some` are in `all`, each as often. */
const isWithin = (some: readonly unknown[], all: readonly unknown[]): boolean =>
  without(all, some).length === all.length - some.length;
const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && isWithin(a, b);

type Slots<Choice, Keys> = { [Name in keyof Keys]: Slot<Choice, Keys[Name]> };
type Picked<Keys> = { [Name in keyof Keys]?: readonly Keys[Name][] };

/** `Keys` names the slots and says what is picked in each. */
export class Picker<Choice, Keys extends object> {
  readonly #slots: Slots<Choice, Keys>;
  readonly #names: readonly (keyof Keys)[];
  readonly #offers: () => readonly Offer<Choice>[];
  readonly #bars: () => readonly Barred<Choice>[];
  #picked = $state.raw<Picked<Keys>>({});
  #hinted = $state.raw<Offer<Choice>>();
  /** What is barred and was tapped all the same: somebody wants to know why. */
  wondered = $state.raw<Barred<Choice>>();

  constructor(
    offers: () => readonly Offer<Choice>[],
    slots: Slots<Choice, Keys>,
    bars: () => readonly Barred<Choice>[] = () => [],
  ) {
    this.#offers = offers;
    this.#bars = bars;
    this.#slots = slots;
    this.#names = Object.keys(slots) as (keyof Keys)[];
  }

  get offers(): readonly Offer<Choice>[] {
    return this.#offers();
  }
  /** The keys picked in a slot, in the order of the clicks. */
  picked<Name extends keyof Keys>(name: Name): readonly Keys[Name][] {
    return this.#picked[name] ?? [];
  }
  has<Name extends keyof Keys>(name: Name, key: Keys[Name]): boolean {
    return this.picked(name).includes(key);
  }
  readonly isEmpty = $derived.by(() => this.#names.every((name) => this.picked(name).length === 0));

  /** The offers that hold everything picked. */
  readonly left = $derived.by(() => this.#offers().filter((offer) => this.#fits(offer)));
  /** The one offer that can be confirmed; of several that no click can tell apart, the first. */
  readonly chosen = $derived.by(() => {
    const [first, ...others] = this.isEmpty ? [] : this.left.filter((offer) => this.#isWhole(offer));
    const isAlike = (offer: Offer<Choice>): boolean =>
      this.#names.every((name) => isSame(this.#slots[name].of(offer), this.#slots[name].of(first!)));
    return others.every(isAlike) ? first : undefined;
  });
  /** With something picked and nothing to confirm yet: what is still to be chosen, in words. */
  readonly missing = $derived.by((): string => {
    if (this.isEmpty || this.chosen) return '';
    const wanted = new Set(this.#names.flatMap((name) => this.#wantedIn(name) ?? []));
    return `Now choose ${[...wanted].join(' and ') || 'what it is for'}.`;
  });
  /** For each slot the keys that a click may pick or put down now. */
  readonly #open = $derived.by(() => new Map(this.#names.map((name) => [name, this.#openIn(name)])));

  open<Name extends keyof Keys>(name: Name): ReadonlySet<Keys[Name]> {
    return this.#open.get(name) as ReadonlySet<Keys[Name]>;
  }
  /** The keys of a slot that no offer holds and a barred choice does: each with the reason. */
  barred<Name extends keyof Keys>(name: Name): ReadonlyMap<Keys[Name], Barred<Choice>> {
    return this.#barred.get(name) as ReadonlyMap<Keys[Name], Barred<Choice>>;
  }
  readonly #barred = $derived.by(() => new Map(this.#names.map((name) => [name, this.#barredIn(name)])));

  /** The offers that would be left with this key and what is picked in the other slots. */
  offersWith<Name extends keyof Keys>(name: Name, key: Keys[Name]): Offer<Choice>[] {
    return this.#offers().filter((offer) => this.#fits(offer, name) && this.#holds(offer, name, [key]));
  }

  /** Picks a key, or puts it down if it is picked. What then fits no offer in the other slots is put down too. */
  pick<Name extends keyof Keys>(name: Name, key: Keys[Name]): void {
    this.wondered = undefined;
    const picked = this.picked(name);
    const next = this.has(name, key) ? picked.filter((one) => one !== key) : [...this.#kept(name), key];
    this.#picked = { ...this.#picked, [name]: next };
    if (this.left.length > 0) return;
    this.clear();
    this.#picked = { ...this.#picked, [name]: next };
  }
  /** Picks the next open key of a slot instead of the one picked, or the one before, round and round. */
  pickNext<Name extends keyof Keys>(name: Name, by: 1 | -1): void {
    const all = [...this.open(name)];
    const [current] = this.picked(name);
    const at = current === undefined ? (by > 0 ? -1 : all.length) : all.indexOf(current);
    const next = all[(at + by + all.length) % all.length];
    this.#picked = { ...this.#picked, [name]: next === undefined ? [] : [next] };
  }
  /** Points at everything that an answer holds, as a hint does; or at nothing. */
  pointAt([choice]: readonly Choice[]): void {
    const text = JSON.stringify(choice);
    this.#hinted = this.#offers().find((offer) => JSON.stringify(offer.choice) === text);
  }
  /** Whether the hint speaks of this key. */
  isHinted<Name extends keyof Keys>(name: Name, key: Keys[Name]): boolean {
    if (!this.#hinted) return false;
    const { among, of } = this.#slots[name];
    const held = of(this.#hinted);
    if (!among) return held.includes(key);
    return placesOf<unknown>(held, among()).includes(key as number);
  }
  isHintedOffer(offer: Offer<Choice>): boolean {
    return offer === this.#hinted;
  }
  clear(): void {
    this.#picked = {};
    this.wondered = undefined;
  }
  readonly wonder = (barred: Barred<Choice> | undefined): void => void (this.wondered = barred);

  #holds<Name extends keyof Keys>(offer: Offer<Choice>, name: Name, keys: readonly Keys[Name][]): boolean {
    return isWithin(this.#thingsOf(name, keys), this.#slots[name].of(offer));
  }
  /** What an offer calls these keys. */
  #thingsOf<Name extends keyof Keys>(name: Name, keys: readonly Keys[Name][]): readonly unknown[] {
    const things = this.#slots[name].among?.();
    return things ? keys.map((key) => things[key as number]) : keys;
  }
  #fits(offer: Offer<Choice>, except?: keyof Keys): boolean {
    return this.#names.every((name) => name === except || this.#holds(offer, name, this.picked(name)));
  }
  #isWhole(offer: Offer<Choice>): boolean {
    return this.#names.every((name) => {
      const { isWhole, of } = this.#slots[name];
      return !isWhole || of(offer).length === this.picked(name).length;
    });
  }
  /** What is called for in a slot where an offer that is left holds more than is picked. */
  #wantedIn<Name extends keyof Keys>(name: Name): string | undefined {
    const { among, of, called } = this.#slots[name];
    const picked = this.picked(name);
    const things = this.#thingsOf(name, picked);
    const more = this.left.flatMap((offer) => without(of(offer), things));
    const keys = among ? without([...this.open(name)], picked) : more;
    return more.length > 0 ? called?.(keys as never, picked.length > 0) : undefined;
  }
  /** What stays picked in a slot when one more key is picked there. */
  #kept<Name extends keyof Keys>(name: Name): readonly Keys[Name][] {
    const { of, whenFull } = this.#slots[name];
    const picked = this.picked(name);
    const most = Math.max(0, ...this.#offers().map((offer) => of(offer).length));
    return picked.length < most ? picked : whenFull === 'last' ? picked.slice(0, Math.max(0, most - 1)) : [];
  }
  #barredIn<Name extends keyof Keys>(name: Name): ReadonlyMap<Keys[Name], Barred<Choice>> {
    const { among, of } = this.#slots[name];
    const reasons = new Map<Keys[Name], Barred<Choice>>();
    // A choice may be wrong in more than one way: the reason is one of those in which nothing else is.
    const byBlame = [...this.#bars()].sort((a, b) => this.#othersWrong(a, name) - this.#othersWrong(b, name));
    for (const bar of byBlame) {
      const held = of(bar) as readonly Keys[Name][];
      const keys = among ? (among().flatMap((thing, place) => (held.includes(thing as never) ? place : [])) as Keys[Name][]) : held; // prettier-ignore
      for (const key of keys)
        if (!reasons.has(key) && !this.#offers().some((offer) => this.#holds(offer, name, [key])))
          reasons.set(key, bar);
    }
    return reasons;
  }
  /** In how many of the other slots a barred choice holds what no offer does. */
  #othersWrong(bar: Barred<Choice>, except: keyof Keys): number {
    const isOffered = (name: keyof Keys): boolean =>
      this.#offers().some((offer) => isWithin(this.#slots[name].of(bar), this.#slots[name].of(offer)));
    return this.#names.filter((name) => name !== except && !isOffered(name)).length;
  }
  #openIn<Name extends keyof Keys>(name: Name): ReadonlySet<Keys[Name]> {
    const slot = this.#slots[name];
    const fitting = this.#offers().filter((offer) => this.#fits(offer, name));
    const keys = slot.among
      ? (slot.among().map((_, place) => place) as Keys[Name][])
      : fitting.flatMap((offer) => slot.of(offer) as readonly Keys[Name][]);
    const kept = this.#kept(name);
    const isOpen = (key: Keys[Name]): boolean =>
      this.has(name, key) || fitting.some((offer) => this.#holds(offer, name, [...kept, key]));
    return new Set(keys.filter(isOpen));
  }
}
