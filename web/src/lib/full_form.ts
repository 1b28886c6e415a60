// SPDX-License-Identifier: Apache-2.0
// What is cut, or is a mark that does not speak for itself (`data-explained`), and has its full form in a `title`, where a finger or the
// focus comes upon it.

export interface FullForm {
  words: string;
  left: number;
  bottom: number;
}
const isCut = (element: Element): boolean =>
  element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible';
const needsWords = (titled: HTMLElement): boolean =>
  titled.matches('[data-explained]') || [titled, ...titled.querySelectorAll('*')].some(isCut);

export function fullFormAt(target: EventTarget | null): FullForm | undefined {
  let titled = target instanceof Element ? target.closest<HTMLElement>('[title]') : null;
  while (titled && !needsWords(titled)) titled = titled.parentElement?.closest<HTMLElement>('[title]') ?? null;
  if (!titled) return undefined;
  const { left, bottom } = titled.getBoundingClientRect();
  return { words: titled.title, left, bottom };
}
