// SPDX-License-Identifier: Apache-2.0
// Draws a board in a few strokes, one after the other, when it is first shown: drawn all at once, it would keep a phone
// from answering a tap. After that, changes are drawn at once.

export class Laying {
  /** How many strokes are done. */
  done = $state(0);

  constructor(private readonly strokes: number) {
    $effect(() => {
      if (this.isWhole) return;
      const next = setTimeout(() => (this.done += 1));
      return () => clearTimeout(next);
    });
  }

  /** Until then, what is there may still move when the rest comes. */
  get isWhole(): boolean {
    return this.done >= this.strokes;
  }
}
