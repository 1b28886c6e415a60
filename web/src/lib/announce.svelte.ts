// SPDX-License-Identifier: Apache-2.0
// What a screen reader reads out. Sentences that arrive together are read together.
class ScreenReader {
  text = $state('');
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(sentence: string): void {
    if (sentence === '') return;
    this.#waiting.push(sentence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = this.#waiting.slice(-8).join(' ');
      this.#waiting = [];
    }, 250);
  }
}
export const screenReader = new ScreenReader();
