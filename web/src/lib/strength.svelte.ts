// SPDX-License-Identifier: Apache-2.0
// How strong the bots are, in words, and which strength this browser plays against.
import { store, stored } from './browser_storage';
import type { BotKind } from './wire';

export interface Strength {
  bot: BotKind;
  name: string;
  about: string;
}
export const strengths: readonly Strength[] = [
  { bot: 'random', name: 'Gentle', about: 'They play whatever comes to hand. Right for a first game.' },
  { bot: 'sage', name: 'Sensible', about: 'They know what a move is worth, and will surprise you now and then.' },
  { bot: 'seer', name: 'Sharp', about: 'They think ahead and remember everything. Hard to beat.' },
];
export const usual: BotKind = 'sage';

export const strengthOf = (bot: BotKind): Strength | undefined => strengths.find((one) => one.bot === bot);

class Opponents {
  /** Null until somebody has chosen. */
  bot = $state<BotKind | null>(strengths.find((one) => one.bot === stored('strength'))?.bot ?? null);

  choose(bot: BotKind): void {
    this.bot = bot;
    store('strength', bot);
  }
}
export const opponents = new Opponents();
