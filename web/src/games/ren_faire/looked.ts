// SPDX-License-Identifier: Apache-2.0
import type { Performance } from '../../lib/generated/ren_faire';

/** What somebody looks at more closely, on a sheet of its own: a wardrobe, a discard pile, a handbill. */
export type Looked = { wardrobe: number } | 'costumes' | 'performances' | { card: Performance };
