// SPDX-License-Identifier: Apache-2.0
import type { Info } from './wire';

/** Whether there are emotes at a table: a game may have `taunts` among its options, to be turned off (REN-061). */
export const hasEmotes = ({ options }: Pick<Info, 'options'>): boolean => options['taunts'] !== 'off';
