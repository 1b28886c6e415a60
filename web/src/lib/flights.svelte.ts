// SPDX-License-Identifier: Apache-2.0
// Things on their way from one place of a board to another. A board says what has flown so far; whatever is new in that
// list takes off, and flies until its animation ends.

/** Places are named by `data-place` on an element of the board. */
export interface Flight {
  id: string;
  from: string;
  to: string;
  /** Milliseconds before it takes off. */
  delay?: number;
}
/** Points or coins that somebody gains or loses, on the way to where they count, or risen there. */
export interface Gain extends Flight {
  /** Below zero for a loss. */
  amount: number;
  why: string;
  inCoins?: boolean;
}
export interface Point {
  x: number;
  y: number;
}
export interface Flying<F extends Flight> {
  flight: F;
  from: Point;
  /** How far it goes. */
  by: Point;
}

export class Flights<F extends Flight> {
  flying = $state.raw<readonly Flying<F>[]>([]);
  #known: ReadonlySet<string> | null = null;

  /** Most things in the air at once: where animations do not run, nothing lands. */
  constructor(private readonly most = 40) {}

  /** The first list is history and stays on the ground; so does what would fly to a place that is not there. */
  follow(list: readonly F[], pointOf: (place: string) => Point | null): void {
    const known = this.#known;
    this.#known = new Set(list.map((flight) => flight.id));
    const fresh = known === null ? [] : list.filter((flight) => !known.has(flight.id));
    const started = fresh.flatMap((flight): Flying<F>[] => {
      const [from, to] = [pointOf(flight.from), pointOf(flight.to)];
      return from && to ? [{ flight, from, by: { x: to.x - from.x, y: to.y - from.y } }] : [];
    });
    if (started.length === 0) return;
    const ids = new Set(started.map((one) => one.flight.id));
    this.flying = [...this.flying.filter((one) => !ids.has(one.flight.id)), ...started].slice(-this.most);
  }
  land(id: string): void {
    this.flying = this.flying.filter((one) => one.flight.id !== id);
  }
}
