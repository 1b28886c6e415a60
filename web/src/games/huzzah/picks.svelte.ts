// SPDX-License-Identifier: Apache-2.0
// Picking an answer on the map or in the hand. Whatever can be picked comes out of the offers, and nothing else.
import type { Card, Choice } from '../../lib/generated/huzzah';
import type { Offer } from '../../lib/wire';

type Offers = readonly Offer<Choice>[];
export type Spot = `step ${number}` | `stage ${string}`;

/** Where an offer is picked on the map. A walk shows where it really ends (HUZ-163). */
export function spotOf({ choice, leads_to }: Offer<Choice>): Spot | null {
  if (choice.act === 'choose' && choice.stage) return `stage ${choice.stage}`;
  if (choice.act === 'place' && choice.step !== undefined) return `step ${choice.step}`;
  return choice.act === 'walk' && leads_to !== undefined ? `step ${leads_to}` : null;
}
const cardsOf = ({ choice }: Offer<Choice>): Card[] =>
  choice.act === 'bump' ? ['Bump'] : [choice.card, choice.other].filter((card) => card !== undefined);

/** Whether the first cards are all among the second. */
function isWithin(some: readonly Card[], all: readonly Card[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export class Picks {
  spot = $state<Spot | null>(null);
  /** Places in the hand. */
  held = $state.raw<readonly number[]>([]);

  constructor(
    private readonly offers: () => Offers,
    private readonly hand: () => readonly Card[],
  ) {}

  readonly spots = $derived.by(() => {
    const found = new Map<Spot, Offer<Choice>[]>();
    for (const offer of this.offers()) {
      const spot = spotOf(offer);
      if (spot) found.set(spot, [...(found.get(spot) ?? []), offer]);
    }
    return found;
  });
  readonly plain = $derived.by(() =>
    this.offers().filter(
      (offer) => spotOf(offer) === null && (cardsOf(offer).length === 0 || offer.choice.act === 'bump'),
    ),
  );
  /** Where a piece would end that is not one's own to walk with: the end of a Bump. */
  readonly ends = $derived.by(() => this.plain.flatMap(({ leads_to }) => leads_to ?? []));
  readonly isEmpty = $derived.by(() => this.spot === null && this.held.length === 0);

  cards(): Card[] {
    return this.held.flatMap((i) => this.hand()[i] ?? []);
  }
  readonly chosen = $derived.by<Offer<Choice> | undefined>(() => {
    if (this.spot) return this.spots.get(this.spot)?.[0];
    const cards = this.cards();
    return cards.length === 0
      ? undefined
      : this.offers().find((offer) => cardsOf(offer).length === cards.length && isWithin(cards, cardsOf(offer)));
  });
  /** Which places in the hand can be picked up now; a picked one can always be put back. */
  readonly open = $derived.by(() => {
    const most = Math.max(0, ...this.offers().map((offer) => cardsOf(offer).length));
    const base = this.cards().length < most ? this.cards() : [];
    return new Set(
      this.hand().flatMap((card, i) =>
        this.held.includes(i) || this.offers().some((offer) => isWithin([...base, card], cardsOf(offer))) ? i : [],
      ),
    );
  });

  /** The next open place on the map, or the one before. */
  pickNext(by: 1 | -1): void {
    const all = [...this.spots.keys()];
    const at = this.spot === null ? -1 : all.indexOf(this.spot);
    this.spot = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length] ?? null;
  }
  pickSpot(spot: Spot): void {
    this.spot = this.spot === spot ? null : spot;
  }
  pickCard(at: number): void {
    const most = Math.max(0, ...this.offers().map((offer) => cardsOf(offer).length));
    if (this.held.includes(at)) this.held = this.held.filter((i) => i !== at);
    else this.held = this.held.length < most ? [...this.held, at] : [...this.held.slice(0, most - 1), at];
  }
  clear(): void {
    this.spot = null;
    this.held = [];
  }
}
