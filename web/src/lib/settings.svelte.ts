// SPDX-License-Identifier: Apache-2.0
// Day or night, sound or silence, movement or stillness.
import { store, stored } from './browser_storage';

export type Theme = 'day' | 'night';

class Settings {
  theme = $state<Theme>('day');
  sound = $state(stored('sound') === 'on');
  still = $state(false);

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
