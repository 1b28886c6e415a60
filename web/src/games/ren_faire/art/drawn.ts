// SPDX-License-Identifier: Apache-2.0
// What a board draws at once; handbills' pictures come later still.
export { costumeBack, costumeFace, dummy, performanceBack } from './cards';
export { doll } from './costumes';
export { iconSign } from './icons';
export { boo, huzzah, mirror, purse, shopFront, stage } from './shop';
