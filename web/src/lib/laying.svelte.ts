// SPDX-License-Identifier: Apache-2.0
// A board is laid out in a few strokes when it is first shown: a phone that drew all of it at once would not
// answer a finger meanwhile. Afterwards everything comes and goes at once.

export class Laying {
  /** How many strokes are done. */
  done = $state(0);

  constructor(strokes: number) {
    $effect(() => {
      if (this.done >= strokes) return;
      const next = setTimeout(() => (this.done += 1));
      return () => clearTimeout(next);
    });
  }
}
