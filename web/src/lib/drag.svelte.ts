// SPDX-License-Identifier: Apache-2.0
// Dragging what is picked up: by mouse, pen or finger. A click that does not move stays a click.

/** What is being picked up, and where it may be put. */
export interface Holder {
  takes(place: string | undefined): boolean;
  put(place: string): void;
  /** Somebody lets go over a place that does not take it. */
  refuse?(place: string): void;
}

/** How far the pointer must go before something is dragged, in pixels. */
const slack = 8;

const placeAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;

export class Drag {
  /** Where the pointer is, while something follows it. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  /** What it is over, if it may be dropped there. */
  over = $state.raw<string | null>(null);

  constructor(private readonly holder: Holder) {}

  /** For `onpointerdown` of whatever can be picked up. `pickUp` picks it, if it is not yet. */
  begin(down: PointerEvent, pickUp: () => void): void {
    if (!down.isPrimary || down.button !== 0) return;
    const stop = new AbortController();
    const listen = (kind: 'pointermove' | 'pointerup' | 'pointercancel', heard: (event: PointerEvent) => void): void =>
      addEventListener(kind, heard, { signal: stop.signal });
    const end = (): void => {
      stop.abort();
      this.at = null;
      this.over = null;
    };
    listen('pointermove', (move) => {
      if (!this.at && Math.hypot(move.clientX - down.clientX, move.clientY - down.clientY) < slack) return;
      if (!this.at) pickUp();
      this.at = { x: move.clientX, y: move.clientY };
      const place = placeAt(move);
      this.over = place !== undefined && this.holder.takes(place) ? place : null;
    });
    listen('pointerup', (up) => {
      const place = this.at && placeAt(up);
      if (this.at) this.#swallowClick();
      if (place && this.holder.takes(place)) this.holder.put(place);
      else if (place) this.holder.refuse?.(place);
      end();
    });
    listen('pointercancel', end);
  }
  /** The click that ends a drag is none. */
  #swallowClick(): void {
    const swallow = (click: Event): void => {
      click.stopPropagation();
      click.preventDefault();
    };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  }
}
