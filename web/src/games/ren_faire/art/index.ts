// SPDX-License-Identifier: Apache-2.0
// All drawings of Ren Faire by one door.
export * from './cards';
export { character, characterNames } from './characters';
export * from './costumes';
export { iconDyes, iconNames, iconSign, slotNames } from './icons';
export { dollSize, drawingOrder, slotRegions } from './measures';
export * from './shop';
export * from './vignettes';
