// SPDX-License-Identifier: Apache-2.0
// Where the rules lie open beside a board. Whoever shows a board sets one up; what says "Why?" below it opens it at its place.
import { getContext, setContext } from 'svelte';

/** Where a page is opened: at a numbered rule, or at what a question is about. */
export interface Place {
  rule?: string | undefined;
  asked?: string | undefined;
}

const key = Symbol('rules');

export class RulesDesk {
  /** Null while the rules are closed. */
  place = $state.raw<Place | null>(null);
  readonly open = (place: Place = {}): void => void (this.place = place);
  readonly close = (): void => void (this.place = null);
}
export const setRulesDesk = (): RulesDesk => setContext(key, new RulesDesk());
/** The desk of the page, if it has one. */
export const rulesDesk = (): RulesDesk | undefined => getContext<RulesDesk | undefined>(key);
