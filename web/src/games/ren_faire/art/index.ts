// SPDX-License-Identifier: Apache-2.0
// All drawings of Ren Faire by one door.
export { character, characterNames } from './characters';
export * from './costumes';
export { dollSize, drawingOrder, slotRegions } from './measures';
