// SPDX-License-Identifier: Apache-2.0
// Controls that have just changed take no input for half a second, so that no click lands on another question.
import type { Info } from './wire';

export const settlingTime = 500;
/** At a table that waits for nothing they are ready at once. */
export const waitAt = ({ pace }: Pick<Info, 'pace'>): number => (pace === 'swift' ? 0 : settlingTime);

export class Settling {
  isOn = $state(false);
  #last: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `what` the controls belong to: each change of it begins the wait. What is there at first has not changed. */
  follow(what: string, time = settlingTime): void {
    const hasChanged = this.#last !== undefined && this.#last !== what;
    this.#last = what;
    if (!hasChanged || time === 0) return;
    clearTimeout(this.#timer);
    this.isOn = true;
    this.#timer = setTimeout(() => (this.isOn = false), time);
  }
}

const isActivation = (event: Event): boolean =>
  event.type !== 'keydown' || ['Enter', ' '].includes((event as KeyboardEvent).key);

/** Keeps an input from whatever it was meant for; true if it would have done something there. */
export function swallow(event: Event): boolean {
  if (!isActivation(event)) return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
