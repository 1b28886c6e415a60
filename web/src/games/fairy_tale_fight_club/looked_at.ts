// SPDX-License-Identifier: Apache-2.0
// What somebody looks through: the discard pile, or the completed contracts of a seat.
export type LookedAt = 'discards' | number;
