// SPDX-License-Identifier: Apache-2.0
// Day or night, sound or silence, movement or stillness, unhurried or fast.
import { store, stored } from './browser_storage';

export type Theme = 'day' | 'night';
/** Fast: what happens is told in captions, and nothing is waited for. */
export type Pace = 'unhurried' | 'fast';

class Settings {
  theme = $state<Theme>('day');
  sound = $state(stored('sound') === 'on');
  still = $state(false);
  pace = $state<Pace>(stored('pace') === 'fast' ? 'fast' : 'unhurried');

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    const chosen = stored('theme');
    this.theme = chosen === 'day' || chosen === 'night' ? chosen : dark.matches ? 'night' : 'day';
    if (chosen) document.documentElement.dataset.theme = this.theme;
    dark.addEventListener('change', () => {
      if (!stored('theme')) this.theme = dark.matches ? 'night' : 'day';
    });
    this.still = calm.matches;
    calm.addEventListener('change', () => (this.still = calm.matches));
  }
  /** Captions instead of motion. */
  get isFast(): boolean {
    return this.pace === 'fast' || this.still;
  }
  switchPace(): void {
    this.pace = this.pace === 'fast' ? 'unhurried' : 'fast';
    store('pace', this.pace);
  }
  switchTheme(): void {
    this.theme = this.theme === 'day' ? 'night' : 'day';
    document.documentElement.dataset.theme = this.theme;
    store('theme', this.theme);
  }
  switchSound(): void {
    this.sound = !this.sound;
    store('sound', this.sound ? 'on' : 'off');
  }
}

export const settings = new Settings();
